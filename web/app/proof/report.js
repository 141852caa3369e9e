// A judgement in words for everybody, as elements of the page. It needs no library and no sheet of drawings: the offline
// copy shows the same.

/** @typedef {(key: string, params?: Record<string, string | number>) => string} Say */
/**
 * A judgement, and what prints the dice of its game.
 * @typedef {import("./verify.js").Judgement & { printRoll?: import("../game-types.js").Print }} Judgement
 */
/** @typedef {import("./verify.js").Roll} Roll */
/** @typedef {import("./kept.js").Compared} Compared */

const SVG = "http://www.w3.org/2000/svg";
/** Signs that say it without colour. @type {Record<string, string>} */
const SIGNS = {
  good: "M12 2.5 20 5.5v6c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10v-6Z M8 12l3 3 5-6",
  bad: "M12 2.5 21.5 12 12 21.5 2.5 12Z M9 9l6 6 M15 9l-6 6",
  none: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0Z M9.5 9.5a2.5 2.5 0 1 1 3.4 2.4c-.6.3-.9.8-.9 1.6 M12 16.8v.1",
  ask: "M12 2.5 20 5.5v6c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10v-6Z M9.8 9.2a2.4 2.4 0 1 1 3.2 2.2c-.6.3-1 .8-1 1.5 M12 15.6v.1",
  yes: "M4.5 12.5l5 5 10-11",
  no: "M6 6l12 12 M18 6 6 18",
  open: "M9 5l7 7-7 7",
};
/** So many ticks are drawn; more would be a grey wall. */
const MANY = 400;

/** @param {string} tag @param {string} kind @param {...(Node | string | null)} inside */
export function make(tag, kind, ...inside) {
  const element = document.createElement(tag);
  if (kind) element.className = kind;
  element.append(...inside.filter((one) => one !== null));
  return element;
}

/** @param {keyof typeof SIGNS & string} name @param {string} [kind] */
export function sign(name, kind = "ico") {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  svg.setAttribute("class", kind);
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", SIGNS[name]);
  svg.append(path);
  return svg;
}

/**
 * A line that is ticked off or crossed out; whoever cannot see the sign hears it.
 * @param {boolean} ok @param {Say} t @param {...(Node | string)} words
 */
const ticked = (ok, t, ...words) =>
  make(
    "li",
    ok ? "is-ok" : "is-bad",
    sign(ok ? "yes" : "no"),
    make("span", "sr", t(ok ? "proof.yes" : "proof.no")),
    make("span", "words", ...words),
  );

/** A die as it is printed: its hue and what it shows; nothing where it was left lying. @param {string} hue @param {string} shown */
function printed(hue, shown) {
  const die = make("span", shown ? "proof-die" : "proof-die is-left", shown === "*" ? "★" : shown);
  if (shown && hue) die.dataset.hue = hue;
  return die;
}

/** Where nobody knows the dice of a game: plain ones with what was said. @type {import("../game-types.js").Print} */
const plain = (said) => said.split(",").map((shown) => ["w", shown]);

/**
 * A roll, drawn, or in words where it is a lot.
 * @param {Judgement} judgement @param {string} said @param {Roll["dice"]} dice @param {Say} t
 */
function drawRoll(judgement, said, dice, t) {
  const [, kind, what] = said.match(/^([a-z-]+):(.+)$/) ?? [];
  const drawn = make("span", "proof-roll");
  const chips = make("span", "proof-dice");
  chips.setAttribute("aria-hidden", "true");
  if (kind === "first") return make("span", "proof-roll", t("proof.roll.first", { who: nameOf(judgement, Number(what), t) }));
  chips.append(
    ...(judgement.printRoll ?? plain)(what ?? said, dice, kind ?? "", judgement.kinds).map(([hue, shown]) => printed(hue, shown)),
  );
  if (kind) {
    const key = `proof.roll.${judgement.game}.${kind}`,
      words = t(key);
    drawn.append(make("span", "quiet", words === key ? kind : words));
  }
  drawn.append(chips, make("span", "sr", (what ?? said).replaceAll(".", "–").split("").join(" ")));
  return drawn;
}

