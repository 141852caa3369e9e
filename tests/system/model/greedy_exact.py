"""Stonoga, two greedy players: the first player's winning share, exactly (standard library only).

    python3 greedy_exact.py                                the exact values, one JSON object
    python3 greedy_exact.py --simulate 20000 [SEED [lot]]  the policy played with the naive model

Edition pl, basic game, 15 tiles, no variants. The greedy player maximises the expected number of
shoes on the tile taken in this turn (0 if empty-handed) by keeping and rerolling dice. Ties:
  a) "stop": stopping as good as rolling on -> it stops;
     "lot":  then stop and every best keep are equally likely;
  b) among equally good keeps (multisets of faces kept) each is equally likely;
  c) among equally good tiles each is equally likely.

First, each middle gives a distribution over the tile taken; the colours are interchangeable, so
there are 792 middles (multisets of five subsets of {2, 3, 4}). Values are compared as integers
and the distributions are fractions, so every tie is exact. Then the game is solved backwards: the
three tiles of a colour are each in the middle, with the player to move or with the other, 27 ways,
and the five colours are interchangeable: 169,911 positions.
"""
from __future__ import annotations

import json
import random
import sys
from collections import Counter, defaultdict
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, product
from math import factorial, fsum, sqrt

SIZES = (2, 3, 4)
STAR = 5                                        # faces 0..4 are the colours
ALL = 6 ** 4                                    # the scale of one roll


# --- dice ------------------------------------------------------------------------------------
def multisets(n):
    return list(combinations_with_replacement(range(6), n))


def ways(faces):
    """How many ordered rolls give this multiset of faces."""
    n = factorial(len(faces))
    for count in Counter(faces).values():
        n //= factorial(count)
    return n


DICE = multisets(4)                             # 126 results
DICE_AT = {d: i for i, d in enumerate(DICE)}
KEEPS = [k for n in range(4) for k in multisets(n)]             # 84 keeps; the first one is empty
KEEP_AT = {k: i for i, k in enumerate(KEEPS)}
# for every keep: (result, weight), the weights of a keep add up to ALL
ROLL = [[(DICE_AT[tuple(sorted(k + r))], ways(r) * 6 ** len(k)) for r in multisets(4 - len(k))]
        for k in KEEPS]
# for every result: the keeps it allows, and the dice of each colour with the stars
ALLOWED = [sorted({KEEP_AT[k] for n in range(4) for k in combinations(d, n)}) for d in DICE]
COUNTS = [tuple(d.count(c) + d.count(STAR) for c in range(5)) for d in DICE]

# A set of sizes still in the middle is a mask: bit 0 = size 2, bit 1 = size 3, bit 2 = size 4.
# LARGEST[mask][n]: the largest of them that is <= n, or 0.  With stars assigned freely this is
# the best tile of a colour in edition pl (the worse choices for the colour are never greedy).
LARGEST = [[max([s for i, s in enumerate(SIZES) if mask >> i & 1 and s <= n], default=0)
            for n in range(5)] for mask in range(8)]


# --- one turn --------------------------------------------------------------------------------
def policy(masks, lot):
    """The greedy turn for a middle (one mask per colour).

    Returns (best, plan): best[d] = (shoes, colours) when stopping with result d;
    plan[r][d] after roll r = 0 or 1: the equally likely choices, a keep or None for stopping.
    """
    best = []
    for counts in COUNTS:
        sizes = [LARGEST[m][n] for m, n in zip(masks, counts)]
        top = max(sizes)
        best.append((top, [c for c in range(5) if sizes[c] == top] if top else []))
    worth = [top for top, _ in best]            # after the last roll, scale 1
    scale, plan = 1, []
    for _ in range(2):                          # the second roll, then the first
        keep_worth = [sum(w * worth[d] for d, w in row) for row in ROLL]
        scale *= ALL
        worth, choices = [], []
        for d in range(len(DICE)):
            stop = best[d][0] * scale
            high = max(keep_worth[k] for k in ALLOWED[d])
            keeps = [k for k in ALLOWED[d] if keep_worth[k] == high]
            if stop >= high:
                keeps = [None] + (keeps if lot and stop == high else [])
            worth.append(max(stop, high))
            choices.append(keeps)
        plan.insert(0, choices)
    return best, plan


