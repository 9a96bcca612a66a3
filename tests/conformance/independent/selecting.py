"""Selecting the spaces of a Command (3.1)."""
from decisions import Decision, Unknown, fields, refuse_unless
from game import can_pay
from map import SPACES
from special import leave_out_special, may_add_special


def leave_out_non_players(game, faction):
    """Chapter 8 is outside this slice."""
    if faction in game["nonPlayers"]["factions"]:
        raise Unknown("Non-players (chapter 8)")


def select_space(game, terms, asks, selected, most, cost):
    """One more space, or nothing when there shall be no more. Nobody is asked where there is nothing to choose.

    What can be paid is looked up anew for every choice: Resources may change hands in between (1.3.2).
    """
    allowed = SPACES if terms["spaces"] == "any" else terms["spaces"]

    def selectable():
        affordable = terms["free"] or can_pay(game, terms["faction"], cost())
        return [name for name in allowed if name not in selected] if affordable and len(selected) < most else []

    def judge(choice):
        leave_out_special(game, terms, choice)
        if choice["type"] == "select":
            (name,) = fields(choice, "space")
            refuse_unless(name in selectable(), "3.1")
            return
        fields(choice)
        if choice["type"] == "stop":
            refuse_unless(selected and selectable(), "3.1: a Command is executed somewhere")
        else:
            refuse_unless(choice["type"] == "nothing" and not selectable(), "it is told otherwise")

    def moot():
        return not selectable() and not may_add_special(game, terms)

    if moot():
        return None
    choice = yield Decision(terms["faction"], asks, judge, moot=moot)
    return choice["space"] if choice and choice["type"] == "select" else None
