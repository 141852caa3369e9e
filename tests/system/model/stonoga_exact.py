"""Stonoga, best play, exactly: two players at the end of a game, and solo (standard library only).

    python3 stonoga_exact.py value pl|ru "centre=R4,B2 mine=R3 theirs=K4 dice=YY*R rerolls=1"
    python3 stonoga_exact.py game pl|ru       the whole game of two, all 15 tiles in the centre
    python3 stonoga_exact.py solo             what one player can reach, for five aims
    python3 stonoga_exact.py check TURLAJ [--seed S] [--positions N] [--most TILES] [--game]
                                              compares what `TURLAJ solve stonoga` says

Written from the rules alone, without a look at the solver that it checks. The basic game: no steal,
bare feet, tails or golden shoes. Two players: both maximise their winning probability, a shared
victory counts 1/2. Solo (edition pl): fewest face-down tiles expected, most shoes expected, or the
best probability of at most k face-down tiles.
"""
import argparse
import json
import random
import subprocess
import sys
from functools import cache
from itertools import combinations, combinations_with_replacement

COLOURS = "RYGBK"
FACES = COLOURS + "*"
SIZES = (2, 3, 4)
ROLLS = 3
NEAR = 1e-9                                     # what the program's numbers may differ from ours

# --- dice: every multiset of up to four faces has a number, smaller ones first ---------------
DICE = [d for n in range(5) for d in combinations_with_replacement(range(6), n)]
AT = {d: i for i, d in enumerate(DICE)}
FULL = range(DICE.index((0, 0, 0, 0)), len(DICE))               # the 126 results of a roll
PART = range(FULL.start)                                        # 84 keeps that leave dice to roll
MORE = [[AT[tuple(sorted(DICE[i] + (face,)))] for face in range(6)] for i in PART]
LESS = [sorted({AT[d[:i] + d[i + 1:]] for i in range(len(d))}) for d in DICE]


def expected(value):
    """For every keep, the mean of `value` (known for four dice) over rolls of the others."""
    mean = [0.0] * FULL.start + value[FULL.start:]
    for i in reversed(PART):
        a, b, c, d, e, f = MORE[i]
        mean[i] = (mean[a] + mean[b] + mean[c] + mean[d] + mean[e] + mean[f]) / 6
    return mean


def turn(stop):
    """`stop`: what stopping is worth, for every four dice. Returns, by rerolls left (0, 1, 2), the
    values of the dice under best play and the values of the keeps; a whole turn is keeps[2][0]."""
    values, keeps = [stop], [expected(stop)]
    for _ in range(1, ROLLS):
        best = keeps[-1][:FULL.start]           # of a keep or any part of it
        for i in PART:
            for part in LESS[i]:
                if best[part] > best[i]:
                    best[i] = best[part]
        value = stop[:]
        for i in FULL:
            value[i] = max(stop[i], max(best[part] for part in LESS[i]))
        values.append(value)
        keeps.append(expected(value))
    return values, keeps


# --- tiles: a centre has five sorted tuples, the sizes that each colour still has there --------
@cache
def fitting(edition, dice, stars, sizes):
    """The sizes of a colour that may be taken with so many dice of it and stars (rules, turn 3)."""
    if edition == "ru":
        return [n for n in sizes if n <= dice + stars]
    counts = range(max(dice, 2), dice + stars + 1)
    largest = (max((n for n in sizes if n <= count), default=0) for count in counts)
    return sorted(set(largest) - {0})


@cache
def choices(edition, centre):
    """For every four dice, the tiles (colour, size) that may be taken; none below four dice."""
    return [[]] * FULL.start + [
        [(c, n) for c in range(5)
         for n in fitting(edition, DICE[i].count(c), DICE[i].count(5), centre[c])] for i in FULL]


def without(sizes, size):
    return tuple(n for n in sizes if n != size)


def stops(fits, take, nothing):
    """What stopping is worth: the best fitting tile, which must be taken, or `nothing`."""
    return [max([take[tile] for tile in tiles]) if tiles else nothing for tiles in fits]


