#!/usr/bin/env python3
"""Recomputes every roll of a game record: verify.py FILE

It is written from docs/fair-dice.md (how a die follows from the secret) and docs/record.md (how a
record is written) and uses no other code of the project. What it knows of a game is data: the file
grammars/GAME-RULES.json beside it. It recomputes the dice, and checks that they fall where rolls are
due, that moves are written as moves and that the record says how the game ended. Whether the moves
keep the rules and lead to that result, only `turlaj verify` knows. Exit status: 0 if all of this
holds, 1 if something is wrong, 2 if there was nothing to read.
"""
import hashlib
import hmac
import itertools
import json
import pathlib
import re
import sys

QUOTED = r'"(?:[^"\\]|\\["\\n])*"'
COUNT, SEAT, HEX = "([1-9][0-9]{0,9})", "([1-9]|1[0-6])", "([0-9a-f]{64})"
GRAMMARS = pathlib.Path(__file__).with_name("grammars")


class Wrong(Exception):
    """A line, and what does not hold there."""


class Game:
    """A grammar (docs/fair-dice.md, "Grammars") with the options of one record. Facts of the game are
    tuples (whose, (turn, roll) or None, text, state): the state in which the fact leaves the game."""

    def __init__(self, grammar, players, options):
        self.grammar, self.options, self.players = grammar, options, players
        solo = self.players == 1 and "solo" in grammar
        self.states = grammar["solo" if solo else "states"]
        faces = options[grammar["faces"]].split("/") if grammar["faces"] else []
        dice = grammar["dice"]
        self.names = [die["name"] for die in dice]
        self.faces = [die["faces"] or list(faces[at]) for at, die in enumerate(dice)]

    def chosen(self, condition):
        """Whether an option has a value, such as first=draw."""
        name, value = condition.split("=")
        return self.options[name] == value

    def lot(self, text):
        """The name of the lot that a roll is, or None."""
        name = text.split(":")[0]
        return name if ":" in text and name in self.grammar["lots"] else None

    def results(self, name, facts):
        """What a lot decides between."""
        lot = self.grammar["lots"][name]
        if lot.get("of") == "players":
            return [str(seat + 1) for seat in range(self.players)]
        if "once" in lot:
            drawn = {text for _, _, text, _ in facts}
            return [result for result in lot["once"] if f"{name}:{result}" not in drawn]
        if "of" in lot:
            return lot["of"]
        # Which dice of the roll before are the lowest, so many of them: where equal dice compete, all
        # possible sets of them, counted in binary with the first die lowest.
        last = self.thrown(facts[-1][2], facts)
        fell = [self.faces[die].index(last[die]) for die in range(len(self.names))]
        highest = sorted(fell)[lot["lowest"] - 1]
        wanted = lot["lowest"] - sum(face < highest for face in fell)
        sets = [[die for die in range(len(fell)) if bits >> die & 1] for bits in range(1 << len(fell))]
        return ["".join(self.names[die] for die in dice) for dice in sets
                if len(dice) == wanted and all(fell[die] == highest for die in dice)]

    def thrown(self, text, facts):
        """The dice of a roll, counted from 0, with what each is said to show."""
        form, dice = self.grammar["rolls"], None
        if form == "row" and len(text) == len(self.names):
            dice = [(die, face) for die, face in enumerate(text) if face != "."]
        elif form == "named":
            parts = [re.fullmatch(r"([^0-9]+)(.+)", part) for part in text.split(",")]
            dice = [(self.names.index(part[1]), part[2]) for part in parts if part]
        elif form == "chosen":  # the act before says which die it is
            act = re.fullmatch(r"[0-9]+>\w+:(\w+)", facts[-1][2] if facts else "")
            dice = [(self.names.index(act[1]), text)] if act else None
        numbers = [die for die, _ in dice or []]
        if not dice or numbers != sorted(set(numbers)):
            raise ValueError("it is no roll of this game")
        if not all(face in self.faces[die] for die, face in dice):
            raise ValueError("a die has no such face")
        return dict(dice)

    def shown(self, text, draw, facts):
        """The text that the dice give where the record says `text`. `draw(die, faces)` is a die of this
        roll, its face counted from 0; `facts` are those that stand before it."""
        if name := self.lot(text):
            results = self.results(name, facts)
            number = len(results) if "lowest" in self.grammar["lots"][name] else 1
            return f"{name}:{results[draw(number, len(results))]}"
        thrown = {die: self.faces[die][draw(die + 1, len(self.faces[die]))]
                  for die in self.thrown(text, facts)}
        if self.grammar["rolls"] == "row":
            return "".join(thrown.get(die, ".") for die in range(len(self.names)))
        named = self.grammar["rolls"] == "named"
        return ",".join((self.names[die] if named else "") + face for die, face in thrown.items())

    def setup_due(self, facts):
        """The lot that the setup draws next, its step and its roll; None when the game can begin."""
        steps = [step for step in self.grammar["setup"]
                 if self.chosen(step["option"]) and self.players >= step["least"]]
        drawn = [fact[2] for fact in itertools.takewhile(lambda fact: fact[0] == "setup/0", facts)]
        for number, step in enumerate(steps, 1):
            prefix = step["lot"] + ":"
            results = [text[len(prefix):] for text in drawn if text.startswith(prefix)]
            most = step["most"][self.players - 1] if step["most"] else len(results)
            counted = sum(min(results.count(result), most)
                          for result in set(results) - set(step["void"]))
            if counted < (self.players if step["each"] else 1):
                return step["lot"], number, len(results) + 1
        return None

    def is_due(self, whose, at, text, facts):
        """Whether addresses lead to this one, and its seat is the one that rolls."""
        due, last = self.setup_due(facts), roller(facts)
        if whose == "setup/0":
            return last is None and due == (self.lot(text), *at)
        seat, (turn, number) = int(whose[5:]), at
        before = next((fact[1] for fact in reversed(facts) if fact[0] == whose), (0, 0))
        if due or at not in ((before[0], before[1] + 1), (before[0] + 1, 1)):
            return False
        if number > 1 and seat != last:
            return False
        if self.grammar["begins"] == "actor":
            return facts[-1][0] == f"{seat}>" if facts else False
        if number > 1 or self.grammar["begins"] == "any":
            return True
        first = [text[6:] for _, _, text, _ in facts if text.startswith("first:")]
        first = (first or [self.options.get("first", 1)])[0] if self.players > 1 else 1
        return seat == (int(first) if last is None else last % self.players + 1)

    def state(self, facts):
        return facts[-1][3] if facts else self.settled("start", facts)

    def after(self, facts, whose, at, text):
        """The state behind one fact more; None where it cannot stand."""
        state = self.state(facts)
        if whose == "setup/0":
            return state
        if at:
            kinds = [f"={self.lot(text) or (1 if at[1] == 1 else '')}"]
        elif text == "time":
            kinds = ["time"]
        else:
            verb = re.match(r"[0-9]+>(\w*)", text)[1]
            kinds = [f"own>{verb}"] if whose == f"{roller(facts)}>" else []
            kinds += [f">{verb}", ">"]
        to = [self.states[state]["on"][kind] for kind in kinds if kind in self.states[state]["on"]]
        if not to or not at and self.setup_due(facts):
            return None
        return self.settled(to[0], facts, (whose, at, text, None))

    def settled(self, state, facts, *last):
        """The state that the tests lead to."""
        while "if" in self.states[state]:
            holds = self.holds(self.states[state]["if"], [*facts, *last])
            state = self.states[state]["then" if holds else "else"]
        return state

    def holds(self, test, facts):
        if "option" in test:
            return self.chosen(test["option"])
        if "lot" in test:
            return len(self.results(test["lot"], facts)) > 1
        rolls = [at for at, (whose, where, text, _) in enumerate(facts)
                 if where and whose != "setup/0" and not self.lot(text)]
        if "left" in test:
            fell = self.thrown(facts[rolls[-1]][2], facts[:rolls[-1]])
            fell = {die: self.faces[die].index(face) for die, face in fell.items()}
            named = self.names.index(facts[-1][2].split(":")[-1])
            lowest = 0 if test["left"]["lower"] else fell[named]
            return any(die != named and face >= lowest for die, face in fell.items())
        firsts = [at for at in rolls if facts[at][1][1] == 1]
        lying = {}
        for at in rolls[rolls.index(firsts[-1]):]:
            lying.update(self.thrown(facts[at][2], facts[:at]))
        turn = len(firsts) + (int(self.options[test["from"]]) - 1 if test["from"] else 0)
        return len(set(lying.values())) >= test["distinct"][turn - 1]


