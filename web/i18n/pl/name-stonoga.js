// Stonoga
export default {
  "game.stonoga.title": "Stonoga",
  "game.stonoga.about": "Rzucaj kostkami i zbierz dla swojej stonogi jak najwięcej butów.",
};
