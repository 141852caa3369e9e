// The words between server and client, written from crates/proto by its tests.
// Do not edit: `UPDATE_EXPECT=1 cargo test -p turlaj-proto` writes it anew.

/**
 * What has changed in a document: `[value]` puts a value in the place of the old one, `[]` takes it away (of a list,
 * everything from there on), and an object has a change for every member that changes, of a list by its index.
 */
export type Change = [] | [unknown] | { [member: string]: Change };

export type Request = { 
/**
 * A number that the client chooses.
 */
id: number, 
/**
 * What it wants.
 */
ask: Ask, };

export type Ask = { "hello": Hello } | { "watch": { 
/**
 * Which table.
 */
table: string, 
/**
 * From where; a seat of one's own, or nothing for what all may see.
 */
eye: number | null, 
/**
 * In protocol 2, the number of the last [`crate::Patch`] of this table that the client still
 * has: what is equal is not sent again.
 */
n?: number, } } | { "unwatch": { 
/**
 * Which table.
 */
table: string, } } | { "at": { 
/**
 * Which table.
 */
table: string, 
/**
 * What.
 */
do: Deed, } } | "ping";

export type Hello = { 
/**
 * The version of the protocol that the client speaks.
 */
protocol: number, 
/**
 * The person's key; without one a client can only watch.
 */
key: string | null, };

export type Deed = { "sit": { 
/**
 * Where.
 */
seat: number | null, 
/**
 * Under which name; without one, under the person's own.
 */
name: string | null, } } | { "leave": { 
/**
 * Where.
 */
seat: number, } } | { "rename": { 
/**
 * Where.
 */
seat: number, 
/**
 * The new name.
 */
name: string, } } | { "seat-bot": { 
/**
 * Where.
 */
seat: number, 
/**
 * Which bot.
 */
bot: string, } } | { "kick": { 
/**
 * Where.
 */
seat: number, } } | "start" | { "commit": { 
/**
 * Whose.
 */
seat: number, 
/**
 * SHA-256 of the nonce, in hex.
 */
digest: string, } } | { "open": { 
/**
 * Whose.
 */
seat: number, 
/**
 * The nonce, in hex.
 */
nonce: string, } } | { "act": { 
/**
 * Who answers.
 */
seat: number, 
/**
 * The number of the question.
 */
prompt: number, 
/**
 * The answer, in the notation of the game.
 */
action: string, } } | { "roll": { 
/**
 * Where the throw stands, as it was told; said twice, it is done once.
 */
at: string, 
/**
 * What fell, in the notation of the game.
 */
roll: string, } } | { "retype": { 
/**
 * Where the throw stands.
 */
at: string, 
/**
 * What fell.
 */
roll: string, } } | { "take-back": { 
/**
 * Whose.
 */
seat: number, 
/**
 * How many of those that could be taken back stay; said twice, it is done once.
 */
keep: number, } } | { "ask-undo": { 
/**
 * Who asks.
 */
seat: number, 
/**
 * The seat's `prompt` as last told; said twice, it is done once.
 */
prompt: number, } } | { "answer-undo": { 
/**
 * Yes or no.
 */
agree: boolean, } } | { "hold": { 
/**
 * Whose seat.
 */
seat: number, 
/**
 * Which bot.
 */
bot: string, } } | { "go-on": { 
/**
 * Whose seat.
 */
seat: number, } } | { "end": { 
/**
 * For or against.
 */
agree: boolean, } } | { "emote": { 
/**
 * Whose.
 */
seat: number, 
/**
 * Which.
 */
emote: Emote, } } | "rematch";

export type Emote = "wave" | "clap" | "luck" | "ouch" | "think" | "knock" | "thanks" | "laugh";

export type Message = { "type": "hello", 
/**
 * Which request this answers.
 */
id: number, 
/**
 * The version of the protocol that is spoken on this socket: the one that was asked for.
 */
protocol: number, 
/**
 * Which build of the program answers: another one than the page was loaded from means
 * that the page is stale.
 */
build: string, 
/**
 * Who the key belongs to.
 */
person: Me | null, } | { "type": "done" } & Answer | { "type": "refused", 
/**
 * Which one; nothing where it could not be read.
 */
id: number | null, 
/**
 * Why.
 */
why: RefusalInfo, } | { "type": "update" } & Update | { "type": "patch" } & Patch | { "type": "gone", 
/**
 * Which table.
 */
table: string, 
/**
 * Why.
 */
why: RefusalInfo, } | { "type": "bye", 
/**
 * Why.
 */
why: RefusalInfo, };

