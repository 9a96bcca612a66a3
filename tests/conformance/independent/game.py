"""What stands on the board and tracks: counting, placing, paying (chapter 1)."""
from decisions import refuse_unless
from map import SPACES

FACTIONS = ("reds", "senate", "moderates")
LEVELS = ("Active Opposition", "Passive Opposition", "Neutral", "Passive Support", "Active Support")

# 1.4, the chart of Available Forces; 1.5
CELLS = {"reds": 20, "senate": 20, "moderates": 6}
ADMINISTRATIONS, NETWORKS = 3, 2
MOST_RESOURCES = 30
MOST_DISCS = 2  # 1.4.3


def support(space):
    """Levels of Support; those of Opposition are negative (1.6)."""
    return LEVELS.index(space["level"]) - 2


def cells(space, faction):
    """How many Cells of a Faction are in a space, Active or not."""
    return sum(space["cells"][faction].values())


def on_map(game, count):
    """Something counted in every space."""
    return sum(count(game["spaces"][name]) for name in SPACES)


def available_cells(game, faction):
    """Cells neither on the map, nor Prisoners, nor Out of Play (1.4.2, 6.5.1, 6.5.5)."""
    elsewhere = game["prisoners"][faction] + (game["conscripts"] if faction == "senate" else 0)
    return CELLS[faction] - elsewhere - on_map(game, lambda space: cells(space, faction))


def available_discs(game, kind):
    """Administrations or Networks not on the map (1.4.2)."""
    total = {"administrations": ADMINISTRATIONS, "networks": NETWORKS}[kind]
    return total - on_map(game, lambda space: space[kind])


def room_for_disc(space):
    """1.4.3: two discs in a space, Administrations and Networks together."""
    return space["administrations"] + space["networks"] < MOST_DISCS


def place_cells(space, faction, number):
    """1.4.1: new Cells arrive Inactive, or Underground."""
    space["cells"][faction]["inactive"] += number


def pay(game, faction, amount):
    """3.1: the paying Faction must have what it pays."""
    refuse_unless(can_pay(game, faction, amount), "3.1")
    game["resources"][faction] -= amount


def can_pay(game, faction, amount):
    """Whether a Faction has so many Resources."""
    return game["resources"][faction] >= amount


def gain(game, faction, amount):
    """1.5: never more than 30."""
    game["resources"][faction] = min(MOST_RESOURCES, game["resources"][faction] + amount)


def controller(space):
    """1.7: who Controls a space, or nobody; Troops and the Personality do not count."""
    strength = {
        "reds": cells(space, "reds") + space["administrations"],
        "senate": cells(space, "senate"),
        "moderates": cells(space, "moderates") + space["networks"],
    }
    everybody = sum(strength.values())
    for faction in ("reds", "senate"):
        if 2 * strength[faction] > everybody:
            return faction
    return None
