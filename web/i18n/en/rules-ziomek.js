// The rules page of Ziomek, short and in our own words; rules/ziomek.md is the law.
// A chapter has a title, a text, and one sentence a figure (1, 2, …); app/ziomek/rules.js has the figures and the numbers.

export default {
  // The figures, for ears; `or`, `not` and `again` stand in them too.
  "rules.ziomek.stack": "Stack from the bottom: {levels}",
  "rules.ziomek.right": "right",
  "rules.ziomek.wrong": "wrong",
  "rules.ziomek.or": "or",
  "rules.ziomek.not": "not",
  "rules.ziomek.again": "again",
  "rules.ziomek.set": "Eight long blocks and four ziomki",
  "rules.ziomek.sides": "The four sides of one block",
  "rules.ziomek.turned": "One side of a block, upright and upside down",
  "rules.ziomek.faces": "Ziomki, smiling and from behind",
  "rules.ziomek.slides": "Two blocks whose lines don't meet; then the upper one has been moved, and they do",
  "rules.ziomek.stands": "The centre of the upper block is over the part where the two touch: it stands",
  "rules.ziomek.tips": "The centre of the upper block is past the edge of the lower one: it tips over",
  "rules.ziomek.leans": "Three blocks lean to the right: the centre of the upper two is past the edge of the lowest one",
  "rules.ziomek.shouts": "The cat shouts",
  "rules.ziomek.all-agree": "Cat, hedgehog and owl agree",
  "rules.ziomek.tie":
    "Cat: 49 points, 10 of them for smiles. Owl: 49 points, 14 of them for smiles. Hedgehog: 41 points, 8 of them for smiles",
  "rules.ziomek.smiles": "Smiling: 2 points. Upside down: none. Face hidden: none",
  "rules.ziomek.all-sides": "All sides of the long blocks",

  "rules.ziomek.goal.title": "What it's about",
  "rules.ziomek.goal.text":
    "Build a stack on whose front one line runs from the bottom to the top, and keep it standing. All build at the same time: " +
    "whoever is ready first shouts “ZIOMEK!” After seven rounds the most points win.",
  "rules.ziomek.goal.1": "Your set: {blocks} long blocks and 4 ziomki, the little fellows with a face. All sets are equal.",
  "rules.ziomek.goal.2": "Six levels, one line, every ziomek in its place: ready to shout!",

  "rules.ziomek.dice.title": "The dice say who stands where",
  "rules.ziomek.dice.text":
    "Four dice with the numbers 1 to 10, one for each ziomek. The number is the level on which it has to stand, counted from the " +
    "bottom, and it's the same for everybody. All other levels are long blocks.",
  "rules.ziomek.dice.1":
    "Round 1 has six levels. The blue ziomek stands on level 4. Red shows 9, and there is no level 9: the red one is out in this round.",
  "rules.ziomek.dice.2":
    "White and grey both show 1: use either of them on level 1, the other one is out. You needn't say which. A pair above the levels? " +
    "Both are out.",
  "rules.ziomek.dice.3": "There must be at least three different numbers. Otherwise all four dice are rolled again.",
  "rules.ziomek.dice.4": "In round 7 all four must differ: only the equal ones are rolled again, until they do.",

  "rules.ziomek.start.title": "3, 2, 1, START!",
  "rules.ziomek.start.text": "Before START nobody sees the dice, and nobody builds. Then they lie open, and all build at once.",
  "rules.ziomek.start.1": "Three seconds to get ready. Hands off until then!",

  "rules.ziomek.build.title": "Building",
  "rules.ziomek.build.text":
    "Lay one piece after another on top of your stack: any piece from your supply, with any side in front, upright or upside down, " +
    "as far to the left or right as you like. Everybody sees all stacks.",
  "rules.ziomek.build.1": "A block has four sides, and a different line on each.",
  "rules.ziomek.build.2": "Turn it upside down, and the line runs another way.",
  "rules.ziomek.build.3": "A ziomek has two sides and smiles on one of them.",
  "rules.ziomek.build.4":
    "Only the top piece can be turned or taken off. To change a lower level, take down all that lies above it. Rebuild as often as " +
    "you like.",

  "rules.ziomek.line.title": "One line",
  "rules.ziomek.line.text":
    "The line enters a level at the bottom and leaves it at the top. It has to enter where it left the level below; " +
    "up to {tolerance} mm aside still count. On level 1 it may begin anywhere.",
  "rules.ziomek.line.1": "Slide the upper block until its line meets the one below.",
  "rules.ziomek.line.2": "The line breaks at a joint? Then the upper level is wrong, and only that one.",

  "rules.ziomek.stand.title": "It has to stand",
  "rules.ziomek.stand.text":
    "At every joint the centre of all that lies above must be over the part where the two pieces touch. A piece weighs as much as " +
    "it is long. Before you let go you see it sway: the more, the nearer it is to falling.",
  "rules.ziomek.stand.1": "The centre of the upper block is over the lower one: it stands.",
  "rules.ziomek.stand.2": "Here it is past the edge: the block tips over.",
  "rules.ziomek.stand.3":
    "Each block rests on the one below, but together the upper two lean too far. All above the lowest weak joint falls back to your " +
    "supply.",

  "rules.ziomek.shout.title": "ZIOMEK!",
  "rules.ziomek.shout.text":
    "Is your stack ready? Shout! Anyone may shout at any time while you build, rightly or wrongly, and the round ends for all at once.",
  "rules.ziomek.shout.1": "The cat shouts, and no piece may be moved any more.",

  "rules.ziomek.check.title": "The check",
  "rules.ziomek.check.text":
    "The shouter's stack must have exactly as many levels as the round asks for, and each level must be right: the piece that the " +
    "dice want there, and a line that runs on.",
  "rules.ziomek.check.1": "Six levels, and all of them right.",
  "rules.ziomek.check.2": "The dice want the blue ziomek on level 4. A long block lies there: wrong.",

  "rules.ziomek.points.title": "Points",
  "rules.ziomek.points.text":
    "A right shout brings 1 point for each level, ziomki included, and a bonus of 2 for each ziomek that smiles. All others get " +
    "1 point for each right level below their first wrong one, and no bonus.",
  "rules.ziomek.points.1":
    "The cat shouted: 6 levels, and the white ziomek smiles. 6 + 2 = 8 points. The blue one is upside down: no bonus, but its level " +
    "counts.",
  "rules.ziomek.points.2": "The hedgehog's line breaks at level 3: 2 points. What lies above doesn't count, right or not.",

  "rules.ziomek.wrong.title": "A wrong shout",
  "rules.ziomek.wrong.text":
    "If the shouter's stack is wrong, it brings nothing in this round. The others count their right levels as always, and nobody gets " +
    "a bonus.",
  "rules.ziomek.wrong.1": "The cat shouted with five levels of six: 0 points.",
  "rules.ziomek.wrong.2": "The owl had four right levels by then: 4 points.",

  "rules.ziomek.clock.title": "If nobody shouts",
  "rules.ziomek.clock.text":
    "A round ends with its clock, or when all players agree to end it. Then all count the right levels below their first wrong one; " +
    "there's no bonus.",
  "rules.ziomek.clock.1": "{seconds} seconds for each level: three minutes in round 1. A shout in the last moment still counts.",
  "rules.ziomek.clock.2":
    "All agree, and the round is over. Until then you can take it back, and building and shouting go on. Whoever has left counts as " +
    "agreed.",

  "rules.ziomek.rounds.title": "Seven rounds",
  "rules.ziomek.rounds.text":
    "Round 1 has 6 levels, and each round one more. Stacks begin empty, and the next player to the left rolls. " +
    "The next round begins when all are ready, after 59 seconds at the latest.",
  "rules.ziomek.rounds.1": "From 6 levels to 12: the last stack takes all {pieces} pieces.",

  "rules.ziomek.end.title": "The end",
  "rules.ziomek.end.text":
    "After round 7 the most points win. Among equals, the most bonus points decide; if those are equal too, you share the win.",
  "rules.ziomek.end.1": "Cat and owl have 49 points each, but the owl has more of them from smiles: the owl wins.",

  "rules.ziomek.extras.title": "Good to know",
  "rules.ziomek.extras.text": "Answers to questions that come up sooner or later.",

  "rules.ziomek.practice.title": "Practice",
  "rules.ziomek.practice.text":
    "Alone you play one round: choose which one, and let the dice roll or choose them yourself, as long as the round allows them. " +
    "It's checked and counted like any other; a wrong shout can be repaired, or tried again with the same dice.",
  "rules.ziomek.practice.1": "Stuck? Ask whether your stack can still be finished, or look at a solution in pale wood.",

  "rules.ziomek.options.title": "What you can choose",
  "rules.ziomek.options.text":
    "A level can have from 1 to 600 seconds, or there's no clock at all. Seat 1 rolls first, unless you choose another seat or a draw. " +
    "And the roller may decide about pairs for all.",
  "rules.ziomek.options.1":
    "Before START the roller says which of the two is used, and it holds for everybody. Until then all see only the two colours.",

  "rules.ziomek.read.title": "How we read the booklet",
  "rules.ziomek.read.text":
    "A hand can hold a stack, a screen can't: so a stack is tested whenever you let go of a piece, and changed only from the top. " +
    "The booklet knows no clock; ours keeps a round from never ending. After a wrong shout, or without one, nobody was the fastest, " +
    "so there's no bonus.",
  "rules.ziomek.read.1":
    "The booklet says “no points for the ziomek” if it doesn't smile; its example shows that this means the bonus. The level counts.",

  "rules.ziomek.set.title": "Our blocks",
  "rules.ziomek.set.text":
    "The lines of the printed blocks aren't in the booklet's text, so we drew our own. Long blocks are {long} mm long, red and blue " +
    "ziomki " +
    "{short} mm, white and grey ones {middle} mm. We checked all 61,200 rolls of the seven rounds: each can be built, with all ziomki " +
    "smiling and whichever one of a pair you use.",
  "rules.ziomek.set.1": "The long blocks, one a row, with all their sides: no line comes twice, not even upside down.",
  "rules.ziomek.set.2": "The ziomki, smiling and from behind.",
};
