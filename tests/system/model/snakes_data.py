"""Writes what the rules of Snakes are tested against, from the model in snakes.py, and counts rare events.

    python3 snakes_data.py FOLDER        games.jsonl, census.perft, attachments.txt; the counts are printed

The form of the three files is said in README below, which is written beside them.
"""
import json
import random
import sys
from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path

from snakes import (apply, asked, attached, attachments, can_be_finished, chance, is_complete, make_options, new_game,
                    new_snake, openings, over, pieces, score, shape, without_end)

README = """\
# What the independent model of the game says
Written by `tests/system/model/snakes_data.py` from `tests/system/model/snakes.py`; never edited by hand.
Seats count from 1; facts are rolls (`C`, `+`, `first:2`) and acts (`1>roll:g`, `1>put:1aL`).

- `games.jsonl`: a whole game a line, one JSON object. `options`: players (a number), faces and first (texts), and
  again where it is `taken`. `facts`: all of them, in order. `legal`: one text for every fact that is an act: what was legal just before it, in
  the order of legal actions: `1? put:1a put:1b`. `looks`: what lay on the table just before some acts: `before` counts
  acts from 0 (every fifth: 4, 9, …; none before a `give`), `hands` (`3+1,6+2`: green+orange of the seats), `points` and
  `turns` (begun; by seat: `1,0`), `snakes`. `end`: the snakes when the game is over. Snakes are texts, by number:
  `1 HSL 0,0:e 1,0:we 2,0:wn > b@2,-1:s`: number, shape from a to b, for every die its cell and the sides which the body
  crosses, in walking order; behind the arrow the open ends: end, the empty cell in front of it, and the side of that
  cell at which a piece joins; or, for a complete snake, `done:2`: who completed it. At the end, per seat: `points`,
  `places`.
- `census.perft`: how many lines of so many facts there are, as for the other games: `settings …`, `facts …`, then
  lines `depth count`. Equal faces of a die are one outcome.
- `attachments.txt`: the legal attachments of every snake of up to six dice, all green, counted by brute force: an
  attachment counts if a search (every piece at every open end, again and again) then finds a way to finish the snake.
  `HSL 0 1 1 2`: in how many ways a head, a tail, a straight, a curve can be attached (a curve at one end, turned left
  or right: two ways); for every legal shape of up to four dice. `sum 3 head 18 0 18 18 32`: all shapes of three
  dice that have a head but no tail (`body`: neither, `tail`: a tail but no head, `complete`: both): how many they are,
  then the sums of their four numbers. Only taking dice away leads to some shapes: R, RR, RH, RT, RRH, RRT.
"""


# --- players -----------------------------------------------------------------------------------
def choose(rng, s, actions, style):
    """`random` is that; the others follow a wish most of the time."""
    wishes = {
        "taker": ["take", "stop"],                      # takes a die back, and declines the roll
        "hungry": ["take", "roll:o"],                   # takes and rolls on
        "saver": ["stop", "roll:g"],                    # keeps its orange dice for the end
        "generous": ["give"],                           # to who has nothing
        "robber": ["take"],                             # from complete snakes and lone dice, if it can
        "curler": ["roll:g"],                           # leaves as little room as it can
    }.get(style, [])
    if style == "curler" and actions[0].startswith("put"):
        rooms = {action: room_after(s, action) for action in actions}
        return rng.choice([action for action in actions if rooms[action] == min(rooms.values())])
    for wish in wishes if rng.random() < 0.9 else []:
        wanted = [action for action in actions if action.startswith(wish)]
        if style == "generous":
            wanted = [action for action in wanted if not s.has_dice(int(action[5:]))]
        if style == "robber":
            robbed = {number for number, snake in s.snakes.items() if is_complete(snake) or len(snake.row) == 1}
            wanted = [action for action in wanted if int(action[5:-1]) in robbed] or wanted
        if wanted:
            return rng.choice(wanted)
    return rng.choice(actions)


def room_after(s, action):
    snake = next(new for number, new in apply(s, f"{s.seat}>{action}").snakes.items() if new is not s.snakes[number])
    return sum(len(attachments(snake, piece)) for piece in "SC")


