"""census.txt: number of fact sequences of exactly `depth` facts (perft), and how many of those end the game."""
import multiprocessing, sys, time
from functools import lru_cache
from stonoga import *

BUDGET = 110     # seconds per option set / position

# ---- key: colours are interchangeable, so are the positions of the dice; seats are not
def key(s):
    per_colour = []
    for c in COLOURS:
        per_colour.append((
            tuple(t[1:] for t in s.middle if t[0] == c),
            s.dice.count(c) if s.phase == "decide" else kept(s).count(c),
            tuple((seat, i, p[1]) for seat, cen in enumerate(s.centipedes)
                  for i, p in enumerate(cen) if p[0] == c) if s.options.steal else ()))
    golds = tuple((seat, i) for seat, cen in enumerate(s.centipedes)
                  for i, p in enumerate(cen) if p == "+") if s.options.steal else ()
    stars = s.dice.count("*") if s.phase == "decide" else kept(s).count("*")
    return (s.phase, tuple(sorted(per_colour)), stars, golds, s.feet, len(s.tails), s.golds_left,
            s.turn, s.rolls, len(s.pending))

def kept(s):
    return "".join(d for i, d in enumerate(s.dice, 1) if i not in s.pending and d != ".")

@lru_cache(maxsize=None)
def grouped_rolls(keep, pending):
    """Representatives of the ordered outcomes that give the same multiset of dice."""
    groups = {}
    for f in roll_facts(pending):
        k = "".join(sorted(f.replace(".", "")))
        groups.setdefault(k, [f, 0])[1] += 1
    return tuple(map(tuple, groups.values()))

def moves(s):
    """(fact, multiplicity)"""
    if s.phase == "roll":
        return grouped_rolls(kept(s), s.pending)
    return [(f, 1) for f, _ in chance(s)] + [(a, 1) for a in legal(s)]

def count(s, depth, memo):
    """(paths of exactly depth facts, those of them at whose last fact the game ends)"""
    if depth == 0:
        return 1, int(over(s))
    if s.phase == "over":
        return 0, 0
    k = (key(s), depth)
    if k not in memo:
        total = ended = 0
        for f, m in moves(s):
            a, b = count(apply(s, f), depth - 1, memo)
            total += a * m
            ended += b * m
        memo[k] = total, ended
    return memo[k]

def brute(s, depth):
    """No memo, no symmetry: for checking."""
    if depth == 0:
        return 1, int(over(s))
    total = ended = 0
    for f in [f for f, _ in chance(s)] + legal(s):
        a, b = brute(apply(s, f), depth - 1)
        total += a
        ended += b
    return total, ended

# ---- late positions, reached by facts
FILL = {c: [d for d in COLOURS if d != c] for c in COLOURS}
NOTHING = "RYGB"

def script(options, plans, turn, setup=()):
    """Each seat in turn does the next item of its plan (or passes), until all is done and `turn` is to
    roll. Items: "R3" take it; "burn" discard the bare foot for nothing; "lose:G2"; "steal:R3:2"."""
    s, facts = new_game(options), []
    plans = [list(p) for p in plans]

    def do(f):
        nonlocal s
        facts.append(f"{s.turn + 1}>{f}" if s.phase == "decide" else f)
        s = apply(s, f)

    for f in setup:
        do(f)
    while any(plans) or s.turn != turn - 1:
        me = s.turn
        item = plans[me].pop(0) if plans[me] else "pass"
        if item == "burn":
            do(NOTHING)
            for f in ("roll:1", "R...", "roll:1", "R...", "foot:1", "R..."):
                do(f)
        elif item == "pass" or item.startswith("lose"):
            do(NOTHING)
            do(item)
        else:
            tile = item.split(":")[1] if ":" in item else item
            n = int(tile[1])
            do(tile[0] * n + "".join(FILL[tile[0]][:4 - n]))
            do(item if ":" in item else "take:" + tile)
        assert s.phase == "roll" and s.rolls == 0 and s.turn == (me + 1) % s.options.players
    return s, facts

def describe(s):
    cen = " ".join(f"{i}:{','.join(c) or '-'}" for i, c in enumerate(s.centipedes, 1))
    out = f"{s.options.text()} turn={s.turn + 1} middle={','.join(s.middle) or '-'} centipedes {cen}"
    if s.options.barefoot:
        out += " feet " + " ".join(f"{i}:{'yes' if x else 'no'}" for i, x in enumerate(s.feet, 1))
    if s.options.tails:
        out += " tails " + " ".join(f"{i}:{t}" for i, t in enumerate(s.tails, 1))
    if s.options.solo:
        out += " lost " + (",".join(s.lost) or "-")
    return out

