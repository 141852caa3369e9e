// Games that are only needed finished: played over the socket, without anybody looking.

/** @typedef {import("../../../web/generated/wire.js").Room} Room @typedef {import("../../../web/generated/wire.js").Play} Play */
/** @typedef {import("../gallery.mjs").Page} Page @typedef {import("../gallery.mjs").Stage} Stage */

/** Plays seats of one person to the end of the game, rather well or by lot. Runs in the page. */
function playAll(/** @type {{ table: string, seats: number[], key: string, care: number }} */ { table, seats, key, care }) {
  const hex = (/** @type {ArrayBuffer | Uint8Array} */ bytes) =>
    [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const any = (/** @type {string[]} */ all) => all[Math.floor(Math.random() * all.length)];
  const choose = (/** @type {string[]} */ legal) => {
    const takes = legal.filter((one) => one.startsWith("take:"));
    if (takes.length && Math.random() < care) return takes.at(-1);
    const others = legal.filter((one) => !/^(pass|skip|end|stop)/.test(one));
    return any(others.length ? others : legal);
  };
  const sit = (/** @type {number} */ seat) =>
    new Promise((done, failed) => {
      const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/v1/socket`);
      const nonce = crypto.getRandomValues(new Uint8Array(32));
      let id = 0,
        answered = -1,
        committed = false,
        opened = false;
      const say = (/** @type {object} */ ask) => socket.send(JSON.stringify({ id: ++id, ask }));
      const at = (/** @type {object} */ deed) => say({ at: { table, do: deed } });
      socket.onopen = () => {
        say({ hello: { protocol: 1, key } });
      };
      socket.onclose = () => failed(new Error("the socket closed"));
      socket.onmessage = async (/** @type {MessageEvent<string>} */ { data }) => {
        /** @type {{ type: string, room?: Room, play?: Play, why?: { text: string } }} */
        const { type, room, play, why } = JSON.parse(data);
        if (type === "hello") say({ watch: { table, eye: seat } });
        if (type === "refused") failed(new Error(why?.text));
        if (room?.dice?.to_commit?.includes(seat) && !committed) {
          committed = true;
          at({ commit: { seat, digest: hex(await crypto.subtle.digest("SHA-256", nonce)) } });
        }
        if (room?.dice?.to_open?.includes(seat) && !opened) {
          opened = true;
          at({ open: { seat, nonce: hex(nonce) } });
        }
        if (play?.asked && play.asked.prompt !== answered) {
          answered = play.asked.prompt;
          at({ act: { seat, prompt: answered, action: choose(play.asked.legal) } });
        }
        if (room?.status === "over") {
          done(null);
          socket.close();
        }
      };
    });
  return Promise.all(seats.map(sit));
}

/**
 * A game of this visitor alone, with friends at the same device, or with bots, that has ended; answers its table's name.
 * @param {Stage} stage @param {Page} page @param {string} game
 * @param {{ friends?: string[], bots?: string[], options?: Record<string, string>, care?: number, open?: boolean }} [how] `open`: at a
 * public table
 */
export async function finished(stage, page, game, { friends = [], bots = [], options = {}, care = 0.8, open = false } = {}) {
  const people = [{ you: {} }, ...friends.map((name) => ({ you: { name } }))];
  const seats = [...people, ...bots.map((name) => ({ bot: { name } }))];
  const { table } = /** @type {{ table: string }} */ (
    await stage.ask(page, "/api/v1/tables", { game, seats, options, public: open, start: true })
  );
  await finish(stage, page, table, people.length, care);
  return table;
}

/**
 * This visitor's attempt at today's challenge, begun and ended; answers its table's name.
 * @param {Stage} stage @param {Page} page @param {string} game @param {number} care
 */
export async function attempted(stage, page, game, care) {
  const { table } = /** @type {{ table: string }} */ (await stage.ask(page, `/api/v1/daily/${game}`, {}));
  await finish(stage, page, table, 1, care);
  return table;
}

/** @param {Stage} stage @param {Page} page @param {string} table @param {number} seats @param {number} care */
async function finish(stage, page, table, seats, care) {
  if (page.url() === "about:blank") await page.goto("/settings");
  await page.evaluate(playAll, { table, seats: Array.from({ length: seats }, (_, at) => at), key: stage.key(page), care });
}
