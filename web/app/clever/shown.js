// What the screen shows between two views: the older one, with one piece of news laid into it.

/** @typedef {import("./types.js").News} News @typedef {import("./types.js").View} View @typedef {import("./types.js").SeatView} SeatView */

/** The dice in the order of a view's faces. */
const DICE = [..."WYBGOP"];

/** @param {SeatView} seat @param {string} field @param {number} number */
function mark(seat, field, number) {
  if (seat.sheet.marks.includes(field)) return;
  seat.sheet.marks.push(field);
  if (field[0] === "O") seat.sheet.orange.push(number);
  if (field[0] === "P") seat.sheet.purple.push(number);
}

/** No die lies on the tray or on a dice field, none shows anything, and nobody has taken one. @param {View} view */
function gather(view) {
  Object.assign(view, { rolls: 0, rolled: [...DICE], tray: [], picked: [], faces: DICE.map(() => 0) });
  for (const seat of view.seats) Object.assign(seat, { took: null, extra: [] });
}

/** What each kind of news does to a view. @type {import("../game-types.js").Changes<View, News, SeatView>} */
const CHANGES = {
  "first-drawn": (view, { seat }) => Object.assign(view, { seat, first: seat }),
  "round-begins": (view, { round }) => gather(Object.assign(view, { round, seat: view.first, passive: false })),
  "turn-begins": (view, { seat, passive }) => gather(Object.assign(view, { phase: "rolling", seat, passive })),
  ended: gather,
  rolled: (view, { dice, roll }) => {
    dice.forEach((face, at) => {
      if (face) view.faces[at] = face;
    });
    const rolled = DICE.filter((_, at) => dice[at]);
    Object.assign(view, { phase: "picking", rolls: roll, rolled });
  },
  picked: (view, { die }) => {
    view.rolled = view.rolled.filter((/** @type {string} */ one) => one !== die);
    view.picked.push(die);
  },
  "dice-moved": (view, { faces, rolled, tray }) => Object.assign(view, { faces, rolled, tray }),
  marked: (_view, { field, number, count, points }, seat) => {
    mark(seat, field, number);
    Object.assign(seat, { count, points });
  },
  earned: (_view, { bonus }, seat) => {
    if (bonus === "reroll") seat.sheet.rerolls.unlocked += 1;
    if (bonus === "extra") seat.sheet.extras.unlocked += 1;
  },
  "reroll-spent": (view, _news, seat) => {
    seat.sheet.rerolls.spent += 1;
    view.rolls -= 1;
  },
  "extra-used": (_view, { die }, seat) => {
    seat.sheet.extras.spent += 1;
    seat.extra = DICE.filter((one) => one === die || seat.extra.includes(one));
  },
  took: (_view, { die }, seat) => {
    seat.took = die;
  },
  opened: (_view, { took, extra, marks, rerolls, extras, count, points }, seat) => {
    for (const { field, number } of marks) mark(seat, field, number);
    Object.assign(seat.sheet, { rerolls, extras });
    Object.assign(seat, { took, extra, count, points });
  },
};

/** The view with the news in it; what the news do not tell stays. @param {View} before @param {News} news */
export function withNews(before, news) {
  const view = structuredClone(before);
  /** @type {import("../game-types.js").Change<View, News, SeatView>} */ (CHANGES[news.kind])?.(
    view,
    news,
    view.seats["seat" in news ? news.seat : 0],
  );
  return view;
}
