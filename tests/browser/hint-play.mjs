// Made-up advice for a table: cards are looked at here, not how well bots play.

/** What the page can do now, and the number of its question. Runs in the page. */
function question() {
  const page = /** @type {TablePage} */ (document.querySelector("turlaj-table"))?.stage;
  return { legal: page.legal(), prompt: page.link.play.asked?.prompt ?? "" };
}

const WHY = [
  {
    en: "Keep both reds and the star: 66% for a 3, and the 4 is gone.",
    pl: "Zostaw obie czerwone i gwiazdkę: 66% na trójkę, a czwórki już nie ma.",
    ru: "Оставь обе красные и звезду: 66% на тройку, а четвёрки уже нет.",
  },
  {
    en: "Roll all four dice: a yellow 4 comes with 21%.",
    pl: "Rzuć wszystkimi kostkami: żółta czwórka ma 21%.",
    ru: "Брось все кубики: у жёлтой четвёрки 21%.",
  },
  {
    en: "Stop and take the yellow 2: rolling on would bring less.",
    pl: "Zatrzymaj się i weź żółtą dwójkę: dalszy rzut da mniej.",
    ru: "Остановись и возьми жёлтую двойку: бросать дальше хуже.",
  },
];
/** The best value of each unit, and how much less the next ones bring. */
const VALUES = { victory: [0.5431, 0.0212], points: [231.4, 3.4], penalty: [-1.3, 0.25] };

/**
 * Answers the page's questions for hints with these actions, or the first, the middle and the last that it can do.
 * `then` follows the first one.
 * @param {import("playwright-core").Page} page
 * @param {{ unit?: keyof typeof VALUES, exact?: boolean, actions?: string[], then?: string[], before?: () => Promise<unknown> }} [how]
 */
export async function advise(page, { unit = "victory", exact = true, actions, then = [], before } = {}) {
  await page.route("**/api/v1/tables/*/hint", async (route) => {
    const { legal, prompt } = await page.evaluate(question);
    await before?.();
    const chosen = actions ?? [...new Set([legal[0], legal[legal.length >> 1], legal.at(-1)])];
    const [top, step] = VALUES[unit];
    const best = chosen.map((action, at) => ({ action, then: at ? [] : then, value: top - at * step, loss: at * step, why: WHY[at] }));
    // The page may have gone on.
    await route.fulfill({ json: { bot: "master", prompt, actions: chosen, unit, exact, best } }).catch(() => {});
  });
}
