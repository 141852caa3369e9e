// Strona pomocnika; miejsca opisuje en/companion.js.
export default {
  "companion.title": "na prawdziwym stole",
  "companion.elsewhere": "Z prawdziwymi kostkami",
  "companion.elsewhere.about": "Ta strona jest dla gry {games}. W innych grach wpisujesz własne kostki przy stole na ekranie.",
  "companion.elsewhere.go": "{game} z prawdziwymi kostkami",
};
