"""Prints, for 40 middles and both editions, what can be taken with each of the 1296 rolls, as a hash."""
import hashlib, random
from itertools import product
from stonoga import FACES, all_tiles, sort_tiles, takes

rng = random.Random(1)
FULL = all_tiles(2)
middles = [FULL, (), ("R2",), ("G3",), ("K4",)]
middles += [tuple(t for t in FULL if t[1] == n) for n in "234"]      # one size only
middles += [tuple(t for t in FULL if t[0] == c) for c in "RB"]       # one colour only
while len(middles) < 40:
    m = sort_tiles(rng.sample(FULL, rng.randint(1, 14)))
    if m not in middles:
        middles.append(m)
for edition in ("pl", "ru"):
    for m in middles:
        total, lines = 0, []
        for dice in product(FACES, repeat=4):
            c = takes(edition, "".join(dice), m)
            total += len(c)
            lines.append("".join(dice) + "=" + ",".join(c))
        h = hashlib.sha256("\n".join(lines).encode()).hexdigest()
        print(edition, ",".join(m) or "-", total, h)
