"""Recounts a census file by brute force: every line of facts is played. Only the small counts.

    python3 census.py FILE
"""
import sys
from stonoga import apply, chance, legal, new_game, over

MOST = 30_000


def count(state, depth):
    if depth == 0:
        return 1
    if over(state):
        return 0
    facts = [fact for fact, _ in chance(state)] or legal(state)
    return len(facts) if depth == 1 else sum(count(apply(state, fact), depth - 1) for fact in facts)


counted, wrong, state = 0, 0, None
for line in open(sys.argv[1]):
    word, _, rest = line.strip().partition(" ")
    if word == "settings":
        options = dict(pair.split("=") for pair in rest.split())
        options["players"] = int(options["players"])
    elif word == "facts":
        state = new_game(options)
        for fact in rest.split():
            state = apply(state, fact)
    elif word.isdigit() and int(rest) <= MOST:
        found = count(state, int(word))
        counted += 1
        if found != int(rest):
            wrong += 1
            print(f"{options} to depth {word}: {found}, not {rest}")
print(f"{counted} counts, {wrong} wrong")
sys.exit(1 if wrong or not counted else 0)