def turn(masks, lot):
    """(probability of none, {(colour, size): probability}) as exact fractions."""
    best, plan = policy(masks, lot)
    stopped = [Fraction(0)] * len(DICE)
    keeping = {0: Fraction(1)}                  # before the first roll nothing is kept
    for r in range(3):
        reach = [Fraction(0)] * len(DICE)
        for k, p in keeping.items():
            p /= ALL
            for d, w in ROLL[k]:
                reach[d] += p * w
        keeping = defaultdict(Fraction)
        for d, p in enumerate(reach):
            choices = plan[r][d] if r < 2 else [None]
            p /= len(choices)
            for choice in choices:
                if choice is None:
                    stopped[d] += p
                else:
                    keeping[choice] += p
    none, tiles = Fraction(0), defaultdict(Fraction)
    for p, (size, colours) in zip(stopped, best):
        for c in colours:
            tiles[c, size] += p / len(colours)
        if not colours:
            none += p
    return none, dict(tiles)


def all_turns(lot, number=float):
    """{sorted masks: (none, {(mask, size): probability of that one tile})} for every middle."""
    out = {}
    for masks in combinations_with_replacement(range(8), 5):
        if not any(masks):
            continue
        none, tiles = turn(masks, lot)
        assert none + sum(tiles.values()) == 1
        by_mask = {}
        for (c, size), p in tiles.items():      # colours in the same state are equally likely
            assert by_mask.setdefault((masks[c], size), p) == p
        out[masks] = (number(none), {key: number(p) for key, p in by_mask.items()})
    return out


# --- the game --------------------------------------------------------------------------------
# A colour: where its tiles 2, 3, 4 are (0 middle, 1 player to move, 2 the other), as 0..26.
COLOUR = list(product(range(3), repeat=3))
COLOUR_AT = {c: i for i, c in enumerate(COLOUR)}
SWAP = [COLOUR_AT[tuple((0, 2, 1)[x] for x in c)] for c in COLOUR]
MASK = [sum((x == 0) << i for i, x in enumerate(c)) for c in COLOUR]
SHOES = [[sum(s for s, x in zip(SIZES, c) if x == who) for who in (1, 2)] for c in COLOUR]
# TAKE[colour]: (size, the colour after it was taken, seen by the next player)
TAKE = [[(s, SWAP[COLOUR_AT[c[:i] + (1,) + c[i + 1:]]]) for i, s in enumerate(SIZES) if c[i] == 0]
        for c in COLOUR]


def final(state, number):
    """(share, shared, turns, shoes) of the player to move when the middle is empty."""
    mine, theirs = ([SHOES[c][who] for c in state] for who in (0, 1))
    a, b = (sum(mine), max(mine)), (sum(theirs), max(theirs))
    share = number(2 * (a > b) + (a == b)) / 2
    return share, number(int(a == b)), number(0), number(sum(mine))


