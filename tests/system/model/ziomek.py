"""Ziomek, an independent and deliberately naive model (Python 3.11, standard library only).

Written from the specification and the page on notation by somebody who had not seen the Rust code; only the numbers
of the lines are taken from it.

    s = new_game({"players": 2, "pairs": "each", "clock": "30", "first": "1", "round": "1", "dice": "rolled"})
    refusal(s, seat, action)  -> a code, or None      seats from 1
    apply(s, fact)            -> a new state          a fact is dice ("r4,w1,b9,g6"), "first:2", "time", "1>drop:3b@140"
    s.phase                   first rolling pair countdown building checked over
    score(s)                  points, bonus, places

Time is no number here: facts come in the order of the log. Stacks are tuples of levels, the lowest first.
"""
from __future__ import annotations

import re
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

# --- pieces ------------------------------------------------------------------------------------
COLOURS = "rwbg"
LENGTHS = {**{str(n): 90 for n in range(1, 9)}, "r": 25, "w": 38, "b": 25, "g": 38}
GROUND, TOLERANCE = 400, 2
BLOCKS = Path(__file__).parents[3] / "crates/ziomek/src/blocks.rs"


def read_lines():
    """Where the line enters and leaves, by piece and side (a b c d): the numbers of the one table."""
    table = BLOCKS.read_text().partition("pub const BLOCKS")[2]
    rows = [row for row in table.splitlines() if row.strip().startswith("[face(")]
    lines = [[(int(enters), int(leaves)) for enters, leaves in re.findall(r"face\((\d+), (\d+),", row)] for row in rows]
    assert [len(row) for row in lines] == [4] * 8 + [2] * 4
    return dict(zip("12345678" + COLOURS, lines))


LINES = read_lines()


class Level(NamedTuple):
    piece: str
    side: str
    head: bool                                  # it stands on its head
    left: int

    def __str__(self):
        return f"{self.piece}{self.side}{'~' * self.head}@{self.left}"


def read_level(text):
    piece, side, head, left = re.fullmatch(r"([1-8rwbg])([a-d])(~?)@(\d+)", text).groups()
    return Level(piece, side, bool(head), int(left))


def sides(piece):
    return "abcd"[:len(LINES[piece])]


def line(level):
    """Where the line enters and leaves, on the ground's scale. A half turn swaps both ends and both sides."""
    enters, leaves = LINES[level.piece]["abcd".index(level.side)]
    if level.head:
        length = LENGTHS[level.piece]
        enters, leaves = length - leaves, length - enters
    return level.left + enters, level.left + leaves


# --- balance -----------------------------------------------------------------------------------
def centre(levels):
    """Of mass: a piece weighs as much as it is long."""
    weight = sum(LENGTHS[level.piece] for level in levels)
    moment = sum(LENGTHS[level.piece] * (level.left + Fraction(LENGTHS[level.piece], 2)) for level in levels)
    return moment / weight


def joint_holds(stack, at):
    """The joint between stack[at] and stack[at + 1]."""
    below, above = stack[at], stack[at + 1]
    start = max(below.left, above.left)
    end = min(below.left + LENGTHS[below.piece], above.left + LENGTHS[above.piece])
    return start < centre(stack[at + 1:]) < end


def settled(stack):
    """What stands of it."""
    while True:
        failing = [at for at in range(len(stack) - 1) if not joint_holds(stack, at)]
        if not failing:
            return stack
        stack = stack[:failing[0] + 1]


# --- dice --------------------------------------------------------------------------------------
def dice_text(dice):
    return ",".join(f"{colour}{number}" for colour, number in dice.items())


def read_dice(text):
    return {part[0]: int(part[1:]) for part in text.split(",")}


def levels_of(number):
    return 5 + number


def to_throw(number, dice):
    """The colours that must be thrown (again)."""
    if not dice:
        return list(COLOURS)
    shown = list(dice.values())
    if number == 7:
        return [colour for colour in COLOURS if shown.count(dice[colour]) > 1]
    return list(COLOURS) if len(set(shown)) < 3 else []


def pair_of(number, dice):
    """The two colours of which one is used, or nothing."""
    for level in range(1, levels_of(number) + 1):
        equal = [colour for colour in COLOURS if dice[colour] == level]
        if len(equal) > 1:
            return equal
    return []


