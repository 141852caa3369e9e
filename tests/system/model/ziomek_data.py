"""Writes what the rules of Ziomek are tested against, from the model in ziomek.py, and counts rare events.

    python3 ziomek_data.py FOLDER        games.jsonl, census.perft; the counts are printed

The form of the files is said in README below, which is written beside them.
"""
import json
import random
import sys
from collections import Counter
from itertools import product
from pathlib import Path

from ziomek import (COLOURS, GROUND, LENGTHS, Level, apply, asked, dice_text, is_correct, line, make_options, new_game,
                    out, pair_of, read_dice, refusal, score, settled, sides, to_throw, verdicts, wants)

README = """\
# What the independent model of the game says
Written by `tests/system/model/ziomek_data.py` from `tests/system/model/ziomek.py`; never edited by hand.
Seats count from 1; facts are dice (`r4,w1,b9,g6`, `w3,g7`), `first:2`, `time` (a clock ends) and acts (`1>drop:3b@140`).

- `games.jsonl`: a whole game a line, one JSON object. `options`: players (a number) and all options (texts). `facts`: all
  of them, in order, and between them `1!flip nothing-there`: seat 1 may not do that there, and why. `after`: one text
  for every `drop`, `turn`, `flip` and `down`: how many levels the seat's stack has then, the top one, and what fell
  (the lowest first): `3 5a@150`, `0`, `1 2a@10 8c@70 5a@110`. `starts`: one text for every START: round, levels,
  roller, throws, dice (red white blue grey), what each level asks for (`-` a long block, `wg` one of the two), the pair
  (`wg` or `-`), what the roller chose (`w` or `-`), the colours out of play (`rb` or `-`). `ends`: one for every end of a
  round: `by`, `shouter` (0: nobody), and per seat `stacks`, `verdicts` (r right, p piece, l line, a above), `scores`
  (levels and bonus). At the end, per seat: `points`, `bonus`, `places`.
- `census.perft`: how many lines of so many facts there are, as for the other games: `settings …`, `facts …`, then
  lines `depth count`. No line goes on beyond the countdown.
"""
MIDDLE = 155


# --- stacks ------------------------------------------------------------------------------------
def solve(rng, asks, smiling=True, tries=20_000):
    """A correct stack, found by trying pieces in a random order; joints are exact or within the tolerance."""
    budget = [tries]

    def go_on(stack):
        if len(stack) == len(asks):
            return stack
        budget[0] -= 1
        if budget[0] < 0:
            return None
        free = [piece for piece in LENGTHS if piece not in [level.piece for level in stack]]
        wanted = [piece for piece in free if (piece in asks[len(stack)] if asks[len(stack)] else piece.isdigit())]
        ways = [(piece, side, head) for piece in wanted for side in sides(piece) for head in (False, True)]
        if smiling:
            ways = [way for way in ways if way[0].isdigit() or way[1:] == ("a", False)]
        rng.shuffle(ways)
        for piece, side, head in ways:
            level = Level(piece, side, head, MIDDLE)
            if stack:
                meets = line(stack[-1])[1] - line(level)[0]
                level = level._replace(left=MIDDLE + meets + rng.choice([0, 0, 0, 0, -2, -1, 1, 2]))
            if level.left in range(GROUND - LENGTHS[piece] + 1) and len(settled((*stack, level))) == len(stack) + 1:
                if found := go_on((*stack, level)):
                    return found
        return None

    while True:
        budget[0] = tries
        if found := go_on(()):
            return list(found)


def shifted(stack, at, by):
    """All from a level on, moved: one joint is broken, or more broken than before."""
    return stack[:at] + [level._replace(left=level.left + by) for level in stack[at:]]


def plan_of(rng, s, style):
    """The levels that a seat will try to build."""
    plan = solve(rng, wants(s), smiling=style not in ("careless", "cut"))
    at = rng.randrange(len(plan))
    if style == "cut":
        return plan[:at]
    if style == "broken":
        return shifted(plan, max(at, 1), rng.choice([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]))
    if style == "piece":
        used = {level.piece for level in plan}
        left = [piece for piece in LENGTHS if piece not in used]
        piece = rng.choice([p for p in left if p in COLOURS] or left or [plan[at].piece])
        return plan[:at] + [plan[at]._replace(piece=piece, side=rng.choice("ab"))] + plan[at + 1:]
    if style == "high":
        left = [piece for piece in LENGTHS if piece not in {level.piece for level in plan}]
        return plan + [Level(piece, "a", False, plan[-1].left) for piece in left[:rng.choice([1, 2])]]
    return plan


