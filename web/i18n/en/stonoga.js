// Stonoga: everything the table says.
//
// Placeholders, by name:
//   {who} {from}   names as people read them, always in the nominative; {names} a list of such names
//   {tile} {label} the letters of a tile, such as R3: letter.R and the number
//   {shoes}        the shoes of a tile in words: t("shoes.R", { n: 3 })
//   {die}          one face in words: t("die.R"); {dice} {shown} lists of faces
//   {a} {b}        two colours in words: t("colour.R")
//   {n}            a number; where the value is an object, it chooses the form
//
// Which key gets what:
//   shoes, shoes.*                   n
//   die.kept, die.loose              die
//   tile, tile.golden, tile.two      label shoes
//   centipede, tail.hidden           who
//   tail.yours                       a b                 tail.shown              who a b
//   news.first-drawn                 who                 news.turn-begins        who
//   news.tail-dealt                  who                 …you  a b               …known  who a b
//   news.golden-rolled               die tile shoes      …again  die             (nobody's: no …you)
//   news.rolled                      who dice            …again  who dice shown roll
//   news.foot-spent                  who                 news.empty-handed       who
//   brief.rolled, …again             who
//   news.took, news.took.golden      who tile shoes      news.lost, …golden      who tile shoes
//   news.stole                       who from tile shoes (…from-you: the reader is the one robbed)
//   news.ended, news.ended.tails     nothing             (nobody's: no …you)
//   Every …you gets the same without {who}.
//   ask.last.one                     shoes tile          ask.rolls               n
//   ask.roll-of                      roll of             ask.pass-sure           n, the rolls left
//   solo.turns                       n                   first.four              shoes tile
//   ask.wait, ask.away               who                 ask.<roll|foot|last>.<…>  nothing
//   action.roll, action.foot         n, the dice to roll
//   action.take, action.lose         shoes tile          …golden: the copy with a golden shoe
//   action.steal                     who shoes tile
//   score.won                        who                 score.won.shared        names
//   score.tiles                      n sum, such as 3 + 4 (n = 0: score.tiles.none)
//   score.golden, score.lost         n (n = 0: ….none)   score.total.n           n
//   score.ahead, score.tiebreak      n                   score.tail.both, …missing  a b
//   score.place.shared               place, from score.place.1 to .6
//   turn                             n
//   refusal.too-few-dice             need have           refusal.steal-not-exact have
//   refusal.first-seat               first
//
// ask.<when>.<what>, from the legal actions:
//   when: `roll` if rolling is legal, `foot` if only the bare foot gives a roll, else `last`
//   what: `take-steal`, `take`, `steal`, `lose`, or `none` if only passing is left beside rolling
//   (`last.none` is never asked: such a turn ends by itself)

