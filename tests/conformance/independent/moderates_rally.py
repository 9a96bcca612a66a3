"""Rally of the Moderates: what may be done (3.3.1)."""
from decisions import Unknown
from game import available_discs, room_for_disc, support
from map import POSSIBLE


def discount(game):
    """3.3.1: each level of Polarization above five saves a Resource on the whole Command."""
    return max(0, game["polarization"] - 5)


def hindrances(space):
    """Levels of Support or Opposition, whichever: each takes a Cell. Terror does not count."""
    return abs(support(space))


def cells_placed(space, offset):
    """How many Cells the Rally comes to in a space."""
    return max(0, 1 - hindrances(space) + offset)


def may_become_network(game, space, statuses):
    """Two Moderates Cells of these statuses can give way to a Network (1.4.2, 1.4.3)."""
    there = space["cells"]["moderates"]
    enough = all(there[status] >= statuses.count(status) for status in statuses)
    return enough and room_for_disc(space) and available_discs(game, "networks") > 0


def may_hide(space):
    """A Network is there already."""
    return space["networks"] > 0


def most_hidden(name, space):
    """How many Cells go Underground at most: Population plus Networks, and no more than are Active."""
    active = space["cells"]["moderates"]["active"]
    most = {min(active, population + space["networks"]) for population in POSSIBLE[name]}
    if len(most) != 1:
        raise Unknown("depends on a Population that the booklet does not print")
    return most.pop()