def throw(rng, s):
    green, orange = s.options["faces"].split("/")       # a face that is twice on a die falls twice as often
    return rng.choice(chance(s) if s.phase == "first" else green if s.die == "g" else orange)


# --- whole games -------------------------------------------------------------------------------
TABLES = ["HTSSCC/HHTT+-"] * 5 + [
    "HTSSCC/HT++++", "HTSSCC/HT----", "HTSSCC/HTSC+-", "HTCCCC/SC++--", "SSSCCC/HT+++-", "HTSSCC/CCCS+-",
    "HHTTSC/-+-+-C", "CCCCCC/HT++--", "HHHTTT/S++--T", "HTSSCC/HHTTSC", "HTSCCC/H+++--",
]
STYLES = ["random", "taker", "hungry", "saver", "random", "generous", "robber", "curler"]
GAMES, LONGEST = 120, 400
TAKEN_GAMES = 40                                # more, with again=taken
# The smallest pocket, HLSLSLL: nothing but a tail fits.
POCKET = """1>roll:g H 1>new 2>roll:g C 2>put:1bL 1>roll:g S 1>put:1b 2>roll:g C 2>put:1bL 1>roll:g S 1>put:1b
2>roll:g C 2>put:1bL 1>roll:g C 1>put:1bL 2>roll:g C 2>new"""
# All dice are taken back, and then a + falls.
EMPTIED = """1>roll:g S 1>new 2>roll:g S 2>put:1b 1>roll:o + 1>take:1a 1>stop 2>roll:o + 2>take:1a 2>roll:g S 2>new
1>roll:o + 1>take:1a 1>stop 2>roll:o +"""


