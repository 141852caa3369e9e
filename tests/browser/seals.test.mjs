// A host that changes what was sealed: the page stops and says so. (What it gives to the dice: seals-unit.test.mjs.)

import assert from "node:assert/strict";
import en from "../../web/i18n/en/ui.js";
import pl from "../../web/i18n/pl/ui.js";
import ru from "../../web/i18n/ru/ui.js";
import { examine } from "./examine.mjs";
import { follower } from "./wire.mjs";
import { speaks } from "./within.mjs";
import { scene } from "./world.mjs";

/** Puts a liar between page and server, who may change what is told of a room. */
async function liar(/** @type {Page} */ page, /** @type {(room: { status: string, dice: { nonces: object[] } }) => void} */ change) {
  await page.routeWebSocket(/\/api\/v1\/socket/, (socket) => {
    const server = socket.connectToServer();
    const whole = follower();
    server.onMessage((text) => {
      /** @type {{ room?: Parameters<typeof change>[0] }} */
      const { room } = JSON.parse(whole(String(text)));
      if (room?.dice) change(room);
      socket.send(JSON.stringify({ ...JSON.parse(String(text)), ...(room && { room: [room] }) }));
    });
  });
}

scene("seals that change stop the page with a warning, in three languages", async ({ visit }) => {
  const viewport = { width: 360, height: 640 };
  const { page } = await visit({ viewport });
  const friend = { seat: 1, digest: "f".repeat(64) };
  await liar(page, ({ status, dice }) => {
    if (status !== "dice") dice.nonces.push(friend);
  });
  await page.goto("/");
  await page.getByRole("button", { name: en["ui.play-now"] }).first().click();
  const alarm = page.locator("[role=alert].alarm");
  for (const [lang, words] of Object.entries({ en, pl, ru })) {
    await alarm.waitFor();
    await speaks(page, lang);
    for (const key of ["ui.alarm", "ui.alarm.about"])
      await alarm
        .getByText(String(words[/** @type {keyof typeof words} */ (key)]))
        .first()
        .waitFor();
    assert.equal(await page.locator("main.table").count(), 0, "nobody plays on without knowing");
    await examine(page, `alarm, ${lang}`);
    await page.setViewportSize(viewport);
    await page.getByRole("button", { name: words["ui.alarm.go-on"] }).click();
    await page.locator(".alarm-line[role=alert]", { hasText: words["ui.alarm"] }).waitFor();
    await page.locator("main.table").waitFor();
    await page.reload();
  }
  await alarm.waitFor();
});
