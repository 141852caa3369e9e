"""Prints whole random games of the model, with all that was legal, one JSON object a line."""
import json, random
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


def play(seed, options, cap=3000, keep=0):
    """A random game, in which owners keep their tails with this probability."""
    rng = random.Random(seed)
    s, facts, legals = new_game(options), [], []
    while not over(s):
        if len(facts) >= cap:
            return None
        out = chance(s)
        if out:
            f = "tail:?" if keep and s.phase == "tail" and rng.random() < keep else rng.choice(out)[0]
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

def short(words):
    """All fifteen rolls as one word."""
    words = words.split(" ")
    for verb in ("roll:", "foot:"):
        if sum(w.startswith(verb) for w in words) == 15:
            words = [w for w in words if not w.startswith(verb)] + [verb + "*"]
    return " ".join(sorted(words))


def show(game):
    game["legal"] = [short(words) for words in game["legal"]]
    print(json.dumps(game, separators=(",", ":")))


def main():
    sets, rng, queue, games = option_sets(), random.Random(2024), [], []
    for seed in range(1, 301):
        if not queue:
            queue = sets[:]
            rng.shuffle(queue)
        played = play(seed, queue.pop())
        if played:
            games.append(played[0])
    # The shortest game of each set of options, if it is short enough to be kept in a file.
    games.sort(key=lambda game: len(game["facts"]))
    seen = set()
    for game in games:
        options = tuple(game["options"].values())
        if options in seen or len(game["facts"]) > 330:
            continue
        seen.add(options)
        show(game)
    # Tails that are kept: by the only player, by some, by all.
    variants = {"edition": "pl", "tails": "on", "barefoot": "on"}
    for seed, players, golden, keep in [(1, 1, "off", 1), (2, 2, "off", 0.5), (3, 3, "on", 0.5), (4, 6, "on", 1)]:
        show(play(seed, {"players": players, "golden": golden, **variants}, keep=keep)[0])


main()
