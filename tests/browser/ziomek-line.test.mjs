// Ziomek over a bad line: slow, cut, and with a server that is killed. The hands do not wait, and nothing is lost.

import assert from "node:assert/strict";
import net from "node:net";
import { answered, begin, build, drawn, layByKeys, look, phase, shows, solve, texts, told, wants } from "./ziomek-play.mjs";
import { scene } from "./world.mjs";

/** Everything the browser says and hears goes through here (SOCKS 5): later by `delay` in each direction, or not at all. */
class Way {
  constructor() {
    this.delay = 0;
    this.closed = false;
    /** @type {Set<net.Socket>} */
    this.ends = new Set();
    this.server = net.createServer((near) => this.come(near));
  }

  async open() {
    await new Promise((done) => {
      this.server.listen(0, "127.0.0.1", () => done(undefined));
    });
    const { port } = /** @type {net.AddressInfo} */ (this.server.address());
    return { server: `socks5://127.0.0.1:${port}`, bypass: "<-loopback>" };
  }

  /** @param {net.Socket} near */
  come(near) {
    this.keep(near);
    if (this.closed) return near.destroy();
    near.once("data", () => {
      near.write(Buffer.from([5, 0]));
      near.once("data", (wish) => {
        const far = net.connect(wish.readUInt16BE(wish.length - 2), "127.0.0.1"); // Its last two bytes are the port.
        this.keep(far);
        near.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
        this.carry(near, far);
        this.carry(far, near);
      });
    });
  }

  /** @param {net.Socket} from @param {net.Socket} to */
  carry(from, to) {
    const later = (/** @type {() => void} */ does) => setTimeout(does, this.delay);
    from.on("data", (bytes) =>
      later(() => {
        if (!to.destroyed) to.write(bytes);
      }),
    );
    from.on("close", () => later(() => to.destroy()));
  }

  /** @param {net.Socket} one */
  keep(one) {
    this.ends.add(one);
    one.setNoDelay(true);
    one.on("error", () => {});
    one.on("close", () => this.ends.delete(one));
  }

  cut() {
    this.closed = true;
    for (const one of this.ends) one.destroy();
  }

  close() {
    this.cut();
    this.server.close();
  }
}

/** Plays on such a way. */
const over = (/** @type {string} */ name, /** @type {(stage: Setting, guest: Guest, way: Way) => Promise<unknown>} */ play) =>
  scene(name, async (stage) => {
    const way = new Way();
    try {
      await play(stage, await stage.visit({ proxy: await way.open() }), way);
    } finally {
      way.close();
    }
  });

/** Notes every stack that is drawn, and whatever is said to be wrong. Runs in the page. */
function watch() {
  window.stacks = [""];
  const note = () => {
    const now = [...document.querySelectorAll("ziomek-stage .level")].map((one) => /** @type {HTMLElement} */ (one).dataset.laid).join(" ");
    if (now !== window.stacks.at(-1)) window.stacks.push(now);
    if (document.querySelector(".slip")) window.stacks.push(`slip: ${document.querySelector(".slip")?.textContent}`);
    requestAnimationFrame(note);
  };
  note();
}

over("with 200 ms in each direction pieces are laid quickly: nothing jumps back, nothing is lost", async (stage, guest, way) => {
  const { page } = guest;
  await begin(stage, guest, { others: [], options: { clock: "60", round: "2", dice: "r4,w7,b10,g6" } });
  way.delay = 200;
  await page.evaluate(watch);
  const stack = solve(wants(guest));
  /** @type {string[][]} */
  const seen = [[]];
  const last = () => seen[seen.length - 1];
  const lays = async (/** @type {import("./ziomek-play.mjs").Laid} */ laid) => {
    await layByKeys(page, laid);
    seen.push([...last(), ...texts([laid])]);
  };
  let most = 0;
  for (const laid of stack.slice(0, 3)) {
    await lays(laid);
    most = Math.max(most, (await look(page)).waiting);
  }
  await page.keyboard.press("Backspace");
  seen.push(last().slice(0, -1));
  for (const laid of stack.slice(2)) {
    await lays(laid);
    most = Math.max(most, (await look(page)).waiting);
  }
  assert.ok(most > 1, `at most ${most} acts were on their way at once`);
  // More than the rules take in a second: the rest waits for its turn, and is not refused.
  const top = last()[last().length - 1];
  for (const side of ["b", "a", "b", "a", "b", "a", "b", "a", "b", "a", "b", "a"]) {
    await page.keyboard.press("Space");
    seen.push([...last().slice(0, -1), top.replace(/^(.)./, `$1${side}`)]);
  }
  await answered(page);
  assert.deepEqual(await drawn(page), texts(stack));
  assert.deepEqual(told(guest), texts(stack));
  // A frame may miss a stack between two; but what was drawn came in this order, and never came back.
  const drew = await page.evaluate(() => window.stacks);
  let at = 0;
  for (const one of drew) {
    at = seen.findIndex((levels, n) => n >= at && levels.join(" ") === one);
    assert.ok(at >= 0, `out of order: ${JSON.stringify(drew, null, 1)}`);
  }
  assert.equal(told(guest).length, 7);
});

