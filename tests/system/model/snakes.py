"""Snakes, an independent and deliberately naive model (Python 3.11, standard library only).

Written from the specification, the booklet and the page on notation by somebody who had not seen the Rust code.

    s = new_game({"players": 2, "faces": "HTSSCC/HHTT+-", "first": "1", "again": "taken"})
    chance(s)        -> [fact, ...]               the different faces that can fall; empty when no chance is due
    asked(s)         -> (seat, [action, ...])     seats from 1; (0, []) when no decision is due
    apply(s, fact)   -> a new state               a fact is an outcome, or an action with its seat: "1>put:1aL"
    over(s), score(s)

`s.log` tells what the last fact has brought about: counters of rare events need it, no rule does.
"""
from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

# --- a snake on its own grid -------------------------------------------------------------------
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}              # y grows to the south
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
TURNED = {"L": {"n": "w", "w": "s", "s": "e", "e": "n"}, "R": {"n": "e", "e": "s", "s": "w", "w": "n"}}


class Die(NamedTuple):
    colour: str                                 # g o
    piece: str                                  # H T S C
    sides: tuple                                # those the body crosses, walking from a to b


class Snake(NamedTuple):
    row: tuple                                  # cells from end a to end b
    dice: dict                                  # by cell


class Opening(NamedTuple):
    """An open end: the cell in front of it, and the side of that cell at which a piece joins."""
    at: tuple
    side: str


def new_snake(colour, piece):
    sides = {"H": ("e",), "T": ("e",), "S": ("w", "e"), "C": ("w", "n")}[piece]
    return Snake(((0, 0),), {(0, 0): Die(colour, piece, sides)})


def pieces(snake):
    return [snake.dice[cell].piece for cell in snake.row]


def is_complete(snake):
    return "H" in pieces(snake) and "T" in pieces(snake)


def opening(cell, side):
    """What lies before this side of a cell."""
    x, y = STEP[side]
    return Opening((cell[0] + x, cell[1] + y), OPPOSITE[side])


def openings(snake):
    """The open ends, a before b. A lone head or tail is open at b."""
    found, (first, last) = {}, (snake.row[0], snake.row[-1])
    if snake.dice[first].piece in "SC":
        found["a"] = opening(first, snake.dice[first].sides[0])
    if snake.dice[last].piece in "SC" or len(snake.row) == 1:
        found["b"] = opening(last, snake.dice[last].sides[-1])
    return found


def attached(snake, end, colour, piece, turn=""):
    """The snake with one die more, whether that is legal or not. A curve turns as seen when going out."""
    at, joined = openings(snake)[end]
    outwards = OPPOSITE[joined]
    sides = (joined,)
    if piece == "S":
        sides = (joined, outwards)
    elif piece == "C":
        sides = (joined, TURNED[turn][outwards])
    if end == "a":
        return Snake((at, *snake.row), {**snake.dice, at: Die(colour, piece, sides[::-1])})
    return Snake((*snake.row, at), {**snake.dice, at: Die(colour, piece, sides)})


def can_be_finished(snake):
    """The rule: every open end has an empty cell in front of it, and no two have the same one."""
    fronts = [front.at for front in openings(snake).values()]
    return not any(front in snake.dice for front in fronts) and len(set(fronts)) == len(fronts)


def attachments(snake, piece):
    """(end, turn) of all legal ways to attach a piece, in order."""
    if piece in "HT" and piece in pieces(snake):
        return []
    ways = [(end, turn) for end in openings(snake) for turn in (("L", "R") if piece == "C" else ("",))]
    return [way for way in ways if can_be_finished(attached(snake, way[0], "g", piece, way[1]))]


def without_end(snake, end):
    """The die at an end, and the snake without it (None if nothing is left)."""
    cell = snake.row[0 if end == "a" else -1]
    row = tuple(other for other in snake.row if other != cell)
    return snake.dice[cell], Snake(row, {other: snake.dice[other] for other in row}) if row else None


def letter(die):
    """A die in the text of a shape."""
    text = die.piece
    if die.piece == "C":
        came_from, leaves = die.sides
        text = "L" if TURNED["L"][OPPOSITE[came_from]] == leaves else "R"
    return text if die.colour == "g" else text.lower()


def shape(snake):
    return "".join(letter(snake.dice[cell]) for cell in snake.row)


# --- options -----------------------------------------------------------------------------------
DEFAULTS = {"players": 2, "faces": "HTSSCC/HHTT+-", "first": "1", "again": "any"}


def make_options(given):
    options = {**DEFAULTS, **given}
    green, slash, orange = options["faces"].partition("/")
    if options["players"] not in (2, 3, 4):
        raise ValueError("player-count")
    if not slash or len(green) != 6 or len(orange) != 6:
        raise ValueError("faces-form")
    if not set(green) <= set("HTSC"):
        raise ValueError("faces-green")
    if not set(orange) <= set("HTSC+-") or not set(orange) & set("HTSC"):
        raise ValueError("faces-orange")
    if not {"H", "T"} <= set(green + orange):
        raise ValueError("faces-ends")
    if options["first"] != "draw" and int(options["first"]) not in range(1, options["players"] + 1):
        raise ValueError("first-seat")
    if options["again"] not in ("any", "taken"):
        raise ValueError("unknown-value")
    return options