# --- two players -----------------------------------------------------------------------------
# A position is (colours, lead): for each colour (sizes in the centre, shoes of the player to move,
# shoes of the other), and by how many shoes the player to move leads.
def position(*tiles):
    """From three sets of tiles (colour, size): centre, mine, theirs; tiles may be missing."""
    colours = [[sorted(n for c, n in some if c == colour) for some in tiles] for colour in range(5)]
    colours = tuple((tuple(sizes), sum(mine), sum(theirs)) for sizes, mine, theirs in colours)
    return colours, sum(mine - theirs for _, mine, theirs in colours)


def taken(state, tile):
    """The position after the player to move took a tile; the other is to move."""
    colours, lead = state
    c, size = tile
    sizes, mine, theirs = colours[c]
    colours = colours[:c] + ((without(sizes, size), mine + size, theirs),) + colours[c + 1:]
    return swapped((colours, lead + size))


def swapped(state):
    colours, lead = state
    return tuple((sizes, theirs, mine) for sizes, mine, theirs in colours), -lead


def shoes_left(state):
    return sum(sum(sizes) for sizes, _, _ in state[0])


def canonical(state):
    """Colours are only names; and what each colour holds matters for nothing but a tie."""
    colours, lead = state
    if (lead + shoes_left(state)) % 2:                # the difference at the end is odd: no tie
        colours = [(sizes, 0, 0) for sizes, _, _ in colours]
    return tuple(sorted(colours)), lead


def ended(state):
    """The value of a finished game to the player to move."""
    colours, lead = state
    if lead == 0:                               # most shoes in one single colour
        lead = max(mine for _, mine, _ in colours) - max(theirs for _, _, theirs in colours)
    return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5


class Duel:
    """The values of positions of two players in one edition."""

    def __init__(self, edition):
        self.edition, self.known = edition, {}

    def value(self, state):
        """The winning probability of the player to move, before the first roll."""
        if shoes_left(state) == 0 or abs(state[1]) > shoes_left(state):
            return ended(state)                 # in the second case: as good as ended
        key = canonical(state)
        if key not in self.known:
            self.solve(key)
        return self.known[key]

    def ends(self, state):
        """What may be taken with each four dice, and what every tile is worth."""
        takes = {(c, n): 1.0 - self.value(taken(state, (c, n)))
                 for c in range(5) for n in state[0][c][0]}
        return choices(self.edition, tuple(sizes for sizes, _, _ in state[0])), takes

    def solve(self, state):
        """Empty-handed turns lead back to the same position with the players swapped, so the two
        values are found together: v = mine(1 - theirs(1 - v))."""
        other = canonical(swapped(state))
        mine, theirs = self.ends(state), self.ends(other)
        def play(side, nothing):
            return turn(stops(*side, nothing))[1][ROLLS - 1][0]
        value = fixed_point(lambda v: play(mine, 1.0 - play(theirs, 1.0 - v)))
        self.known[state] = value
        if other != state:
            self.known[other] = play(theirs, 1.0 - value)

    def middle(self, state, dice, rerolls):
        """The value of a position; with four dice on the table also of the keeps and of the tiles
        that may be taken now, as dictionaries (keeping all four is stopping)."""
        if dice is None:
            return self.value(state), {}, {}
        fits, take = self.ends(state)
        stop = stops(fits, take, 1.0 - self.value(swapped(state)))
        values, means = turn(stop)
        keeps = {dice: stop[AT[dice]]}
        if rerolls:
            parts = (part for n in range(4) for part in combinations(dice, n))
            keeps.update((part, means[rerolls - 1][AT[part]]) for part in parts)
        return values[rerolls][AT[dice]], keeps, {tile: take[tile] for tile in fits[AT[dice]]}


def whole_game(duel):
    return duel.value(position([(c, n) for c in range(5) for n in SIZES], [], []))


def fixed_point(g):
    """The solution of v = g(v); g rises, slower than v, in straight pieces. If both refused to
    take, its slope would be so near 1 that plain iteration hardly moves: steps follow the line
    through the last two points, inside bounds that each step narrows."""
    low, high, x, last = 0.0, 1.0, 0.5, None
    for step in range(200):
        y = g(x)
        low, high = (max(low, y), high) if y > x else (low, min(high, y))
        guess = y
        if last and x != last[0]:
            slope = (y - last[1]) / (x - last[0])
            guess = x + (y - x) / (1.0 - slope) if slope < 1.0 else y
        if not low <= guess <= high or step % 8 == 7:
            guess = (low + high) / 2
        if last and (abs(guess - x) < 1e-14 or high - low < 1e-14):
            return guess
        last, x = (x, y), guess
    raise ArithmeticError(f"between {low} and {high}")


