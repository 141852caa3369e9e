"""The ledger of a Stonoga game of two without variants, recomputed (standard library only).

    python3 stonoga_ledger.py TURLAJ RECORD... [--most TILES]
                              compares what `TURLAJ analyse RECORD --json` says of every fact

Positions are solved by `stonoga_exact.py`, which is written from the rules alone. With --most, only facts
with at most that many tiles in the middle are compared: those are solved sooner.
"""
import argparse
import json
import subprocess
import sys

from stonoga_exact import (AT, FACES, ROLLS, SIZES, Duel, choices, position, stops, swapped, taken,
                           tile_of, turn)

ONE = 10**12
NEAR = 2                                        # in 10^-12: a change is the difference of two values


class Game:
    """A game in play: the position as the seat to move sees it, and its dice."""

    def __init__(self, edition):
        self.duel, self.mover = Duel(edition), 0
        self.begin(position([(c, n) for c in range(5) for n in SIZES], [], []))

    def begin(self, state):
        """A turn begins; `kept` lies there while the other dice are rolled, and is None after that."""
        self.state, self.rolls, self.dice, self.kept = state, 0, [None] * 4, ()

    def pass_on(self, state):
        self.begin(state)
        self.mover = 1 - self.mover

    def tiles(self):
        return sum(len(sizes) for sizes, _, _ in self.state[0])

    def first(self, value):
        """A value to the player to move, as the first seat's."""
        return value if self.mover == 0 else 1.0 - value

    def shown(self):
        return AT[tuple(sorted(self.dice))]

    def rest(self, which):
        """The dice that stay while those of `roll:134` are rolled."""
        return tuple(sorted(die for at, die in enumerate(self.dice, 1) if str(at) not in which))

    def solved(self):
        """What may be taken by dice, what tiles and passing are worth, and the turn."""
        fits, take = self.duel.ends(self.state)
        nothing = 1.0 - self.duel.value(swapped(self.state))
        return fits, take, nothing, turn(stops(fits, take, nothing))

    def value(self):
        """The value of the game to the first seat."""
        if self.kept == () and self.rolls == 0:
            return self.first(self.duel.value(self.state))
        _, _, _, (values, means) = self.solved()
        if self.kept is None:
            return self.first(values[ROLLS - self.rolls][self.shown()])
        return self.first(means[ROLLS - 1 - self.rolls][AT[self.kept]])

    def value_of(self, action):
        """The same after an action."""
        name, _, what = action.partition(":")
        fits, take, nothing, (_, means) = self.solved()
        fitting = fits[self.shown()]
        if name == "roll" and self.rolls < ROLLS:
            return self.first(means[ROLLS - 1 - self.rolls][AT[self.rest(what)]])
        if name == "take" and tile_of(what) in fitting:
            return self.first(take[tile_of(what)])
        if name == "pass" and not fitting:
            return self.first(nothing)
        raise ValueError(f"{action} is not possible")

    def roll(self, text):
        self.dice = [old if face == "." else FACES.index(face) for face, old in zip(text, self.dice)]
        self.rolls, self.kept = self.rolls + 1, None
        centre = tuple(sizes for sizes, _, _ in self.state[0])
        if self.rolls == ROLLS and not choices(self.duel.edition, centre)[self.shown()]:
            self.pass_on(swapped(self.state))   # R3.6

    def act(self, action):
        name, _, what = action.partition(":")
        if name == "roll":
            self.kept = self.rest(what)
        else:
            self.pass_on(taken(self.state, tile_of(what)) if name == "take" else swapped(self.state))


class Check:
    """Compares amounts with ours and keeps count."""

    def __init__(self, most):
        self.most, self.compared, self.wrong, self.largest = most, 0, 0, 0.0

    def fail(self, where, why):
        self.wrong += 1
        print(f"{where}: {why}")

    def amounts(self, where, said, ours, total):
        """`ours` is the first seat's; the two sum to `total`."""
        far = abs(said[0] - ours * ONE)
        self.compared, self.largest = self.compared + 1, max(self.largest, far)
        if far > NEAR or sum(said) != total:
            self.fail(where, f"{said}, expected {ours * ONE:.1f} of {total}")

    def game(self, record, analysis):
        game = Game(analysis["options"]["edition"])
        for step in analysis["ledger"]["steps"]:
            where = f"{record}, fact {step['seq'] + 1}"
            if game.tiles() <= self.most:
                self.step(game, step, where)
            elif step["kind"] == "throw":
                game.roll(step["roll"])
            else:
                game.act(step["action"])
        if game.tiles():
            self.fail(record, "tiles are left in the middle")

    def step(self, game, step, where):
        if step["seat"] != game.mover or any(step["rest"]) or any(step.get("hidden", ())):
            self.fail(where, f"{step}, expected seat {game.mover}, nothing hidden, no corrections")
        before = game.value()
        if step["kind"] == "throw":
            game.roll(step["roll"])
            self.amounts(f"{where}, luck", step["luck"], game.value() - before, 0)
        else:
            best = game.value_of(step["best"])
            if abs(best - before) * ONE > NEAR:
                self.fail(where, f"{step['best']} is {best}, and the best {before}")
            self.amounts(f"{where}, effect", step["effect"], game.value_of(step["action"]) - before, 0)
            game.act(step["action"])
        self.amounts(f"{where}, after", step["after"], game.value(), ONE)


def analysis(program, record):
    done = subprocess.run([program, "analyse", record, "--json"], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{record}: status {done.returncode}: {done.stdout}{done.stderr}")
    return json.loads(done.stdout)


def main(arguments):
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("records", nargs="+")
    parser.add_argument("--most", type=int, default=15)
    options = parser.parse_args(arguments)
    check = Check(options.most)
    for record in options.records:
        check.game(record, analysis(options.program, record))
    print(f"{check.compared} amounts compared, largest difference {check.largest:.1e} of 10^-12, "
          f"{check.wrong} wrong")
    return 1 if check.wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
