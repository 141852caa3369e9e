#!/usr/bin/env python3
"""Recomputes every roll of a game record: verify.py FILE

It is written from docs/fair-dice.md (how a die follows from the secret) and docs/record.md (how a
record is written) and uses no other code of the project. It recomputes the dice, and checks that
moves are written as moves and that the record says how the game ended. Whether the moves keep the
rules and lead to that result, only `turlaj verify` knows. Exit status: 0 if all of this holds, 1 if
something is wrong, 2 if there was nothing to read.
"""
import hashlib
import hmac
import re
import sys

QUOTED = r'"(?:[^"\\]|\\["\\n])*"'
COUNT, SEAT, HEX = "([1-9][0-9]{0,9})", "([1-9]|1[0-6])", "([0-9a-f]{64})"
FACES = "RYGBK*"
TAILS = ["RY", "RG", "RB", "RK", "YG", "YB", "YK", "GB", "GK", "BK"]


class Wrong(Exception):
    """A line, and what does not hold there."""


def stonoga(text, draw, options, before):
    if text.startswith("first:"):
        return f"first:{draw(1, int(options['players'])) + 1}"
    if text.startswith("tail:"):
        left = [tail for tail in TAILS if f"tail:{tail}" not in before]
        return "tail:" + left[draw(1, len(left))]
    if text.startswith("gold:"):
        return "gold:" + FACES[draw(1, 6)]
    if not re.fullmatch(r"[RYGBK*.]{4}", text) or text == "....":
        raise ValueError("it is no roll of this game")
    dice = enumerate(text, 1)  # a dot is a die that was left lying
    return "".join("." if shown == "." else FACES[draw(die, 6)] for die, shown in dice)


def clever(text, draw, options, before):
    if text.startswith("first:"):
        return f"first:{draw(1, int(options['players'])) + 1}"
    if text.startswith("lot:"):
        # Which of the equal dice belong to the three lowest of the roll before: all possible sets,
        # counted in binary with W lowest, are drawn by a die with so many faces and that number.
        fell = before[-1]
        third = sorted(fell)[2]
        wanted = 3 - sum(face < third for face in fell)
        sets = ["".join(die for at, die in enumerate("WYBGOP") if bits >> at & 1) for bits in range(64)]
        tied = {die for die, face in zip("WYBGOP", fell) if face == third}
        sets = [dice for dice in sets if len(dice) == wanted and tied.issuperset(dice)]
        return "lot:" + sets[draw(len(sets), len(sets))]
    if not re.fullmatch(r"[1-6.]{6}", text) or text == "......":
        raise ValueError("it is no roll of this game")
    dice = enumerate(text, 1)  # a dot is a die that was left lying
    return "".join("." if shown == "." else str(draw(die, 6) + 1) for die, shown in dice)


def snakes(text, draw, options, before):
    if text.startswith("first:"):
        return f"first:{draw(1, int(options['players'])) + 1}"
    # A roll shows a face; which die it was, green (1) or orange (2), is what was decided before it.
    if not (chosen := re.fullmatch(r"[1-4]>roll:([go])", before[-1] if before else "")):
        raise ValueError("no die was chosen for it")
    die = "go".index(chosen[1]) + 1
    return options["faces"].split("/")[die - 1][draw(die, 6)]


def ziomek(text, draw, options, before):
    if text.startswith("first:"):
        return f"first:{draw(1, int(options['players'])) + 1}"
    thrown = [die[:1] for die in text.split(",")]  # the others were left lying
    if not re.fullmatch("r?w?b?g?", "".join(thrown)) or not all(thrown):
        raise ValueError("it is no roll of this game")
    return ",".join(f"{colour}{draw('rwbg'.index(colour) + 1, 10) + 1}" for colour in thrown)


# Of each game the names of its options, all of which enter the dice in this order, and a function:
# the text that the dice give where the record says `text`. `draw(die, faces)` is a die of this
# roll, its face counted from 0; `before` are the facts of the game that stand before it. An option
# written `[name=default]` came after the first release: it is left out while it has that value.
# Then how its moves are written, and how many turns it has by players, where the rules fix that.
GAMES = {
    "stonoga": (
        "players edition steal barefoot tails golden golden_guard first", stonoga,
        r"(take|lose):[RYGBK][1-4]\+?|steal:[RYGBK][1-4]:[1-6]|pass|(roll|foot):(?=.)1?2?3?4?", {}),
    "clever": (
        "players unusable passive_skip solo_fallback solo_extra first", clever,
        r"(pick|drop|take|extra):[WYBGOP]|pass|reroll|skip|done|mark:Y[1-6]\.[1-4]"
        r"|mark:[BGOP]([1-9]|1[0-2])|bonus:([YBG]X|O[456]|P6|X|6)",
        {1: 12, 2: 12, 3: 15, 4: 16}),
    "snakes": (
        "players faces first [again=any]", snakes,
        r"roll:[go]|put:[1-9][0-9]?[ab][LR]?|new|take:[1-9][0-9]?[ab]|stop|give:[1-4]", {}),
    "ziomek": (
        "players pairs clock first round dice", ziomek,
        r"drop:[1-8rwbg][a-d]~?@(0|[1-9][0-9]{0,2})|turn:[a-d]|flip|down:([1-9]|1[0-2])|shout"
        r"|agree|withdraw|ready|use:[rwbg]", {1: 1, 2: 7, 3: 7, 4: 7}),
}
LATER = r"\[(\w+)=([^\s\]]+)\]"


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