def roller(facts):
    """The seat of the last roll in a turn, or None."""
    return next((int(fact[0][5:]) for fact in reversed(facts) if fact[0] and fact[0].startswith("turn/")), None)


def read(text):
    """Takes a record apart: tags {name: [(line, value), …]} and words [(line, word), …]."""
    tags, words = {}, []
    for line, rest in enumerate(text.split("\n"), 1):
        rest = rest.strip()
        if rest.startswith("[") and not words:
            if not (tag := re.fullmatch(rf"\[([A-Za-z0-9]+)\s*({QUOTED})\]", rest)):
                raise Wrong(line, 'a tag is written [Name "value"] on its own line')
            value = re.sub(r"\\(.)", lambda m: "\n" if m[1] == "n" else m[1], tag[2][1:-1])
            tags.setdefault(tag[1], []).append((line, value))
            continue
        while rest and rest[0] != ";":  # what follows a `;` is a remark
            if not (word := re.match(rf'(?!\[)(?:[^\s"]|{QUOTED})+(?!\S)', rest)):
                raise Wrong(line, f"this cannot be read: {rest}")
            words.append((line, word[0]))
            rest = rest[word.end():].lstrip()
    return tags, words


def only(tags, name):
    """The line and the value of a tag that stands exactly once."""
    if len(found := tags.get(name, [])) != 1:
        raise Wrong(found[1][0] if found else 1, f"the tag {name} must stand exactly once")
    return found[0]


