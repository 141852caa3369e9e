"""Random games of Clever, by players of several tastes, and counters of what is rare in them."""
import hashlib
import random

from clever import DICE, apply, asked, chance, lots, new_game, over, score
from clever_options import make_options
from clever_sheet import AREAS, LINES, UNDER

# --- players -----------------------------------------------------------------------------------
# What a mark in an area and a recorded bonus are worth to a kind of player; the random one does not care.
TASTES = {
    "random": None,
    "greedy": dict(Y=1, B=1, G=1, O=1, P=1, bonus=3),
    "lines": dict(Y=3, B=3, G=1, O=1, P=1, bonus=2),
    "right": dict(Y=0, B=0, G=0, O=5, P=5, bonus=1),            # fills orange and purple early
    "left": dict(Y=3, B=3, G=3, O=0, P=0, bonus=1),             # and one that leaves them to others
    "blue": dict(Y=2, B=9, G=1, O=1, P=1, bonus=1),
    "orange": dict(Y=1, B=1, G=0, O=9, P=0, bonus=1),
    "green": dict(Y=0, B=1, G=9, O=0, P=1, bonus=1),
    "hoarder": dict(Y=1, B=1, G=1, O=1, P=1, bonus=2),          # spends extra dice only when it has three
    "lazy": None,                                               # declines what it can
}


def worth(sheet, taste):
    marks = {"Y": sum(f[0] == "Y" for f in sheet.crossed), "B": sum(f[0] == "B" for f in sheet.crossed),
             "G": sheet.green, "O": len(sheet.orange), "P": len(sheet.purple)}
    return sum(taste[area] * marks[area] for area in AREAS) + taste["bonus"] * (
        sheet.foxes + sheet.extras + sheet.rerolls)


def promise(rng, s, seat, taste, depth):
    """What the sheet can be worth when the die that is being written is written, looking a little ahead."""
    ask = s.asks.get(seat)
    if depth == 0 or ask is None or ask.node not in ("place", "bonus", "fill"):
        return worth(s.sheet(seat), taste)
    some = rng.sample(ask.actions, min(len(ask.actions), 4))
    return max(promise(rng, apply(s, f"{seat}>{action}"), seat, taste, depth - 1) for action in some)


def choose(rng, s, seat, style):
    actions, taste = list(s.asks[seat].actions), TASTES[style]
    if style == "lazy":
        easy = [a for a in actions if a in ("skip", "done", "pass")] or actions[-1:]
        return rng.choice(easy if rng.random() < 0.8 else actions)
    if taste is None or rng.random() < 0.08:
        return rng.choice(actions)
    if style == "hoarder" and "done" in actions and s.sheet(seat).extras < 3 and not s.used[seat]:
        return "done"
    values = {a: promise(rng, apply(s, f"{seat}>{a}"), seat, taste, 3) for a in actions}
    return rng.choice([a for a in actions if values[a] == max(values.values())])


def throw(rng, s, high):
    """An outcome. Loaded dice: the share `high` of them shows 6, or 1 if it is negative."""
    if s.phase not in ("roll", "solo-roll"):
        return rng.choice(chance(s))
    loaded = "6" if high > 0 else "1"
    return "".join("." if die not in s.rolled else loaded if rng.random() < abs(high) else rng.choice("123456")
                   for die in DICE)


# --- whole games -------------------------------------------------------------------------------
def line_of(asks, order):
    return " | ".join(f"{seat}? " + " ".join(order(actions)) for seat, actions in asks.items())


def play(counts, seed, options, styles, high, script=""):
    """One game, as the model plays it; it may begin with facts that are given."""
    rng, script = random.Random(seed), script.split()
    s, facts, legal, order, watch = new_game(options), [], [], [], Watch(counts, options)
    while not over(s):
        asks = asked(s)
        if asks:
            legal.append(line_of(asks, sorted))
            order.append(line_of(asks, list))
        if script:
            fact = script.pop(0)
        elif asks:
            seat = rng.choice(list(asks))
            fact = f"{seat}>{choose(rng, s, seat, styles[seat - 1])}"
        else:
            fact = throw(rng, s, high)
        facts.append(fact)
        before, s = s, apply(s, fact)
        watch.see(before, s)
    result = score(s)
    watch.end(s, result)
    return {"options": make_options(options), "facts": facts, "legal": legal,
            "order": hashlib.sha256("\n".join(order).encode()).hexdigest(), **result,
            "rerolls": [sheet.rerolls for sheet in s.sheets], "extras": [sheet.extras for sheet in s.sheets]}