def follow(words, expect, moves):
    """Compares every roll with `expect(place, text, before)`, along the facts that no undo covers,
    and every move with the pattern `moves`; returns how many rolls there are, how many of them were
    undone, how many turns stand, and whether the game was given up."""
    facts, rolls = [], 0  # the facts of the game that stand: (whose, (turn, roll) or None, text)
    given_up = False
    for line, word in words:
        if given_up and not re.match("@|!(taken|left|away|here|bot|flag):", word):
            raise Wrong(line, f"{word}: the game was given up before")
        if roll := re.fullmatch(rf"(s|{SEAT}\.){COUNT}\.{COUNT}=(.+)", word):
            whose, at = f"turn/{roll[2]}" if roll[2] else "setup/0", (int(roll[3]), int(roll[4]))
            turn, number = ([(0, 0)] + [where for who, where, _ in facts if who == whose])[-1]
            if at not in ((turn, number + 1), (turn + 1, 1)):
                raise Wrong(line, f"{word}: turns and the rolls in them count 1, 2, 3, ...")
            try:
                before = [text for _, _, text in facts]
                expected = expect(f"{whose}/{at[0]}/{at[1]}", roll[5], before)
            except (ArithmeticError, LookupError, ValueError) as why:
                raise Wrong(line, f"{word} cannot fall here: {why}") from why
            if roll[5] != expected:
                raise Wrong(line, f"{word} is not what the secret gives: {expected}")
            facts.append((whose, at, expected))
            rolls += 1
        elif act := re.fullmatch(f"({SEAT}>).+|time", word):
            if word != "time" and not re.fullmatch(moves, word.split(">", 1)[1]):
                raise Wrong(line, f"{word} is no move of this game")
            facts.append((act[1], None, word))
        elif undo := re.fullmatch(f"!undo:(0|{COUNT})(:{SEAT})*", word):
            if int(undo[1]) >= len(facts):
                raise Wrong(line, f"{word}: facts of the game that stand here: {len(facts)}")
            del facts[int(undo[1]):]
        elif back := re.fullmatch(f"!back:{SEAT}:{COUNT}", word):
            acts = [i for i, fact in enumerate(facts) if fact[0] == f"{back[1]}>"]
            if int(back[2]) > len(acts):
                raise Wrong(line, f"{word}: acts of this seat that stand here: {len(acts)}")
            facts = [fact for i, fact in enumerate(facts) if i not in acts[-int(back[2]):]]
        elif word.startswith("="):
            raise Wrong(line, f"{word}: a proved roll has an address, such as 2.5.1{word}")
        elif word == "!abandoned":
            given_up = True
        elif not re.fullmatch(r"@[0-9]+|!(taken|left|away|here|bot|flag):.+", word):
            raise Wrong(line, f"{word} is not known")
    undone = rolls - sum(where is not None for _, where, _ in facts)
    turns = sum(where is not None and where[1] == 1 and who != "setup/0" for who, where, _ in facts)
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


def verify(text):
    """Checks a record; returns what it proves and what it does not, in words."""
    tags, words = read(text)
    line, game = only(tags, "Game")
    if game not in GAMES:
        raise Wrong(line, f"the game {game} is not known here; known: {', '.join(GAMES)}")
    names, shown, moves, turns_of = GAMES[game]
    line, options = only(tags, "Options")
    form = " ".join(rf"{name}=[^\s=]+" for name in re.sub(LATER, "", names).split())
    for name, default in re.findall(LATER, names):
        form += rf"(?: (?!{name}={default}(?: |$)){name}=[^\s=]+)?"
    if not re.fullmatch(form, options):
        raise Wrong(line, f"proved dice need all options in this order: {names}")
    values = dict(option.split("=") for option in options.split())
    if not re.fullmatch("[1-9][0-9]?", values["players"]):
        raise Wrong(line, "players is a number")
    players = int(values["players"])
    kind, face = dice(tags)

    def expect(place, text, before):
        return shown(text, lambda die, faces: face(f"{place}/{die}", faces), values, before)

    rolls, undone, turns, given_up = follow(words, expect, moves)
    ended(tags, players, given_up)
    if not given_up and turns != (due := turns_of.get(players, turns)):
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