def opened(tags, closed, name, form):
    """What was opened, {who: bytes}; each must be what its SHA-256 commitment promised."""
    found = {closed: {}, name: {}}
    for tag, values in found.items():
        for line, value in tags.get(tag, []):
            parts = re.fullmatch(form, value)
            if not parts or parts[1] in values:
                raise Wrong(line, f"this {tag} is malformed or stands twice")
            values[parts[1]] = line, bytes.fromhex(parts[2])
    if list(found[closed]) != sorted(found[closed], key=lambda who: int(who or 0)):
        raise Wrong(1, f"{closed} must stand by ascending seat")
    for who, (line, _) in {**found[closed], **found[name]}.items():
        if who not in found[closed] or who not in found[name]:
            raise Wrong(line, f"{closed} and {name} do not stand together")
        if hashlib.sha256(found[name][who][1]).digest() != found[closed][who][1]:
            raise Wrong(line, f"this {name} is not the one of its {closed}")
    return {who: value for who, (_, value) in found[name].items()}


def used_once(tags):
    """Checks that no commitment comes again, not even one of a round that was dropped: who has seen
    a nonce opened could choose a secret to suit it."""
    seen = set()
    for name in ("Aborted", "Commitment", "NonceCommitment"):
        for line, value in tags.get(name, []):
            if name == "Aborted" and not re.fullmatch(f"{HEX}( {SEAT}:{HEX})*", value):
                raise Wrong(line, "an Aborted is a commitment and those of seats, 2:...")
            for commitment in re.findall(HEX, value):
                if commitment in seen:
                    raise Wrong(line, "every commitment is used once only")
                seen.add(commitment)
    # A dropped round costs at least one seat its say, or a host with a friend could go on for ever.
    seats = lambda words: {word.split(":")[0] for word in words}
    rounds = [(line, seats(value.split()[1:])) for line, value in tags.get("Aborted", [])]
    rounds.append((1, seats(value for _, value in tags.get("NonceCommitment", []))))
    for (line, before), (_, after) in zip(rounds, rounds[1:]):
        if not after < before:
            raise Wrong(line, "after an Aborted at least one seat gives no nonce any more")


def dice(tags):
    """Checks the commitments; returns the kind of proof and the function of all dice."""
    line, kind = only(tags, "Dice")
    if kind not in ("proved", "proved, host only"):
        raise Wrong(line, f'the dice of this record are "{kind}": there is nothing to verify')
    only(tags, "Secret")
    secret = opened(tags, "Commitment", "Secret", f"(){HEX}")[""]
    nonces = opened(tags, "NonceCommitment", "Nonce", f"{SEAT}:{HEX}")
    used_once(tags)
    for seat in nonces:
        if f"Player{seat}" not in tags or f"Bot{seat}" in tags:  # a bot's is one more of the host's
            raise Wrong(1, f"seat {seat} gave a nonce, but the tags name no person there")
    if kind != ("proved" if nonces else "proved, host only"):
        raise Wrong(line, f'the dice are called "{kind}", but {len(nonces)} seats gave a nonce')
    game, rules, options, draw = (only(tags, t)[1] for t in ("Game", "Rules", "Options", "Draw"))
    head = [text.encode() for text in ("turlaj-dice-1", draw, f"{game}/{rules}", options)]
    head.append(b"".join(bytes([seat]) + nonces[str(seat)] for seat in sorted(map(int, nonces))))

    def face(address, faces):
        """The first acceptable byte of HMAC-SHA256 over all fields, each after its length."""
        if not 1 <= faces <= 256:
            raise ValueError(f"there is no die with {faces} faces")
        limit = 256 - 256 % faces  # a byte from here on would favour some faces
        for block in range(1 << 32):
            fields = [*head, address.encode(), str(block).encode()]
            message = b"".join(len(field).to_bytes(4, "big") + field for field in fields)
            for byte in hmac.digest(secret, message, "sha256"):
                if byte < limit:
                    return byte % faces

    return kind, face


