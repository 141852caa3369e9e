// Strona pomocnika; miejsca opisuje en/companion.js.
export default {
  "companion.title": "na prawdziwym stole",
  "companion.elsewhere": "Z prawdziwymi kostkami",
  "companion.elsewhere.about": "Rzucasz własnymi kostkami i wpisujesz przy stole na ekranie, co wypadło. Ekran liczy punkty.",
  "companion.elsewhere.go": "{game} z prawdziwymi kostkami",
  "companion.elsewhere.others": "Inne gry z prawdziwymi kostkami",
};