/** Who sits there. @param {Judgement} judgement @param {number} seat @param {Say} t */
function nameOf(judgement, seat, t) {
  if (seat === 0) return t("proof.host");
  const name = judgement.names[seat];
  if (name === undefined) return t("proof.seat", { n: seat });
  return judgement.bots.includes(seat) ? t("proof.bot", { name }) : name;
}

/**
 * Why it does not hold, in words.
 * @param {Judgement} judgement @param {{ code: string, params: Record<string, string | number>, line?: number, column?: number }} fault
 * @param {Say} t
 */
function why(judgement, { code, params, line, column }, t) {
  const who = "seat" in params ? nameOf(judgement, Number(params.seat), t) : "";
  const words = t(`proof.why.${code}`, { ...params, who });
  return line ? `${words} ${t("proof.place", { line, column: column ?? 1 })}` : words;
}

/**
 * What all of it comes to: a sign, and which words.
 * @param {Judgement} judgement @param {Compared | null} compared @returns {{ mood: keyof typeof SIGNS, key: string }}
 */
export function verdictOf(judgement, compared) {
  const { verdict } = judgement;
  const seen = !compared || compared.ok;
  if (verdict === "broken") return { mood: "bad", key: "broken" };
  if (verdict === "fails") return { mood: "bad", key: "fails" };
  if (!seen) return { mood: "bad", key: "not-seen" };
  if (verdict === "unknown" || verdict === "typed" || verdict === "unproved") return { mood: "none", key: verdict };
  if (compared?.doubts.length) return { mood: "ask", key: "doubt" };
  return { mood: "good", key: verdict };
}

/** What is not known, in lines with a question mark. @param {Judgement} judgement @param {Compared | null} compared @param {Say} t */
const doubtful = (judgement, compared, t) =>
  (compared?.doubts ?? []).map((one) =>
    make("li", "is-ask", sign("none"), make("span", "words", why(judgement, { ...one, code: `saw.${one.code}` }, t))),
  );

/** The verdict on top. @param {Judgement} judgement @param {Compared | null} compared @param {Say} t */
function verdictCard(judgement, compared, t) {
  const { mood, key } = verdictOf(judgement, compared);
  const card = make(
    "section",
    "card proof-verdict",
    sign(mood, "proof-sign"),
    make(
      "div",
      "",
      make("h2", "", t(`proof.verdict.${key}`)),
      make("p", "", t(`proof.verdict.${key}.about`, { n: judgement.rolls.length })),
    ),
  );
  card.dataset.mood = mood;
  card.dataset.verdict = key;
  const wrong = [
    ...judgement.faults.map((one) => why(judgement, one, t)),
    ...(compared?.differences ?? []).map((one) => why(judgement, { ...one, code: `saw.${one.code}` }, t)),
  ];
  if (wrong.length) {
    const shown = wrong.slice(0, 6).map((words) => ticked(false, t, words));
    card.append(
      make(
        "ul",
        "proof-list proof-faults",
        ...shown,
        ...(wrong.length > 6 ? [make("li", "proof-rest", t("proof.and-more", { n: wrong.length - 6 }))] : []),
      ),
    );
  }
  if (key === "doubt") card.append(make("ul", "proof-list proof-faults", ...doubtful(judgement, compared, t)));
  return card;
}

/** A numbered step, with what few need folded. @param {string} key @param {Say} t @param {...(Node | null)} inside */
const step = (key, t, ...inside) => make("section", `card proof-step proof-${key}`, make("h2", "", t(`proof.${key}`)), ...inside);

/** @param {string} words @param {...Node} inside */
function folded(words, ...inside) {
  const summary = make("summary", "", make("span", "", words), sign("open"));
  return make("details", "", summary, ...inside);
}

