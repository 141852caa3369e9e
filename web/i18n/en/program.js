// The words of programs at the table.
export default {
  "program.word": "Program",
  "program.here": "connected",
  "program.waits": "not connected yet",
  "program.offer": "Let a program play",
  "program.title": "A program takes a seat",
  "program.about":
    "For whoever writes programs: it connects over the network with a key of its own, sees what its seat may see, and plays. It can " +
    "do nothing else here.",
  "program.seat": "Seat",
  "program.name": "Name of the program",
  "program.give": "Give it the seat",
  "program.got": "{name} has a seat",
  "program.once": "Save this key now: it is shown only this once. Whoever has it plays for this seat.",
  "program.key": "Key of the program",
  "program.copy": "Copy",
  "program.command": "This starts the sample from the source code:",
  "program.command.name": "Command line",
  "program.other":
    "The sample in the source code, tools/player.py, plays another game: {game}. How a program of your own talks to this table stands " +
    "in docs/api.md.",
  "program.by-hand": "It is selected: copy it by hand.",
  "program.done": "I've saved it",
  "refusal.program": "A program can watch from its seat, play and get up, and nothing else.",
  "refusal.no-programs": "No programs play at this table.",
};
