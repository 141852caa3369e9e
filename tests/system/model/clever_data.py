"""Writes what the rules of Clever are tested against, from the model in clever.py, and counts rare events.

    python3 clever_data.py FOLDER        games.jsonl, census.perft, sheets.txt; the counts are printed

The form of the three files is said in README below, which is written beside them.
"""
import json
import random
import sys
from collections import Counter
from itertools import product
from math import lcm
from pathlib import Path

from clever import apply, asked, chance, new_game, over
from clever_options import OPTIONS, make_options
from clever_play import TASTES, foxes_of, play
from clever_sheet import BLUE_FIELDS, LAST, ORANGE_FACTORS, YELLOW_FIELDS, Sheet, score_of_sheets

README = """\
# What the independent model of the game says
Written by `tests/system/model/clever_data.py` from `tests/system/model/clever.py`; never edited by hand.
Seats count from 1; facts are rolls (`345126`, `..4.1.`), `lot:BO`, `first:2`, and acts (`1>pick:W`).

- `games.jsonl`: a whole game a line, one JSON object. `options`: players (a number) and all options (texts).
  `facts`: all of them, in order. `legal`: one text for every fact that is an act: what was legal just before it, for
  every asked seat in the order of seats: `1? pick:B pick:W reroll | 3? skip take:G`; a seat's actions are sorted as
  texts. Legal actions have an order of their own, which `order` proves: the SHA-256, in hex, of the same texts with
  that order instead, joined by line breaks. At the end, per seat: `scores`, `places`, `areas` (points of yellow, blue,
  green, orange, purple), `foxes` (how many), `fox_points` (what they are worth together), `rerolls` and `extras`
  (unlocked and not spent). Some of the dice are loaded, so that rare things happen.
- `census.perft`: how many lines of so many facts there are, as for the other games: `settings …`, `facts …`, then lines
  `depth count`. With several seats asked, an act of each of them is another line of facts.
- `sheets.txt`: `yellow=3.1,5.1 blue=2,7 green=1-5 orange=5,2,3,12 purple=2,5,6,3 => 0 2 15 22 16 0 55`: yellow as
  number.row, blue as sums, green as first-last, orange (already multiplied) and purple as written from the left; with
  nothing behind `=` an area is empty. Behind the arrow: points of yellow, blue, green, orange, purple, of all foxes
  together, and the sum.
"""


