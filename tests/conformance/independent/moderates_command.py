"""Rally by the Moderates, as it is asked for (3.3.1)."""
import moderates_rally as rally
from decisions import Decision, fields, refuse_unless
from game import available_cells, can_pay, pay, place_cells
from own_pieces import STATUSES, leave_out_news, replace_two_cells, take_back
from selecting import leave_out_non_players, select_space

MODERATES = "moderates"
PAIRS = (("Active", "Active"), ("Active", "Inactive"), ("Inactive", "Inactive"))


class Bill:
    """What the whole Command costs so far; Polarization above five takes the first Resources off it."""

    def __init__(self, game, free):
        self.game, self.free, self.total = game, free, 0

    def due_for(self, amount):
        """What is still to pay when so much comes on top."""
        if self.free:
            return 0
        saved = rally.discount(self.game)
        return max(0, self.total + amount - saved) - max(0, self.total - saved)

    def pay(self, amount):
        """Put an amount on the bill, and pay what is due."""
        pay(self.game, MODERATES, self.due_for(amount))
        self.total += amount


def moderates_rally(game, terms):
    """Select and pay; then in the space replace Cells, hide Cells, or place one."""
    leave_out_non_players(game, MODERATES)
    bill, selected = Bill(game, terms["free"]), []
    most = 1 if terms["limited"] else len(game["spaces"])
    while True:
        asks = "a space for the Moderates to Rally in"
        name = yield from select_space(game, terms, asks, selected, most, lambda: bill.due_for(1))
        if name is None:
            break
        selected.append(name)
        bill.pay(1)
        yield from rally_in(game, name, bill)
    return "executed" if selected else "nowhere"


def rally_in(game, name, bill):
    """One of three things in the space."""
    space = game["spaces"][name]

    def judge(choice):
        if choice["type"] == "place Cells":
            fields(choice)
            return
        leave_out_news(space, MODERATES)
        if choice["type"] == "hide Cells":
            fields(choice)
            refuse_unless(rally.may_hide(space), "3.3.1")
        else:
            refuse_unless(choice["type"] == "replace", "it is told otherwise")
            statuses = fields(choice, "cell", "other")
            refuse_unless(tuple(statuses) in PAIRS, "it is told otherwise")
            told = [STATUSES[status] for status in statuses]
            refuse_unless(rally.may_become_network(space, told), "3.3.1, 1.4.3")

    choice = yield Decision(MODERATES, "what the Rally does in the space", judge)
    if choice["type"] == "place Cells":
        yield from place_in(game, space, bill)
    elif choice["type"] == "hide Cells":
        yield from hide_in(name, space)
    else:
        statuses = [STATUSES[choice[which]] for which in ("cell", "other")]
        yield from replace_two_cells(game, name, MODERATES, statuses)


def hide_in(name, space):
    """One Cell after the other goes Underground, as far as the Moderates like and the limit lets them."""
    leave_out_news(space, MODERATES)
    there, hidden = space["cells"][MODERATES], 0

    def judge(choice):
        if choice["type"] == "hide no more":
            fields(choice)
            return
        refuse_unless(choice["type"] == "hide", "it is told otherwise")
        refuse_unless(fields(choice, "cell") == ["Active"], "3.3.1")

    while there["active"] > 0 and rally.may_hide_more(name, space, hidden):
        choice = yield Decision(MODERATES, "a Cell to turn Underground", judge)
        if choice["type"] == "hide no more":
            return
        there["active"] -= 1
        there["inactive"] += 1
        hidden += 1


def place_in(game, space, bill):
    """Offset levels, then place the Cell if the count still comes to one."""
    offset, hindrances = 0, rally.hindrances(space)
    if hindrances and can_pay(game, MODERATES, bill.due_for(1)):
        offset = yield from offset_in(game, hindrances, bill)
    most = rally.cells_placed(space, offset)
    yield from take_back(game, MODERATES, "Cell", most)
    most = min(most, available_cells(game, MODERATES))
    choice = yield Decision(MODERATES, "how many Cells to place in the space", exactly(most))
    place_cells(space, MODERATES, choice["cells"])


def exactly(number):
    """3.3.1: no "may" here, and no example with one as in 3.2.1: what was counted is placed."""

    def judge(choice):
        refuse_unless(choice["type"] == "place", "it is told otherwise")
        refuse_unless(fields(choice, "cells") == [number], "3.3.1")

    return judge


def offset_in(game, hindrances, bill):
    """3.3.1, as in 3.2.1: a Resource for each level that shall not count."""

    def judge(choice):
        if choice["type"] == "no Offset":
            fields(choice)
            return
        refuse_unless(choice["type"] == "Offset", "it is told otherwise")
        (amount,) = fields(choice, "amount")
        refuse_unless(isinstance(amount, int) and 1 <= amount <= hindrances, "3.3.1")
        refuse_unless(can_pay(game, MODERATES, bill.due_for(amount)), "3.1")

    asks = "how many Terror markers or levels to Offset"
    choice = yield Decision(MODERATES, asks, judge, moot=lambda: not can_pay(game, MODERATES, bill.due_for(1)))
    amount = choice.get("amount", 0) if choice else 0
    bill.pay(amount)
    return amount
