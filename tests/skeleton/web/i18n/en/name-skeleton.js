// Skeleton: its name and what it is, for every page.
export default {
  "game.skeleton.title": "Skeleton",
  "game.skeleton.about": "Roll one die as often as you dare, and bank before it shows a 1.",
};