def solve(turns, number=float):
    """(share, shared victory, turns to come, final shoes) of the first player at the start.

    A shared victory cannot happen with 45 shoes (an odd number); it is computed all the same.
    """
    layers = defaultdict(list)                  # by tiles in the middle
    for state in combinations_with_replacement(range(27), 5):
        layers[sum(COLOUR[c].count(0) for c in state)].append(state)
    value = {state: final(state, number) for state in layers[0]}
    zero, one, shoes_in_all = number(0), number(1), number(45)
    for left in range(1, 16):
        taking = {}                             # the part of the value that comes from a tile taken
        for state in layers[left]:
            none, tiles = turns[tuple(sorted(MASK[c] for c in state))]
            swapped = [SWAP[c] for c in state]
            share = shared = to_come = shoes = zero
            for i, c in enumerate(state):
                for size, after in TAKE[c]:
                    p = tiles.get((MASK[c], size), zero)
                    new = value[tuple(sorted(swapped[:i] + [after] + swapped[i + 1:]))]
                    share += p * (one - new[0])         # the next player's view, turned round
                    shared += p * new[1]
                    to_come += p * new[2]
                    shoes += p * (shoes_in_all - new[3])
            taking[state] = none, share, shared, to_come + one, shoes
        for state, (q, *a) in taking.items():
            b = taking[tuple(sorted(SWAP[c] for c in state))][1:]
            # Empty-handed (q) the other is to move in the same position: x = a + q * y' and
            # y = b + q * x', where ' is total minus it for what the two divide, else nothing.
            value[state] = tuple(
                (u + q * (total * (one - q) - w) if total else u + q * w) / (one - q * q)
                for u, w, total in zip(a, b, (one, 0, 0, shoes_in_all)))
        for state in layers[left - 1]:
            del value[state]                    # no longer needed
    return value[(COLOUR_AT[0, 0, 0],) * 5]


def exact(lot, number=float):
    share, shared, to_come, shoes = solve(all_turns(lot, number), number)
    return {"first_share": share, "shared": shared,
            "first_wins": share - shared / 2, "second_wins": 1 - share - shared / 2,
            "turns": to_come, "empty_handed": to_come - 15,
            "first_shoes": shoes, "second_shoes": 45 - shoes}


# --- the same policy, played with the naive model ----------------------------------------------
def simulate(games, seed, lot):
    import stonoga as model
    rng, plans, rows = random.Random(seed), {}, []
    for _ in range(games):
        s, count = model.new_game({"players": 2, "edition": "pl"}), 0
        while not model.over(s):
            if s.phase == "roll":
                count += s.rolls == 0
                faces = iter(rng.choices(model.FACES, k=len(s.pending)))
                s = model.apply(s, "".join(next(faces) if i in s.pending else "."
                                           for i in (1, 2, 3, 4)))
                continue
            masks = tuple(sum(1 << int(t[1]) - 2 for t in s.middle if t[0] == c)
                          for c in model.COLOURS)
            if masks not in plans:
                plans[masks] = policy(masks, lot)[1]
            faces = [model.FACES.index(f) for f in s.dice]
            keep = None if s.rolls == 3 else rng.choice(
                plans[masks][s.rolls - 1][DICE_AT[tuple(sorted(faces))]])
            if keep is not None:
                reroll = next(r for r in model.DICE_SETS if KEEPS[keep] == tuple(sorted(
                    f for i, f in enumerate(faces) if str(i + 1) not in r)))
                s = model.apply(s, "roll:" + reroll)
                continue
            fitting = model.takes("pl", s.dice, s.middle)
            top = [t for t in fitting if t[1] == max(u[1] for u in fitting)]
            s = model.apply(s, "take:" + rng.choice(top) if top else "pass")
        result = model.score(s)
        shared = result["places"] == [1, 1]
        rows.append((0.5 if shared else float(result["places"][0] == 1), float(shared),
                     float(count), float(result["shoes"][0])))
    out = {"games": games, "seed": seed, "ties": "lot" if lot else "stop"}
    for name, column in zip(("first_share", "shared", "turns", "first_shoes"), zip(*rows)):
        mean = fsum(column) / games
        error = sqrt(fsum((x - mean) ** 2 for x in column) / (games - 1) / games)
        out[name] = {"mean": mean, "standard_error": error}
    return out


if __name__ == "__main__":
    if sys.argv[1:2] == ["--simulate"]:
        args = sys.argv[2:] + ["1"] * (len(sys.argv) == 3)
        print(json.dumps(simulate(int(args[0]), int(args[1]), args[2:] == ["lot"])))
    else:
        print(json.dumps({"stop": exact(False), "lot": exact(True)}, indent=1))