# --- solo ------------------------------------------------------------------------------------
class Solo:
    """The best that one player can expect of a centre, edition pl: `up(size)` and `down` say what a
    tile taken and a tile lost count, `end` what the end is worth. With `fewer` (another Solo, or
    nothing) a lost tile means going on with that one: so probabilities are computed."""

    def __init__(self, up=lambda size: 0.0, down=0.0, end=0.0, fewer=None):
        self.up, self.down, self.end, self.fewer = up, down, end, fewer or self
        self.known = {}

    @staticmethod
    def at_most(k):
        """At most 0, 1, ... k face-down tiles, for the best probability of that."""
        aims = [Solo()]                         # one too many are lost: worth nothing
        for _ in range(k + 1):
            aims.append(Solo(end=1.0, fewer=aims[-1]))
        return aims[1:]

    def value(self, centre):
        centre = tuple(sorted(centre))
        if not any(centre):
            return self.end
        if centre not in self.known:
            self.known[centre] = self.solve(centre)
        return self.known[centre]

    def solve(self, centre):
        tiles = [(c, n) for c in range(5) for n in centre[c]]
        rest = {(c, n): centre[:c] + (without(centre[c], n),) + centre[c + 1:] for c, n in tiles}
        take = {tile: self.up(tile[1]) + self.value(rest[tile]) for tile in tiles}
        smallest = min(n for _, n in tiles)
        lost = max(self.down + self.fewer.value(rest[c, n]) for c, n in tiles if n == smallest)
        return turn(stops(choices("pl", centre), take, lost))[1][ROLLS - 1][0]


def solo(centre=(SIZES,) * 5):
    at_most = [aim.value(centre) for aim in Solo.at_most(5)]
    return {"min_expected_face_down": -Solo(down=-1.0).value(centre),
            "max_expected_shoes": Solo(up=float).value(centre),
            "max_probability_zero": at_most[0], "max_probability_at_most": at_most}


# --- text ------------------------------------------------------------------------------------
def tile_name(tile):
    return COLOURS[tile[0]] + str(tile[1])


def tile_of(name):
    return COLOURS.index(name[0]), int(name[1:])


def dice_of(letters):
    return tuple(sorted(map(FACES.index, letters)))


def parsed(text):
    """A position as the program reads it: the position, the dice or None, the rerolls left."""
    said = dict(word.split("=") for word in text.split())
    tiles = [set(map(tile_of, filter(None, said.get(owner, "").split(","))))
             for owner in ("centre", "mine", "theirs")]
    return position(*tiles), dice_of(said.get("dice", "")) or None, int(said.get("rerolls", 2))


# --- the check ---------------------------------------------------------------------------------
def endgame(rng, most):
    """A random position as text: a complete box, or one with tiles missing so that ties happen."""
    box = [(c, n) for c in range(5) for n in SIZES]
    rng.shuffle(box)
    if rng.random() < 0.6:
        box = box[:rng.randint(5, 14)]
    count = rng.randint(1, min(most, len(box)))
    centre, others = box[:count], box[count:]
    for _ in range(100):                        # most deals are decided: look for one that is not
        mine = [tile for tile in others if rng.random() < 0.5]
        theirs = [tile for tile in others if tile not in mine]
        lead = sum(n for _, n in mine) - sum(n for _, n in theirs)
        if abs(lead) <= sum(n for _, n in centre) or rng.random() < 0.01:
            break
    words = [f"{owner}=" + ",".join(map(tile_name, tiles)) for owner, tiles in
             (("centre", centre), ("mine", mine), ("theirs", theirs)) if tiles]
    if rng.random() < 0.75:
        weights = [1 + (c in {tile[0] for tile in centre}) for c in range(5)] + [2]
        dice = "".join(rng.choices(FACES, weights, k=4))
        words += [f"dice={dice}", f"rerolls={rng.randrange(ROLLS)}"]
    return " ".join(words)


