// What the screen shows between two views: the older one, with one piece of news laid into it.

/** @typedef {import("./types.js").News} News @typedef {import("./types.js").View} View @typedef {import("./types.js").SeatView} SeatView */

/** A tile leaves the middle. @param {View} view @param {string} tile @param {boolean} golden */
function leaves(view, tile, golden) {
  const kind = view.middle.find((one) => one.tile === tile);
  if (!kind) return;
  kind[golden ? "golden" : "plain"] -= 1;
  view.middle = view.middle.filter((one) => one.plain + one.golden > 0);
}

/** A golden shoe is laid on a tile. @param {View} view @param {string | null} tile */
function gilds(view, tile) {
  const kind = view.middle.find((one) => one.tile === tile);
  if (kind) Object.assign(kind, { plain: kind.plain - 1, golden: kind.golden + 1 });
}

/** How many rolls a turn has, without a bare foot. */
const ROLLS = 3;

/** Pieces come to the end of a centipede. @param {SeatView} seat @param {string} tile @param {boolean} golden */
function comes(seat, tile, golden) {
  seat.pieces.push(tile, ...(golden ? ["gold"] : []));
  seat.count.tiles += Number(tile[1]);
  seat.count.golden += golden ? 1 : 0;
}

/** The view with the news in it; what the news do not tell stays. @param {View} before @param {News} news */
export function withNews(before, news) {
  const view = structuredClone(before);
  const seat = view.seats["seat" in news ? news.seat : 0];
  if (news.kind === "first-drawn") view.seat = news.seat;
  else if (news.kind === "turn-begins") Object.assign(view, { seat: news.seat, rolls: 0, rolls_of: ROLLS });
  else if (news.kind === "tail-dealt") seat.tail = news.tail ? { shown: news.tail } : "hidden";
  else if (news.kind === "tail-told") seat.tail = { shown: news.tail };
  else if (news.kind === "golden-rolled") gilds(view, news.tile);
  else if (news.kind === "rolled") {
    Object.assign(view, { seat: news.seat, dice: news.shown, rolls: news.roll, rolls_of: Math.max(view.rolls_of, news.roll) });
  } else if (news.kind === "foot-spent") {
    seat.bare_foot = false;
    seat.count.bare_foot = 0;
  } else if (news.kind === "took") {
    leaves(view, news.tile, news.golden);
    comes(seat, news.tile, news.golden);
  } else if (news.kind === "lost") {
    leaves(view, news.tile, news.golden);
    view.lost.push(news.tile);
  } else if (news.kind === "ended") {
    Object.assign(view, { rolls: 0, rolls_of: ROLLS });
    view.seats.forEach((one, at) =>
      Object.assign(one, { count: news.counts[at], tail: news.tails[at] ? { shown: news.tails[at] } : one.tail }),
    );
  } else if (news.kind === "stole") {
    const robbed = view.seats[news.from];
    robbed.pieces.splice(robbed.pieces.lastIndexOf(news.tile), 1);
    robbed.count.tiles -= Number(news.tile[1]);
    comes(seat, news.tile, false);
  }
  return view;
}