# --- options -----------------------------------------------------------------------------------
DEFAULTS = {"players": 2, "pairs": "each", "clock": "30", "first": "1", "round": "1", "dice": "rolled"}


def make_options(given):
    options = {**DEFAULTS, **given}
    if options["players"] not in (1, 2, 3, 4):
        raise ValueError("player-count")
    if options["clock"] != "off" and not (options["clock"].isdigit() and 1 <= int(options["clock"]) <= 600):
        raise ValueError("clock-form")
    if options["players"] > 1 and options["first"] != "draw" and int(options["first"]) > options["players"]:
        raise ValueError("first-seat")
    if options["players"] == 1 and options["dice"] != "rolled":
        if not re.fullmatch(",".join(f"{colour}([1-9]|10)" for colour in COLOURS), options["dice"]):
            raise ValueError("dice-form")
        if to_throw(int(options["round"]), read_dice(options["dice"])):
            raise ValueError("dice-round")
    return options


# --- the game ----------------------------------------------------------------------------------
@dataclass(frozen=True)
class State:
    options: dict
    phase: str = "first"
    round: int = 0
    roller: int = 0
    throws: int = 0
    dice: dict = None
    chosen: str = ""
    stacks: tuple = ()                          # by seat
    agreed: frozenset = frozenset()
    ready: frozenset = frozenset()
    rounds: tuple = ()                          # of each round that ended: by seat (levels, bonus)
    shouter: int = 0
    ended_by: str = ""
    fell: tuple = ()                            # by the last fact

    def seats(self):
        return range(1, self.options["players"] + 1)

    def practice(self):
        return self.options["players"] == 1

    def levels(self):
        return levels_of(self.round)


def new_game(given=()):
    s = State(make_options(dict(given)))
    if s.practice():
        return begin(s, int(s.options["round"]), 1)
    return s if s.options["first"] == "draw" else begin(s, 1, int(s.options["first"]))


def begin(s, number, roller):
    s = replace(s, phase="rolling", round=number, roller=roller, throws=0, dice=None, chosen="", ready=frozenset(),
                stacks=((),) * len(s.seats()), agreed=frozenset(), shouter=0, ended_by="")
    if s.practice() and s.options["dice"] != "rolled":
        return dice_lie(replace(s, dice=read_dice(s.options["dice"])))
    return s


def dice_lie(s):
    if to_throw(s.round, s.dice):
        return s
    asks = s.options["pairs"] == "roller" and pair_of(s.round, s.dice)
    return replace(s, phase="pair" if asks else "countdown")


def asked(s):
    """The seats that may act."""
    return {"pair": {s.roller}, "building": set(s.seats()), "checked": set(s.seats()) - s.ready}.get(s.phase, set())


VERBS = {"pair": ["use"], "building": ["drop", "turn", "flip", "down", "shout", "agree", "withdraw"],
         "checked": ["ready"]}


def refusal(s, seat, action):
    """Why a seat may not do this; None if it may."""
    verb, _, what = action.partition(":")
    if s.phase == "over":
        return "over"
    if seat not in asked(s):
        return "not-asked"
    if verb not in VERBS[s.phase]:
        return "not-now"
    if verb == "use" and what not in pair_of(s.round, s.dice):
        return "not-paired"
    if verb == "agree" and seat in s.agreed:
        return "agreed"
    if verb == "withdraw" and seat not in s.agreed:
        return "not-agreed"
    stack = s.stacks[seat - 1] if verb in ("drop", "turn", "flip", "down") else ()
    if verb == "drop":
        level = read_level(what)
        if level.piece in [other.piece for other in stack]:
            return "piece-used"
        if level.left + LENGTHS[level.piece] > GROUND:
            return "off-table"
    if verb in ("turn", "flip", "down") and not stack:
        return "nothing-there"
    if verb == "turn" and what not in sides(stack[-1].piece):
        return "no-such-side"
    if verb == "turn" and what == stack[-1].side:
        return "same-side"
    if verb == "down" and int(what) > len(stack):
        return "too-many-levels"
    return None


