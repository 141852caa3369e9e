"""The options of Clever, with their values; the first one is the default."""

OPTIONS = {
    "unusable": ("reroll", "tray"),
    "passive_skip": ("allowed", "forbidden"),
    "solo_fallback": ("others", "none"),
    "solo_extra": ("forbidden", "allowed"),
    "first": ("1", "2", "3", "4", "draw"),
}
ROUNDS = {1: 6, 2: 6, 3: 5, 4: 4}


def make_options(given):
    options = {"players": int(given.get("players", 2)), **{name: values[0] for name, values in OPTIONS.items()}}
    for name, value in given.items():
        if name != "players":
            if value not in OPTIONS.get(name, ()):
                raise ValueError(f"{name}={value}")
            options[name] = value
    if options["players"] not in ROUNDS:
        raise ValueError("players")
    if options["first"] != "draw" and int(options["first"]) > options["players"]:
        raise ValueError("first-seat")
    return options
