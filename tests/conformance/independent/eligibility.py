"""The Sequence of Play track and Eligibility (2.2)."""
from decisions import refuse_unless
from game import FACTIONS, gain

ELIGIBLE = ("1st", "2nd", "3rd")
PASSED = ("Pass A", "Pass B", "Pass C")

# 2.2.3: the first box of each row is the one that the first Faction takes. The letters follow 2.2.5's examples; for
# the bottom row, which they do not show, the first box bears d as in the top row (the drawing is not in the booklet).
TRACK = {
    "top": {"top d": "Limited Command", "top dark": "Command", "top c": "Limited Command"},
    "middle": {"middle dark": "Command", "middle c": "Event", "middle d": "Limited Command"},
    "bottom": {"bottom d": "Event", "bottom dark": "Command", "bottom c": "Limited Command"},
}


def next_to_act(game):
    """2.2: whose turn it is, in the order of the Eligible box; nobody once all have acted."""
    waiting = [faction for faction in FACTIONS if game["cylinders"][faction] in ELIGIBLE]
    return min(waiting, key=lambda faction: ELIGIBLE.index(game["cylinders"][faction]), default=None)


def row_chosen(game):
    """2.2.3: the row of the first Faction that did not Pass, if any."""
    places = {place.split()[0] for place in game["cylinders"].values()}
    return next((row for row in TRACK if row in places), None)


def open_boxes(game):
    """2.2.3: the boxes that the next Faction may take, with what is done there."""
    row = row_chosen(game)
    if row is None:
        return {first: boxes[first] for boxes in TRACK.values() for first in list(boxes)[:1]}
    taken = game["cylinders"].values()
    return {box: action for box, action in TRACK[row].items() if box not in taken}


def take_box(game, faction, box, action):
    """2.2: the cylinder marks what its Faction does."""
    refuse_unless(open_boxes(game).get(box) == action, "2.2.3")
    game["cylinders"][faction] = box


def pass_by(game, faction):
    """2.2.2: the first free spot, and a Resource. 8.1.2: only the Moderates have any as Non-players."""
    game["cylinders"][faction] = next(spot for spot in PASSED if spot not in game["cylinders"].values())
    if faction == "moderates" or faction not in game["nonPlayers"]["factions"]:
        gain(game, faction, 1)


def adjust(game):
    """2.2.5: back to the Eligible box by letters; from the dark boxes to Ineligible. Nothing stays noted."""
    cylinders, game["specialActivity"] = game["cylinders"], False
    letters = {**{spot: ("a", spot) for spot in PASSED}, "Ineligible": ("b", "")}
    for boxes in TRACK.values():
        letters.update({box: (box[-1], "") for box in boxes if not box.endswith("dark")})
    back = [faction for faction in FACTIONS if cylinders[faction] in letters]
    back.sort(key=lambda faction: letters[cylinders[faction]])
    for faction in FACTIONS:
        if cylinders[faction].endswith("dark"):
            cylinders[faction] = "Ineligible"
    for faction, place in zip(back, ELIGIBLE):
        cylinders[faction] = place
