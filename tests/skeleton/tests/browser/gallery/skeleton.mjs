// The screens of Skeleton.

/** @type {{ title: string, scenes: import("../gallery.mjs").Scene[] }} */
export default {
  title: "Skeleton",
  scenes: [
    {
      name: "skeleton-choose",
      caption: "The first roll has fallen",
      async show({ visit, table }) {
        const page = await visit("Ala");
        await page.goto(await table(page, { game: "skeleton", seats: [{ you: {} }, { bot: { name: "casual" } }], start: true }));
        await page.locator(".go-row .btn.go").waitFor();
        return page;
      },
    },
  ],
};
