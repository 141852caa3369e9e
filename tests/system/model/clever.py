"""Clever, an independent and deliberately naive model (Python 3.11, standard library only).

Written from the specification, the booklet and the page on notation by somebody who had not seen the Rust code.

    s = new_game({"players": 2, "unusable": "tray"})
    chance(s)        -> [fact, ...]               all outcomes, equally likely; empty when no chance is due
    asked(s)         -> {seat: [action, ...]}     seats from 1; empty when no decision is due
    apply(s, fact)   -> a new state               a fact is an outcome, or an action with its seat: "1>pick:W"
    over(s), score(s)

Dice are W Y B G O P. A field is "Y5.2" (number, row), "B7" (sum), "G3", "O4", "P11" (position).
What is forced happens by itself and leaves no fact; but a pick or take is asked even if it is the only answer.
`s.log` tells what the last fact has brought about: counters of rare events need it, no rule does.
"""
from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, replace
from itertools import combinations, product

from clever_options import ROUNDS, make_options
from clever_sheet import KINDS, Sheet, fields_of_die, score_of_sheets, write

DICE = "WYBGOP"
GIFTS = {1: "reroll", 2: "extra", 3: "reroll", 4: "black"}

# --- the game ----------------------------------------------------------------------------------
@dataclass(frozen=True)
class Ask:
    """What a seat is asked now."""
    node: str                                   # pick, place, bonus, fill, black, take, extra
    actions: tuple
    number: int = 0                             # place, fill: what is written
    after: str = ""                             # place, bonus, fill: what comes when no bonus is pending
    pending: tuple = ()                         # place, bonus, fill: the bonuses that wait


@dataclass
class State:
    options: dict
    sheets: tuple
    phase: str = ""                             # first, roll, solo-roll, lot: chance; turn, black, closing, solo; over
    round: int = 0
    first: int = 0                              # seats are numbers from 1
    active: int = 0
    rolls: int = 0                              # that count in this turn
    rerolling: bool = False                     # the next roll replaces one
    faces: dict = field(default_factory=dict)
    rolled: frozenset = frozenset()             # dice before the active player, or about to be rolled
    tray: frozenset = frozenset()
    picked: tuple = ()                          # dice on the dice fields, in order
    asks: dict = field(default_factory=dict)    # by seat
    used: dict = field(default_factory=dict)    # by seat: dice used as extra dice in this phase
    log: list = field(default_factory=list)

    def seats(self):
        return range(1, self.options["players"] + 1)

    def sheet(self, seat):
        return self.sheets[seat - 1]

    def change(self, seat, **parts):
        sheet = replace(self.sheet(seat), **parts)
        self.sheets = self.sheets[:seat - 1] + (sheet,) + self.sheets[seat:]


def in_order(dice):
    return [die for die in DICE if die in dice]


def new_game(given):
    options = make_options(given)
    s = State(options, (Sheet(),) * options["players"])
    if options["first"] == "draw":
        s.phase = "first"
    else:
        s.first = int(options["first"])
        begin_round(s)
    return s


def over(s):
    return s.phase == "over"


def asked(s):
    return {seat: list(s.asks[seat].actions) for seat in sorted(s.asks)}


def chance(s):
    if s.phase == "first":
        return [f"first:{seat}" for seat in s.seats()]
    if s.phase in ("roll", "solo-roll"):
        return ["".join(faces) for faces in product(*("123456" if die in s.rolled else "." for die in DICE))]
    if s.phase == "lot":
        return ["lot:" + "".join(dice) for dice in lots(s.faces)]
    return []


def can_happen(s, fact):
    """Whether `chance` lists it, without listing the 46656 rolls of six dice."""
    if s.phase not in ("roll", "solo-roll"):
        return fact in chance(s)
    return len(fact) == 6 and all(face in ("123456" if die in s.rolled else ".") for die, face in zip(DICE, fact))


def lots(faces):
    """The ways to complete the three lowest dice from those with the tied face, in the order of dice."""
    tied_face = sorted(faces.values())[2]
    lower = [die for die in DICE if faces[die] < tied_face]
    tied = [die for die in DICE if faces[die] == tied_face]
    return list(combinations(tied, 3 - len(lower)))


def apply(s, fact):
    s = copy(s)
    s.asks, s.used, s.log = dict(s.asks), dict(s.used), []
    seat, is_act, action = fact.partition(">")
    if is_act:
        seat = int(seat)
        if seat not in s.asks or action not in s.asks[seat].actions:
            raise ValueError(f"illegal: {fact}")
        act(s, seat, s.asks.pop(seat), action)
        if not s.asks and s.phase in ("black", "closing", "solo"):
            turn_page(s)
    else:
        if not can_happen(s, fact):
            raise ValueError(f"cannot happen: {fact}")
        happen(s, fact)
    return s


