// Invitations: an address that no other device can open is not handed on.

import assert from "node:assert/strict";
import { createServer } from "node:net";
import { after, before, test } from "node:test";
import settings from "../../web/i18n/en/settings.js";
import ui from "../../web/i18n/en/ui.js";
import { make, newTable } from "./play.mjs";
import { Server, launch } from "./world.mjs";

const PUBLIC = "http://play.example.test";
/** @type {[string, Server][]} */
const servers = [
  ["for this machine alone", new Server()],
  ["with an address for others", new Server(["--public-url", `${PUBLIC}/`])],
];
/** @type {import("playwright-core").Browser} */
/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launch();
});
after(async () => {
  await browser?.close();
  for (const [, server] of servers) await server.remove();
});

/** A port that is free now: a server with a public address tells no other. @returns {Promise<number>} */
const port = () =>
  new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const at = /** @type {import("node:net").AddressInfo} */ (probe.address()).port;
      probe.close(() => found(at));
    });
  });

for (const [what, server] of servers) {
  test(`a server ${what}: the lobby and the key for another device`, async () => {
    const open = what.startsWith("with");
    server.listen = `127.0.0.1:${await port()}`;
    const near = `http://${server.listen}`;
    await server.start();
    const page = await browser.newPage({ baseURL: near, locale: "en-GB", viewport: { width: 360, height: 640 } });
    await newTable(page, "friends", {});
    await make(page);
    const invite = page.locator(".lobby .invite");
    await (open ? invite.locator(".qr svg") : invite.getByText(ui["ui.loopback"])).waitFor();
    assert.equal(await invite.locator(".qr").count(), open ? 1 : 0);
    const link = await invite.locator("input.link").inputValue();
    assert.match(link, new RegExp(`^${open ? PUBLIC : near}/t/\\w+$`));
    await page.goto("/settings");
    await page.getByRole("button", { name: settings["settings.show"], exact: true }).click();
    await (open ? page.locator(".qr svg") : page.getByText(ui["ui.loopback"])).waitFor();
    await page.close();
  });
}