/** Names and long numbers. @param {[string, string][]} rows */
const values = (rows) =>
  make(
    "dl",
    "proof-values",
    ...rows.map(([name, value]) => make("div", "", make("dt", "", name), make("dd", "", make("code", "", value)))),
  );

/** What was promised before the first roll. @param {Judgement} judgement @param {Say} t */
function promises(judgement, t) {
  const { promised, aborted } = judgement;
  const players = promised.filter((one) => one.seat);
  const host = t(promised.some((one) => !one.seat) ? "proof.promised.host" : "proof.promised.nothing");
  return step(
    "promised",
    t,
    make("p", "", host),
    make("p", "", players.length ? t("proof.promised.players", { n: players.length }) : t("proof.promised.alone")),
    aborted.length ? make("p", "proof-note", t("proof.promised.dropped", { n: aborted.length })) : null,
    folded(
      t("proof.fingerprints"),
      values([
        ...promised.map((one) => /** @type {[string, string]} */ ([nameOf(judgement, one.seat, t), one.commitment])),
        ...aborted.map((round, i) => /** @type {[string, string]} */ ([t("proof.dropped-round", { n: i + 1 }), round])),
        [t("proof.draw"), judgement.draw],
        [t("proof.options"), judgement.options],
      ]),
    ),
  );
}

/** What was in the envelopes, and that it fits. @param {Judgement} judgement @param {Say} t */
function opened(judgement, t) {
  const lines = judgement.promised.map((one) =>
    ticked(
      one.ok,
      t,
      t(one.ok ? "proof.opened.fits" : one.opened ? "proof.opened.other" : "proof.opened.missing", { who: nameOf(judgement, one.seat, t) }),
    ),
  );
  return step(
    "opened",
    t,
    make("p", "", t("proof.opened.about")),
    make("ul", "proof-list", ...lines),
    folded(
      t("proof.numbers"),
      values(judgement.promised.map((one) => /** @type {[string, string]} */ ([nameOf(judgement, one.seat, t), one.opened || "—"]))),
    ),
  );
}

/** The rolls, turn by turn. @param {Judgement} judgement @param {Say} t */
function turns(judgement, t) {
  const list = make("ol", "proof-turns");
  /** @type {Element | null} */
  let row = null;
  let where = "";
  for (const roll of judgement.rolls) {
    const here = `${roll.seat}.${roll.seat ? roll.turn : 0}.${roll.undone}`;
    if (!row || here !== where) {
      const name = roll.seat ? t("proof.turn", { who: nameOf(judgement, roll.seat, t), n: roll.turn }) : t("proof.setup");
      row = make("ul", "proof-turn");
      list.append(make("li", "", make("b", "", name, ...(roll.undone ? [" ", make("span", "pill", t("proof.undone"))] : [])), row));
      where = here;
    }
    const told = drawRoll(judgement, roll.said, roll.dice, t);
    if (roll.recomputed === null && (!judgement.known || ["typed", "unproved"].includes(judgement.verdict)))
      row.append(make("li", "", told));
    else
      row.append(
        ticked(
          roll.ok,
          t,
          told,
          ...(roll.recomputed !== null && roll.recomputed !== roll.said
            ? [make("span", "quiet", t("proof.should-be")), drawRoll(judgement, roll.recomputed, roll.dice, t)]
            : []),
        ),
      );
  }
  return list;
}

