// What the screen shows between two views: the older one, with one piece of news laid into it.

/** The view with the news in it. @param {any} before @param {any} news */
export function withNews(before, news) {
  const view = structuredClone(before);
  if (news.kind === "rolled") Object.assign(view, { seat: news.seat, die: news.die, pot: news.pot });
  else if (news.kind === "lost") view.pot = 0;
  else if (news.kind === "banked") {
    view.pot = 0;
    view.seats[news.seat].points = news.points;
  }
  return view;
}