def apply(s, fact):
    s = replace(s, fell=())
    if fact == "time":
        return time(s)
    if ">" in fact:
        seat, action = fact.split(">")
        why = refusal(s, int(seat), action)
        assert why is None, f"{fact}: {why}"
        return act(s, int(seat), action)
    if fact.startswith("first:"):
        assert s.phase == "first"
        return begin(s, 1, int(fact[6:]))
    thrown = read_dice(fact)
    assert s.phase == "rolling" and list(thrown) == to_throw(s.round, s.dice), fact
    return dice_lie(replace(s, dice={**(s.dice or {}), **thrown}, throws=s.throws + 1))


def time(s):
    if s.phase == "countdown":
        return replace(s, phase="building")
    if s.phase == "building":
        assert s.options["clock"] != "off"
        return end_round(s, "clock")
    assert s.phase == "checked"
    return begin(s, s.round + 1, s.roller % len(s.seats()) + 1)


def act(s, seat, action):
    verb, _, what = action.partition(":")
    if verb == "use":
        return replace(s, chosen=what, phase="countdown")
    if verb == "ready":
        s = replace(s, ready=s.ready | {seat})
        return s if asked(s) else time(s)
    if verb == "shout":
        return end_round(replace(s, shouter=seat), "shout")
    if verb == "agree":
        s = replace(s, agreed=s.agreed | {seat})
        return end_round(s, "agreed") if len(s.agreed) == len(s.seats()) else s
    if verb == "withdraw":
        return replace(s, agreed=s.agreed - {seat})
    stack = s.stacks[seat - 1]
    if verb == "down":
        return with_stack(s, seat, stack[:len(stack) - int(what)])
    if verb == "turn":
        return with_stack(s, seat, (*stack[:-1], stack[-1]._replace(side=what)))
    if verb == "flip":
        return with_stack(s, seat, (*stack[:-1], stack[-1]._replace(head=not stack[-1].head)))
    stack = (*stack, read_level(what))
    stands = settled(stack)
    return replace(with_stack(s, seat, stands), fell=stack[len(stands):])


def with_stack(s, seat, stack):
    return replace(s, stacks=(*s.stacks[:seat - 1], stack, *s.stacks[seat:]))


# --- check and score ---------------------------------------------------------------------------
def wants(s):
    """What each level of the round asks for: "" is a long block, "wg" one of the two."""
    asks = []
    for level in range(1, s.levels() + 1):
        colours = [colour for colour in COLOURS if s.dice[colour] == level]
        if s.chosen in colours:
            colours = [s.chosen]
        asks.append("".join(colours))
    return asks


def out(s):
    """The colours that are out for everybody."""
    return [colour for colour in COLOURS if not any(colour in asks for asks in wants(s))]


def verdicts(s, stack):
    """Of every level: right, piece (not what the dice ask), line (broken below it), above (the round's levels)."""
    found = []
    for at, level in enumerate(stack):
        if at >= s.levels():
            found.append("above")
        elif not (level.piece in wants(s)[at] if wants(s)[at] else level.piece.isdigit()):
            found.append("piece")
        elif at and abs(line(level)[0] - line(stack[at - 1])[1]) > TOLERANCE:
            found.append("line")
        else:
            found.append("right")
    return found


def is_correct(s, stack):
    return len(stack) == s.levels() and set(verdicts(s, stack)) == {"right"}


def right_levels(s, stack):
    """Below the first wrong one."""
    found = verdicts(s, stack)
    return next((at for at, verdict in enumerate(found) if verdict != "right"), len(found))


def round_score(s, seat):
    stack = s.stacks[seat - 1]
    if seat != s.shouter:
        return right_levels(s, stack), 0
    if not is_correct(s, stack):
        return 0, 0
    return s.levels(), 2 * sum(level.piece in COLOURS and level.side == "a" and not level.head for level in stack)


def end_round(s, by):
    s = replace(s, ended_by=by)
    s = replace(s, rounds=(*s.rounds, tuple(round_score(s, seat) for seat in s.seats())))
    return replace(s, phase="over" if s.practice() or s.round == 7 else "checked")


def score(s):
    bonus = [sum(scores[seat - 1][1] for scores in s.rounds) for seat in s.seats()]
    points = [sum(sum(scores[seat - 1]) for scores in s.rounds) for seat in s.seats()]
    keys = list(zip(points, bonus))
    return {"points": points, "bonus": bonus, "places": [1 + sum(other > key for other in keys) for key in keys]}
