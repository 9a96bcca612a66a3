"""Rally by the Reds or the Senate, as it is asked for (3.2.1)."""
import rally
from decisions import Decision, Unknown, fields, refuse_unless
from game import available_cells, can_pay, pay, place_cells, replace_two_cells
from selecting import leave_out_non_players, select_space


def rally_command(game, terms):
    """Select, pay, Offset and place, space by space; then, for the Reds, an Administration."""
    leave_out_non_players(game, terms["faction"])
    faction, most = terms["faction"], rally.most_spaces(game, terms["limited"])
    selected, without_cells = [], []
    while len(selected) < most:
        name = yield from select_space(game, terms, "rally / a space to Rally in", selected, 1)
        if name is None:
            break
        selected.append(name)
        if not terms["free"]:
            pay(game, faction, 1)
        placed = yield from place_in(game, terms, name)
        if placed == 0:
            without_cells.append(name)
    if faction == "reds":
        yield from place_administration(game, without_cells)
    return "executed" if selected else "nowhere"


def place_in(game, terms, name):
    """Offset what hinders, then place the Cells."""
    faction, space = terms["faction"], game["spaces"][name]
    hindrances = rally.hindrances(space, faction)
    offset = hindrances
    if hindrances and not terms["free"]:
        offset = yield from offset_in(game, faction, hindrances, "rally")
    most = rally.cells_placed(space, faction, offset)
    if most > available_cells(game, faction):
        raise Unknown("own Cells taken off the map to be placed again (1.4.2)")
    placed = 0
    if most:
        choice = yield Decision(faction, "rally / how many Cells to place in the space", up_to(most))
        placed = choice["cells"]
    place_cells(space, faction, placed)
    return placed


def up_to(most):
    """Any number of Cells up to the one that was counted."""

    def judge(choice):
        refuse_unless(choice["type"] == "place", "it is told otherwise")
        (cells,) = fields(choice, "cells")
        refuse_unless(isinstance(cells, int) and 0 <= cells <= most, "3.2.1")

    return judge


def offset_in(game, faction, hindrances, command):
    """A Resource for each marker or level that shall not count."""

    def judge(choice):
        if choice["type"] == "no Offset":
            fields(choice)
            return
        refuse_unless(choice["type"] == "Offset", "it is told otherwise")
        (amount,) = fields(choice, "amount")
        refuse_unless(isinstance(amount, int) and 1 <= amount <= hindrances, "3.2.1")
        refuse_unless(can_pay(game, faction, amount), "3.1")

    choice = yield Decision(faction, f"{command} / how many Terror markers or levels to Offset", judge)
    amount = choice.get("amount", 0)
    pay(game, faction, amount)
    return amount


def place_administration(game, candidates):
    """In one space in which no Cell was placed, two Reds Cells may give way to an Administration."""

    def statuses(active):
        return ["active"] * active + ["inactive"] * (2 - active)

    def possible(name, active):
        return rally.may_become_administration(game, game["spaces"][name], statuses(active))

    def judge(choice):
        if choice["type"] == "no Administration":
            fields(choice)
            return
        if choice["type"] == "special":
            raise Unknown("Special Activities (chapter 4)")
        refuse_unless(choice["type"] == "replace", "it is told otherwise")
        name, active = fields(choice, "space", "active")
        refuse_unless(name in candidates, "3.2.1")
        refuse_unless(active in (0, 1, 2) and possible(name, active), "3.2.1, 1.4.2, 1.4.3")

    if not any(possible(name, active) for name in candidates for active in (0, 1, 2)):
        return
    choice = yield Decision("reds", "rally / two Cells to replace with an Administration", judge)
    if choice["type"] == "replace":
        replace_two_cells(game, choice["space"], "reds", statuses(choice["active"]), "administrations")