class Builder:
    """One seat in one round."""

    def __init__(self, rng, s, seat, style):
        self.rng, self.seat, self.style = rng, seat, style
        self.plan = [] if style in ("random", "leaner") else plan_of(rng, s, style)
        self.shouts, self.done = False, False

    def next(self, s):
        """What it does now, or None when it has nothing to do."""
        rng, stack = self.rng, s.stacks[self.seat - 1]
        if self.style in ("random", "leaner"):
            return self.free(stack)
        if list(stack) == self.plan or self.done:
            self.done = True
            return "shout" if self.shouts else None
        if stack and rng.random() < 0.05:
            return f"down:{rng.randint(1, len(stack))}"
        right = 0
        while right < min(len(stack), len(self.plan)) and stack[right] == self.plan[right]:
            right += 1
        if right < len(stack):
            top, meant = stack[-1], self.plan[right]
            if right == len(stack) - 1 and (top.piece, top.left) == (meant.piece, meant.left):
                return "flip" if top.head != meant.head else f"turn:{meant.side}"
            return f"down:{len(stack) - right}"
        if len(settled((*stack, self.plan[right]))) <= len(stack) and rng.random() < 0.5:
            self.done = True                    # it would fall: leave it
            return None
        level = self.plan[right]
        if level.piece in {other.piece for other in stack} or level.left not in range(GROUND - LENGTHS[level.piece] + 1):
            self.done = True
            return None
        if rng.random() < 0.25:
            level = level._replace(side=rng.choice(sides(level.piece)), head=rng.random() < 0.5)
        return f"drop:{level}"

    def free(self, stack):
        rng, verbs = self.rng, ["drop"] * 8 + ["turn", "flip"] * bool(stack) + ["down"] * (len(stack) > 2)
        verb = rng.choice(verbs)
        if verb == "turn":
            return "turn:" + rng.choice([side for side in sides(stack[-1].piece) if side != stack[-1].side])
        if verb == "flip":
            return "flip"
        if verb == "down":
            return f"down:{rng.randint(1, len(stack))}"
        left = [piece for piece in LENGTHS if piece not in {level.piece for level in stack}]
        if not left:
            return "down:1"
        piece = rng.choice(left)
        width = LENGTHS[piece]
        middle = stack[-1].left + LENGTHS[stack[-1].piece] // 2 if stack else rng.choice([60, 200, 340])
        if self.style == "leaner" and stack:
            # As far out as it just stands, or a millimetre farther.
            step = rng.choice([-1, 1]) if len(stack) == 1 else 1 if middle > stack[0].left + 45 else -1
            places = [at for at in range(0, GROUND - width + 1)
                      if len(settled((*stack, Level(piece, "a", False, at)))) > len(stack)]
            if not places:
                return "down:1"
            at = (max(places) if step > 0 else min(places)) + rng.choice([0, 0, -step, step, step * -9, step * -20])
        else:
            at = middle - width // 2 + rng.randint(-40, 40)
        return f"drop:{Level(piece, rng.choice(sides(piece)), rng.random() < 0.5, min(max(at, 0), GROUND - width))}"


# --- whole games -------------------------------------------------------------------------------
STYLES = ["expert", "careless", "cut", "broken", "piece", "high", "random", "leaner", "expert", "expert", "careless", "broken"]


def tempting(rng, s):
    """An act that may be refused."""
    seat = rng.choice(list(s.seats()))
    if s.phase == "pair" and rng.random() < 0.5:
        return s.roller, "use:" + rng.choice(COLOURS)
    stack = s.stacks[seat - 1] if s.stacks else ()
    acts = ["flip", "turn:" + rng.choice("abcd"), f"down:{len(stack) + 1}", "agree", "withdraw", "ready", "shout",
            "use:" + rng.choice(COLOURS), "drop:1a@311", "drop:ra@376", "drop:wb~@363", "drop:8c@400"]
    acts += [f"drop:{rng.choice(stack)}"] * 2 if stack else []
    return seat, rng.choice(acts)


