// The screens around the games.

/** @type {{ title: string, scenes: import("../gallery.mjs").Scene[] }} */
export default {
  title: "Around the games",
  scenes: [
    {
      name: "home",
      caption: "Home, as a newcomer sees it",
      async show({ visit }) {
        const page = await visit();
        await page.goto("/");
        await page.locator(".poster .btn.go").first().waitFor();
        await page.waitForLoadState("networkidle");
        return page;
      },
    },
    {
      name: "settings",
      caption: "Settings: name, key, language, look",
      async show({ visit }) {
        const page = await visit("Ala");
        await page.goto("/settings");
        await page.locator("#name").waitFor();
        await page.waitForLoadState("networkidle");
        return page;
      },
    },
  ],
};
