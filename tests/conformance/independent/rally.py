"""Rally of the Reds and the Senate: what may be done (3.2.1)."""
from game import room_for_disc, support

ENEMY_TERROR = {"reds": "white", "senate": "red"}


def most_spaces(game, limited):
    """3.2.1: as many as Polarization, and always two; 2.2.4: one in a Limited Command."""
    return 1 if limited else max(2, game["polarization"])


def own_levels(space, faction):
    """Levels that help a Faction's Rally: Support the Senate's, Opposition the Reds'."""
    return max(0, support(space) if faction == "senate" else -support(space))


def hindrances(space, faction):
    """Terror markers of the enemy, and levels against the Faction: each takes a Cell, or is Offset for a Resource."""
    enemy_levels = max(0, -support(space) if faction == "senate" else support(space))
    return space["terror"][ENEMY_TERROR[faction]] + enemy_levels


def cells_placed(space, faction, offset):
    """How many Cells the Rally comes to in a space."""
    return max(0, 1 + own_levels(space, faction) - hindrances(space, faction) + offset)


def may_become_administration(space, statuses):
    """Two Reds Cells of these statuses can give way to an Administration (1.4.3)."""
    there = space["cells"]["reds"]
    return room_for_disc(space) and all(there[status] >= statuses.count(status) for status in statuses)
