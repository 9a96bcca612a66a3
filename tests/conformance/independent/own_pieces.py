"""Own pieces taken off the map, to be placed again (1.4.2, the exception)."""
from decisions import Decision, Unknown, fields, refuse_unless
from game import available_cells, available_discs, cells
from map import SPACES

STATUSES = {"Active": "active", "Inactive": "inactive"}
DISCS = {"reds": "administrations", "moderates": "networks"}


def take_back_cells(game, faction, wanted):
    """Where fewer Cells are Available than wanted, the Faction may take others off the map, one at a time."""

    def judge(choice):
        if choice["type"] == "take no more back":
            fields(choice)
            return
        refuse_unless(choice["type"] == "take back", "it is told otherwise")
        name, cell = fields(choice, "space", "cell")
        refuse_unless(name in SPACES and cell in STATUSES, "1.4.2")
        refuse_unless(game["spaces"][name]["cells"][faction][STATUSES[cell]] > 0, "1.4.2")

    while available_cells(game, faction) < wanted and any(cells(game["spaces"][name], faction) for name in SPACES):
        choice = yield Decision(faction, "own pieces to take off the map and place", judge)
        if choice["type"] == "take no more back":
            return
        remove_cell(game["spaces"][choice["space"]], faction, STATUSES[choice["cell"]])


def take_back_disc(game, faction):
    """Likewise with the one disc that is wanted."""
    kind = DISCS[faction]

    def judge(choice):
        if choice["type"] == "take no more back":
            fields(choice)
            return
        refuse_unless(choice["type"] == "take back", "it is told otherwise")
        name, cell = fields(choice, "space", "cell")
        refuse_unless(name in SPACES and cell == "none" and game["spaces"][name][kind] > 0, "1.4.2")

    if available_discs(game, kind) == 0:
        choice = yield Decision(faction, "own pieces to take off the map and place", judge)
        if choice["type"] == "take back":
            game["spaces"][choice["space"]][kind] -= 1


def remove_cell(space, faction, status):
    """A Cell leaves; with the last one goes what needs a friendly Cell (1.4.3, 1.4.4, 5.3)."""
    news = space["news"][faction]
    if sum(news.values()) if isinstance(news, dict) else news:
        raise Unknown("News held by a Cell that goes (3.3.2)")
    space["cells"][faction][status] -= 1
    if cells(space, faction) > 0:
        return
    if faction == "moderates":
        space["personality"] = False
    else:
        space["capabilities"][faction] = []
        space["prepared"][faction] = 0


def replace_two_cells(game, name, faction, statuses):
    """Two Cells give way to a disc; with none Available they are only removed (1.4.2)."""
    yield from take_back_disc(game, faction)
    space, kind = game["spaces"][name], DISCS[faction]
    if available_discs(game, kind) > 0:
        space[kind] += 1
    for status in statuses:
        remove_cell(space, faction, status)