export type Answer = { 
/**
 * Which one.
 */
id: number, };

export type Update = { 
/**
 * Which table.
 */
table: string, 
/**
 * How many updates of this table this socket has got since it began to watch, this one
 * included.
 */
n: number, 
/**
 * The requests that were carried out, as this update shows.
 */
done?: Array<number>, 
/**
 * The people around the table, if that has changed.
 */
room?: Room, 
/**
 * The game as this eye sees it, if that has changed.
 */
play?: Play, 
/**
 * What this eye is told of the facts since the last update, in order.
 */
news?: unknown[], 
/**
 * The rolls since the last update that this eye may know, in order, as records write them:
 * `1.2.1=RY.*`.
 */
rolled?: Array<string>, 
/**
 * What happened around the game, in order.
 */
happened?: Array<Happening>, };

export type Patch = { 
/**
 * Which table.
 */
table: string, 
/**
 * Stands for room and play as this socket knows them after this patch. It follows from them
 * alone, and counts nothing.
 */
n: number, 
/**
 * The number of the patch that this one is based on; without one, it replaces all that was
 * known.
 */
from?: number, 
/**
 * The requests that were carried out, as this patch shows.
 */
done?: Array<number>, 
/**
 * What has changed in the [`crate::Room`].
 */
room?: Change, 
/**
 * What has changed in the [`Play`].
 */
play?: Change, 
/**
 * What this eye is told of the facts since the last patch, in order.
 */
news?: unknown[], 
/**
 * The rolls since the last patch that this eye may know, as in [`Update`].
 */
rolled?: Array<string>, 
/**
 * What happened around the game, in order.
 */
happened?: Array<Happening>, };

export type RefusalInfo = { 
/**
 * A stable code in kebab-case, for translations.
 */
code: string, 
/**
 * Named details, for translations.
 */
details?: Array<[string, string]>, 
/**
 * What it means, in English.
 */
text: string, };

export type Play = { 
/**
 * Whose eye; nobody's sees what all may see.
 */
eye: number | null, 
/**
 * The seats that the game waits for.
 */
waiting: Array<number>, 
/**
 * The number of the seat's present question, or of its next one.
 */
prompt: number | null, 
/**
 * What the eye's own seat is asked.
 */
asked: PromptInfo | null, 
/**
 * How many of its last acts the seat may take back on its own.
 */
free_undo: number, 
/**
 * Milliseconds until the clock runs out, when this was written, if one runs.
 */
clock: number | null, 
/**
 * Milliseconds until time goes on, when this was written, if it stands still: so it is for a
 * moment when a live phase is taken up again after a restart.
 */
resumes_in: number | null, 
/**
 * The dice that fall on a real table and are due, at tables where dice are typed in.
 */
dice: DiceDue | null, 
/**
 * The dice that were typed in last, if the eye's person may still correct them.
 */
retype: DiceTyped | null, 
/**
 * The places, when the game is over.
 */
standings: Array<PlaceInfo> | null, 
/**
 * What the eye sees, in the words of the game.
 */
view: unknown, };

export type PromptInfo = { 
/**
 * The number of the question, to be given back with the answer.
 */
prompt: number, 
/**
 * All that can be done, in a stable order; empty where anything may be tried.
 */
legal: Array<string>, };

export type DiceDue = { 
/**
 * Where it stands in the game: `1.2.1`.
 */
at: string, 
/**
 * The seat whose person alone may look and type; nothing where anybody may.
 */
whose: number | null, 
/**
 * The word before the colon, where it is a lot.
 */
lot: string | null, 
/**
 * The dice that are rolled.
 */
dice: Array<DieDue>, 
/**
 * All that can fall, in the notation of the game, where it is a single die or lot.
 */
choices: Array<string>, };