def follow(words, game, face):
    """Compares every roll with what `face(address, faces)` gives, along the facts that no undo covers,
    and looks whether it is due there and whether moves are written as moves; returns how many rolls
    there are, how many of them were undone, how many turns stand, and whether the game was given up."""
    facts, rolls = [], 0
    given_up = False

    def stand(line, whose, at, text):
        try:
            state = game.after(facts, whose, at, text)
        except (LookupError, ValueError):
            state = None
        if state is None:
            raise Wrong(line, f"{text}: here the game asks for something else, mostly a roll")
        facts.append((whose, at, text, state))

    for line, word in words:
        if given_up and not re.match("@|!(taken|left|away|here|bot|flag):", word):
            raise Wrong(line, f"{word}: the game was given up before")
        if (seat := re.match(rf"{SEAT}[.>]|!back:{SEAT}:", word)) and int(seat[1] or seat[2]) > game.players:
            raise Wrong(line, f"{word}: the game has {game.players} seats")
        if roll := re.fullmatch(rf"(s|{SEAT}\.){COUNT}\.{COUNT}=(.+)", word):
            whose, at = f"turn/{roll[2]}" if roll[2] else "setup/0", (int(roll[3]), int(roll[4]))
            draw = lambda die, faces: face(f"{whose}/{at[0]}/{at[1]}/{die}", faces)
            if not game.is_due(whose, at, roll[5], facts):
                raise Wrong(line, f"{word}: turns and the rolls in them count 1, 2, 3, ..., and seats "
                                  "roll in their order")
            try:
                expected = game.shown(roll[5], draw, facts)
            except (ArithmeticError, LookupError, ValueError) as why:
                raise Wrong(line, f"{word} cannot fall here: {why}") from why
            if roll[5] != expected:
                raise Wrong(line, f"{word} is not what the secret gives: {expected}")
            stand(line, whose, at, expected)
            rolls += 1
        elif act := re.fullmatch(f"({SEAT}>).+|time", word):
            if word != "time" and not re.fullmatch(game.grammar["acts"], word.split(">", 1)[1]):
                raise Wrong(line, f"{word} is no move of this game")
            stand(line, act[1], None, word)
        elif undo := re.fullmatch(f"!undo:(0|{COUNT})(:{SEAT})*", word):
            if int(undo[1]) >= len(facts):
                raise Wrong(line, f"{word}: facts of the game that stand here: {len(facts)}")
            del facts[int(undo[1]):]
        elif back := re.fullmatch(f"!back:{SEAT}:{COUNT}", word):
            acts = [i for i, fact in enumerate(facts) if fact[0] == f"{back[1]}>"]
            if int(back[2]) > len(acts):
                raise Wrong(line, f"{word}: acts of this seat that stand here: {len(acts)}")
            gone = acts[-int(back[2]):]
            rest = [fact for i, fact in enumerate(facts) if i > gone[0] and i not in gone]
            del facts[gone[0]:]
            for whose, at, text, _ in rest:
                stand(line, whose, at, text)
        elif word.startswith("="):
            raise Wrong(line, f"{word}: a proved roll has an address, such as 2.5.1{word}")
        elif word == "!abandoned":
            given_up = True
        elif not re.fullmatch(r"@[0-9]+|!(taken|left|away|here|bot|flag):.+", word):
            raise Wrong(line, f"{word} is not known")
    if not given_up and not game.states[game.state(facts)]["end"]:
        raise Wrong(words[-1][0] if words else 1, "the game cannot end here: a roll or a move is due")
    undone = rolls - sum(where is not None for _, where, _, _ in facts)
    turns = sum(at is not None and at[1] == 1 and whose != "setup/0" for whose, at, _, _ in facts)
    return rolls, undone, turns, given_up