# --- rounds and turns --------------------------------------------------------------------------
def begin_round(s):
    s.round += 1
    if s.round > ROUNDS[s.options["players"]]:
        s.phase = "over"
        return
    s.phase = "black"                           # of no length in most rounds
    for seat in s.seats():
        gift = GIFTS.get(s.round)
        if gift == "black":
            begin_black(s, seat)
        elif gift:
            record(s, seat, gift)
    if not s.asks:
        turn_page(s)


def begin_turn(s, seat):
    s.phase, s.active, s.rolls, s.rerolling = "roll", seat, 0, False
    s.faces, s.rolled, s.tray, s.picked = {}, frozenset(DICE), frozenset(), ()


def turn_page(s):
    """All seats are done with a phase that was common to them."""
    if s.phase == "black":
        begin_turn(s, s.first)
    elif s.phase == "closing" and s.options["players"] == 1:
        begin_turn(s, s.active)
        s.phase = "solo-roll"
    elif s.phase == "closing":
        following = s.active % s.options["players"] + 1
        if following == s.first:
            begin_round(s)
        else:
            begin_turn(s, following)
    else:
        begin_round(s)


def happen(s, fact):
    if s.phase == "first":
        s.first = int(fact.partition(":")[2])
        begin_round(s)
    elif s.phase == "lot":
        s.log.append(("lot", fact))
        fill_solo_tray(s, fact.partition(":")[2])
    else:
        s.faces = {**s.faces, **{die: int(face) for die, face in zip(DICE, fact) if face != "."}}
        if s.phase == "roll":
            s.rolls += not s.rerolling
            s.rerolling = False
            s.phase = "turn"
            ask_pick(s)
        elif len(lots(s.faces)) > 1:
            s.phase = "lot"
        else:
            fill_solo_tray(s, lots(s.faces)[0])


def act(s, seat, ask, action):
    verb, _, what = action.partition(":")
    s.log.append(("act", seat, ask.node, action))
    if verb == "mark":
        mark_field(s, seat, ask, what)
    elif ask.node == "bonus":
        fill_bonus(s, seat, what, ask)
    elif ask.node == "black":
        fill_black(s, seat, what)
    elif verb == "pick":
        s.rolled -= {what}
        s.picked += (what,)
        write_die(s, seat, what, "sweep")
    elif verb == "reroll":
        s.change(seat, rerolls=s.sheet(seat).rerolls - 1)
        s.rerolling = True
        s.phase = "roll"
    elif verb in ("drop", "pass"):
        lose_roll(s, what)
    elif verb == "take":
        write_die(s, seat, what, "extra")
    elif verb == "skip":
        ask_extra(s, seat)
    elif verb == "extra":
        s.change(seat, extras=s.sheet(seat).extras - 1)
        s.used[seat] = s.used[seat] | {what}
        write_die(s, seat, what, "extra")
    else:
        assert action == "done"


# --- the active player -------------------------------------------------------------------------
def ask_pick(s):
    sheet = s.sheet(s.active)
    actions = [f"pick:{die}" for die in in_order(s.rolled) if fields_of_die(sheet, s.faces, die)]
    lost = not actions
    if lost and s.options["unusable"] == "tray" and s.rolls < 3:
        actions = [f"drop:{die}" for die in in_order(s.rolled)]
    elif lost:
        actions = ["pass"]
    if sheet.rerolls:
        actions.append("reroll")
    if lost:
        s.log.append(("unusable", s.rolls, len(s.rolled), sheet.rerolls > 0, len(actions) == 1))
    if lost and len(actions) == 1:
        lose_roll(s, actions[0].partition(":")[2])
    else:
        s.asks[s.active] = Ask("pick", tuple(actions))


def lose_roll(s, dropped):
    """The roll brings nothing; `dropped` is the die that goes to the tray, if one does."""
    s.rolled -= set(dropped)
    s.tray |= set(dropped)
    roll_on(s)


def sweep(s):
    face = s.faces[s.picked[-1]]
    lower = {die for die in s.rolled if s.faces[die] < face}
    s.rolled -= lower
    s.tray |= lower
    roll_on(s)


def roll_on(s):
    if s.rolls == 3:
        s.tray |= s.rolled
        s.rolled = frozenset()
    if s.rolled:
        s.phase = "roll"
    else:
        begin_closing(s)


# --- writing and bonuses -----------------------------------------------------------------------
def write_die(s, seat, die, after):
    fields = fields_of_die(s.sheet(seat), s.faces, die)
    s.log.append(("die", seat, die, after))
    choose_field(s, seat, Ask("place", (), number=s.faces[die], after=after), fields)