export type DieDue = { 
/**
 * Its number in the throw, from 1.
 */
die: number, 
/**
 * How many faces it has.
 */
faces: number, 
/**
 * The name of its kind; nothing for a lot.
 */
kind: string | null, 
/**
 * What its faces show, in the notation of the game, each once; of a lot all that it decides
 * between.
 */
shows: Array<string>, };

export type DiceTyped = { 
/**
 * Where it stands in the game.
 */
at: string, 
/**
 * What fell.
 */
roll: string, 
/**
 * The throw that it answered: as in `DiceDue`.
 */
lot: string | null, 
/**
 * Its dice.
 */
dice: Array<DieDue>, 
/**
 * All that could fall, where it is a single die or lot.
 */
choices: Array<string>, };

export type PlaceInfo = { 
/**
 * Who.
 */
seat: number, 
/**
 * 1 is the best; equal seats share a place.
 */
place: number, 
/**
 * The points that decide first.
 */
points: number, 
/**
 * What decides between equal points, most important first.
 */
tie_breaks: Array<number>, 
/**
 * Whether nobody played the seat at the end: it comes after all others, and did not lose.
 */
left: boolean, };

export type Happening = { "kind": "emote", 
/**
 * By whom.
 */
seat: number, 
/**
 * Which.
 */
emote: Emote, } | { "kind": "flag", 
/**
 * Whose.
 */
seat: number, } | { "kind": "undone", 
/**
 * Who had asked for it.
 */
seat: number, } | { "kind": "undo-refused", 
/**
 * Who had asked for it.
 */
seat: number, } | { "kind": "dice-anew", 
/**
 * Which seats.
 */
seats: Array<number>, };

export type Room = { 
/**
 * The id of the game.
 */
game: string, 
/**
 * The version of its rules.
 */
rules: number, 
/**
 * The options of the game, all of them.
 */
options: { [key in string]: string }, 
/**
 * `lobby`, `dice`, `playing`, `over` or `abandoned`.
 */
status: string, 
/**
 * Whether strangers find the table in a list.
 */
public: boolean, 
/**
 * Whether the table is the client's own.
 */
owned: boolean, 
/**
 * Whether hints may be asked for.
 */
hints: boolean, 
/**
 * Whether anything can be taken back.
 */
undo: boolean, 
/**
 * Whether dice were undone, so that somebody decided again with dice already seen.
 */
take_backs: boolean, 
/**
 * Whether the dice fall on a real table and are typed in.
 */
typed: boolean, 
/**
 * How long people may think.
 */
clock: Clock | null, 
/**
 * The daily challenge that is played here.
 */
daily: DailyHere | null, 
/**
 * Whether seats know things that others at the same screen must not see.
 */
secrets: boolean, 
/**
 * The seats, in order.
 */
seats: Array<Chair>, 
/**
 * How many sockets watch without a seat.
 */
spectators: number, 
/**
 * The commitments behind the dice, from the start of the game on.
 */
dice: DiceInfo | null, 
/**
 * A request to go back that is not decided.
 */
undo_request: UndoRequest | null, 
/**
 * Who is for ending the game.
 */
end_vote: EndVote | null, 
/**
 * The table on which the same people play again; told to those who sit here.
 */
rematch: string | null, };

export type Chair = { 
/**
 * Who sits there.
 */
who: Who, 
/**
 * The name shown; empty for nobody, the bot's own name for bots.
 */
name: string, 
/**
 * Whether the name is the English name of an animal that the server has drawn by lot.
 */
generated: boolean, 
/**
 * The name as data, in protocol 2; nothing for nobody.
 */
named?: NameInfo, 
/**
 * Whether the seat is the client's own.
 */
yours: boolean, 
/**
 * Whether the person is connected.
 */
here: boolean, 
/**
 * Whether the person has been gone for so long that others need not wait.
 */
away: boolean, 
/**
 * Whether those present go on without the person; nothing where that is not a question, because
 * the person is not away or the game has no live phases.
 */
without: boolean | null, 
/**
 * The bot that plays for the person until they return.
 */
held_by: string | null, 
/**
 * How many milliseconds a message to the person's client and back takes, roughly; in games with
 * live phases, where it matters, and only where it is known.
 */
lag: number | null, 
/**
 * How much time the seat has, at tables with a clock.
 */
clock: SeatClock | null, };

