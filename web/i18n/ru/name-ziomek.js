// Ziomek
export default {
  "game.ziomek.title": "Зёмек",
  "game.ziomek.about": "Сложи башню так, чтобы через все бруски шла одна линия, и крикни раньше всех.",
};