class Course:
    """One game as it is played."""

    def __init__(self, seed, options, loaded=()):
        self.rng, self.s, self.loaded = random.Random(seed), new_game(options), list(loaded)
        self.facts, self.after, self.starts, self.ends, self.counts = [], [], [], [], Counter()

    def play(self, fact):
        before, self.s = self.s, apply(self.s, fact)
        s = self.s
        self.facts.append(fact)
        verb = fact.partition(">")[2].partition(":")[0]
        if verb in ("drop", "turn", "flip", "down"):
            stack = s.stacks[int(fact[0]) - 1]
            self.after.append(" ".join(map(str, [len(stack), *stack[-1:], *s.fell])))
            if s.fell:
                self.counts[f"fell: {len(s.fell)}"] += 1
            if verb == "down":
                self.counts[f"taken down: {fact.partition(':')[2]}"] += 1
        elif verb:
            self.counts[verb] += 1
        if s.phase == "building" and before.phase == "countdown":
            self.starts.append(" ".join([str(s.round), str(s.levels()), str(s.roller), str(s.throws),
                               ",".join(str(s.dice[colour]) for colour in COLOURS),
                               ",".join(asks or "-" for asks in wants(s)),
                               "".join(pair_of(s.round, s.dice)) or "-", s.chosen or "-", "".join(out(s)) or "-"]))
            self.counts[f"throws: {min(s.throws, 4)}"] += 1
        if len(s.rounds) > len(before.rounds):
            self.end_of_round(s)

    def end_of_round(self, s):
        found = ["".join(verdict[0] for verdict in verdicts(s, stack)) for stack in s.stacks]
        self.ends.append({"by": s.ended_by, "shouter": s.shouter, "verdicts": found,
                          "stacks": [" ".join(map(str, stack)) for stack in s.stacks],
                          "scores": [list(scores) for scores in s.rounds[-1]]})
        self.counts[f"ended by {s.ended_by}"] += 1
        full = [is_correct(s, stack) for stack in s.stacks]
        if s.shouter:
            right = full[s.shouter - 1]
            self.counts["shout: " + ("right, bonus %d" % s.rounds[-1][s.shouter - 1][1] if right else "wrong")] += 1
            self.counts["wrong shout while another is correct"] += not right and any(full)
        elif any(full):
            self.counts["a correct stack without a shout"] += 1
        for one in found:
            self.counts.update("verdict " + verdict for verdict in one)
        self.counts["right above a wrong level"] += any("r" in one.lstrip("r") for one in found)
        self.counts["empty stacks"] += s.stacks.count(())

    def tempt(self):
        seat, action = tempting(self.rng, self.s)
        if why := refusal(self.s, seat, action):
            self.facts.append(f"{seat}!{action} {why}")
            self.counts[f"refused: {why}"] += 1

    def throw(self):
        thrown = {colour: self.rng.randint(1, 10) for colour in to_throw(self.s.round, self.s.dice)}
        if self.loaded and not self.s.throws and (given := self.loaded.pop(0)):
            thrown = read_dice(given)
        elif self.rng.random() < 0.25:            # loaded: pairs and throws again
            shown = list(thrown)
            thrown[shown[-1]] = thrown[shown[0]]
        return dice_text(thrown)

    def run(self):
        rng = self.rng
        while self.s.phase != "over":
            s = self.s
            if rng.random() < 0.2:
                self.tempt()
            if s.phase == "pair":
                self.tempt()
            if s.phase == "first":
                self.play(f"first:{rng.randint(1, len(s.seats()))}")
            elif s.phase == "rolling":
                self.play(self.throw())
            elif s.phase == "pair":
                self.play(f"{s.roller}>use:{rng.choice(pair_of(s.round, s.dice))}")
            elif s.phase == "building":
                self.build()
            elif s.phase == "checked" and rng.random() < 0.8:
                self.play(f"{rng.choice(sorted(asked(s)))}>ready")
            else:
                self.play("time")
        self.tempt()
        self.tempt()
        return {"options": make_options(s.options), "facts": self.facts, "after": self.after, "starts": self.starts,
                "ends": self.ends, **score(self.s)}

    def build(self):
        rng, s = self.rng, self.s
        builders = [Builder(rng, s, seat, rng.choice(STYLES)) for seat in s.seats()]
        end = rng.choice(["shout", "shout", "shout", "agreed"] + ["clock"] * 2 * (s.options["clock"] != "off"))
        patience = rng.randint(15, 60)
        for builder in builders:
            builder.shouts = end == "shout" and rng.random() < 0.7
        while self.s.phase == "building":
            patience -= 1
            if rng.random() < 0.08:
                self.tempt()
            if patience <= 0 and end == "clock":
                self.play("time")
                continue
            builder = rng.choice(builders)
            wish = builder.next(self.s)
            if rng.random() < 0.03:
                wish = "withdraw" if builder.seat in self.s.agreed else "agree"
            if patience <= 0 and end == "agreed" and builder.seat not in self.s.agreed:
                wish = "agree"
            if patience <= -30 and end == "shout":
                wish = "shout"
            if wish and refusal(self.s, builder.seat, wish) is None:
                self.play(f"{builder.seat}>{wish}")


CLOCKS = ["30", "20", "off", "45", "60", "1", "600", "77"]


