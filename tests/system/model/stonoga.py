"""Stonoga, an independent and deliberately naive model (Python 3.11, standard library only).

Written from the specification and the two booklets by somebody who had not seen the Rust code.

    s = new_game({"players": 2, "edition": "pl", "steal": "on"})
    chance(s)          -> [(fact, probability), ...]   empty when no chance is due
    legal(s)           -> [action, ...]                empty when no decision is due
    apply(s, fact)     -> new state (fact: a chance outcome, or an action with or without "1>")
    score(s)           -> {"shoes": [...], "best_colour": [...], "places": [...], ...}

A piece of a centipede is a tile "R3" or "+" (a golden shoe, laid after its tile).
A tile of the middle is "R3", or "R3+" while a golden shoe lies on it.
The bare foot lies at the head, so it is kept apart from the pieces (feet).
"""
from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product

COLOURS = "RYGBK"
FACES = "RYGBK*"
TAILS = ("RY", "RG", "RB", "RK", "YG", "YB", "YK", "GB", "GK", "BK")
SWITCHES = ("steal", "barefoot", "tails", "golden", "golden_guard")
RATINGS = ("fantastic, longest centipede", "great, almost", "really good", "quite ok", "not bad",
           "keep fighting")


@dataclass(frozen=True)
class Options:
    players: int = 2
    edition: str = "pl"
    steal: bool = False
    barefoot: bool = False
    tails: bool = False
    golden: bool = False
    golden_guard: bool = True

    @property
    def solo(self):
        return self.players == 1

    def text(self):
        return f"players={self.players} edition={self.edition} " + " ".join(
            f"{s}={'on' if getattr(self, s) else 'off'}" for s in SWITCHES)

    def as_dict(self):
        d = {"players": self.players, "edition": self.edition}
        d.update({s: "on" if getattr(self, s) else "off" for s in SWITCHES})
        return d


@dataclass(frozen=True)
class State:
    options: Options
    phase: str                # "tail" | "gold" | "roll" | "tell" (chance), "decide", "over"
    middle: tuple             # sorted tiles
    centipedes: tuple         # per seat: tuple of pieces, head first
    feet: tuple               # per seat: has the bare foot
    tails: tuple              # per seat dealt so far: "RY", or "?" while its owner keeps it
    golds_left: int           # golden shoes still to be placed
    lost: tuple               # solo: face-down tiles
    turn: int                 # 0-based seat
    rolls: int                # rolls done in this turn
    dice: str                 # four faces; "...." before the first roll of a turn
    pending: tuple            # dice (1..4) about to be rolled


def make_options(options) -> Options:
    if isinstance(options, Options):
        o = options
    else:
        kw = {}
        for k, v in dict(options).items():
            if k in SWITCHES:
                if v not in ("on", "off", True, False):
                    raise ValueError(f"{k}={v}")
                v = v in ("on", True)
            kw[k] = v
        o = Options(**kw)
    if o.edition == "ru":
        if not 2 <= o.players <= 4:
            raise ValueError("ru: 2-4 players")
        if o.barefoot or o.tails or o.golden:
            raise ValueError("ru: only the steal variant")
    elif o.edition == "pl":
        if not 1 <= o.players <= 6:
            raise ValueError("pl: 1-6 players")
        if o.solo and o.steal:
            raise ValueError("solo: no steal")
    else:
        raise ValueError("edition")
    return o


# --- tiles -----------------------------------------------------------------------------------
def tile_key(tile):
    return COLOURS.index(tile[0]), int(tile[1]), len(tile)


def sort_tiles(tiles):
    return tuple(sorted(tiles, key=tile_key))


def all_tiles(players):
    tiles = [c + str(n) for c in COLOURS for n in (2, 3, 4)]
    if players >= 5:
        tiles += [c + "4" for c in COLOURS]
    return sort_tiles(tiles)


def without(tiles, tile):
    tiles = list(tiles)
    tiles.remove(tile)          # ValueError if it is not there
    return tuple(tiles)


# --- what the dice allow ---------------------------------------------------------------------
@lru_cache(maxsize=None)
def readings(dice):
    """Every way to read the dice: each star replaced, on its own, by each colour."""
    return frozenset("".join(sorted(r))
                     for r in product(*[COLOURS if face == "*" else face for face in dice]))


def takes(edition, dice, middle):
    """The tiles of the middle that may be taken, sorted, each name once."""
    return list(_takes(edition, "".join(sorted(dice)), tuple(middle)))