def choose_field(s, seat, ask, fields):
    """Asks for one of the fields, unless there is only one."""
    if len(fields) == 1:
        mark_field(s, seat, ask, fields[0])
    else:
        s.asks[seat] = replace(ask, actions=tuple(f"mark:{f}" for f in fields))


def mark_field(s, seat, ask, mark):
    parts, earned = write(s.sheet(seat), mark, ask.number)
    s.change(seat, **parts)
    s.log.append(("mark", seat, mark, tuple(earned)))
    for bonus in earned:
        if bonus not in KINDS:
            record(s, seat, bonus)
    go_on(s, seat, list(ask.pending) + [bonus for bonus in earned if bonus in KINDS], ask.after)


def record(s, seat, bonus):
    counter = {"reroll": "rerolls", "extra": "extras", "fox": "foxes"}[bonus]
    s.change(seat, **{counter: getattr(s.sheet(seat), counter) + 1})


def go_on(s, seat, pending, after):
    """After a mark: what is pending and has a place must be taken, then comes what comes after."""
    for kind in list(pending):
        if not s.sheet(seat).room(kind[0]):
            pending.remove(kind)
            s.log.append(("lost", seat, kind))
    s.log.append(("pending", seat, tuple(pending)))
    kinds = [kind for kind in KINDS if kind in pending]
    waiting = Ask("bonus", tuple(f"bonus:{kind}" for kind in kinds), after=after, pending=tuple(pending))
    if len(kinds) > 1:
        s.asks[seat] = waiting
    elif kinds:
        fill_bonus(s, seat, kinds[0], waiting)
    elif after == "sweep":
        sweep(s)
    elif after == "extra":
        ask_extra(s, seat)


def fill_bonus(s, seat, kind, waiting):
    pending = list(waiting.pending)
    pending.remove(kind)
    number = 0 if kind[1] == "X" else int(kind[1])
    ask = Ask("fill", (), number=number, after=waiting.after, pending=tuple(pending))
    choose_field(s, seat, ask, s.sheet(seat).room(kind[0]))


def black_fields(s, seat, what):
    return [f for area in ("YBG" if what == "X" else "OP") for f in s.sheet(seat).room(area)]


def begin_black(s, seat):
    possible = [what for what in ("X", "6") if black_fields(s, seat, what)]
    if len(possible) < 2:
        s.log.append(("black forced", seat, tuple(possible)))
    if len(possible) == 2:
        s.asks[seat] = Ask("black", ("bonus:X", "bonus:6"))
    elif possible:
        fill_black(s, seat, possible[0])


def fill_black(s, seat, what):
    s.log.append(("die", seat, "black", "done"))
    choose_field(s, seat, Ask("fill", (), number=0 if what == "X" else 6, after="done"), black_fields(s, seat, what))


# --- the closing phase, and the passive turn of a solo player ------------------------------------
def begin_closing(s):
    s.phase = "closing"
    s.log.append(("closing", len(s.picked), len(s.tray)))
    assert len(s.tray) >= 3 and len(s.tray) + len(s.picked) == 6
    s.used = {seat: frozenset() for seat in s.seats()}
    for seat in s.seats():
        if seat == s.active:
            ask_extra(s, seat)
        else:
            ask_take(s, seat, s.picked)
    if not s.asks:
        turn_page(s)


def fill_solo_tray(s, tied):
    tied_face = sorted(s.faces.values())[2]
    s.tray = frozenset(tied) | {die for die in DICE if s.faces[die] < tied_face}
    s.rolled = frozenset()
    s.phase = "solo"
    s.used = {1: frozenset()}
    others = frozenset(DICE) - s.tray if s.options["solo_fallback"] == "others" else frozenset()
    ask_take(s, 1, others)
    if not s.asks:
        turn_page(s)


def ask_take(s, seat, otherwise):
    """One die of the tray; one of the others only if no die of the tray can be written."""
    sheet = s.sheet(seat)
    dice = [die for die in in_order(s.tray) if fields_of_die(sheet, s.faces, die)]
    must = bool(dice) and s.options["passive_skip"] == "forbidden"
    if not dice:
        dice = [die for die in in_order(otherwise) if fields_of_die(sheet, s.faces, die)]
        s.log.append(("tray useless", seat, len(dice)))
    if dice:
        s.asks[seat] = Ask("take", tuple(f"take:{die}" for die in dice) + (() if must else ("skip",)))
    else:
        ask_extra(s, seat)


def ask_extra(s, seat):
    sheet = s.sheet(seat)
    if s.phase == "solo" and s.options["solo_extra"] == "forbidden" or not sheet.extras:
        return
    dice = [die for die in DICE if die not in s.used[seat] and fields_of_die(sheet, s.faces, die)]
    if dice:
        s.asks[seat] = Ask("extra", tuple(f"extra:{die}" for die in dice) + ("done",))


def score(s):
    return score_of_sheets(s.sheets)
