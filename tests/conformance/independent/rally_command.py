"""Rally by the Reds or the Senate, as it is asked for (3.2.1)."""
import rally
from decisions import Decision, fields, refuse_unless
from game import available_cells, can_pay, pay, place_cells
from own_pieces import replace_two_cells, take_back
from selecting import leave_out_non_players, select_space
from special import leave_out_special, nothing_but_special


def rally_command(game, terms):
    """Select, pay, Offset and place, space by space; then, for the Reds, an Administration."""
    leave_out_non_players(game, terms["faction"])
    faction, most = terms["faction"], rally.most_spaces(game, terms["limited"])
    selected, without_cells = [], []
    while True:
        name = yield from select_space(game, terms, "a space to Rally in", selected, most, lambda: 1)
        if name is None:
            break
        selected.append(name)
        if not terms["free"]:
            pay(game, faction, 1)
        placed = yield from place_in(game, terms, name)
        if placed == 0:
            without_cells.append(name)
    if selected:
        yield from place_administration(game, terms, without_cells)
    return "executed" if selected else "nowhere"


def place_in(game, terms, name):
    """Offset what hinders, then place the Cells."""
    faction, space = terms["faction"], game["spaces"][name]
    hindrances = rally.hindrances(space, faction)
    offset = 0
    if hindrances and (terms["free"] or can_pay(game, faction, 1)):
        offset = yield from offset_in(game, faction, hindrances, terms["free"])
    most = rally.cells_placed(space, faction, offset)
    yield from take_back(game, faction, "Cell", most)
    most = min(most, available_cells(game, faction))
    choice = yield Decision(faction, "how many Cells to place in the space", up_to(most))
    place_cells(space, faction, choice["cells"])
    return choice["cells"]


def up_to(most):
    """Any number of Cells up to the one that was counted."""

    def judge(choice):
        refuse_unless(choice["type"] == "place", "it is told otherwise")
        (cells,) = fields(choice, "cells")
        refuse_unless(isinstance(cells, int) and 0 <= cells <= most, "3.2.1")

    return judge


def offset_in(game, faction, hindrances, free):
    """A Resource for each marker or level that shall not count; none in a free Command (3.1.2)."""

    def judge(choice):
        if choice["type"] == "no Offset":
            fields(choice)
            return
        refuse_unless(choice["type"] == "Offset", "it is told otherwise")
        (amount,) = fields(choice, "amount")
        refuse_unless(isinstance(amount, int) and 1 <= amount <= hindrances, "3.2.1")
        refuse_unless(free or can_pay(game, faction, amount), "3.1")

    asks = "how many Terror markers or levels to Offset"
    choice = yield Decision(faction, asks, judge, moot=lambda: not (free or can_pay(game, faction, 1)))
    amount = choice.get("amount", 0) if choice else 0
    if not free:
        pay(game, faction, amount)
    return amount


def place_administration(game, terms, candidates):
    """In one space in which no Cell was placed, two Reds Cells may give way to an Administration."""

    def statuses(active):
        return ["active"] * active + ["inactive"] * (2 - active)

    def possible(name, active):
        return rally.may_become_administration(game["spaces"][name], statuses(active))

    def judge(choice):
        if choice["type"] == "no Administration":
            fields(choice)
            return
        leave_out_special(game, terms, choice)
        refuse_unless(choice["type"] == "replace", "it is told otherwise")
        name, active = fields(choice, "space", "active")
        refuse_unless(name in candidates, "3.2.1")
        refuse_unless(active in (0, 1, 2) and possible(name, active), "3.2.1, 1.4.3")

    asks = "two Cells to replace with an Administration"
    if terms["faction"] == "senate" or not any(possible(name, active) for name in candidates for active in (0, 1, 2)):
        yield from nothing_but_special(game, terms, asks)
        return
    choice = yield Decision("reds", asks, judge)
    if choice["type"] == "replace":
        yield from replace_two_cells(game, choice["space"], "reds", statuses(choice["active"]))
