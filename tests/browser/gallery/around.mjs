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
      name: "home-below",
      caption: "Home, below the games: the dice of the day, one's own tables, more ways to play",
      at: ".lower",
      looks: { phone: "light", desktop: "light" },
      async show(stage) {
        const page = await stage.visit("Ala");
        for (const game of ["clever", "stonoga"])
          await stage.table(page, { game, seats: [{ you: {} }, { bot: { name: "greedy" } }], start: true });
        await stage.table(page, { game: "snakes", public: true, seats: [{ you: {} }, "open"] });
        await page.goto("/");
        await page.locator(".list a").first().waitFor();
        await page.waitForLoadState("networkidle");
        return page;
      },
    },
    {
      name: "settings",
      caption: "Settings: name, key, language, look",
      looks: { phone: "light", desktop: "dark" },
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
