// Skeleton
export default {
  "game.skeleton.title": "Skeleton",
  "game.skeleton.about": "Rzucaj kostką, ile masz odwagi, i zapisz punkty, zanim wypadnie jedynka.",
};
