// What the screen shows between two views: the older one, with one piece of news laid into it.

/** The view with the news in it. @param {import("./types.js").View} before @param {import("./types.js").News} news */
export function withNews(before, news) {
  const view = structuredClone(before);
  if (news.kind === "rolled") Object.assign(view, { seat: news.seat, die: news.die, pot: news.pot });
  else if (news.kind === "lost") view.pot = 0;
  else if (news.kind === "banked") {
    view.pot = 0;
    const bank = view.seats[news.seat];
    if (bank) bank.points = news.points;
  }
  return view;
}