def options_of(at):
    players = [2, 3, 4, 1][at % 4]
    firsts = [*map(str, range(1, players + 1)), "draw"]
    options = {"players": players, "pairs": ["each", "roller"][at // 2 % 2], "clock": CLOCKS[at // 3 % len(CLOCKS)],
               "first": firsts[at // 5 % len(firsts)] if players > 1 else "1"}
    if players == 1:
        options["round"] = str(1 + at // 4 % 7)
        if at % 3 == 0:
            rng = random.Random(at)
            while True:
                dice = {colour: rng.randint(1, 10) for colour in COLOURS}
                if not to_throw(int(options["round"]), dice):
                    options["dice"] = dice_text(dice)
                    break
    return options


# No ziomek in the first round, two equal dice above the levels, and four on the four highest levels.
LOADED = ["r7,w8,b9,g10", "r9,w9,b1,g3", "r8,w7,b6,g5", "r10,w10,b2,g9", "r1,w2,b3,g4", "r10,w1,b1,g10", "r3,w3,b3,g7"]
GAMES = 56


def all_games(counts):
    for at in range(GAMES):
        course = Course(at, options_of(at), LOADED if at % 4 == 1 and at < 20 else ())
        yield course.run()
        counts.update(course.counts)


# --- census ------------------------------------------------------------------------------------
def count(s, depth):
    """How many lines of so many facts there are; every face of every die is another line."""
    if depth == 0:
        return 1
    if s.phase == "first":
        return sum(count(apply(s, f"first:{seat}"), depth - 1) for seat in s.seats())
    if s.phase == "pair":
        return 2 * count(apply(s, f"{s.roller}>use:{pair_of(s.round, s.dice)[0]}"), depth - 1)
    if s.phase != "rolling":
        return 0
    colours = to_throw(s.round, s.dice)
    if depth == 1:
        return 10 ** len(colours)
    kinds = Counter()                           # what follows depends on little: which dice, and whether asked
    some = {}
    for faces in product(range(1, 11), repeat=len(colours)):
        fact = dice_text(dict(zip(colours, faces)))
        after = apply(s, fact)
        kept = [after.dice[colour] for colour in COLOURS if colour not in to_throw(s.round, after.dice)]
        key = after.phase, tuple(to_throw(s.round, after.dice)), tuple(sorted(set(kept)))
        kinds[key] += 1
        some[key] = after
    return sum(number * count(some[key], depth - 1) for key, number in kinds.items())


CENSUS = [
    ({"players": 2}, [], 2), ({"players": 2, "pairs": "roller"}, [], 2), ({"players": 3, "first": "draw"}, [], 2),
    ({"players": 4, "first": "4", "pairs": "roller"}, ["r3,w3,b3,g3"], 2),
    *[({"players": 1, "pairs": "roller", "round": str(number)}, [], 2) for number in (1, 3, 5, 6)],
    ({"players": 1, "round": "7"}, [], 2),
    ({"players": 1, "round": "7"}, ["r5,w5,b1,g9"], 3), ({"players": 1, "round": "7"}, ["r5,w5,b5,g9"], 2),
    ({"players": 1, "round": "7"}, ["r5,w5,b9,g9"], 2), ({"players": 1, "round": "7"}, ["r5,w2,b5,g9", "r2,b7"], 3),
    ({"players": 1, "pairs": "roller", "round": "2", "dice": "r7,w7,b1,g2"}, [], 1),
    ({"players": 1, "pairs": "roller", "round": "2", "dice": "r8,w8,b1,g2"}, [], 1),
]


def census_block(options, facts, depth):
    s = new_game(options)
    for fact in facts:
        s = apply(s, fact)
    settings = " ".join(f"{name}={value}" for name, value in s.options.items())
    lines = [f"settings {settings}", "facts " + " ".join(facts), *(f"{n} {count(s, n)}" for n in range(1, depth + 1))]
    return "\n".join(text.strip() for text in lines) + "\n"


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "README.md").write_text(README)
    counts = Counter()
    games = list(all_games(counts))
    (folder / "games.jsonl").write_text("".join(json.dumps(game, separators=(",", ":")) + "\n" for game in games))
    for name, number in sorted(counts.items()):
        print(f"{number:7} {name}")
    print(len(games), "games,", sum(len(game["facts"]) for game in games), "facts,",
          sum(len(game["after"]) for game in games), "stacks,", sum(len(game["ends"]) for game in games), "rounds")
    head = ("# How many lines of so many facts there are, counted one by one by the independent model.\n"
            "# A block: settings, the facts that lead to the position, then `depth count`.\n\n")
    (folder / "census.perft").write_text(head + "\n".join(census_block(*one) for one in CENSUS))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