class Watch:
    """Counts what is rare, in one game."""

    def __init__(self, counts, options):
        self.counts, self.options = counts, make_options(options)
        self.chain, self.die, self.before_phase = {}, {}, {}

    def see(self, before, s):
        for what, *rest in s.log:
            getattr(self, "see_" + what.replace(" ", "_"), lambda *_: None)(before, s, *rest)

    def see_closing(self, before, s, picked, tray):
        self.counts[f"closing phase after {picked} picks"] += 1
        self.before_phase = {seat: s.sheet(seat).extras for seat in s.seats()}

    def see_die(self, before, s, seat, die, after):
        self.chain[seat], self.die[seat] = 0, die

    def see_mark(self, before, s, seat, mark, earned):
        self.chain[seat] += 1
        if self.chain[seat] == 1 and self.die[seat] in ("W", "black"):
            self.counts[f"{self.die[seat]} written in {mark[0]}"] += 1
        if self.chain[seat] > 2:
            self.counts[f"chain: mark no. {self.chain[seat]} of one die"] += 1
        if len(earned) > 1:
            self.counts[f"{len(earned)} bonuses from one mark"] += 1

    def see_lost(self, before, s, seat, kind):
        self.counts[f"bonus lost: {kind}"] += 1

    def see_pending(self, before, s, seat, pending):
        if len(set(pending)) < len(pending):
            self.counts["one kind of bonus pending twice"] += 1

    def see_unusable(self, before, s, rolls, dice, reroll, by_itself):
        option = self.options["unusable"]
        self.counts[f"unusable={option}, " + ("a reroll left" if reroll else "no reroll left")] += 1
        self.counts[f"unusable={option}, roll {rolls}, " + ("by itself" if by_itself else "asked")] += 1
        self.counts[f"unusable={option}, several dice"] += dice > 1

    def see_tray_useless(self, before, s, seat, others):
        solo = f"solo_fallback={self.options['solo_fallback']}, " if len(s.sheets) == 1 else ""
        self.counts[f"{solo}no tray die usable, " + ("another one" if others else "no other one")] += 1

    def see_lot(self, before, s, fact):
        tied = len(set().union(*lots(before.faces)))
        self.counts[f"lot of {len(fact) - 4} out of {tied}"] += 1

    def see_black_forced(self, before, s, seat, possible):
        self.counts["black bonus by itself: " + ",".join(possible)] += 1

    def see_act(self, before, s, seat, node, action):
        self.counts[f"asked: {node}"] += 1
        self.counts["several seats asked at once"] += len(before.asks) > 1
        verb, _, die = action.partition(":")
        if node == "bonus":
            self.counts[f"bonus asked with {len(before.asks[seat].actions)} kinds"] += 1
        if len(before.asks[seat].actions) == 1:
            self.counts[f"asked with one answer: {node}"] += 1
        if verb in ("reroll", "pass", "drop", "skip", "done"):
            self.counts[f"done: {verb}"] += 1
        if verb == "take" and die not in before.tray:
            self.counts["take of a die beside the tray" + (", solo" if len(s.sheets) == 1 else "")] += 1
        if verb == "extra":
            number = len(before.used[seat]) + 1
            solo = ", solo passive" if before.phase == "solo" else ""
            self.counts[f"extra die no. {number} of a phase{solo}"] += 1
            if before.phase == "closing":
                self.counts["extra die earned and spent in one phase"] += number > self.before_phase[seat]
                self.counts["extra die that was picked before"] += seat == before.active and die in before.picked

    def end(self, s, result):
        counts, best = self.counts, [max(five) for five in result["areas"]]
        counts["area with 0"] += any(0 in five for five in result["areas"])
        counts["foxes worth 0"] += any(n and not p for n, p in zip(result["foxes"], result["fox_points"]))
        for n in result["foxes"]:
            counts[f"{n} foxes"] += 1
        for sheet in s.sheets:
            full = [area for area in AREAS if not sheet.room(area)]
            for area in full:
                counts[f"{area} full"] += 1
            counts[f"{len(full)} areas full"] += 1
            assert sheet.foxes == foxes_of(sheet)
        tops = [seat for seat, points in enumerate(result["scores"]) if points == max(result["scores"])]
        counts["first place, equal points"] += len(tops) > 1
        counts["first place by the best area"] += len(tops) > 1 and len({best[seat] for seat in tops}) > 1
        counts["first place shared"] += result["places"].count(1) > 1
        for name, value in self.options.items():
            if name != "players":
                counts[f"players={len(s.sheets)} {name}={value}"] += 1


def foxes_of(sheet):
    """How many foxes a sheet must have, by what is marked on it."""
    last = {"G": sheet.green, "O": len(sheet.orange), "P": len(sheet.purple)}
    return sum(int(f[1:]) <= last[f[0]] for f, bonus in UNDER.items() if bonus == "fox") + sum(
        line <= sheet.crossed for line, bonus in LINES if bonus == "fox")