def option_sets(players, number):
    """So many sets of options, with every value, and every pair that matters as evenly as possible."""
    firsts = [str(seat) for seat in range(1, players + 1)] + ["draw"]
    names = ["unusable", "passive_skip", "solo_fallback", "solo_extra"]
    if players == 1:
        sets = [dict(zip(names, values)) for values in product(*(OPTIONS[name] for name in names))]
    else:
        sets = [dict(unusable=a, passive_skip=b) for a, b in product(OPTIONS["unusable"], OPTIONS["passive_skip"])]
    out = []
    for at in range(number):
        first = firsts[(at + at // lcm(len(sets), len(firsts))) % len(firsts)]
        chosen = {"players": players, **sets[at % len(sets)], "first": first}
        if players > 1:                         # mean nothing here
            chosen["solo_fallback"] = OPTIONS["solo_fallback"][at // 3 % 2]
            chosen["solo_extra"] = OPTIONS["solo_extra"][at // 5 % 2]
        out.append(chosen)
    return out


def plan():
    """(seed, options, styles, load of the dice) of every game, with all options in all numbers of players."""
    seed, styles = 0, [style for style in TASTES for _ in range(1 + (style in ("random", "greedy", "lines")))]
    for players, number in ((1, 32), (2, 24), (3, 20), (4, 20)):
        for at, options in enumerate(option_sets(players, number)):
            seed += 1
            load = random.Random(seed).choice((0, 0, 0, 0.3, -0.25 if players == 1 else 0))
            yield seed, options, [styles[(at + 5 * seat) % len(styles)] for seat in range(players)], load
    for seed in FOUND:
        yield drawn(seed)
    yield 1, THREE_KINDS_OPTIONS, ["greedy"], 0, THREE_KINDS


def drawn(seed):
    """A game of which all is drawn by lot, with loads that bring rare things."""
    rng = random.Random(seed)
    players = rng.choice((1, 1, 2, 3, 4))
    options = {name: rng.choice(values) for name, values in OPTIONS.items() if name != "first"}
    options |= {"players": players, "first": rng.choice((*map(str, range(1, players + 1)), "draw"))}
    kind, styles = rng.random(), [rng.choice(list(TASTES)) for _ in range(players)]
    if kind < 0.15 and players == 4:
        styles = ["right", "left", "left", "left"]
    elif kind < 0.1:
        styles = ["orange"] * players
    elif 0.2 < kind < 0.3:
        styles = ["lazy"] * players
    return seed, options, styles, rng.choice((0, 0, 0.3, 0.6, 0.9, -0.25, -0.6, -0.9, -0.95))


# Drawn games in which something rare happens: every such thing is there three times, if it was found three times.
FOUND = [53, 316, 542, 1112, 1458, 1760, 2270, 2442, 2467, 2623, 2631, 2657, 3028, 4206, 4476, 5728, 6099, 7303, 7554,
         8579, 9989, 10253, 10413, 11508, 11686, 12045, 12234, 12574, 13644, 13807, 14087, 14712, 14848]
# A game in which one bonus is pending twice, and then three kinds are.
THREE_KINDS_OPTIONS = {"players": 1, "unusable": "tray", "solo_extra": "allowed", "first": "draw"}
THREE_KINDS = """
first:1 311211 1>pick:W 1>mark:P1 616364 1>take:P 152336 1>pick:P 1>extra:W 1>mark:P4 1>mark:B3 352422 1>take:P
1>extra:W 1>mark:Y3.1 536421 1>pick:B 632156 1>take:B 1>bonus:X 1>mark:Y6.1 654313 1>pick:W 1>mark:B10 561544 1>take:B
134322 1>pick:B 113614 1>take:W 1>mark:B4 423226 1>pick:W 1>mark:B7 1>bonus:P6 1>mark:Y5.1 1>bonus:BX 1>mark:B2
"""


# --- census ------------------------------------------------------------------------------------
MOST = 300_000                                  # the highest count that is counted, line by line
DEEPEST = 10


def count(s, depth, most=MOST):
    """How many lines of so many facts there are; ValueError when there are too many."""
    if over(s):
        return 0
    if depth == 1 and s.phase in ("roll", "solo-roll"):
        found = 6 ** len(s.rolled)              # as many as `chance` lists
    else:
        facts = chance(s) or [f"{seat}>{action}" for seat, actions in asked(s).items() for action in actions]
        found = len(facts)
        if depth > 1:
            found = 0
            for fact in facts:
                found += count(apply(s, fact), depth - 1, most - found)
    if found > most:
        raise ValueError("too many")
    return found


def census_block(options, facts):
    s = new_game(options)
    for fact in facts:
        s = apply(s, fact)
    text = " ".join(f"{name}={value}" for name, value in make_options(options).items())
    lines = ["settings " + text, " ".join(["facts", *facts])]
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
        nodes = " ".join(sorted({ask.node for ask in s.asks.values()}))
        found.setdefault((s.phase, nodes, len(s.rolled) if s.phase == "roll" else 0), []).append(at)
        s = apply(s, fact)
    ends = {("end", n): game["facts"][:-n] for n in (1, 3, 6)}
    return {kind: game["facts"][:rng.choice(ats)] for kind, ats in found.items()} | ends


def census_blocks(games):
    """Positions of every kind of moment: one of a solo game, two of others."""
    blocks, seen = [], Counter()
    for game in random.Random(5).sample(games, len(games)):
        for kind, facts in sorted(moments(game).items(), key=str):
            solo = game["options"]["players"] == 1
            if seen[solo, kind] < (1 if solo else 2):
                seen[solo, kind] += 1
                blocks.append(census_block(game["options"], facts))
    return blocks


# --- sheets ------------------------------------------------------------------------------------
def sheet_text(sheet):
    yellow = [f[1:] for f in YELLOW_FIELDS if f in sheet.crossed]
    blue = [f[1:] for f in BLUE_FIELDS if f in sheet.crossed]
    green = [f"1-{sheet.green}"] if sheet.green else []
    parts = {"yellow": yellow, "blue": blue, "green": green, "orange": sheet.orange, "purple": sheet.purple}
    return " ".join(f"{name}=" + ",".join(map(str, values)) for name, values in parts.items())


def sheet_line(sheet):
    result = score_of_sheets([sheet])
    numbers = [*result["areas"][0], *result["fox_points"], *result["scores"]]
    return sheet_text(sheet) + " => " + " ".join(map(str, numbers))


def random_sheet(rng, fullness):
    def some(fields):
        return {f for f in fields if rng.random() < fullness}
    lasts = [sum(rng.random() < fullness for _ in range(LAST)) for _ in range(3)]
    orange = tuple(rng.randint(1, 6) * ORANGE_FACTORS.get(n, 1) for n in range(1, lasts[1] + 1))
    purple = ()
    while len(purple) < lasts[2]:
        previous = purple[-1] % 6 if purple else 0          # after a 6 anything
        purple += (rng.randint(previous + 1, 6),)
    sheet = Sheet(frozenset(some(YELLOW_FIELDS) | some(BLUE_FIELDS)), lasts[0], orange, purple)
    return Sheet(sheet.crossed, sheet.green, orange, purple, foxes=foxes_of(sheet))


def sheet_lines(games):
    """Half of them from games, at some moment or at the end, half made up, up to full ones."""
    rng, lines = random.Random(3), [sheet_line(Sheet())]
    for game in rng.sample(games, 100):
        s, stop = new_game(game["options"]), rng.choice((0.3, 0.6, 0.8, 1, 1))
        for fact in game["facts"][:int(len(game["facts"]) * stop)]:
            s = apply(s, fact)
        lines.append(sheet_line(rng.choice(s.sheets)))
    while len(lines) < 200:
        lines.append(sheet_line(random_sheet(rng, rng.choice((0.2, 0.5, 0.7, 0.8, 0.9, 0.95, 1)))))
    return lines


def main(folder):
    counts = Counter()
    games = [play(counts, *one) for one in plan()]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "README.md").write_text(README)
    (folder / "games.jsonl").write_text("".join(json.dumps(game, separators=(",", ":")) + "\n" for game in games))
    (folder / "sheets.txt").write_text("".join(line + "\n" for line in sheet_lines(games)))
    for name, number in sorted(counts.items()):
        print(f"{number:7} {name}")
    print(len(games), "games,", sum(len(game["facts"]) for game in games), "facts")
    head = ("# How many lines of so many facts there are, counted one by one by the independent model.\n"
            "# A block: settings, the facts that lead to the position (none: the start), then `depth count`.\n\n")
    blocks = census_blocks(games)
    (folder / "census.perft").write_text(head + "\n".join(blocks))
    print(len(blocks), "positions,", sum(block.count("\n") - 2 for block in blocks), "counts")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