def O(players, edition="pl", on="", guard="on"):
    d = {"players": players, "edition": edition, "golden_guard": guard}
    d.update({k: "on" for k in on.split()})
    return d

def split(tiles, n):
    return [tiles[i::n] for i in range(n)]

def rest(tiles, gone):
    tiles = list(tiles)
    for t in gone:
        tiles.remove(t)
    return tiles

def positions():
    T = list(all_tiles(2))
    out = []
    def add(options, plans, turn, setup=()):
        out.append(script(options, plans, turn, setup))
    # P1 last tile, nothing else
    add(O(2), split(rest(T, ["R2"]), 2), 1)
    # P2 two tiles of one colour, pl: K2 only by count 2 or with K3.. gone
    add(O(2), split(rest(T, ["K2", "K4"]), 2), 2)
    # P3 the same in ru
    add(O(2, "ru"), split(rest(T, ["K2", "K4"]), 2), 2)
    # P4 ru steal, ends R3 and K4
    a = rest(T, ["R2", "R3", "K4", "G4"])
    add(O(2, "ru", "steal"), [a[0::2] + ["R3"], a[1::2] + ["K4"]], 1)
    # P5 pl steal, the same tiles
    add(O(2, "pl", "steal"), [a[0::2] + ["R3"], a[1::2] + ["K4"]], 1)
    # P6 pl steal, seat 2 has nothing; one tile left
    add(O(2, "pl", "steal"), [rest(T, ["Y3"]), []], 2)
    # P7 pl 3 players steal barefoot: seat 2 without its foot
    b = rest(T, ["Y2", "Y4", "R4", "B2", "G3"])
    add(O(3, "pl", "steal barefoot"), [b[0::3] + ["R4"], ["burn"] + b[1::3] + ["B2"], b[2::3] + ["G3"]], 2)
    # P8 the same, seat 3 to move
    add(O(3, "pl", "steal barefoot"), [b[0::3] + ["R4"], ["burn"] + b[1::3] + ["B2"], b[2::3] + ["G3"]], 3)
    # P9 barefoot, 2 players, one tile
    add(O(2, "pl", "barefoot"), [["burn"] + rest(T, ["B4"])[0::2], rest(T, ["B4"])[1::2]], 2)
    # P10 tails
    add(O(2, "pl", "tails"), split(rest(T, ["B4"]), 2), 1, ["tail:YK", "tail:RB"])
    # P11 solo golden: golden shoe on a tile of the middle
    add(O(1, "pl", "golden"), [["lose:R2", "lose:Y2"] + rest(T, ["R2", "Y2", "G2", "K2", "R4"])], 1,
        ["gold:*", "gold:R"])
    # P12 solo barefoot: Oliwier, two smallest
    add(O(1, "pl", "barefoot"), [rest(T, ["R4", "G2", "B2"])], 1)
    # P13 solo, barefoot used, one tile with the golden shoe
    add(O(1, "pl", "barefoot golden tails"), [["lose:R2", "lose:G2"] + rest(T, ["R2", "G2", "K4"]) + []], 1,
        ["tail:RY", "gold:K"])
    # P14 5 players golden, R4 and R4+ and B3 in the middle
    T5 = list(all_tiles(5))
    c = rest(T5, ["R4", "R4", "B3", "Y4", "G4", "G4"])
    gold = ["gold:R", "gold:Y", "gold:G", "gold:G", "gold:K"]
    c = [("K4+" if t == "K4" and i == c.index("K4") else t) for i, t in enumerate(c)]
    p5 = [c[i::5] for i in range(5)]
    p5[1].append("Y4+"); p5[2] += ["G4+", "R2"] if "R2" not in c else ["G4+"]; p5[3].append("G4+")
    add(O(5, "pl", "golden"), p5, 1, gold)
    # P15 / P16 the same with steal, guard on / off
    add(O(5, "pl", "golden steal"), p5, 1, gold)
    add(O(5, "pl", "golden steal", "off"), p5, 1, gold)
    # P17 golden + steal, 2 players: golden shoe not the last piece / the last piece
    d = rest(T, ["R4", "Y4", "G3", "R3"])
    for guard in ("on", "off"):
        add(O(2, "pl", "golden steal", guard), [["R4+"] + d[0::2] , d[1::2] + ["R3", "Y4+"]], 1,
            ["gold:R", "gold:Y"])
        add(O(2, "pl", "golden steal", guard), [["R4+"] + d[0::2] , d[1::2] + ["R3", "Y4+"]], 2,
            ["gold:R", "gold:Y"])
    # 6 players all variants
    T6 = list(all_tiles(6))
    e = rest(T6, ["R4", "R4", "Y4", "Y4", "G4", "B3", "K2"])
    six = [e[i::6] for i in range(6)]
    six[0] = ["burn"] + six[0]
    six[3] = ["burn"] + six[3] + ["R4+"]
    six[4] += ["Y4+"]
    six[1] += ["G4+"]
    six[5] += ["R4+"]
    # red: R4+, R4+; yellow Y4+, Y4+ ; green G4+; blue B4+
    six = [[("B4+" if t == "B4" and (i, j) == first(six, "B4") else t) for j, t in enumerate(p)]
           for i, p in enumerate(six)]
    for guard in ("on", "off"):
        add(O(6, "pl", "steal barefoot tails golden", guard), six, 6,
            ["tail:RY", "tail:GB", "tail:BK", "tail:YK", "tail:RG", "tail:GK",
             "gold:R", "gold:*", "gold:R", "gold:Y", "gold:Y", "gold:G", "gold:B"])
    # a steal has happened: 2 players pl, stolen tile at the end of seat 1
    f = rest(T, ["G2", "Y3"])
    add(O(2, "pl", "steal"), [f[0::2] + ["steal:" + f[1::2][-1] + ":2"], f[1::2]], 2)
    # ru 4 players, two tiles of one colour
    add(O(4, "ru"), split(rest(T, ["Y3", "Y4"]), 4), 3)
    add(O(4, "ru", "steal"), split(rest(T, ["Y3", "Y4"]), 4), 3)
    return out