def options_of(at):
    players = 2 + at % 3
    firsts = [*map(str, range(1, players + 1)), "draw"]
    return {"players": players, "faces": TABLES[at // 2 % len(TABLES)], "first": firsts[at // 3 % len(firsts)]}


def written(options):
    """All options as texts have them: `again` came later and is left out while it is `any`."""
    return {name: value for name, value in make_options(options).items() if (name, value) != ("again", "any")}


def styles_of(at):
    return ["curler"] * 4 if at % 10 == 9 else [STYLES[(at + 3 * seat) % len(STYLES)] for seat in range(4)]


def snake_text(s, number):
    snake = s.snakes[number]
    cells = " ".join(f"{x},{y}:" + "".join(snake.dice[x, y].sides) for x, y in snake.row)
    ends = " ".join(f"{end}@{front.at[0]},{front.at[1]}:{front.side}" for end, front in openings(snake).items())
    return f"{number} {shape(snake)} {cells} > " + (ends or f"done:{s.done[number]}")


def table_of(s):
    return [snake_text(s, number) for number in sorted(s.snakes)]


def look(s, before):
    hands = ",".join(f"{hand['g']}+{hand['o']}" for hand in s.hands.values())
    return {"before": before, "hands": hands, "points": ",".join(map(str, s.points.values())),
            "turns": ",".join(map(str, s.turns.values())), "snakes": table_of(s)}


def play(seed, options, styles, script):
    """One game, or None if it becomes too long; and what was counted in it. It may begin with facts that are given."""
    rng, s, script = random.Random(seed), new_game(options), script.split()
    facts, legal, looks, watch = [], [], [], Watch()
    while not over(s):
        seat, actions = asked(s)
        if seat:
            if len(legal) % 5 == 4 and s.phase != "give":
                looks.append(look(s, len(legal)))
            legal.append(f"{seat}? " + " ".join(actions))
            fact = f"{seat}>{choose(rng, s, actions, styles[seat - 1])}"
        else:
            fact = throw(rng, s)
        facts.append(script.pop(0) if script else fact)
        before, s = s, apply(s, facts[-1])
        watch.see(before, s)
        check(s)
        if len(facts) > LONGEST:
            return None, watch.counts
    watch.end(s)
    return {"options": written(options), "facts": facts, "legal": legal, "looks": looks, "end": table_of(s),
            **score(s)}, watch.counts


def check(s):
    """No die is lost, every snake can be finished, and the model's record of who completed what is right."""
    for colour, each in (("g", 6), ("o", 2)):
        lying = sum(die.colour == colour for snake in s.snakes.values() for die in snake.dice.values())
        assert lying + sum(hand[colour] for hand in s.hands.values()) == each * s.options["players"]
    assert all(map(can_be_finished, s.snakes.values()))
    assert set(s.done) == {number for number, snake in s.snakes.items() if is_complete(snake)}


def all_games(counts):
    plan = [(options_of(at), styles_of(at), "") for at in range(GAMES)] + [({}, ["random", "taker"], POCKET)]
    plan += [({**options_of(at), "again": "taken"}, styles_of(at), "") for at in range(TAKEN_GAMES)]
    plan += [({"again": "taken"}, ["random", "hungry"], EMPTIED)]
    seeds = iter(range(1, 10_000))
    for one in plan:
        game, counted = next(found for found in (play(seed, *one) for seed in seeds) if found[0])
        counts.update(counted)
        yield game


class Watch:
    """Counts what is rare, in one game."""

    def __init__(self):
        self.counts, self.reopened, self.pluses, self.alone = Counter(), {}, 0, False

    def see(self, before, s):
        if before.phase == "place":
            self.see_place(before)
        for what, *rest in s.log:
            getattr(self, "see_" + what)(before, s, *rest)

    def see_place(self, before):
        unfinished = [snake for snake in before.snakes.values() if not is_complete(snake)]
        free = [snake for snake in unfinished if before.face not in "HT" or before.face not in pieces(snake)]
        ways = sum(len(openings(snake)) * (1 + (before.face == "C")) for snake in free)
        legal = sum(len(attachments(snake, before.face)) for snake in free)
        self.counts["attachments refused: the snake would curl up"] += ways - legal
        if unfinished and not legal:
            why = f"{before.face} curls" if free else f"{before.face} twice"
            self.counts[f"new snake beside an unfinished one: {why}"] += 1
        self.counts["orange straight or curve placed"] += before.die == "o" and before.face in "SC"

    def see_fell(self, before, s, face):
        self.pluses = (self.pluses if before.rolls else 0) + (face == "+")
        if face == "+":
            self.counts[f"+ no. {min(self.pluses, 4)} of a turn"] += 1
            self.counts["+ with an empty table"] += not s.snakes
            self.counts["+ with an empty table, nothing but stop"] += asked(s)[1] == ["stop"]
        else:
            self.counts[("after +: " if before.rolls else "") + ("-" if face == "-" else "a piece")] += 1

    def see_gave(self, before, s, to, had_dice):
        self.counts["- brings a player without dice back"] += not had_dice
        self.counts["- takes the giver's last die"] += not s.has_dice(before.seat)

    def see_began(self, before, s, number):
        self.counts["new snake with a number that was free again"] += number < max(before.snakes, default=0)
        self.counts["new snake on a table that was emptied"] += not before.snakes and before.turns[before.seat] > 1

    def see_completed(self, before, s, number):
        self.counts["completed"] += 1
        self.counts["completed: head and tail alone"] += len(s.snakes[number].row) == 2
        if number in self.reopened:
            who = "the same seat" if self.reopened.pop(number) == s.done[number] else "another seat"
            self.counts[f"completed again by {who}"] += 1

    def see_took(self, before, s, number, end, die, rest, completed_by):
        kind = {"H": "head", "T": "tail"}.get(die.piece, "body")
        self.counts[f"taken: {kind}, {'orange' if die.colour == 'o' else 'green'}"] += 1
        self.counts[f"taken at {end}"] += 1
        if completed_by:
            self.counts[f"re-opened: {'own' if completed_by == before.seat else 'of another seat'}"] += 1
            self.reopened[number] = completed_by
        if rest is None:
            self.counts["snake disappeared"] += 1
            self.reopened.pop(number, None)
        elif len(rest.row) == 1:
            self.counts["lone head or tail turned round"] += end == "a" and pieces(rest)[0] in "HT"
            self.counts["lone curve left that turns right"] += shape(rest).upper() == "R"
            self.counts["lone die left that does not lie where the snake began"] += (0, 0) not in rest.row

    def see_skipped(self, before, s, seat):
        self.counts["seat without dice skipped"] += not over(s)

    def see_next(self, before, s, seat):
        self.counts["turn right after one's own turn"] += seat == before.seat
        alone = not any(s.has_dice(other) for other in s.seats() if other != seat)
        self.counts["spells in which one player goes on alone"] += alone and not self.alone
        self.alone = alone

    def end(self, s):
        self.counts[f"winners: {score(s)['places'].count(1)}"] += 1
        self.counts["games with a snake of ten dice or more"] += any(len(one.row) > 9 for one in s.snakes.values())
        self.counts["games with no point"] += not any(s.points.values())
        self.counts["games with unfinished snakes"] += len(s.done) < len(s.snakes)
        self.counts.update(f"{name}={value}" for name, value in s.options.items())


# --- census ------------------------------------------------------------------------------------
MOST, DEEPEST = 50_000, 8                       # the highest count that is counted, line by line


def count(s, depth, most=MOST):
    """How many lines of so many facts there are; ValueError when there are too many."""
    seat, actions = asked(s)
    facts = chance(s) or [f"{seat}>{action}" for action in actions]
    found = len(facts) if depth == 1 else 0
    for fact in facts if depth > 1 else []:
        found += count(apply(s, fact), depth - 1, most - found)
    if found > most:
        raise ValueError("too many")
    return found


def census_block(options, facts):
    s = new_game(options)
    for fact in facts:
        s = apply(s, fact)
    settings = [f"{name}={value}" for name, value in written(options).items()]
    lines = [" ".join(["settings", *settings]), " ".join(["facts", *facts])]
    for depth in range(1, DEEPEST + 1):
        try:
            lines.append(f"{depth} {count(s, depth)}")
        except ValueError:
            break
    return "\n".join(lines) + "\n"


def moments(game):
    """For every kind of moment of a game, the facts before one such moment."""
    s, found, rng = new_game(game["options"]), {}, random.Random(len(game["facts"]))
    for at, fact in enumerate(game["facts"]):
        empty = sum(not s.has_dice(seat) for seat in s.seats())
        found.setdefault((s.phase, bool(s.taken), s.die if s.phase == "rolling" else "", empty), []).append(at)
        s = apply(s, fact)
    found |= {("end", n): [len(game["facts"]) - n] for n in (1, 2, 4, 8)}
    return {kind: game["facts"][:rng.choice(ats)] for kind, ats in found.items()}


def census_blocks(games):
    """The start with each number of players, and two positions of every kind of moment; one with again=taken."""
    blocks = [census_block({"players": players, "first": first}, [])
              for players, first in ((2, "1"), (3, "3"), (4, "draw"))]
    again = lambda game: "again" in game["options"]
    old, new = [game for game in games if not again(game)], [game for game in games if again(game)]
    for some, most in ((old, 2), (new, 1)):
        seen = Counter()                        # by kind, and whether two play
        for game in random.Random(5).sample(some, len(some)):
            for kind, facts in sorted(moments(game).items(), key=str):
                key = game["options"]["players"] == 2, kind
                seen[key] += 1
                if seen[key] <= most:
                    blocks.append(census_block(game["options"], facts))
    return blocks


# --- attachments, by brute force ---------------------------------------------------------------
# A snake is only its text here, laid out anew each time: nothing of the model's grid is used but to compare with it.
LONGEST_SHAPE, SEARCHED = 6, 4                  # dice; pieces that the search adds
OUTWARDS = {"L": "R", "R": "L"}                 # a curve that turns left going out of end a turns right going in


def lies(text):
    """Whether no two dice of it lie in one cell."""
    cells, cell, heading = set(), 0, 1
    for one in text:
        cells.add(cell)
        heading *= {"L": 1j, "R": -1j}.get(one, 1)
        cell += heading
    return len(cells) == len(text)


def open_ends(text):
    return ["a"] * (text[0] not in "HT") + ["b"] * (text[-1] not in "HT" or len(text) == 1)


def longer(text, end, one):
    """With one piece more; a curve turns as seen when going out."""
    return text + one if end == "b" else OUTWARDS.get(one, one) + text


@cache
def search(text, left=SEARCHED):
    """Whether putting pieces, so many at most, can finish the snake."""
    if "H" in text and "T" in text:
        return True
    ways = [longer(text, end, one) for end in open_ends(text) for one in "HTSLR" if one not in "HT" or one not in text]
    return left > 0 and any(lies(way) and search(way, left - 1) for way in ways)


def legal_ways(text, piece):
    if piece in "HT" and piece in text:
        return 0
    ways = [longer(text, end, one) for end in open_ends(text) for one in ("LR" if piece == "C" else piece)]
    return sum(lies(way) and search(way) for way in ways)


def shapes_by_search(length):
    """Every row of so many letters that is a snake, lies, and can be finished."""
    for letters in product("HTSLR", repeat=length):
        text = "".join(letters)
        is_row = not set("HT") & set(text[1:-1]) and text.count("H") < 2 and text.count("T") < 2
        if is_row and lies(text) and search(text):
            yield text


def shapes_by_play(longest, taking):
    """Every snake that legal attachments of the model lead to, and taking dice away; by text."""
    found, waiting = {}, [new_snake("g", piece) for piece in "HTSC"]
    while waiting:
        snake = waiting.pop()
        if shape(snake) in found:
            continue
        found[shape(snake)] = snake
        if len(snake.row) < longest:
            waiting += [attached(snake, end, "g", piece, turn)
                        for piece in "HTSC" for end, turn in attachments(snake, piece)]
        if taking and len(snake.row) > 1:
            waiting += [without_end(snake, end)[1] for end in "ab"]
    return found


def attachment_lines():
    played = shapes_by_play(LONGEST_SHAPE + 1, taking=True)
    built = shapes_by_play(LONGEST_SHAPE, taking=False)
    sums, shapes = {}, []
    for length in range(1, LONGEST_SHAPE + 1):
        texts = list(shapes_by_search(length))
        assert sorted(texts) == sorted(text for text in played if len(text) == length)
        for text in texts:
            counts = [legal_ways(text, piece) for piece in "HTSC"]
            assert counts == [len(attachments(played[text], piece)) for piece in "HTSC"], text
            kind = {"": "body", "H": "head", "T": "tail", "HT": "complete"}["H" * ("H" in text) + "T" * ("T" in text)]
            old = sums.setdefault((length, kind), [0] * 5)
            sums[length, kind] = [was + more for was, more in zip(old, [1, *counts])]
            if length <= 4:
                shapes.append(" ".join([text, *map(str, counts)]))
        assert not any("LLL" in text or "RRR" in text for text in texts)        # figure 7
    only_by_taking = [text for text in sorted(played) if len(text) <= LONGEST_SHAPE and text not in built]
    print(sum(numbers[0] for numbers in sums.values()), "shapes; only by taking dice away:", *only_by_taking)
    return shapes + ["sum " + " ".join(map(str, [*key, *numbers])) for key, numbers in sums.items()]


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "README.md").write_text(README)
    (folder / "attachments.txt").write_text("".join(line + "\n" for line in attachment_lines()))
    counts = Counter()
    games = list(all_games(counts))
    (folder / "games.jsonl").write_text("".join(json.dumps(game, separators=(",", ":")) + "\n" for game in games))
    for name, number in sorted(counts.items()):
        print(f"{number:7} {name}")
    print(len(games), "games,", sum(len(game["facts"]) for game in games), "facts,",
          sum(len(game["legal"]) for game in games), "decisions")
    head = ("# How many lines of so many facts there are, counted one by one by the independent model.\n"
            "# A block: settings, the facts that lead to the position, then `depth count`.\n\n")
    blocks = census_blocks(games)
    (folder / "census.perft").write_text(head + "\n".join(blocks))
    print(len(blocks), "positions,", sum(block.count("\n") - 2 for block in blocks), "counts")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