class Check:
    """Compares the program's numbers with ours and keeps count."""

    def __init__(self, program):
        self.program, self.compared, self.unlisted, self.wrong, self.largest = program, 0, 0, 0, 0.0

    def ask(self, *words):
        command = [self.program, "solve", "stonoga", *words, "--json"]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            return self.fail(" ".join(words), f"status {done.returncode}: {done.stderr.strip()}")
        return json.loads(done.stdout)

    def fail(self, where, why):
        self.wrong += 1
        print(f"{where}: {why}")

    def number(self, where, name, said, ours):
        far = abs(said - ours) if isinstance(said, (int, float)) else 1.0
        self.compared += 1
        self.largest = max(self.largest, far)
        if not far <= NEAR:
            self.fail(where, f"{name} is {said}, expected {ours:.15g}")

    def listed(self, where, name, answer, ours, key):
        """A list may leave out entries, but not the best one, which comes first."""
        seen = [key(entry[name]) for entry in answer]
        if len(set(seen)) < len(seen) or not set(seen) <= set(ours):
            return self.fail(where, f"{answer}, expected once each at most: {ours}")
        self.unlisted += len(ours) - len(seen)
        for what, entry in zip(seen, answer):
            self.number(where, f"{name} {entry[name]}", entry["value"], ours[what])
        worth = [ours[what] for what in seen]
        falling = all(a >= b - NEAR for a, b in zip(worth, worth[1:]))
        if worth and not (falling and worth[0] >= max(ours.values()) - NEAR):
            self.fail(where, f"{answer} is not best first, or the best is left out")

    def endgame(self, duel, text):
        where = f"edition {duel.edition}, {text}"
        answer = self.ask("--players", "2", "--edition", duel.edition, "--position", text)
        if answer is not None:
            value, keeps, takes = duel.middle(*parsed(text))
            self.number(where, "value", answer["value"], value)
            self.listed(where, "keep", answer["keeps"], keeps, dice_of)
            self.listed(where, "tile", answer["takes"], takes, tile_of)

    def game(self, duel):
        answer = self.ask("--players", "2", "--edition", duel.edition)
        if answer is not None:
            first = whole_game(duel)
            self.number(duel.edition, "first_player", answer["first_player"], first)
            self.number(duel.edition, "second_player", answer["second_player"], 1.0 - first)

    def solo(self):
        answer, ours = self.ask("--solo"), solo()
        if answer is not None:
            said, at_most = (which.pop("max_probability_at_most") for which in (answer, ours))
            for k, number in enumerate(at_most):
                one = said.get(str(k)) if isinstance(said, dict) else said[k]
                self.number("solo", f"at most {k}", one, number)
            for name, number in ours.items():
                self.number("solo", name, answer[name], number)


def check(options):
    run, rng, duels = Check(options.program), random.Random(options.seed), [Duel("pl"), Duel("ru")]
    for number in range(options.positions):
        run.endgame(duels[number % 2], endgame(rng, options.most))
    run.solo()
    for duel in duels if options.game else []:
        run.game(duel)
    print(f"{options.positions} positions, {run.compared} numbers compared, {run.unlisted} of ours "
          f"not listed, largest difference {run.largest:.1e}, {run.wrong} wrong")
    return 1 if run.wrong else 0


def main(arguments):
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(dest="command", required=True)
    for name, words in {"value": ("edition", "position"), "game": ("edition",), "solo": (),
                        "check": ("program",)}.items():
        command = commands.add_parser(name)
        for word in words:
            command.add_argument(word, choices=("pl", "ru") if word == "edition" else None)
    for name, default in {"--seed": 1, "--positions": 200, "--most": 4}.items():
        command.add_argument(name, type=int, default=default)
    command.add_argument("--game", action="store_true", help="the whole game too (a minute)")
    options = parser.parse_args(arguments)
    if options.command == "check":
        return check(options)
    if options.command == "solo":
        answer = solo()
    elif options.command == "game":
        answer = {"first_player": whole_game(Duel(options.edition))}
    else:
        value, keeps, takes = Duel(options.edition).middle(*parsed(options.position))
        keeps = {"".join(FACES[face] for face in dice): v for dice, v in keeps.items()}
        answer = {"value": value, "keeps": dict(sorted(keeps.items(), key=lambda entry: -entry[1])),
                  "takes": {tile_name(tile): v for tile, v in takes.items()}}
    print(json.dumps(answer))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
