"""Selecting the spaces of a Command (3.1)."""
from decisions import Decision, Unknown, fields, refuse_unless
from game import can_pay
from map import SPACES


def leave_out_non_players(game, faction):
    """Chapter 8 is outside this slice."""
    if faction in game["nonPlayers"]["factions"]:
        raise Unknown("Non-players (chapter 8)")


def select_space(game, terms, asks, selected, cost):
    """One more space, or nothing when there shall be no more."""
    faction = terms["faction"]

    def judge(choice):
        if choice["type"] in ("special", "nothing"):
            raise Unknown("Special Activities (chapter 4)")
        if choice["type"] == "stop":
            fields(choice)
            refuse_unless(selected, "3.1: a Command is executed somewhere")
            return
        refuse_unless(choice["type"] == "select", "it is told otherwise")
        (name,) = fields(choice, "space")
        refuse_unless(name in SPACES, "1.2.1")
        refuse_unless(terms["spaces"] == "any" or name in terms["spaces"], "5.1")
        refuse_unless(name not in selected, "3.1")
        refuse_unless(terms["free"] or can_pay(game, faction, cost), "3.1")

    choice = yield Decision(faction, asks, judge)
    return choice["space"] if choice["type"] == "select" else None