# --- the game ----------------------------------------------------------------------------------
@dataclass
class State:
    options: dict
    hands: dict                                 # by seat: {"g": 6, "o": 2}
    points: dict                                # by seat
    turns: dict                                 # by seat: turns begun
    snakes: dict = field(default_factory=dict)  # by number
    done: dict = field(default_factory=dict)    # by number of a complete snake: who completed it
    phase: str = "first"                        # first, rolling: chance; choose, place, plus, give; over
    seat: int = 0
    rolls: int = 0                              # in this turn
    die: str = ""                               # the colour that is rolled, or was
    face: str = ""
    taken: str = ""                             # the colour of the die taken since the last +
    log: list = field(default_factory=list)

    def seats(self):
        return range(1, self.options["players"] + 1)

    def has_dice(self, seat):
        return any(self.hands[seat].values())


def new_game(given):
    options = make_options(given)
    seats = range(1, options["players"] + 1)
    s = State(options, {seat: {"g": 6, "o": 2} for seat in seats}, dict.fromkeys(seats, 0), dict.fromkeys(seats, 0))
    if options["first"] != "draw":
        begin_turn(s, int(options["first"]))
    return s


def over(s):
    return s.phase == "over"


def chance(s):
    if s.phase == "first":
        return [f"first:{seat}" for seat in s.seats()]
    if s.phase == "rolling":
        green, orange = s.options["faces"].split("/")
        return list(dict.fromkeys(green if s.die == "g" else orange))
    return []


def asked(s):
    if s.phase not in ("choose", "place", "plus", "give"):
        return 0, []
    return s.seat, {"choose": choices, "place": placements, "plus": extras, "give": gifts}[s.phase](s)


def choices(s):
    """Which die to roll; the first turn of everyone is with a green one."""
    return [f"roll:{colour}" for colour, number in s.hands[s.seat].items()
            if number and (colour == "g" or s.turns[s.seat] > 1)]


def placements(s):
    found = [f"put:{number}{end}{turn}" for number in sorted(s.snakes)
             for end, turn in attachments(s.snakes[number], s.face)]
    return found or ["new"]


def extras(s):
    """After a +: take a die, roll again (with `again=taken` only what was taken), or stop."""
    takes = [f"take:{number}{end}" for number in sorted(s.snakes) if not s.taken
             for end in ("a", "b")[:len(s.snakes[number].row)]]
    rolls = choices(s) if s.options["again"] == "any" else [f"roll:{s.taken}"] if s.taken else []
    return takes + rolls + ["stop"]


def gifts(s):
    return [f"give:{seat}" for seat in s.seats() if seat != s.seat]


def apply(s, fact):
    s = replace(s, hands={seat: dict(hand) for seat, hand in s.hands.items()}, points=dict(s.points),
                turns=dict(s.turns), snakes=dict(s.snakes), done=dict(s.done), log=[])
    seat, is_act, action = fact.partition(">")
    if is_act:
        who, actions = asked(s)
        if str(who) != seat or action not in actions:
            raise ValueError(f"illegal: {fact}")
        verb, _, what = action.partition(":")
        {"roll": act_roll, "put": act_put, "new": act_new, "take": act_take, "stop": act_stop, "give": act_give}[verb](
            s, what)
    elif fact not in chance(s):
        raise ValueError(f"cannot happen: {fact}")
    elif s.phase == "first":
        begin_turn(s, int(fact.removeprefix("first:")))
    else:
        fall(s, fact)
    return s


def begin_turn(s, seat):
    s.seat, s.phase, s.rolls, s.die, s.face, s.taken = seat, "choose", 0, "", "", ""
    s.turns[seat] += 1


def end_turn(s):
    """On to the next seat that has dice, which may be the same one."""
    seat = s.seat
    for _ in s.seats():
        seat = seat % s.options["players"] + 1
        if s.has_dice(seat):
            s.log.append(("next", seat))
            return begin_turn(s, seat)
        s.log.append(("skipped", seat))
    s.phase = "over"


def act_roll(s, colour):
    s.phase, s.die, s.face = "rolling", colour, ""


def fall(s, face):
    s.rolls += 1
    s.face = face
    s.log.append(("fell", face))
    if face == "+":
        s.phase, s.taken = "plus", ""
    elif face == "-":
        s.phase = "give"
        if s.options["players"] == 2:
            act_give(s, str(3 - s.seat))
    else:
        s.phase = "place"


def act_give(s, what):
    s.log.append(("gave", int(what), s.has_dice(int(what))))
    s.hands[s.seat][s.die] -= 1
    s.hands[int(what)][s.die] += 1
    end_turn(s)


def act_put(s, what):
    number, end, turn = int(what.rstrip("abLR")), what.strip("0123456789LR"), what.lstrip("0123456789ab")
    s.hands[s.seat][s.die] -= 1
    s.snakes[number] = attached(s.snakes[number], end, s.die, s.face, turn)
    if is_complete(s.snakes[number]):
        s.points[s.seat] += 1
        s.done[number] = s.seat
        s.log.append(("completed", number))
    end_turn(s)


def act_new(s, _):
    number = min(set(range(1, len(s.snakes) + 2)) - set(s.snakes))
    s.hands[s.seat][s.die] -= 1
    s.log.append(("began", number))
    s.snakes[number] = new_snake(s.die, s.face)
    end_turn(s)


def act_take(s, what):
    number, end = int(what[:-1]), what[-1]
    die, rest = without_end(s.snakes.pop(number), end)
    s.hands[s.seat][die.colour] += 1
    s.taken = die.colour
    s.log.append(("took", number, end, die, rest, s.done.pop(number, None)))
    if rest is not None:
        s.snakes[number] = rest


def act_stop(s, _):
    end_turn(s)


def score(s):
    points = list(s.points.values())
    return {"points": points, "places": [1 + sum(other > own for other in points) for own in points]}
