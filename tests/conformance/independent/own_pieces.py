"""Own pieces taken off the map, to be placed again (1.4.2, the exception)."""
from decisions import Decision, Unknown, fields, refuse_unless
from game import available_cells, available_discs, cells
from map import SPACES
from selecting import leave_out_non_players

STATUSES = {"Active": "active", "Inactive": "inactive"}
DISCS = {"Administration": "administrations", "Network": "networks"}
DISC_OF = {"reds": "Administration", "moderates": "Network"}


def own_pieces(game, terms):
    """As many as are wanted, as far as the Faction likes."""
    leave_out_non_players(game, terms["faction"])
    yield from take_back(game, terms["faction"], terms["piece"], terms["wanted"])


def take_back(game, faction, piece, wanted):
    """Where fewer pieces are Available than wanted, the Faction may take others off the map, one at a time."""

    def judge(choice):
        if choice["type"] == "take no more back":
            fields(choice)
            return
        refuse_unless(choice["type"] == "take back", "it is told otherwise")
        name, cell = fields(choice, "space", "cell")
        refuse_unless(name in SPACES and stands(game["spaces"][name], faction, piece, cell), "1.4.2")

    while available(game, faction, piece) < wanted and any(
        stands(game["spaces"][name], faction, piece, cell) for name in SPACES for cell in (*STATUSES, "none")
    ):
        choice = yield Decision(faction, "own pieces to take off the map and place", judge)
        if choice["type"] == "take no more back":
            return
        take_off(game["spaces"][choice["space"]], faction, piece, choice["cell"])


def available(game, faction, piece):
    """How many pieces of a kind are Available; of the Personality there is one (1.4.4)."""
    if piece == "Cell":
        return available_cells(game, faction)
    if piece == "Personality":
        return 0 if any(space["personality"] for space in game["spaces"].values()) else 1
    return available_discs(game, DISCS[piece])


def stands(space, faction, piece, cell):
    """Whether such a piece is in a space; of Cells one tells the status."""
    if piece == "Cell":
        leave_out_news(space, faction)
        return cell in STATUSES and space["cells"][faction][STATUSES[cell]] > 0
    return cell == "none" and bool(space["personality"] if piece == "Personality" else space[DISCS[piece]])


def take_off(space, faction, piece, cell):
    """It goes to Available."""
    if piece == "Cell":
        remove_cell(space, faction, STATUSES[cell])
    elif piece == "Personality":
        space["personality"] = False
    else:
        space[DISCS[piece]] -= 1


def leave_out_news(space, faction):
    """Which of the Cells hold News (3.3.2) is outside this slice."""
    news = space["news"][faction]
    if sum(news.values()) if isinstance(news, dict) else news:
        raise Unknown("News held by Cells (3.3.2)")


def remove_cell(space, faction, status):
    """A Cell leaves; with the last one goes what needs a friendly Cell (1.4.3, 1.4.4, 5.3)."""
    leave_out_news(space, faction)
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
    piece, space = DISC_OF[faction], game["spaces"][name]
    yield from take_back(game, faction, piece, 1)
    if available(game, faction, piece) > 0:
        space[DISCS[piece]] += 1
    for status in statuses:
        remove_cell(space, faction, status)