/** Waits until the line is seen to be gone, or to be there again. */
const lost = (/** @type {Page} */ page) => page.locator(".bar .line").waitFor();
const back = (/** @type {Page} */ page) => page.locator(".bar .line").waitFor({ state: "hidden", timeout: 30_000 });

over(
  "the line is cut and the server is killed in a round: the stack is as it was, and time goes on after 3, 2, 1",
  async (stage, guest, way) => {
    const { page } = guest;
    await begin(stage, guest, { options: { clock: "60" } });
    const stack = solve(wants(guest));
    await build(guest, stack.slice(0, 2));
    guest.patient = true;
    way.cut();
    await lost(page);
    // Hands build on, and it is sent once when there is a line again.
    await layByKeys(page, stack[2]);
    await shows(page, texts(stack.slice(0, 3)));
    way.closed = false;
    await back(page);
    await answered(page);
    assert.deepEqual(told(guest), texts(stack.slice(0, 3)));
    assert.deepEqual(await drawn(page), texts(stack.slice(0, 3)));

    const dice = await page.locator(".d10s").innerText();
    await stage.server.stop();
    await lost(page);
    await layByKeys(page, stack[3]); // Time stands still without a server: this goes back.
    await stage.server.start();
    await back(page);
    await page.locator(".countdown").waitFor();
    assert.equal(await page.locator('.piece[aria-disabled="false"]').count(), 0, "nobody builds before time goes on");
    await shows(page, texts(stack.slice(0, 3)));
    guest.patient = false;
    await page.locator(".countdown").waitFor({ state: "detached" });
    await phase(page, "building");
    assert.equal(await page.locator(".d10s").innerText(), dice);
    await build(guest, stack.slice(3));
    assert.deepEqual(told(guest), texts(stack));
    await page.reload();
    await phase(page, "building");
    await shows(page, texts(stack));
  },
);

scene(
  "whoever comes back lays nothing before the table is looked at from the own seat: an act without its number would be lost",
  async (stage) => {
    const guest = await stage.visit();
    const { page } = guest;
    const table = await begin(stage, guest, { others: [], options: { clock: "off", round: "1", dice: "r4,w1,b9,g6" } });
    const stack = solve(wants(guest));
    await build(guest, stack.slice(0, 2));
    let open = () => {};
    const opened = new Promise((done) => {
      open = () => done(undefined);
    });
    await page.routeWebSocket(/\/api\/v1\/socket/, (socket) => {
      const server = socket.connectToServer();
      let said = Promise.resolve();
      socket.onMessage((text) => {
        if (String(text).includes('"eye":0')) said = said.then(() => opened); // What comes after this waits.
        server.send(text);
      });
      server.onMessage((text) => {
        said = said.then(() => socket.send(text));
      });
    });
    await page.goto(`/t/${table}`);
    await page.locator('.dock[data-phase="building"]').waitFor();
    await shows(page, texts(stack.slice(0, 2)));
    assert.equal(await page.locator('.piece[aria-disabled="false"], .agree').count(), 0);
    await page.keyboard.press("Backspace");
    await shows(page, texts(stack.slice(0, 2)));
    open();
    await phase(page, "building");
    await build(guest, stack.slice(2, 3));
    assert.deepEqual(told(guest), texts(stack.slice(0, 3)));
  },
);