export type NameInfo = { "kind": "chosen", 
/**
 * As it was written.
 */
name: string, } | { "kind": "animal", 
/**
 * Its English name.
 */
name: string, 
/**
 * Which one of that kind, where there are more people than animals: from 2.
 */
number: number | null, } | { "kind": "bot", 
/**
 * Its id.
 */
name: string, };

export type Who = "nobody" | "person" | "bot" | "program";

export type Clock = { 
/**
 * What the time is for.
 */
per: Per, 
/**
 * How many seconds.
 */
seconds: number, };

export type Per = "move" | "game";

export type SeatClock = { 
/**
 * Milliseconds that are left.
 */
left: number, 
/**
 * Whether they run.
 */
runs: boolean, };

export type DailyHere = { 
/**
 * Whose day, in UTC.
 */
date: string, 
/**
 * When the attempt is closed, in milliseconds since 1970.
 */
ends: number, 
/**
 * When the secret behind the dice is open to all.
 */
opens: number, };

export type DiceInfo = { 
/**
 * The id of the draw.
 */
draw: string, 
/**
 * SHA-256 of the host's secret.
 */
commitment: string, 
/**
 * The seats that still have to commit to a nonce.
 */
to_commit: Array<number>, 
/**
 * The seats that still have to open their nonce.
 */
to_open: Array<number>, 
/**
 * The commitments of the seats.
 */
nonces: Array<NonceCommitment>, 
/**
 * Earlier rounds, dropped because a seat did not open its nonce.
 */
aborted: Array<AbortedRound>, 
/**
 * The nonces that were opened.
 */
opened: Array<OpenNonce>, 
/**
 * The secret, when all is over.
 */
secret: string | null, };

export type NonceCommitment = { 
/**
 * Whose.
 */
seat: number, 
/**
 * SHA-256 of the nonce.
 */
digest: string, };

export type AbortedRound = { 
/**
 * The host's.
 */
commitment: string, 
/**
 * The seats'.
 */
nonces: Array<NonceCommitment>, };

export type OpenNonce = { 
/**
 * Whose.
 */
seat: number, 
/**
 * The nonce.
 */
nonce: string, };

export type UndoRequest = { 
/**
 * Who asks.
 */
seat: number, 
/**
 * Who has agreed.
 */
agreed: Array<number>, 
/**
 * Whose answer is missing.
 */
missing: Array<number>, };

export type EndVote = { 
/**
 * For it.
 */
agreed: Array<number>, 
/**
 * Whose voice is missing.
 */
missing: Array<number>, };

export type Failure = { 
/**
 * Why.
 */
error: RefusalInfo, };

export type NewPerson = { 
/**
 * The name to begin with; without one, a generated one.
 */
name: string | null, };

export type Key = { 
/**
 * 128 bits as 32 hex digits. The server keeps a digest only and cannot tell it again.
 */
key: string, 
/**
 * The person.
 */
person: Me, };

export type Me = { 
/**
 * A number that administrators use.
 */
number: number, 
/**
 * The name.
 */
name: string, 
/**
 * Whether the name is shown at public tables, to others who show theirs.
 */
open_names: boolean, };

export type ChangeMe = { 
/**
 * A new name.
 */
name: string | null, 
/**
 * Whether names are open at public tables.
 */
open_names: boolean | null, };

export type GameInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name on screen.
 */
title: string, 
/**
 * What it is, in one English sentence.
 */
about: string, 
/**
 * The version of its rules.
 */
rules: number, 
/**
 * The smallest number of players.
 */
players_min: number, 
/**
 * The largest number of players over all options.
 */
players_max: number, 
/**
 * Its options.
 */
options: Array<OptionInfo>, 
/**
 * The bots that play it: those for studies, then the levels, the weakest first. The last one is
 * the strongest.
 */
bots: Array<BotInfo>, };

export type OptionInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its values; the first one is the default.
 */
values: Array<string>, 
/**
 * What it does, in one English line.
 */
about: string, 
/**
 * Whether other values may be written too; the game says whether it takes them.
 */
free: boolean, };

export type Choices = { 
/**
 * Why it cannot be played as chosen.
 */
why: RefusalInfo | null, 
/**
 * Every number of players that the game knows, the smallest first.
 */
players: Array<PlayersChoice>, 
/**
 * The options that make a difference, in the order of the game; the others can be left out.
 */
options: Array<OptionChoice>, 
/**
 * The bots of the game, in its order.
 */
bots: Array<BotChoice>, };