def first(plans, tile):
    for i, p in enumerate(plans):
        for j, t in enumerate(p):
            if t == tile:
                return i, j

STARTS = [O(2), O(2, "ru", "steal"), O(3, "pl", "steal barefoot"), O(2, "pl", "tails"),
          O(1, "pl", "golden"), O(5, "pl", "golden"), O(6, "pl", "steal barefoot tails golden")]

def job(args):
    name, s, budget, maxdepth = args
    t0, rows, memo, last = time.time(), [], {}, 0.0
    for depth in range(1, maxdepth + 1):
        if time.time() - t0 + 4 * last > budget:
            break
        t1 = time.time()
        a, b = count(s, depth, memo)
        last = time.time() - t1
        rows.append((depth, a, b))
    return name, rows, time.time() - t0

def main():
    pos = positions()
    jobs = [("S%d" % i, new_game(o), BUDGET, 24 if i == 7 else 16) for i, o in enumerate(STARTS, 1)]
    jobs += [("P%d" % i, s, 60, 14) for i, (s, _) in enumerate(pos, 1)]
    with multiprocessing.Pool(min(8, multiprocessing.cpu_count())) as pool:
        results = {}
        for name, rows, sec in pool.imap_unordered(job, jobs, chunksize=1):
            results[name] = rows
            print(name, "depth", rows[-1][0], f"{sec:.0f}s", file=sys.stderr)
    with open("census.txt", "w") as f:
        p = lambda *a: print(*a, file=f)
        p("# count = number of sequences of exactly `depth` facts (chance fact = 1, action = 1; a turn that ends by")
        p("# itself is no fact; gold:* and gold:<full colour> are facts). A game that is over has no further facts.")
        p("# ended = those of them whose last fact ends the game.")
        p("# --- from the start")
        for i, o in enumerate(STARTS, 1):
            for d, a, b in results["S%d" % i]:
                p(f"{make_options(o).text()} depth={d} count={a} ended={b}")
        p("# --- late positions, at the beginning of the turn of seat `turn` (four dice about to be rolled).")
        p("# Pieces of a centipede from head to end; '+' is a golden shoe lying after its tile. `facts` leads there.")
        for i, (s, facts) in enumerate(pos, 1):
            p(f"# position P{i} {describe(s)}")
            p(f"# facts P{i} {' '.join(facts)}")
            for d, a, b in results["P%d" % i]:
                p(f"position=P{i} depth={d} count={a} ended={b}")

if __name__ == "__main__":
    main()
