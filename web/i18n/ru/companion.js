// Страница помощника; места описаны в en/companion.js.
export default {
  "companion.title": "на настоящем столе",
  "companion.elsewhere": "С настоящими кубиками",
  "companion.elsewhere.about": "Бросаешь свои кубики и отмечаешь за столом на экране, что выпало. Экран ведёт счёт.",
  "companion.elsewhere.go": "{game}: настоящие кубики",
  "companion.elsewhere.others": "Другие игры с настоящими кубиками",
};