def ended(tags, players, given_up):
    """Checks that the record says how the game ended: every seat has its place, the best first."""
    line, result = only(tags, "Result")
    if result == "unfinished":
        raise Wrong(line, "the secret is open, but the game is called unfinished")
    if (result == "abandoned") != given_up:
        raise Wrong(line, "Result and moves disagree on whether the game was given up")
    if given_up:
        return
    form = rf"{SEAT}:{SEAT}/(0|-?[1-9][0-9]{{0,9}})"
    places = [re.fullmatch(form, word) for word in result.split(" ")]
    if not all(places) or len(places) != players:
        raise Wrong(line, "Result gives every seat a place: 2:1/23 1:2/22")
    places = [tuple(map(int, place.groups())) for place in places]
    right = {seat for seat, _, _ in places} == set(range(1, players + 1)) and places[0][1] == 1
    for at, ((seat, place, points), (next_seat, next_place, next_points)) in enumerate(
            zip(places, places[1:]), 2):
        shared = next_place == place and next_points == points and next_seat > seat
        right = right and (shared or next_place == at and next_points <= points)
    if not right:
        raise Wrong(line, "Result does not rank the seats by their points")


def known(tags, words):
    """The grammar of the record's game and rules version. Of any other record it says what is wrong
    without one first: the commitments, the addresses and the result."""
    (line, game), (_, rules) = only(tags, "Game"), only(tags, "Rules")
    names = sorted(file.stem for file in GRAMMARS.glob("*.json"))
    if f"{game}-{rules}" in names:
        return json.loads((GRAMMARS / f"{game}-{rules}.json").read_text(encoding="utf-8"))
    dice(tags)
    for at, word in words:
        if word.startswith("="):
            raise Wrong(at, f"{word}: a proved roll has an address, such as 2.5.1{word}")
    at, options = only(tags, "Options")
    if not (players := re.match(f"players={SEAT}(?: |$)", options)):
        raise Wrong(at, "Options begins with the number of players: players=2")
    ended(tags, int(players[1]), any(word == "!abandoned" for _, word in words))
    raise Wrong(line, f"{game} with rules {rules} is not known here, so nothing more can be said about "
                      f"this record; known: {', '.join(names)}")


def settings(grammar, line, text):
    """The number of players and the value of every option, from the text of the settings."""
    words = iter([*(word.partition("=") for word in text.split(" ")), ("", "", "")])
    name, _, players = next(words)
    least, most = grammar["players"]
    if name != "players" or players not in map(str, range(least, most + 1)):
        raise Wrong(line, f"Options begins with the number of players, from {least} to {most}")
    values, (name, _, value) = {}, next(words)
    for option in grammar["options"]:
        default = option["values"][0]
        if option["later"] and (name != option["name"] or value == default):
            values[option["name"]] = default  # an option that was added later is left out at its default
            continue
        if name != option["name"]:
            names = " ".join(f"[{one['name']}]" if one["later"] else one["name"] for one in grammar["options"])
            raise Wrong(line, f"proved dice need all options in this order: players {names}")
        if value not in option["values"] and not re.fullmatch(option["free"] or "(?!)", value):
            raise Wrong(line, f"the option {name} cannot be {value}")
        values[name], (name, _, value) = value, next(words)
    if name or next(words, None):
        raise Wrong(line, f"there is no option {name}, or none at this place")
    return int(players), values


def verify(text):
    """Checks a record; returns what it proves and what it does not, in words."""
    tags, words = read(text)
    grammar = known(tags, words)
    game = Game(grammar, *settings(grammar, *only(tags, "Options")))
    players = game.players
    kind, face = dice(tags)
    rolls, undone, turns, given_up = follow(words, game, face)
    ended(tags, players, given_up)
    due = dict(enumerate(grammar["turns"], 1)).get(players) or turns
    if not given_up and turns != due:
        raise Wrong(1, f"the game has {due} turns, the record {turns}")
    said = [f"{kind}: {rolls} rolls" + (f", {undone} of them undone" if undone else "")]
    if dropped := len(tags.get("Aborted", [])):
        rounds = "1 round" if dropped == 1 else f"{dropped} rounds"
        said.append(f"{rounds} of commitments {'was' if dropped == 1 else 'were'} dropped: a nonce was "
                    "not opened in time, and a seat lost its say in the dice. A host can pretend "
                    "that; it deserves a question")
    said.append("not checked here: that the moves keep the rules, that none is missing at the end, "
                "and that the result follows from them; `turlaj verify` checks that")
    return "\n".join(said)


def main(arguments):
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print("usage: verify.py FILE", file=sys.stderr)
        return 2
    try:
        with open(arguments[0], encoding="utf-8-sig", newline="") as file:
            print(verify(file.read()))
    except OSError as why:
        print(why, file=sys.stderr)
        return 2
    except UnicodeError:
        print("this is not a text in UTF-8")
        return 1
    except Wrong as why:
        text = "line {}: {}".format(*why.args)  # it may quote a stranger's record to a terminal
        print("".join(c if c.isascii() and c.isprintable() else "?" for c in text))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