@lru_cache(maxsize=1 << 20)
def _takes(edition, dice, middle):
    found = set()
    for reading in readings(dice):
        for colour in COLOURS:
            count = reading.count(colour)
            of_colour = [t for t in middle if t[0] == colour]
            if edition == "ru":
                # as many or fewer shoes, free choice
                found.update(t for t in of_colour if int(t[1]) <= count)
            else:
                # the tile with that number; if it is gone, the next smaller one
                size = count
                while size >= 2:
                    exact = [t for t in of_colour if int(t[1]) == size]
                    if exact:
                        found.update(exact)
                        break
                    size -= 1
    return sort_tiles(found)


@lru_cache(maxsize=None)
def can_steal(edition, dice, tile):
    colour, size = tile[0], int(tile[1])
    for reading in readings(dice):
        count = reading.count(colour)
        if edition == "pl" and count == size:
            return True
        if edition == "ru" and count >= size:
            return True
    return False


def stealable(options, centipede):
    """Index of the piece that may be stolen from this centipede, or None."""
    i = len(centipede) - 1
    if options.golden_guard:
        if i >= 0 and centipede[i] == "+":
            return None
    else:
        while i >= 0 and centipede[i] == "+":
            i -= 1
    return i if i >= 0 else None


# --- the game --------------------------------------------------------------------------------
def new_game(options) -> State:
    o = make_options(options)
    n = o.players
    s = State(options=o, phase="", middle=all_tiles(n), centipedes=((),) * n,
              feet=(o.barefoot,) * n, tails=(), golds_left=n if o.golden else 0, lost=(),
              turn=0, rolls=0, dice="....", pending=())
    return _setup(s)


def _setup(s):
    if s.options.tails and len(s.tails) < s.options.players:
        return replace(s, phase="tail")
    if s.golds_left:
        return replace(s, phase="gold")
    return _begin_turn(s, 0)


def _begin_turn(s, seat):
    if not s.middle:
        end = "tell" if "?" in s.tails else "over"
        return replace(s, phase=end, rolls=0, dice="....", pending=())
    return replace(s, phase="roll", turn=seat, rolls=0, dice="....", pending=(1, 2, 3, 4))


def _end_turn(s):
    return _begin_turn(s, (s.turn + 1) % s.options.players)


def position(options, middle, centipedes, turn=1, feet=None, tails=(), lost=()):
    """A position at the beginning of a turn (turn: 1-based seat)."""
    o = make_options(options)
    feet = tuple(feet) if feet is not None else (o.barefoot,) * o.players
    s = State(options=o, phase="", middle=sort_tiles(middle),
              centipedes=tuple(tuple(c) for c in centipedes), feet=feet, tails=tuple(tails),
              golds_left=0, lost=tuple(lost), turn=0, rolls=0, dice="....", pending=())
    assert len(s.centipedes) == o.players and len(feet) == o.players
    return _begin_turn(s, turn - 1)


def chance(s):
    """All outcomes of the chance that is due, with their probabilities; "tail:?" has none."""
    if s.phase in ("tail", "tell"):
        left = [t for t in TAILS if t not in s.tails]
        return [("tail:" + t, Fraction(1, len(left))) for t in left]
    if s.phase == "gold":
        return [("gold:" + f, Fraction(1, 6)) for f in FACES]
    if s.phase == "roll":
        p = Fraction(1, 6 ** len(s.pending))
        return [(f, p) for f in roll_facts(s.pending)]
    return []


@lru_cache(maxsize=None)
def roll_facts(pending):
    facts = []
    for faces in product(FACES, repeat=len(pending)):
        fact = ["."] * 4
        for pos, face in zip(pending, faces):
            fact[pos - 1] = face
        facts.append("".join(fact))
    return tuple(facts)


DICE_SETS = ["".join(map(str, c)) for k in (1, 2, 3, 4) for c in combinations((1, 2, 3, 4), k)]


def legal(s):
    """The actions of the player to move (no particular order promised)."""
    if s.phase != "decide":
        return []
    o = s.options
    actions = []
    fitting = takes(o.edition, s.dice, s.middle)
    actions += ["take:" + t for t in fitting]
    if o.steal:
        for seat, centipede in enumerate(s.centipedes):
            if seat == s.turn:
                continue
            i = stealable(o, centipede)
            if i is not None and can_steal(o.edition, s.dice, centipede[i]):
                actions.append(f"steal:{centipede[i]}:{seat + 1}")
    if not fitting:
        if o.solo:
            smallest = min(int(t[1]) for t in s.middle)
            actions += sorted({"lose:" + t for t in s.middle if int(t[1]) == smallest})
        else:
            actions.append("pass")
    if s.rolls < 3:
        actions += ["roll:" + d for d in DICE_SETS]
    elif s.rolls == 3 and o.barefoot and s.feet[s.turn]:
        actions += ["foot:" + d for d in DICE_SETS]
    return actions


