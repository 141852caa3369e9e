// The screens of Ziomek.

import { layByKeys, look, phase, read, round, shouts, solve } from "../ziomek-play.mjs";

/** @typedef {import("../gallery.mjs").Page} Page @typedef {import("../gallery.mjs").Stage} Stage */

/**
 * Ala, who has played before, at a table that has begun.
 * @param {Stage} stage @param {string[]} bots @param {Record<string, string>} [options]
 */
async function sit(stage, bots, options = {}) {
  const page = await stage.visit("Ala");
  await page.addInitScript(() => {
    localStorage["turlaj.lessons"] = "off";
  });
  await page.goto(
    await stage.table(page, {
      game: "ziomek",
      seats: [{ you: {} }, ...bots.map((name) => ({ bot: { name } }))],
      options: { clock: "60", ...options },
      start: true,
    }),
  );
  return page;
}

/** Time stands still and nothing more is heard: four pictures of one moment. @param {Page} page */
const freeze = (page) =>
  page.evaluate(async () => {
    const main = /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]")).src;
    const { line } = /** @type {{ line: { socket: WebSocket } }} */ (await import(new URL("net/socket.js", main).href));
    line.socket.onmessage = null;
    const now = performance.now();
    performance.now = () => now;
  });

const solution = async (/** @type {Page} */ page) => solve((await look(page)).wants);

/** Waits until the others have so many levels together. */
const others = (/** @type {Page} */ page, /** @type {number} */ levels) =>
  page.waitForFunction((levels) => document.querySelectorAll(".rivals .level").length >= levels, levels, { timeout: 60_000 });

/** @type {{ title: string, scenes: import("../gallery.mjs").Scene[] }} */
export default {
  title: "Ziomek",
  scenes: [
    {
      name: "ziomek-start",
      caption: "3, 2, 1: the dice lie under the cup until START",
      async show(stage) {
        const page = await sit(stage, ["casual", "strong"]);
        await page.locator(".countdown[data-n]").waitFor();
        await freeze(page);
        return page;
      },
    },
    {
      name: "ziomek-build",
      caption: "Building: the held block joins the line, the others race on",
      async show(stage) {
        const page = await sit(stage, ["expert", "strong", "casual"]);
        await phase(page, "building");
        const stack = await solution(page);
        for (const laid of stack.slice(0, 3)) await layByKeys(page, laid);
        await others(page, 6);
        await layByKeys(page, stack[3], false);
        await freeze(page);
        return page;
      },
    },
    {
      name: "ziomek-fall",
      caption: "One block too far: the stack falls",
      async show(stage) {
        const page = await sit(stage, ["casual"], { round: "1" });
        await phase(page, "building");
        for (const level of ["1a@155", "2a@135", "3a@115"]) await layByKeys(page, read(level));
        await layByKeys(page, read("4a@72"), false);
        // What falls stays in the air for the picture.
        await page.emulateMedia({ reducedMotion: "no-preference" });
        await page.evaluate(() => {
          const { animate } = Element.prototype;
          Element.prototype.animate = function (...how) {
            const motion = animate.apply(this, how);
            motion.pause();
            motion.currentTime = 400;
            return motion;
          };
        });
        await page.keyboard.press("Enter");
        await page.locator(".falling > *").first().waitFor({ state: "attached" });
        await freeze(page);
        return page;
      },
    },
    {
      name: "ziomek-check",
      caption: "The check, level by level: a right stack, and two more points for each smile",
      async show(stage) {
        const page = await sit(stage, ["expert", "strong"]);
        await phase(page, "building");
        const stack = await solution(page);
        for (const laid of stack) await layByKeys(page, laid);
        await shouts(page);
        await phase(page, "checked");
        await page.locator(".yell").waitFor({ state: "detached" });
        await freeze(page);
        return page;
      },
    },
    {
      name: "ziomek-end",
      caption: "The end: seven rounds on the pad, smiles small beside them",
      async show(stage) {
        const page = await sit(stage, ["expert"]);
        for (let n = 1; n <= 7; n++) {
          await round(page, n);
          // Some rounds are won, in others the bot has begun well.
          for (const laid of n % 3 === 1 ? await solution(page) : []) await layByKeys(page, laid);
          if (n % 3 !== 1) await others(page, 2);
          await shouts(page);
          await phase(page, n < 7 ? "checked" : "over");
          await page.locator(".next-round").click();
        }
        await page.locator(".end").waitFor();
        return page;
      },
    },
    {
      name: "ziomek-practice",
      caption: "Practice: a round of choice, and a solution in pale wood",
      async show(stage) {
        const page = await sit(stage, [], { round: "4", dice: "r4,w1,b8,g6", clock: "off" });
        await phase(page, "building");
        for (const laid of (await solution(page)).slice(0, 3)) await layByKeys(page, laid);
        await page.locator(".practice .btn").nth(1).click();
        await page.locator(".ghost").waitFor();
        return page;
      },
    },
    {
      name: "ziomek-rules",
      caption: "The rules, short",
      looks: { phone: "dark", desktop: "light" },
      async show({ visit }) {
        const page = await visit("Ala");
        await page.goto("/rules/ziomek");
        await page.locator("main h1, main h2").first().waitFor();
        await page.waitForLoadState("networkidle");
        return page;
      },
    },
  ],
};