export default {
  // Pieces.
  shoes: { one: "{n} shoe", other: "{n} shoes" },
  "shoes.R": { one: "{n} red shoe", other: "{n} red shoes" },
  "shoes.Y": { one: "{n} yellow shoe", other: "{n} yellow shoes" },
  "shoes.G": { one: "{n} green shoe", other: "{n} green shoes" },
  "shoes.B": { one: "{n} blue shoe", other: "{n} blue shoes" },
  "shoes.K": { one: "{n} black shoe", other: "{n} black shoes" },
  "shoes.foot": "1 shoe: the bare foot",
  // A letter for each colour, from its name: blacK.
  "letter.R": "R",
  "letter.Y": "Y",
  "letter.G": "G",
  "letter.B": "B",
  "letter.K": "K",
  "colour.R": "red",
  "colour.Y": "yellow",
  "colour.G": "green",
  "colour.B": "blue",
  "colour.K": "black",
  "die.R": "red",
  "die.Y": "yellow",
  "die.G": "green",
  "die.B": "blue",
  "die.K": "black",
  "die.*": "star",
  "die.stays": "stays",
  "die.goes": "roll",
  "die.kept": "{die}, kept",
  "die.loose": "{die}, to be rolled",
  tile: "{label}: {shoes}",
  "tile.golden": "{label}: {shoes} and a golden shoe",
  "tile.two": "{label}: {shoes}, two tiles",
  "piece.golden": "golden shoe",
  "piece.foot": "bare foot",
  "piece.foot.spent": "bare foot, traded",
  "foot.about": "Your bare foot: after the third roll you may trade it for a fourth. Kept to the end, it counts as 1 shoe.",
  middle: "The middle",
  "middle.empty": "The middle is empty",
  lost: "Given up",
  centipede: "Centipede: {who}",
  "centipede.you": "Your centipede",
  tail: "Secret tail",
  "tail.hidden": "{who} has a secret tail",
  "tail.kept": "{who} keeps a secret tail until the end",
  "tail.yours": "Your secret tail: {a} and {b} shoes. Collect both and get 2 extra shoes at the end!",
  "tail.shown": "{who}: a tail with {a} and {b} shoes",
  turn: "Turn {n}",
  solo: "Playing alone",
  "solo.aim": "Give up as few of the 15 tiles as you can!",
  "solo.turns": { one: "{n} turn left", other: "{n} turns left" },
  "solo.none": "nothing given up yet",
  "score.lost": { one: "{n} tile given up", other: "{n} tiles given up" },
  "score.lost.none": "Not a single tile given up",

  // The story.
  "news.first-drawn": "The draw decides: {who} begins.",
  "news.first-drawn.you": "The draw decides: you begin!",
  "news.tail-dealt": "{who} gets a secret tail.",
  "news.tail-dealt.you": "You get a secret tail: {a} and {b} shoes.",
  "news.tail-dealt.known": "{who} gets a tail: {a} and {b} shoes.",
  "news.tail-told": "{who} shows the secret tail: {a} and {b} shoes.",
  "news.tail-kept.you": "You keep your secret tail face down until the end.",
  "news.golden-rolled": "The die says {die}: a golden shoe goes on {tile}.",
  "news.golden-rolled.again": "The die says {die}: the golden shoe waits for another roll.",
  "news.turn-begins": "It's {who}'s turn.",
  "news.turn-begins.you": "Your turn!",
  "news.rolled": "{who} rolls: {dice}.",
  "news.rolled.you": "You roll: {dice}.",
  "news.rolled.again": "{who} rolls again: {dice}. Now: {shown}.",
  "news.rolled.again.you": "You roll again: {dice}. Now: {shown}.",
  "news.foot-spent": "{who} trades the bare foot for one more roll.",
  "news.foot-spent.you": "You trade your bare foot for one more roll.",
  "news.took": "{who} takes {shoes}.",
  "news.took.you": "You take {shoes}.",
  "news.took.golden": "{who} takes {shoes} and a golden shoe!",
  "news.took.golden.you": "You take {shoes} and a golden shoe!",
  "news.stole": "{who} steals {shoes} from {from}!",
  "news.stole.you": "You steal {shoes} from {from}!",
  "news.stole.from-you": "{who} steals {shoes} from you!",
  "news.lost": "Nothing fits: {who} gives up {shoes}.",
  "news.lost.you": "Nothing fits: you give up {shoes}.",
  "news.lost.golden": "Nothing fits: {who} gives up {shoes} and a golden shoe.",
  "news.lost.golden.you": "Nothing fits: you give up {shoes} and a golden shoe.",
  "news.empty-handed": "Nothing fits: {who} ends empty-handed.",
  "news.empty-handed.you": "Nothing fits: your turn ends empty-handed.",
  "news.ended": "The middle is empty: the game is over!",
  "news.ended.tails": "The middle is empty: the game is over! Time to show the tails.",

  // The same for who sees the dice.
  "brief.rolled": "{who} rolls.",
  "brief.rolled.you": "You roll.",
  "brief.rolled.again": "{who} rolls again.",
  "brief.rolled.again.you": "You roll again.",

  // The sentence above the dice.
  "ask.you": "Your turn!",
  "ask.wait": "{who} is thinking…",
  "ask.away": "Waiting for {who}…",
  "ask.setup": "Setting the table…",
  "ask.rolling": "The dice are rolling…",
  "ask.over": "The game is over.",
  "ask.rolls": { one: "{n} more roll", other: "{n} more rolls" },
  "ask.roll-of": "Roll {roll} of {of}",
  "ask.roll.take": "Take a lit tile, or tap the dice to keep and roll the rest.",
  "ask.roll.take-steal": "Take or steal a lit tile, or keep some dice and roll the rest.",
  "ask.roll.steal": "Steal a lit tile, or keep some dice and roll the rest.",
  "ask.roll.none": "Nothing fits yet. Tap the dice to keep and roll the rest.",
  "ask.roll.lose": "Nothing fits yet. Tap the dice to keep and roll the rest.",
  "ask.foot.take": "Take a lit tile, or trade your bare foot for one more roll.",
  "ask.foot.take-steal": "Take or steal a lit tile, or trade your bare foot for one more roll.",
  "ask.foot.steal": "Steal a lit tile, trade your bare foot for a roll, or end your turn.",
  "ask.foot.none": "Nothing fits. Trade your bare foot for one more roll, or end your turn.",
  "ask.foot.lose": "Nothing fits. Trade your bare foot for one more roll, or give up a lit tile.",
  "ask.last.one": "One tile fits: {shoes}. Take it!",
  "ask.last.take": "Choose one of the lit tiles.",
  "ask.last.take-steal": "Take a lit tile from the middle, or steal one.",
  "ask.last.steal": "Nothing in the middle fits. Steal a lit tile, or end your turn.",
  "ask.last.lose": "Nothing fits. Choose a lit tile to give up.",
  "ask.golden": "With the golden shoe, or without?",
  "ask.pass-sure": {
    one: "End your turn with nothing? You still have {n} roll.",
    other: "End your turn with nothing? You still have {n} rolls.",
  },

  // Buttons.
  "action.roll": { one: "Roll {n} die", other: "Roll {n} dice" },
  "action.roll.short": "Roll",
  "action.take": "Take {shoes}",
  "action.take.golden": "Take {shoes} and the golden shoe",
  "action.take.short": "take",
  "action.steal": "Steal {shoes} from {who}",
  "action.steal.short": "steal",
  "action.pass": "End turn empty-handed",
  "action.pass.short": "End turn",
  "action.pass.yes": "Yes, end it",
  "action.pass.no": "No, I’ll roll",
  "action.foot": { one: "Trade the bare foot: roll {n} die", other: "Trade the bare foot: roll {n} dice" },
  "action.foot.short": "Bare foot",
  "action.lose": "Give up {shoes}",
  "action.lose.golden": "Give up {shoes} and the golden shoe",
  "action.lose.short": "give up",
  "refusal.no-dice": "Choose at least one die to roll.",
  keys: "Keys: 1–4 keep a die, R rolls",

  // The first game.
  "first.four": "You have {shoes}: tap the lit tile {tile} to take it.",
  "first.roll.take": "Take a lit tile, or keep some dice and roll the rest: you have three rolls.",
  "first.roll": "You have three rolls: tap the dice to keep, then roll the rest.",
  "first.again": "Tap a kept die once more, and it joins the next roll.",
  "first.star": "A star is a joker: one shoe of any colour you like.",
  "first.take.pl": "Count one colour, take the tile with that number; if it's gone, the next smaller.",
  "first.take.ru": "Count one colour: take a tile with that many shoes or fewer.",
  "first.why": "Tap a tile that isn't lit to read why it doesn't fit.",
  "first.must": "If a tile in the middle fits, you can't leave empty-handed.",
  "first.empty": "Sometimes nothing fits: then the turn ends empty-handed. Better luck next time!",
  "first.steal.pl": "You may steal someone's last tile if your dice make exactly its number.",
  "first.steal.ru": "You may steal someone's last tile if your dice are enough for it.",
  "first.foot": "Your bare foot buys a fourth roll. Kept to the end, it's 1 shoe.",
  "first.golden": "A golden shoe comes with its tile: 1 shoe that nobody can steal.",
  "first.guard": "While a golden shoe is the last thing on a centipede, nothing can be stolen from it.",
  "first.tail": "Only you see your tail: collect both its colours for 2 extra shoes.",
  "first.solo": "When nothing fits, you give up a small tile. The fewer, the better!",
  "first.end": "When the last tile leaves the middle, the game ends at once.",
  "tail.peek": "Peek at your secret tail",
  "hint.penalty": { one: "loses {value} tile on average", other: "loses {value} tiles on average" },
  "hint.cost.penalty": { one: "costs {value} tile on average", other: "costs {value} tiles on average" },
};