export type PlayersChoice = { 
/**
 * How many.
 */
players: number, 
/**
 * Why not, with all options as chosen.
 */
why: RefusalInfo | null, };

export type OptionChoice = { 
/**
 * Its name.
 */
name: string, 
/**
 * What is chosen.
 */
value: string, 
/**
 * All its listed values, the default first.
 */
values: Array<ValueChoice>, 
/**
 * Whether other values may be written too.
 */
free: boolean, };

export type ValueChoice = { 
/**
 * The value.
 */
value: string, 
/**
 * Why not, with everything else as chosen.
 */
why: RefusalInfo | null, };

export type BotChoice = { 
/**
 * Its name.
 */
name: string, 
/**
 * Why not, with everything as chosen.
 */
why: RefusalInfo | null, };

export type BotInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * How it chooses, in one English line.
 */
about: string, 
/**
 * Whether it is one of the levels that people choose from.
 */
level: boolean, 
/**
 * Whether it plays as well as the others at the table do. Bots that are neither are for studies.
 */
follower: boolean, };

export type NewTable = { 
/**
 * Which game.
 */
game: string, 
/**
 * The options that differ from the default.
 */
options?: { [key in string]: string }, 
/**
 * The seats, in order: their number is the number of players.
 */
seats: Array<SeatPlan>, 
/**
 * Whether strangers find the table in a list.
 */
public?: boolean, 
/**
 * Whether hints may be asked for; without a word, they may at tables that are not public.
 */
hints?: boolean, 
/**
 * Whether anything can be taken back; without a word, it can.
 */
undo?: boolean, 
/**
 * Whether real dice fall on a real table and are typed in.
 */
typed?: boolean, 
/**
 * How long people may think; without a word, as long as they like.
 */
clock?: Clock, 
/**
 * Whether the game begins at once; all seats must be taken then.
 */
start?: boolean, };

export type SeatPlan = "open" | { "you": { 
/**
 * Under which name; without one, under the person's own.
 */
name?: string, } } | { "bot": { 
/**
 * Which.
 */
name: string, } };

export type TableId = { 
/**
 * The id; the link is `/t/` and this.
 */
table: string, };

export type TableCard = { 
/**
 * Its id.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * The options of the game, all of them.
 */
options: { [key in string]: string }, 
/**
 * `lobby`, `playing`, `over` or `abandoned`.
 */
status: string, 
/**
 * Whether strangers find it in a list.
 */
public: boolean, 
/**
 * The names on its seats as this client may see them; nothing for a free seat.
 */
seats: Array<string | null>, 
/**
 * The same names as data.
 */
named: Array<NameInfo | null>, 
/**
 * Whether the game waits for the one who asks, as far as is known without waking the table.
 */
your_turn: boolean, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * When something last happened there, roughly.
 */
touched: number, };

export type SeatAsk = { 
/**
 * Which seat.
 */
seat: number, };

export type Hint = { 
/**
 * Which bot says so.
 */
bot: string, 
/**
 * The number of the question that this answers.
 */
prompt: number, 
/**
 * The best actions, the best first, at least one; or, where one person practises a puzzle, all that
 * is left to do, in order, which may be nothing.
 */
actions: Array<string>, 
/**
 * What values are told in; nothing where none are told.
 */
unit: HintUnit | null, 
/**
 * Whether the values are exact under best play of all, not an estimate.
 */
exact: boolean, 
/**
 * The same actions with their values and reasons, where the game knows any; of actions that come
 * to the same, one.
 */
best: Array<HintAction>, };

export type HintUnit = "victory" | "points" | "penalty";

export type HintAction = { 
/**
 * What to do.
 */
action: string, 
/**
 * What follows at once in the sentence, such as the field for a die; often nothing.
 */
then: Array<string>, 
/**
 * What it is worth.
 */
value: number, 
/**
 * The standard error of the value: 0 where it is exact, nothing where it is not known.
 */
error: number | null, 
/**
 * How much less than the best it is worth.
 */
loss: number, 
/**
 * What is done, as data in the game's own terms: `What` of `web/generated/<game>-hint.d.ts`.
 */
what: unknown, 
/**
 * The strongest reason for the action, and after it the strongest one against it.
 */
reasons: Array<HintReason>, 
/**
 * What to do and why, in one sentence; the engine of any game only says how many games it tried.
 */
why: SentenceInfo, };

