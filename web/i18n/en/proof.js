// The proof of the dice. `{who}` is a name or "the host", `{at}` an address such as 1.2.1, `{said}`, `{found}`, `{saw}` rolls as in
// records.
export default {
  "proof.title": "Are the dice honest?",
  "proof.about": "Give this page the record of a game: it opens the sealed envelopes and computes every roll again, here in your browser.",
  "proof.working": "Rolling every die again…",
  "proof.yes": "In order:",
  "proof.no": "Wrong:",
  "proof.host": "Host",
  "proof.seat": "Seat {n}",
  "proof.bot": "{name} (bot)",
  "proof.place": "(line {line}, column {column})",
  "proof.and-more": { one: "… and {n} more thing.", other: "… and {n} more things." },

  "proof.verdict.proved": "The dice are honest",
  "proof.verdict.proved.about": {
    one: "The one roll is exactly what was sealed before the game. Nobody could choose it: not the host, not a player.",
    other: "All {n} rolls are exactly what was sealed before the game. Nobody could choose them: not the host, not a player.",
  },
  "proof.verdict.host-only": "Nobody touched the dice",
  "proof.verdict.host-only.about": {
    one:
      "The one roll is exactly what the host sealed before the game. No player's number is in it, so the host could have looked " +
      "for a seal it liked beforehand.",
    other:
      "All {n} rolls are exactly what the host sealed before the game. No player's number is in them, so the host could have looked " +
      "for a seal it liked beforehand.",
  },
  "proof.verdict.typed": "Real dice: nothing to prove",
  "proof.verdict.typed.about": "These dice rolled on a real table and somebody typed them in. Ask those who were there!",
  "proof.verdict.unproved": "Nothing was promised",
  "proof.verdict.unproved.about": "This record doesn't claim that its dice can be checked.",
  "proof.verdict.fails": "This doesn't add up",
  "proof.verdict.fails.about": "Something in this record isn't what was sealed before the game.",
  "proof.verdict.not-seen": "This is NOT what you saw",
  "proof.verdict.not-seen.about": "The record differs from what this browser saw during the game.",
  "proof.verdict.doubt": "The dice add up, but a question stays open",
  "proof.verdict.doubt.about": {
    one: "The one roll is exactly what was sealed. But what this browser knows isn't enough to call the dice honest:",
    other: "All {n} rolls are exactly what was sealed. But what this browser knows isn't enough to call the dice honest:",
  },
  "proof.verdict.broken": "This record can't be read",
  "proof.verdict.broken.about": "Up to this place it's fine; then comes something that doesn't belong there.",
  "proof.verdict.unknown": "This page doesn't know this game",
  "proof.verdict.unknown.about": "So it can say nothing about the record: it may be right or wrong. Perhaps a newer page knows it.",

  "proof.promised": "Promised before the first roll",
  "proof.promised.host":
    "The host thought of a secret number and laid it down in a sealed envelope. The seal is a fingerprint that fits one number only, " +
    "so it could no longer be exchanged.",
  "proof.promised.nothing": "There is no sealed envelope of the host.",
  "proof.promised.players": {
    one: "{n} player's device added a random number of its own, sealed before anybody had opened theirs.",
    other: "The devices of {n} players added random numbers of their own, all sealed before anybody had opened theirs.",
  },
  "proof.promised.alone": "No player added a number: bots don't, and shared dice have none.",
  "proof.promised.dropped": {
    one: "{n} earlier round was dropped because an envelope stayed closed. Everybody sealed a new number after it.",
    other: "{n} earlier rounds were dropped because an envelope stayed closed. Everybody sealed a new number after each.",
  },
  "proof.fingerprints": "Show the fingerprints",
  "proof.dropped-round": "Dropped round {n}",
  "proof.draw": "Name of the draw",
  "proof.options": "Settings of the game",

  "proof.opened": "What was in the envelopes",
  "proof.opened.about": "After the game everything is opened. Your browser takes each number's fingerprint and compares it with the seal.",
  "proof.opened.fits": "{who}: the number fits its seal.",
  "proof.opened.other": "{who}: this number does NOT fit its seal.",
  "proof.opened.missing": "{who}: the envelope was never opened.",
  "proof.numbers": "Show the numbers",

  "proof.rolls": "Every roll, computed again",
  "proof.rolls.about":
    "From the numbers in the envelopes, and the place of each die in the game, everyone gets the same faces. Your browser has just " +
    "done it.",
  "proof.rolls.all": { one: "roll comes out the same.", other: "rolls come out the same." },
  "proof.rolls.some": { one: "rolls are in order. {n} is not:", other: "rolls are in order. {n} are not:" },
  "proof.rolls.each": "Roll by roll",
  "proof.listed": "The rolls, as they were written down",
  "proof.turn": "{who}, turn {n}",
  "proof.setup": "Before the game",
  "proof.undone": "undone",
  "proof.should-be": "should be",
  "proof.roll.first": "{who} goes first",

  "proof.seen": "What this browser saw",
  "proof.seen.not-there":
    "This browser wasn't there during the game. A record that agrees with itself could have been made up afterwards: whoever played " +
    "should open this page on the device they played on.",
  "proof.seen.same": "During the game this browser took notes. They say the same as the record.",
  "proof.seen.other": "During the game this browser took notes. The record says something else!",
  "proof.seen.rolls": { one: "You saw {n} of {of} rolls: the same.", other: "You saw {n} of {of} rolls: all the same." },
  "proof.seen.secret": { one: "{n} roll was secret: only its owner saw it.", other: "{n} rolls were secret: only their owners saw them." },
  "proof.seen.rest": {
    one: "{n} roll fell while this browser wasn't at the table.",
    other: "{n} rolls fell while this browser wasn't at the table.",
  },
  "proof.seen.seal": "The seals are the ones it saw before the first roll.",
  "proof.seen.own": "Your own random number is in the dice.",

  "proof.limits": "What a proof can't show",
  "proof.limits.ahead": "That the host didn't peek. It can't change the dice, but it knows its own secret and could work out what comes.",
  "proof.limits.friends": "Who the other players are. One honest number is enough to protect everyone; if it's yours, you know.",
  "proof.limits.host":
    "That the host didn't try several secrets before the game and keep one it liked. Only players' own numbers rule that out.",
  "proof.limits.dropped": "Why an envelope stayed closed. A record with dropped rounds deserves a question.",
  "proof.limits.moves":
    "Whether every move keeps the rules, whether moves are missing at the end, and whether the result follows from the moves. This " +
    "page only looks at how they are written; the program “turlaj verify” checks it all.",
  "proof.limits.typed": "Anything about dice that rolled on a real table.",

  "proof.record": "The record",
  "proof.record.show": "Show the text",
  "proof.copy": "Keep an offline copy",
  "proof.copy.what": "The copy is one file that works without any server. It checks everything again whenever you open it.",
  "proof.copy.done": "Saved: open the file whenever you like.",
  "proof.copy.about": "Offline copy of {date}. This file has just checked everything by itself, without a network.",
  "proof.download": "Download the record",
  "proof.replay": "Watch the game again",
  "proof.replay-any": "Watch a record",
  "proof.another": "Check another record",
  "proof.one": "Check a record",
  "proof.check": "Check",
  "proof.file": "Choose a file",
  "proof.paste": "Text of the record",
  "proof.paste.about": "Paste the text, choose a file or drop one here. At most 256 kB; it stays in your browser.",
  "proof.paste.empty": "There's nothing here yet: paste a record or choose a file.",
  "proof.paste.long": "That's too long: a record has at most 256 kB here.",
  "proof.paste.not-text": "That file is no text.",
  "proof.try-again": "Try again",
  "proof.not-over": "The game isn't over yet. Its envelope is opened at the end.",
  "proof.daily-secret": "Others may still be playing with the same dice. The envelope is opened on {when}.",

  "proof.why.too-long": "The text is too long.",
  "proof.why.tag-syntax": 'A line that begins with [ must look like [Name "value"].',
  "proof.why.quote-syntax": "A quote doesn't end, or a sign in it is wrong.",
  "proof.why.tag-after-facts": "A [tag] stands after the first move.",
  "proof.why.word": "This word means nothing in a record.",
  "proof.why.tag-twice": "{tag} stands there twice.",
  "proof.why.tag-missing": "{tag} is missing.",
  "proof.why.tag-value": "{tag} is not written as it should be.",
  "proof.why.unknown-game": "We don't know the game “{game}”.",
  "proof.why.rules-version": "It was made with other rules than the ones known here.",
  "proof.why.options-short": "The settings of the game are incomplete, impossible, or not in the form that the dice depend on.",
  "proof.why.other-secret": "The secret number is not the one the host sealed.",
  "proof.why.other-nonce": "{who}: this number is not the one that was sealed.",
  "proof.why.nonce-missing": "{who}: the sealed number was never opened.",
  "proof.why.nonce-unasked": "{who}: a number without a seal.",
  "proof.why.nonce-order": "The seals aren't in the order of the seats.",
  "proof.why.no-person": "{who}: a sealed number, but no person on that seat.",
  "proof.why.no-such-seat": "There is no seat {seat} in this game.",
  "proof.why.commitment-again": "A seal was used twice.",
  "proof.why.abort-without-loss": "A round was dropped although nobody was missing.",
  "proof.why.other-kind": "The record claims another kind of proof than it has.",
  "proof.why.no-address": "A roll without its place in the game.",
  "proof.why.wrong-address": "The roll {at} stands where another one is due.",
  "proof.why.other-roll": "The roll {at} says {said}, but the envelope gives {found}.",
  "proof.why.no-roll": "The roll {at} can't fall like this: {said}.",
  "proof.why.roll-missing": "A roll is missing before this.",
  "proof.why.undo-nothing": "More is taken back than there was.",
  "proof.why.over": "Something happens after the end of the game.",
  "proof.why.mistyped": "A corrected roll: that exists with typed dice only.",
  "proof.why.not-ended": "The record says that the game isn't over, yet the host's envelope is open.",
  "proof.why.other-end": "The result says one thing about giving up, the moves another.",
  "proof.why.no-act": "“{act}” is no move of this game.",
  "proof.why.turns-missing": "The game is incomplete: the number of turns is wrong.",
  "proof.why.saw.no-seal": "You were promised sealed dice. The record knows nothing of them.",
  "proof.why.saw.seal": "The host's seal is not the one this browser saw before the first roll.",
  "proof.why.saw.dropped": "The record calls a round dropped although you saw dice fall under its seal.",
  "proof.why.saw.draw": "The draw is called “{said}”; this browser saw “{saw}”.",
  "proof.why.saw.options": "The record is of “{said}”; this browser saw “{saw}” being played. Other options give other dice.",
  "proof.why.saw.seat-seal": "{who}: this seal is not the one this browser saw.",
  "proof.why.saw.own-number": "{who}: this is not the number that your browser put in.",
  "proof.why.saw.not-mine":
    "{who}: this seat is yours, and this browser gave no such number. It came from another device of yours, from the player who had " +
    "the seat before you, or it was made up.",
  "proof.why.saw.left-out":
    "{who}: this browser drew a number for the dice, and no number of yours is in them. If your device was there all the time, ask " +
    "the host why.",
  "proof.why.saw.old-notes":
    "The only seal this browser noted belongs to a dropped round, and an older version of this page didn't note under which seal the " +
    "dice fell.",
  "proof.why.saw.roll": "Roll {at}: you saw {saw}, the record says {said}.",
  "proof.why.saw.roll-gone": "Roll {at}: you saw {saw}, and the record doesn't have it.",

  // In the offline copy, which may be opened elsewhere, these stand in place of the ones above.
  "proof.copied.verdict.not-seen": "This is NOT what was seen",
  "proof.copied.verdict.not-seen.about": "The record differs from what the browser that made this copy saw during the game.",
  "proof.copied.verdict.doubt.about": {
    one: "The one roll is exactly what was sealed. But what the browser that made this copy knew isn't enough to call the dice honest:",
    other: "All {n} rolls are exactly what was sealed. But what the browser that made this copy knew isn't enough to call the dice honest:",
  },
  "proof.copied.seen": "What the browser that made this copy saw",
  "proof.copied.seen.not-there":
    "The browser that made this copy wasn't there during the game. A record that agrees with itself could have been made up " +
    "afterwards: whoever played should check it on the device they played on.",
  "proof.copied.seen.same": "During the game that browser took notes, and they came along with this file. They say the same as the record.",
  "proof.copied.seen.other": "During the game that browser took notes, and they came along with this file. The record says something else!",
  "proof.copied.seen.rolls": { one: "It saw {n} of {of} rolls: the same.", other: "It saw {n} of {of} rolls: all the same." },
  "proof.copied.seen.rest": { one: "{n} roll fell while it wasn't at the table.", other: "{n} rolls fell while it wasn't at the table." },
  "proof.copied.seen.own": "Its own random number is in the dice.",
  "proof.copied.why.saw.no-seal": "That browser was promised sealed dice. The record knows nothing of them.",
  "proof.copied.why.saw.seal": "The host's seal is not the one that browser saw before the first roll.",
  "proof.copied.why.saw.dropped": "The record calls a round dropped although that browser saw dice fall under its seal.",
  "proof.copied.why.saw.draw": "The draw is called “{said}”; that browser saw “{saw}”.",
  "proof.copied.why.saw.options": "The record is of “{said}”; that browser saw “{saw}” being played. Other options give other dice.",
  "proof.copied.why.saw.seat-seal": "{who}: this seal is not the one that browser saw.",
  "proof.copied.why.saw.own-number": "{who}: this is not the number that browser put in.",
  "proof.copied.why.saw.not-mine":
    "{who}: that browser had this seat and gave no such number. It came from another device, from the player who had the seat before, " +
    "or it was made up.",
  "proof.copied.why.saw.left-out":
    "{who}: that browser drew a number for the dice, and none of its numbers is in them. If it was there all the time, ask the host why.",
  "proof.copied.why.saw.old-notes":
    "The only seal that browser noted belongs to a dropped round, and an older version of the page didn't note under which seal the " +
    "dice fell.",
  "proof.copied.why.saw.roll": "Roll {at}: that browser saw {saw}, the record says {said}.",
  "proof.copied.why.saw.roll-gone": "Roll {at}: that browser saw {saw}, and the record doesn't have it.",
};
