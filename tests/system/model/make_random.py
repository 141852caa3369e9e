import json, random
from collections import Counter
from stonoga import *

def option_sets():
    out = []
    for n in range(1, 7):
        for bits in product(("off", "on"), repeat=5):
            o = dict(zip(SWITCHES, bits))
            if o["golden_guard"] == "off" and not (o["golden"] == "on" and o["steal"] == "on"):
                continue        # without golden shoes and steal the switch means nothing
            for ed in ("pl", "ru"):
                try:
                    make_options({"players": n, "edition": ed, **o})
                except ValueError:
                    continue
                out += [{"players": n, "edition": ed, **o}] * (5 if ed == "ru" else 1)
    return out

def choose(rng, s, acts):
    """Greedy-ish: a take/steal with probability 0.7 (the take rather than the steal with 0.7); else,
    with probability 0.7, aim at one tile of the middle: reroll all that is neither its colour nor a star."""
    takes_ = [a for a in acts if a.startswith("take")]
    steals = [a for a in acts if a.startswith("steal")]
    other = [a for a in acts if a not in takes_ and a not in steals]
    if (takes_ or steals) and (not other or rng.random() < 0.7):
        return rng.choice(takes_ if takes_ and (not steals or rng.random() < 0.7) else steals)
    if rng.random() < 0.7:
        aim = rng.choice(s.middle)[0]
        dice = "".join(str(i) for i, d in enumerate(s.dice, 1) if d not in (aim, "*"))
        for a in ("roll:" + dice, "foot:" + dice):
            if a in other:
                return a
    return rng.choice(other)


def play(seed, options, cap=3000):
    rng = random.Random(seed)
    s, facts, legals = new_game(options), [], []
    while not over(s):
        if len(facts) >= cap:
            return None
        out = chance(s)
        if out:
            f = rng.choice(out)[0]
            facts.append(f)
        else:
            acts = sorted(legal(s))
            legals.append(" ".join(acts))
            f = choose(rng, s, acts)
            facts.append(f"{s.turn + 1}>{f}")
        s = apply(s, f)
    sc = score(s)
    return {"options": make_options(options).as_dict(), "facts": facts, "legal": legals,
            "scores": sc["shoes"], "places": sc["places"]}, s

def main():
    sets = option_sets()
    rng = random.Random(2024)
    queue, seed, n, stats, skipped = [], 0, 0, Counter(), 0
    with open("random_games.txt", "w") as f:
        while n < 300:
            if not queue:
                queue = sets[:]
                rng.shuffle(queue)
            o = queue.pop()
            seed += 1
            r = play(seed, o)
            if r is None:
                skipped += 1
                continue
            g, s = r
            f.write(json.dumps(g, separators=(",", ":")) + "\n")
            n += 1
            stats["facts"] += len(g["facts"]); stats["max"] = max(stats["max"], len(g["facts"]))
            stats[g["options"]["edition"]] += 1; stats["p%d" % g["options"]["players"]] += 1
            for a in g["facts"]:
                if ">" in a: stats[a.split(">")[1].split(":")[0]] += 1
            stats["gold_takes"] += sum(a.endswith("+") for a in g["facts"])
            stats["ties"] += len(set(g["places"])) < len(g["places"])
            stats["tie_broken"] += any(g["scores"][i] == g["scores"][j] and g["places"][i] != g["places"][j]
                                       for i in range(len(g["places"])) for j in range(i))
    print(len(set(map(str, sets))), "option sets; skipped", skipped, dict(stats))

main()