/** Every roll, ticked off. @param {Judgement} judgement @param {Say} t */
function rolls(judgement, t) {
  const [good, all] = [judgement.rolls.filter((roll) => roll.ok), judgement.rolls];
  const strip = make("div", "proof-ticks", ...all.slice(0, MANY).map((roll) => make("i", roll.ok ? "" : "is-bad")));
  strip.setAttribute("aria-hidden", "true");
  const wrong = all.filter((roll) => !roll.ok);
  const list = wrong.slice(0, 20).map((roll) => {
    const name = roll.seat ? t("proof.turn", { who: nameOf(judgement, roll.seat, t), n: roll.turn }) : t("proof.setup");
    const should =
      roll.recomputed !== null && roll.recomputed !== roll.said
        ? [make("span", "quiet", t("proof.should-be")), drawRoll(judgement, roll.recomputed, roll.dice, t)]
        : [];
    return ticked(false, t, make("b", "", `${name}: `), drawRoll(judgement, roll.said, roll.dice, t), ...should);
  });
  return step(
    "rolls",
    t,
    make("p", "", t("proof.rolls.about")),
    make(
      "p",
      "proof-count",
      make("b", "num", `${good.length}/${all.length}`),
      " ",
      t(wrong.length ? "proof.rolls.some" : "proof.rolls.all", { n: wrong.length || all.length }),
    ),
    strip,
    list.length ? make("ul", "proof-list", ...list) : null,
    all.length ? folded(t("proof.rolls.each"), turns(judgement, t)) : null,
  );
}

/** Against what this browser saw. @param {Judgement} judgement @param {Compared | null} compared @param {Say} t */
function seen(judgement, compared, t) {
  if (!compared?.there) return step("seen", t, make("p", "", t("proof.seen.not-there")));
  /** @type {Element[]} */
  const lines = [];
  if (compared.saw && !compared.differences.some((one) => one.code.startsWith("roll")))
    lines.push(ticked(true, t, t("proof.seen.rolls", { n: compared.saw, of: compared.of })));
  if (compared.sealed && !compared.differences.some((one) => /seal|draw|dropped|options/.test(one.code)))
    lines.push(ticked(true, t, t("proof.seen.seal")));
  if (compared.own && !compared.differences.some((one) => one.code === "own-number")) lines.push(ticked(true, t, t("proof.seen.own")));
  for (const one of compared.differences) lines.push(ticked(false, t, why(judgement, { ...one, code: `saw.${one.code}` }, t)));
  lines.push(...doubtful(judgement, compared, t));
  const [secret, away] = compared.ok && compared.saw ? [compared.secret, compared.of - compared.saw - compared.secret] : [0, 0];
  const rest =
    secret || away
      ? make(
          "p",
          "quiet",
          [secret ? t("proof.seen.secret", { n: secret }) : "", away ? t("proof.seen.rest", { n: away }) : ""].join(" ").trim(),
        )
      : null;
  return step("seen", t, make("p", "", t(compared.ok ? "proof.seen.same" : "proof.seen.other")), make("ul", "proof-list", ...lines), rest);
}

/** What no proof can show. @param {Judgement} judgement @param {Say} t */
function limits(judgement, t) {
  const keys =
    judgement.verdict === "typed"
      ? ["typed", "moves"]
      : ["ahead", ...(judgement.promised.length > 1 ? ["friends"] : ["host"]), ...(judgement.aborted.length ? ["dropped"] : []), "moves"];
  return step("limits", t, make("ul", "proof-limits", ...keys.map((key) => make("li", "", t(`proof.limits.${key}`)))));
}

/** The whole report. @param {Judgement} judgement @param {Compared | null} compared @param {Say} t @returns {HTMLElement} */
export function report(judgement, compared, t) {
  const { verdict } = judgement;
  const all = make("div", "proof-report", verdictCard(judgement, compared, t));
  if (verdict === "broken" || (verdict === "unknown" && compared?.ok !== false)) return all;
  if (verdict === "typed" || verdict === "unproved" || !judgement.known) {
    if (judgement.promised.length) all.append(promises(judgement, t), opened(judgement, t));
    if (judgement.rolls.length) all.append(step("listed", t, folded(t("proof.rolls.each"), turns(judgement, t))));
    if (compared && !compared.ok) all.append(seen(judgement, compared, t));
  } else all.append(promises(judgement, t), opened(judgement, t), rolls(judgement, t), seen(judgement, compared, t));
  all.append(limits(judgement, t));
  return all;
}
