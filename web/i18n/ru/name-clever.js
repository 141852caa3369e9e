// Clever
export default {
  "game.clever.title": "Clever",
  "game.clever.about": "Вписывай цветные кубики в свой лист и запускай целые цепочки бонусов.",
};