export type HintReason = { 
/**
 * Above zero for the action, below zero against it.
 */
weight: number, 
/**
 * What it says, as data in the game's own terms: `Why` of `web/generated/<game>-hint.d.ts`.
 */
data: unknown, };

export type SentenceInfo = { 
/**
 * In English.
 */
en: string, 
/**
 * In Polish.
 */
pl: string, 
/**
 * In Russian.
 */
ru: string, };

export type WhyNot = { 
/**
 * The actions.
 */
refused: Array<RefusedAction>, };

export type RefusedAction = { 
/**
 * What.
 */
action: string, 
/**
 * Why not.
 */
why: RefusalInfo, };

export type PreviewAsk = { 
/**
 * Which seat would act.
 */
seat: number, 
/**
 * The acts, in order.
 */
actions: Array<string>, };

export type PreviewAnswer = { 
/**
 * How many of the acts the view shows; what a turned page would reveal is not shown.
 */
shown: number, 
/**
 * What could be done then.
 */
legal: Array<string>, 
/**
 * The view, in the words of the game.
 */
view: unknown, };

export type ReplayInfo = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * The version of its rules.
 */
rules: number, 
/**
 * The options of the game, all of them.
 */
options: { [key in string]: string }, 
/**
 * The day on which it was set up.
 */
date: string, 
/**
 * Whether it was given up before its end.
 */
abandoned: boolean, 
/**
 * The places, if the game came to its end.
 */
standings: Array<PlaceInfo> | null, 
/**
 * Whether dice were undone, so that somebody decided again with dice already seen.
 */
take_backs: boolean, 
/**
 * Who sat where at the beginning.
 */
players: Array<ReplayPlayer>, 
/**
 * `proved`, `proved, host only`, `typed` or `unproved`.
 */
dice: string, 
/**
 * Whether seats knew things that others did not.
 */
secrets: boolean, 
/**
 * The facts that stand: the first one leads from position 0 to position 1, and so on.
 */
marks: Array<ReplayMark>, 
/**
 * The text record, with the proof of the dice.
 */
record: string, 
/**
 * The log, in the words of the game.
 */
log: unknown[], };

export type ReplayPlayer = { 
/**
 * The name; empty for nobody.
 */
name: string, 
/**
 * The name as data; nothing for nobody.
 */
named: NameInfo | null, 
/**
 * Whether it was a bot or a program.
 */
bot: boolean, };

export type ReplayMark = { 
/**
 * Who acted, or whose dice fell.
 */
seat: number | null, 
/**
 * `roll`, `act` or `time`.
 */
kind: string, 
/**
 * Milliseconds of table time.
 */
tick: number, 
/**
 * What, as records write it.
 */
text: string, };

export type Positions = { 
/**
 * The first one.
 */
from: number, 
/**
 * They.
 */
positions: Array<PositionTold>, };

export type PositionTold = { 
/**
 * After how many facts.
 */
n: number, 
/**
 * The view, in the words of the game.
 */
view: unknown, 
/**
 * What the eye was told of the fact that led here.
 */
news: unknown[], 
/**
 * The seats that the game waited for.
 */
waiting: Array<number>, 
/**
 * The places, when the game was over.
 */
standings: Array<PlaceInfo> | null, };

export type ReadAsk = { 
/**
 * The text.
 */
record: string, 
/**
 * The first position.
 */
from?: number, 
/**
 * How many, at most 100; without a word, 40.
 */
count?: number, 
/**
 * Whose eye; without one, nobody's.
 */
eye?: number, };

export type ReadAnswer = { 
/**
 * The game; its table has no id here, and the record is not repeated.
 */
replay: ReplayInfo, 
/**
 * Positions of it.
 */
positions: Array<PositionTold>, 
/**
 * Where it could not be read on.
 */
broken: BrokenAt | null, };

export type BrokenAt = { 
/**
 * From 1.
 */
line: number, 
/**
 * From 1.
 */
column: number, 
/**
 * A stable code.
 */
code: string, 
/**
 * Why, in English.
 */
text: string, };

