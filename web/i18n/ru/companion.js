// Страница помощника; места описаны в en/companion.js.
export default {
  "companion.title": "на настоящем столе",
  "companion.elsewhere": "С настоящими кубиками",
  "companion.elsewhere.about": "Эта страница для игры {games}. В других играх свои кубики отмечают за столом на экране.",
  "companion.elsewhere.go": "{game}: настоящие кубики",
};
