// What a table of clever tells, written from crates/clever by its tests.
// Do not edit: `UPDATE_EXPECT=1 cargo test -p turlaj-clever types` writes it again.

/** The settings. */
export type Options = { unusable: "reroll" | "tray", passive_skip: "allowed" | "forbidden", solo_fallback: "others" | "none", solo_extra: "forbidden" | "allowed", first: "1" | "2" | "3" | "4" | "draw" };

/**
 * The points of one sheet, by where they come from.
 */
export type Count = { 
/**
 * The stars of full yellow columns.
 */
yellow: number, 
/**
 * By the number of blue crosses.
 */
blue: number, 
/**
 * By the last green cross.
 */
green: number, 
/**
 * The sum of the orange numbers.
 */
orange: number, 
/**
 * The sum of the purple numbers.
 */
purple: number, 
/**
 * How many foxes there are.
 */
foxes: number, };

/**
 * A number that only gives dice their addresses, such as how many turns a seat has begun. All
 * counters are equal and hash to nothing, so two positions that differ in counters alone are the
 * same position.
 */
export type Counter = number;

/**
 * A mark on a sheet.
 */
export type Mark = { 
/**
 * Where.
 */
field: string, 
/**
 * The number that stands there; 0 for a cross.
 */
number: number, };

/**
 * One thing that happened.
 */
export type News = { "kind": "first-drawn", 
/**
 * Who begins.
 */
seat: Seat, } | { "kind": "round-begins", 
/**
 * Which, from 1.
 */
round: number, } | { "kind": "turn-begins", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Whether it is a passive turn of a solo player.
 */
passive: boolean, } | { "kind": "rolled", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The dice that were rolled; nothing for those left lying.
 */
dice: [number | null, number | null, number | null, number | null, number | null, number | null], 
/**
 * Which of the three rolls of the turn.
 */
roll: number, } | { "kind": "lot-drawn", 
/**
 * Those that go to the tray.
 */
dice: Array<string>, } | { "kind": "reroll-spent", 
/**
 * Whose.
 */
seat: Seat, } | { "kind": "picked", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
die: string, } | { "kind": "unusable", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The die that goes to the tray for it.
 */
dropped: string | null, } | { "kind": "dice-moved", 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * What all dice show now, in the order W Y B G O P; 0 for those that are rolled next.
 */
faces: [number, number, number, number, number, number], 
/**
 * The dice that are rolled next.
 */
rolled: Array<string>, 
/**
 * The dice on the tray.
 */
tray: Array<string>, } | { "kind": "took", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
die: string, } | { "kind": "skipped", 
/**
 * By whom.
 */
seat: Seat, } | { "kind": "extra-used", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The die that it was spent on.
 */
die: string, } | { "kind": "marked", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
field: string, 
/**
 * The number that stands there now; 0 for a cross.
 */
number: number, 
/**
 * The points of the sheet since then, by where they come from.
 */
count: Count, 
/**
 * All of them, with what the foxes bring.
 */
points: number, } | { "kind": "earned", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
bonus: string, } | { "kind": "gift-lost", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
gift: string, } | { "kind": "ready", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "opened", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The die that it took.
 */
took: string | null, 
/**
 * The dice that it spent extra dice on.
 */
extra: Array<string>, 
/**
 * What it marked.
 */
marks: Array<Mark>, 
/**
 * Its rerolls since then.
 */
rerolls: Track, 
/**
 * Its extra dice since then.
 */
extras: Track, 
/**
 * The points of its sheet since then, by where they come from.
 */
count: Count, 
/**
 * All of them, with what the foxes bring.
 */
points: number, } | { "kind": "ended", 
/**
 * The points of every seat.
 */
counts: Array<Count>, };

/**
 * What the game is waiting for.
 */
export type Phase = "first" | "black" | "rolling" | "lot" | "picking" | "closing" | "over";

/**
 * A mark that a seat can make now, and all that follows of itself.
 */
export type Prospect = { 
/**
 * The acts that make it, one after the other.
 */
acts: Array<string>, 
/**
 * The mark, then those that bonuses make where there is no choice.
 */
marks: Array<Mark>, 
/**
 * What all of them bring.
 */
earned: Array<string>, 
/**
 * The gifts that are to be used next, at the player's choice.
 */
waiting: Array<string>, 
/**
 * How many points all this brings.
 */
gain: number, 
/**
 * The dice that would go to the tray for it (R3.4).
 */
swept: Array<string>, };

/**
 * How well a solo game went (R10.6), the best first.
 */
export type Rating = "legend" | "master" | "brilliant" | "clever" | "sharp" | "solid" | "promising" | "learning" | "beginner";

/**
 * A chair at the table, counted from 0 in code and from 1 in every text.
 */
export type Seat = number;

/**
 * What an eye sees of one seat.
 */
export type SeatView = { 
/**
 * The sheet; while a sealed phase lasts that of another as it was when the phase began.
 */
sheet: SheetView, 
/**
 * Its points so far, by where they come from.
 */
count: Count, 
/**
 * All of them, with what the foxes bring.
 */
points: number, 
/**
 * How many turns this seat has begun.
 */
turns: Counter, 
/**
 * What it has to decide.
 */
step: StepView, 
/**
 * The gifts that wait, besides the one in hand.
 */
pending: Array<string>, 
/**
 * The die that it took in this closing phase.
 */
took: string | null, 
/**
 * The dice that it spent extra dice on in this closing phase.
 */
extra: Array<string>, };

/**
 * A sheet as lists.
 */
export type SheetView = { 
/**
 * The marked fields, without those printed as crossed.
 */
marks: Array<string>, 
/**
 * The orange numbers, multiplied.
 */
orange: Array<number>, 
/**
 * The purple numbers.
 */
purple: Array<number>, 
/**
 * The rerolls.
 */
rerolls: Track, 
/**
 * The extra dice.
 */
extras: Track, };

/**
 * What one seat has to decide.
 */
export type Step = "ready" | "pick" | { "place": string } | "bonus" | { "fill": string } | "black" | "take" | "extra";

/**
 * What an eye knows of what a seat has to decide.
 */
export type StepView = "choosing" | { "known": Step };

/**
 * Actions of one kind.
 */
export type Track = { 
/**
 * How many were unlocked.
 */
unlocked: number, 
/**
 * How many of these were spent.
 */
spent: number, };

/**
 * What one eye sees of a position: everything but what others do in a sealed phase.
 */
export type View = { 
/**
 * What the game waits for.
 */
phase: Phase, 
/**
 * Which round, from 1.
 */
round: number, 
/**
 * How many rounds are played.
 */
rounds: number, 
/**
 * Who begins every round.
 */
first: Seat, 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * Whether it is a passive turn of a solo player.
 */
passive: boolean, 
/**
 * What the dice show, in the order W Y B G O P; 0 for those that are rolled next.
 */
faces: [number, number, number, number, number, number], 
/**
 * The dice that were rolled last and lie there still, or are rolled next.
 */
rolled: Array<string>, 
/**
 * The dice on the silver tray.
 */
tray: Array<string>, 
/**
 * The dice on the dice fields, in the order in which they were picked.
 */
picked: Array<string>, 
/**
 * Which of the three rolls of this turn it is; 0 before the first.
 */
rolls: number, 
/**
 * How often dice or a lot fell in this turn, rerolls too.
 */
throws: Counter, 
/**
 * All seats in order.
 */
seats: Array<SeatView>, 
/**
 * What the one who looks can mark now, and what follows of itself; nobody else's.
 */
prospects: Array<Prospect>, 
/**
 * The rating of a solo game that is over.
 */
rating: Rating | null, };