export type QrAsk = { 
/**
 * What the code says.
 */
text: string, };

export type Health = { 
/**
 * Whether everything works.
 */
ok: boolean, 
/**
 * Which build of the program answers.
 */
build: string, 
/**
 * The version of the protocol.
 */
protocol: number, };

export type DailyNow = { 
/**
 * Today in UTC: `2026-11-15`.
 */
today: string, 
/**
 * When today ends, in milliseconds since 1970.
 */
ends: number, 
/**
 * The day after.
 */
tomorrow: string, 
/**
 * The games that have a challenge.
 */
games: Array<DailyGame>, 
/**
 * Earlier days with at least one result, newest first.
 */
days: Array<string>, };

export type DailyGame = { 
/**
 * The game.
 */
game: string, 
/**
 * The options of the game, all of them.
 */
options: { [key in string]: string }, 
/**
 * The id of the draw that all tables share: `daily/2026-11-15/<game>`.
 */
draw: string, 
/**
 * The commitment to the secret behind it.
 */
commitment: string, 
/**
 * When the commitment was made and told, in milliseconds since 1970.
 */
published: number, 
/**
 * The draw of tomorrow.
 */
next: DailyDraw, 
/**
 * The attempt of the one who asks, if it was begun.
 */
mine: DailyMine | null, 
/**
 * How many have come to the end.
 */
finished: number, };

export type DailyDraw = { 
/**
 * The id of the draw.
 */
draw: string, 
/**
 * The commitment to the secret behind it.
 */
commitment: string, 
/**
 * When the commitment was made and told, in milliseconds since 1970.
 */
published: number, };

export type DailyMine = { 
/**
 * Its table.
 */
table: string, 
/**
 * `playing`, `over` or `abandoned`.
 */
status: string, 
/**
 * The points, if it came to the end.
 */
points: number | null, };

export type DailyBoard = { 
/**
 * The day, in UTC.
 */
date: string, 
/**
 * The game.
 */
game: string, 
/**
 * The options of the game, all of them.
 */
options: { [key in string]: string }, 
/**
 * `open`: it can be begun; `grace`: what was begun can be finished; `public`: it is over.
 */
state: string, 
/**
 * When the attempts are closed and the secret is told, in milliseconds since 1970.
 */
opens: number, 
/**
 * The id of the draw that all tables share.
 */
draw: string, 
/**
 * The commitment to the secret behind it.
 */
commitment: string, 
/**
 * When the commitment was made and told, in milliseconds since 1970.
 */
published: number, 
/**
 * The secret, once it is public.
 */
secret: string | null, 
/**
 * The best among those who were known for at least 3 days and by 3 finished games when they began.
 */
known: Array<DailyLine>, 
/**
 * The best of all.
 */
everybody: Array<DailyLine>, 
/**
 * How often each number of points came: pairs of points and count, the lowest points first.
 */
distribution: Array<[number, number]>, 
/**
 * How many have come to the end.
 */
finished: number, 
/**
 * How many are at it.
 */
running: number, };

export type DailyLine = { 
/**
 * 1 is the best; equal results share a place.
 */
place: number, 
/**
 * The name shown.
 */
name: string, 
/**
 * The name as data.
 */
named: NameInfo, 
/**
 * Whether the name is the English name of an animal that the server has drawn by lot.
 */
generated: boolean, 
/**
 * Whether the line is the client's own.
 */
yours: boolean, 
/**
 * The points.
 */
points: number, 
/**
 * What decides between equal points, most important first.
 */
tie_breaks: Array<number>, 
/**
 * When it came to the end, in milliseconds since 1970.
 */
finished: number, 
/**
 * The table, once everybody may see it.
 */
table: string | null, };

export type MyPage = { 
/**
 * The person.
 */
person: Me, 
/**
 * When the person came first, in milliseconds since 1970.
 */
created: number, 
/**
 * The games that have begun, the newest first, at most 100.
 */
games: Array<MyGame>, 
/**
 * The results, game by game.
 */
totals: Array<MyTotal>, 
/**
 * How the proved dice fell in the person's own turns.
 */
dice: Array<DiceCount>, };

