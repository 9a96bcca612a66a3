"""When a Special Activity may still be added to a Command (4.1). What it does is outside this slice."""
from decisions import Decision, Unknown, fields, refuse_unless
from game import cells
from map import TOWNS


def may_add_special(game, terms):
    """4.1: with a full Command, once, and the slice ends there; 4.2.2 is always open to the Reds and the Senate."""
    if not terms.get("special"):
        return False
    return terms["faction"] != "moderates" or may_use_personality(game)


def may_use_personality(game):
    """4.3.1: the only one that accompanies the Moderates' Rally; 1.4.2: they may first take the Personality back."""
    spaces = game["spaces"].values()
    if game["phase"] == 2 and any(sum(space["news"]["moderates"].values()) for space in spaces):
        raise Unknown("News (4.3.1)")
    return any(cells(game["spaces"][town], "moderates") for town in TOWNS)


def leave_out_special(game, terms, choice):
    """A Special Activity where one may be added leads out of this slice; where none may, it is refused."""
    if choice["type"] == "special":
        refuse_unless(may_add_special(game, terms), "4.1")
        raise Unknown("Special Activities (chapter 4)")


def nothing_but_special(game, terms, asks, no="nothing"):
    """Where only a Special Activity could be chosen, somebody still has to decline it."""

    def judge(choice):
        leave_out_special(game, terms, choice)
        refuse_unless(choice["type"] == no, "it is told otherwise")
        fields(choice)

    if may_add_special(game, terms):
        yield Decision(terms["faction"], asks, judge)
