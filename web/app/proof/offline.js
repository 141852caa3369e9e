// The offline copy: one file with the record, what this browser saw, our words, and the code that judges. Opened without
// any network it checks everything again by itself.

import { canDraw } from "../games.js";
import { digest } from "./fair.js";

/** What judges and shows, in the order in which each needs the ones before. */
const CODE = ["fair", "record", "../../generated/grammars", "games", "ending", "verify", "kept", "report"];
const STYLES = ["tokens", "base", "shell", "pages", "proof"];

/** @param {string} path @returns {Promise<string>} */
async function source(path) {
  const answer = await fetch(new URL(path, import.meta.url));
  if (!answer.ok) throw new Error(path);
  return answer.text();
}

/** A module as part of one script: what it takes from others and gives to them is all there. @param {string} text */
const bare = (text) => text.replace(/^import [^;]*;\n/gm, "").replace(/^export /gm, "");

/** Text that cannot end a script. @param {unknown} data */
const safe = (data) => JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
const escaped = (/** @type {string} */ text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** What the copy does when it is opened. */
const BEGIN =
  `
const given = JSON.parse(document.getElementById("given").textContent);
const plural = new Intl.PluralRules(given.lang);
const t = (key, params = {}) => {
  const found = given.words[key];
  const text = found === undefined ? key : typeof found === "string" ? found : found[plural.select(Number(params.n ?? 0))] ?? found.other;
  return text.replace(/\\{(\\w+)\\}/g, (all, name) => (name in params ? String(params[name]) : all));
};
const judgement = judge(given.record);
Object.assign(judgement.names, given.names);
if (typeof printRoll === "function") judgement.printRoll = printRoll;
const compared = compare(judgement, given.kept);
const place = document.getElementById("report");
place.replaceChildren(report(judgement, compared, t));
place.append(make("section", "card", make("h2", "", t("proof.record")), folded(t("proof.record.show"), make("pre", "proof-text", ` +
  `given.record))));
`;

/**
 * The copy as one text.
 * @param {{
 *   game: string, record: string, kept: import("./kept.js").Kept, lang: string, title: string, about: string, made: string,
 *   names: Record<number, string>, words: Record<string, unknown>,
 * }} given
 * `game`: whose dice are drawn; `made`: when the copy was made; `names`: of the seats, as people read them
 */
export async function offlineCopy({ game, record, kept, lang, title, about, made, names, words }) {
  const [code, styles] = await Promise.all([
    Promise.all([...CODE.map((name) => `./${name}.js`), ...(canDraw(game) ? [`../${game}/print.js`] : [])].map(source)),
    Promise.all(STYLES.map((name) => source(`../../styles/${name}.css`))),
  ]);
  const script = `\n${code.map(bare).join("\n")}${BEGIN}`;
  const bytes = digest(new TextEncoder().encode(script));
  const seal = btoa(String.fromCharCode(...bytes));
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${seal}'">
<title>${escaped(`${title} ${about}`)}</title>
<style>${styles.join("\n")}</style>
</head>
<body>
<main class="page proof is-copy">
<header><h1>${escaped(title)}</h1><p><b>${escaped(about)}</b></p><p class="quiet">${escaped(made)}</p></header>
<div id="report" class="proof-report"></div>
</main>
<script type="application/json" id="given">${safe({ record, kept, lang, names, words })}</script>
<script type="module">${script}</script>
</body>
</html>
`;
}

/** Hands a text over as a file. @param {string} name @param {string} type @param {string} text */
export function saveFile(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