export type MyGame = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * The options of the game, all of them.
 */
options: { [key in string]: string }, 
/**
 * When the table was made, in milliseconds since 1970.
 */
date: number, 
/**
 * `playing`, `over` or `abandoned`.
 */
status: string, 
/**
 * Whether strangers find the table in a list.
 */
public: boolean, 
/**
 * The seats in order.
 */
seats: Array<MySeat>, 
/**
 * `proved`, `proved, host only`, `typed` or `unproved`, as in records; `open` in a game that
 * has not ended, whose secret is still closed.
 */
dice: string, 
/**
 * The day whose challenge it was.
 */
daily: string | null, 
/**
 * Whether dice were undone, so that somebody decided again with dice already seen.
 */
take_backs: boolean, };

export type MySeat = { 
/**
 * Its name, as this person may see it; empty for a free seat.
 */
name: string, 
/**
 * The name as data; nothing for a free seat.
 */
named: NameInfo | null, 
/**
 * Whether the name was drawn by lot.
 */
generated: boolean, 
/**
 * Whether it is the person's own.
 */
you: boolean, 
/**
 * Whether a bot or somebody's program sits there.
 */
bot: boolean, 
/**
 * Its place, once the game is over; 1 is the best.
 */
place: number | null, 
/**
 * Its points, once the game is over.
 */
points: number | null, 
/**
 * Whether the person left early: the game is neither won nor lost for them.
 */
left: boolean, };

export type MyTotal = { 
/**
 * The game.
 */
game: string, 
/**
 * How many came to their end.
 */
finished: number, 
/**
 * In how many of those against others nobody was better.
 */
won: number, 
/**
 * How many of the won games had dice undone.
 */
won_with_take_backs: number, 
/**
 * The most points.
 */
best: number | null, 
/**
 * The mean of the points, to one decimal.
 */
mean: number | null, };

export type DiceCount = { 
/**
 * The game.
 */
game: string, 
/**
 * The kind of die, such as `die`, `W` or `g`.
 */
kind: string, 
/**
 * What its faces show.
 */
faces: Array<FaceCount>, 
/**
 * How many dice were counted.
 */
rolls: number, };

export type FaceCount = { 
/**
 * The face, in the notation of records.
 */
face: string, 
/**
 * How many faces of the die show it.
 */
weight: number, 
/**
 * How often it was seen.
 */
count: number, };

export type MyExport = { 
/**
 * The person.
 */
person: Me, 
/**
 * When the person came first, in milliseconds since 1970.
 */
created: number, 
/**
 * When the person was here last, roughly.
 */
seen: number, 
/**
 * The results, game by game.
 */
totals: Array<MyTotal>, 
/**
 * How the proved dice fell in the person's own turns.
 */
dice: Array<DiceCount>, 
/**
 * The tables, the last touched first, at most 1000.
 */
tables: Array<ExportedTable>, };

export type ExportedTable = { 
/**
 * What is known of it.
 */
about: MyGame, 
/**
 * The text record, where the game has ended and its dice are open.
 */
record: string | null, };

export type ForgetMe = { 
/**
 * Must be true: nothing brings a person back.
 */
really: boolean, };

export type Forgotten = { 
/**
 * At how many tables the person was known.
 */
tables: number, };

export type ServerDice = { 
/**
 * The counts, game by game and kind by kind.
 */
games: Array<DiceCount>, 
/**
 * From how many tables they come.
 */
tables: number, 
/**
 * When the first of these tables was made, in milliseconds since 1970; 0 if there is none.
 */
since: number, 
/**
 * The records behind them, the newest first, at most 200.
 */
records: Array<DiceRecord>, 
/**
 * Whether there are older ones: `?before=` and the `num` of the last one here asks for them.
 */
more: boolean, };

export type DiceRecord = { 
/**
 * The number of the table, for asking on.
 */
num: number, 
/**
 * The id of the table.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * When the table was made, in milliseconds since 1970.
 */
date: number, 
/**
 * How many dice were counted.
 */
rolls: number, };

export type NewProgram = { 
/**
 * Where.
 */
seat: number, 
/**
 * Under which name.
 */
name: string, };

export type ProgramKey = { 
/**
 * 128 bits as 32 hex digits.
 */
key: string, };
