// A host that changes what was sealed: the page stops and says so. (What it gives to the dice: seals-unit.test.mjs.)

import assert from "node:assert/strict";
import en from "../../web/i18n/en/ui.js";
import pl from "../../web/i18n/pl/ui.js";
import ru from "../../web/i18n/ru/ui.js";
import { examine } from "./examine.mjs";
import { scene } from "./world.mjs";

/** Puts a liar between page and server, who may change what is told of a room. */
async function liar(page, change) {
  await page.routeWebSocket(/\/api\/v1\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.room?.dice) change(message.room);
      socket.send(JSON.stringify(message));
    });
  });
}

for (const [locale, words] of Object.entries({ "en-GB": en, pl, ru })) {
  scene(`seals that change stop the page with a warning (${locale})`, async ({ visit }) => {
    const { page } = await visit({ locale, viewport: { width: 360, height: 640 } });
    const friend = { seat: 1, digest: "f".repeat(64) };
    await liar(page, ({ status, dice }) => { if (status !== "dice") dice.nonces.push(friend); });
    await page.goto("/");
    await page.getByRole("button", { name: words["ui.play-now"] }).first().click();
    const alarm = page.locator("[role=alert].alarm");
    await alarm.waitFor();
    for (const key of ["ui.alarm", "ui.alarm.about"]) assert.ok((await alarm.innerText()).includes(words[key]), key);
    assert.equal(await page.locator("main.table").count(), 0, "nobody plays on without knowing");
    await examine(page, "alarm");
    await page.getByRole("button", { name: words["ui.alarm.go-on"] }).click();
    await page.locator(".alarm-line[role=alert]", { hasText: words["ui.alarm"] }).waitFor();
    await page.locator("main.table").waitFor();
    await page.reload();
    await alarm.waitFor();
  });
}