def apply(s, fact):
    if ">" in fact:
        seat, fact = fact.split(">")
        if int(seat) != s.turn + 1 or s.phase != "decide":
            raise ValueError(f"not the turn of seat {seat}")
    if s.phase == "decide":
        if fact not in legal(s):
            raise ValueError(f"illegal: {fact}")
        return _act(s, fact)
    return _happen(s, fact)


def _put(seq, i, value):
    return seq[:i] + (value,) + seq[i + 1:]


def _happen(s, fact):
    if s.phase == "tail":
        kind, tail = fact.split(":")
        if kind != "tail" or tail != "?" and (tail not in TAILS or tail in s.tails):
            raise ValueError(fact)
        return _setup(replace(s, tails=s.tails + (tail,)))
    if s.phase == "gold":
        kind, face = fact.split(":")
        if kind != "gold" or len(face) != 1 or face not in FACES:
            raise ValueError(fact)
        free = [t for t in s.middle if t[0] == face and not t.endswith("+")]
        if not free:                       # star, or the colour is full: roll again
            return s
        tile = max(free, key=lambda t: int(t[1]))
        middle = sort_tiles(without(s.middle, tile) + (tile + "+",))
        return _setup(replace(s, middle=middle, golds_left=s.golds_left - 1))
    if s.phase == "roll":
        rolled = tuple(i + 1 for i, f in enumerate(fact) if f != ".")
        if len(fact) != 4 or rolled != s.pending or any(f not in FACES + "." for f in fact):
            raise ValueError(fact)
        dice = "".join(new if new != "." else old for new, old in zip(fact, s.dice))
        s = replace(s, phase="decide", dice=dice, rolls=s.rolls + 1, pending=())
        if legal(s) == ["pass"]:           # nothing to decide: the turn ends by itself
            return _end_turn(s)
        return s
    if s.phase == "tell":
        kind, tail = fact.split(":")
        if kind != "tail" or tail not in TAILS or tail in s.tails:
            raise ValueError(fact)
        tails = _put(s.tails, s.tails.index("?"), tail)
        return replace(s, tails=tails, phase="tell" if "?" in tails else "over")
    raise ValueError("the game is over")


def _act(s, action):
    me = s.turn
    kind, _, rest = action.partition(":")
    if kind == "pass":
        return _end_turn(s)
    if kind in ("roll", "foot"):
        feet = _put(s.feet, me, False) if kind == "foot" else s.feet
        return replace(s, phase="roll", feet=feet, pending=tuple(int(d) for d in rest))
    if kind == "take":
        pieces = (rest[:2], "+") if rest.endswith("+") else (rest,)
        return _end_turn(replace(
            s, middle=without(s.middle, rest),
            centipedes=_put(s.centipedes, me, s.centipedes[me] + pieces)))
    if kind == "lose":
        return _end_turn(replace(s, middle=without(s.middle, rest), lost=s.lost + (rest,)))
    if kind == "steal":
        tile, seat = rest.split(":")
        victim = int(seat) - 1
        theirs = s.centipedes[victim]
        i = stealable(s.options, theirs)
        assert theirs[i] == tile
        centipedes = _put(s.centipedes, victim, theirs[:i] + theirs[i + 1:])
        centipedes = _put(centipedes, me, centipedes[me] + (tile,))
        return _end_turn(replace(s, centipedes=centipedes))
    raise ValueError(action)


def over(s):
    return s.phase == "over"


def score(s):
    """Shoes per seat (tiles + golden shoes + unused bare foot + fulfilled tail) and places."""
    shoes, best = [], []
    for seat, centipede in enumerate(s.centipedes):
        tiles = [p for p in centipede if p != "+"]
        per_colour = {c: sum(int(t[1]) for t in tiles if t[0] == c) for c in COLOURS}
        total = sum(per_colour.values()) + centipede.count("+")
        if s.feet[seat]:
            total += 1
        if seat < len(s.tails) and all(per_colour[c] > 0 for c in s.tails[seat]):
            total += 2
        shoes.append(total)
        best.append(max(per_colour.values()))
    rank = list(zip(shoes, best))
    places = [1 + sum(1 for other in rank if other > mine) for mine in rank]
    out = {"shoes": shoes, "best_colour": best, "places": places}
    if s.options.solo:
        out["lost"] = len(s.lost)
        out["rating"] = RATINGS[min(len(s.lost), 5)]
    return out
