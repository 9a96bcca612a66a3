"""Rally of the Moderates: what may be done (3.3.1)."""
from game import room_for_disc, support
from map import whatever_the_populations


def discount(game):
    """3.3.1: each level of Polarization above five saves a Resource on the whole Command."""
    return max(0, game["polarization"] - 5)


def hindrances(space):
    """Levels of Support or Opposition, whichever: each takes a Cell. Terror does not count."""
    return abs(support(space))


def cells_placed(space, offset):
    """How many Cells the Rally comes to in a space."""
    return max(0, 1 - hindrances(space) + offset)


def may_become_network(space, statuses):
    """Two Moderates Cells of these statuses can give way to a Network (1.4.3)."""
    there = space["cells"]["moderates"]
    return room_for_disc(space) and all(there[status] >= statuses.count(status) for status in statuses)


def may_hide(space):
    """A Network is there already."""
    return space["networks"] > 0


def may_hide_more(name, space, hidden):
    """As many go Underground as Population plus Networks."""
    return whatever_the_populations((name,), lambda populations: hidden < populations[name] + space["networks"])
