// The words of the settings.
export default {
  "settings.look-and-language": "Look and language",
  "settings.about-me": "About me",
  "settings.saved": "Saved.",
  "settings.open-names": "Show my name at public tables",
  "settings.open-names.about": "Only people who show theirs will see it. Everyone else sees an animal.",
  "settings.my-key": "My key",
  "settings.my-key.about": "This key is you. With it you can go on playing on another device; keep it to yourself.",
  "settings.show": "Show my key",
  "settings.hide": "Hide my key",
  "settings.copy-key": "Copy",
  "settings.copy-key-by-hand": "The key is selected: copy it by hand.",
  "settings.other-key": "I already have a key",
  "settings.use": "Use it",
  "settings.key-taken": "Done: this device knows you now.",
  "settings.calls": "Notifications and sounds",
  "settings.notify": "Tell me when it's my turn",
  "settings.notify.about": "A short notification when the table waits for you and you're on another page.",
  "settings.notify.none":
    "Notifications don't work at this address (they need https). The page's title will call you instead, and a sound if sounds are on.",
  "settings.notify.blocked":
    "The browser blocks notifications here; its settings for this page can change that. Until then the page's title calls you, and a " +
    "sound if sounds are on.",
  "settings.sound.about": "Dice, pieces and a chime when it's your turn.",
  "settings.help": "Help in the game",
  "settings.explain": "Explain new things",
  "settings.explain.about": "One sentence when something comes up for the first time. Switch it off and on to see all tips again.",
};
