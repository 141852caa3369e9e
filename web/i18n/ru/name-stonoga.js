// Stonoga
export default {
  "game.stonoga.title": "Stonoga",
  "game.stonoga.about": "Бросай кубики и собери для своей сороконожки больше всех башмаков.",
};
