"""Rally by the Moderates, as it is asked for (3.3.1)."""
import moderates_rally as rally
from decisions import Decision, Unknown, fields, refuse_unless
from game import available_cells, can_pay, pay, place_cells, replace_two_cells
from selecting import leave_out_non_players, select_space

MODERATES = "moderates"
STATUSES = {"Active": "active", "Inactive": "inactive"}


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
    while len(selected) < most:
        asks = "moderates rally / a space for the Moderates to Rally in"
        name = yield from select_space(game, terms, asks, selected, bill.due_for(1))
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
        elif choice["type"] == "hide Cells":
            fields(choice)
            refuse_unless(rally.may_hide(space), "3.3.1")
        else:
            refuse_unless(choice["type"] == "replace", "it is told otherwise")
            statuses = fields(choice, "cell", "other")
            refuse_unless(all(status in STATUSES for status in statuses), "it is told otherwise")
            told = [STATUSES[status] for status in statuses]
            refuse_unless(rally.may_become_network(game, space, told), "3.3.1, 1.4.2, 1.4.3")

    choice = yield Decision(MODERATES, "moderates rally / what the Rally does in the space", judge)
    if choice["type"] == "place Cells":
        yield from place_in(game, space, bill)
    elif choice["type"] == "hide Cells":
        hidden = rally.most_hidden(name, space)
        space["cells"][MODERATES]["active"] -= hidden
        space["cells"][MODERATES]["inactive"] += hidden
    else:
        statuses = [STATUSES[choice[which]] for which in ("cell", "other")]
        replace_two_cells(game, name, MODERATES, statuses, "networks")


def place_in(game, space, bill):
    """Offset levels, then place at most one Cell."""
    offset = hindrances = rally.hindrances(space)
    if hindrances and not bill.free:
        offset = yield from offset_in(game, hindrances, bill)
    most = rally.cells_placed(space, offset)
    if most > available_cells(game, MODERATES):
        raise Unknown("own Cells taken off the map to be placed again (1.4.2)")
    if most:
        choice = yield Decision(MODERATES, "moderates rally / how many Cells to place in the space", up_to(most))
        place_cells(space, MODERATES, choice["cells"])


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

    choice = yield Decision(MODERATES, "moderates rally / how many Terror markers or levels to Offset", judge)
    amount = choice.get("amount", 0)
    bill.pay(amount)
    return amount
