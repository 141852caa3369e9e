"""The sheet of Clever: what is printed on it, what can be written where, what that earns and what it is worth.

A field is "Y5.2" (number, row), "B7" (sum), "G3", "O4", "P11" (position from the left).
"""
from __future__ import annotations

from dataclasses import dataclass

AREAS = "YBGOP"
YELLOW = [[3, 6, 5, None], [2, 1, None, 5], [1, None, 2, 4], [None, 3, 4, 6]]   # None: printed as crossed
YELLOW_FIELDS = [f"Y{n}.{row}" for row, numbers in enumerate(YELLOW, 1) for n in numbers if n]


def yellow_line(*cells):
    return {f"Y{YELLOW[row][column]}.{row + 1}" for row, column in cells if YELLOW[row][column]}


YELLOW_ROWS = [yellow_line(*((row, column) for column in range(4))) for row in range(4)]
YELLOW_COLUMNS = [yellow_line(*((row, column) for row in range(4))) for column in range(4)]
YELLOW_STARS = [10, 14, 16, 20]
BLUE_FIELDS = [f"B{n}" for n in range(2, 13)]
BLUE_POINTS = [0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56]
# Lines of yellow and blue with the bonus for completing them.
LINES = list(zip(YELLOW_ROWS, ["BX", "O4", "GX", "fox"])) + [
    ({"Y3.1", "Y1.2", "Y2.3", "Y6.4"}, "extra"),
    ({"B2", "B3", "B4"}, "O5"), ({"B5", "B6", "B7", "B8"}, "YX"), ({"B9", "B10", "B11", "B12"}, "fox"),
    ({"B5", "B9"}, "reroll"), ({"B2", "B6", "B10"}, "GX"), ({"B3", "B7", "B11"}, "P6"), ({"B4", "B8", "B12"}, "extra"),
]
GREEN_THRESHOLDS = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6]
GREEN_POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66]
ORANGE_FACTORS = {4: 2, 7: 2, 9: 2, 11: 3}
LAST = 11                                       # fields of green, orange and purple
# Bonuses printed under fields.
UNDER = {
    "G4": "extra", "G6": "BX", "G7": "fox", "G9": "P6", "G10": "reroll",
    "O3": "reroll", "O5": "YX", "O6": "extra", "O8": "fox", "O10": "P6",
    "P3": "reroll", "P4": "BX", "P5": "extra", "P6": "YX", "P7": "fox", "P8": "reroll", "P9": "GX", "P10": "O6",
    "P11": "extra",
}
KINDS = ["YX", "BX", "GX", "O4", "O5", "O6", "P6"]         # bonuses that want a field, in the order of lists


@dataclass(frozen=True)
class Sheet:
    crossed: frozenset = frozenset()            # yellow and blue fields
    green: int = 0                              # how many are crossed
    orange: tuple = ()                          # what is written, already multiplied
    purple: tuple = ()
    rerolls: int = 0                            # unlocked and not spent
    extras: int = 0
    foxes: int = 0

    def open_yellow(self):
        return [f for f in YELLOW_FIELDS if f not in self.crossed]

    def open_blue(self):
        return [f for f in BLUE_FIELDS if f not in self.crossed]

    def next_green(self):
        return [f"G{self.green + 1}"] if self.green < LAST else []

    def next_orange(self):
        return [f"O{len(self.orange) + 1}"] if len(self.orange) < LAST else []

    def next_purple(self):
        return [f"P{len(self.purple) + 1}"] if len(self.purple) < LAST else []

    def room(self, area):
        """The fields that a bonus in this area could go to."""
        return {"Y": self.open_yellow, "B": self.open_blue, "G": self.next_green, "O": self.next_orange,
                "P": self.next_purple}[area]()


def fields_of_die(sheet, faces, die):
    """Where this die can be written, in the order of fields; white goes where any colour goes."""
    if die == "W":
        return [f for area in AREAS for f in fields_as(sheet, faces, area, faces["W"])]
    return fields_as(sheet, faces, die, faces[die])


def fields_as(sheet, faces, area, face):
    if area == "Y":
        return [f for f in sheet.open_yellow() if f.startswith(f"Y{face}.")]
    if area == "B":
        return [f for f in sheet.open_blue() if f == f"B{faces['B'] + faces['W']}"]
    if area == "G":
        return [f for f in sheet.next_green() if face >= GREEN_THRESHOLDS[sheet.green]]
    if area == "P":
        previous = sheet.purple[-1] if sheet.purple else 0
        return [f for f in sheet.next_purple() if previous == 6 or face > previous]
    return sheet.next_orange()


def write(sheet, mark, number):
    """What changes on the sheet when this field is marked, and the bonuses earned by it (all kinds of them)."""
    earned = [UNDER[mark]] if mark in UNDER else []
    if mark[0] in "YB":
        crossed = sheet.crossed | {mark}
        earned += [bonus for line, bonus in LINES if mark in line and line <= crossed]
        return {"crossed": crossed}, earned
    if mark[0] == "G":
        return {"green": sheet.green + 1}, earned
    if mark[0] == "O":
        return {"orange": sheet.orange + (number * ORANGE_FACTORS.get(int(mark[1:]), 1),)}, earned
    return {"purple": sheet.purple + (number,)}, earned


def area_points(sheet):
    """Points of yellow, blue, green, orange, purple."""
    return [sum(star for column, star in zip(YELLOW_COLUMNS, YELLOW_STARS) if column <= sheet.crossed),
            BLUE_POINTS[sum(f in sheet.crossed for f in BLUE_FIELDS)],
            GREEN_POINTS[sheet.green], sum(sheet.orange), sum(sheet.purple)]


def score_of_sheets(sheets):
    """Per seat: points, place, points of the five areas, number of foxes and their points."""
    areas = [area_points(sheet) for sheet in sheets]
    foxes = [sheet.foxes for sheet in sheets]
    fox_points = [count * min(five) for count, five in zip(foxes, areas)]
    points = [sum(five) + bonus for five, bonus in zip(areas, fox_points)]
    rank = list(zip(points, (max(five) for five in areas)))
    places = [1 + sum(other > mine for other in rank) for mine in rank]
    return {"scores": points, "places": places, "areas": areas, "foxes": foxes, "fox_points": fox_points}
