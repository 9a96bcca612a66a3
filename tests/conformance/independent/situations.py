"""A situation: a game, a procedure that begins in it, and the choices that follow."""
from copy import deepcopy

from decisions import Refused, Unknown, refuse_unless
from game import FACTIONS, MOST_RESOURCES


class Situation:
    """A procedure under way in a copy of a game."""

    def __init__(self, game, begin, procedures):
        if begin["procedure"] not in procedures:
            raise Unknown(f"does not know {begin['procedure']}")
        self.game = deepcopy(game)
        self._course = procedures[begin["procedure"]](self.game, begin["args"])
        self.decision = self.outcome = None
        self._go_on(None)

    def check(self, choice):
        """Refuse a choice that may not be made now."""
        refuse_unless(self.decision is not None, "nothing is asked any more")
        if choice.get("type") == "transfer" and self.decision.transfers:
            check_transfer(self.game, choice)
        else:
            self.decision.check(choice)

    def choose(self, choice):
        """Make a choice, and go on to the next decision."""
        self.check(choice)
        if choice["type"] == "transfer":
            self.game["resources"][choice["from"]] -= choice["amount"]
            self.game["resources"][choice["to"]] += choice["amount"]
            if self.decision.moot():
                self._go_on(None)
            return
        self._go_on(choice)

    def _go_on(self, choice):
        try:
            self.decision = self._course.send(choice)
        except StopIteration as end:
            self.decision, self.outcome = None, end.value

    def allows(self, choice):
        """Whether a choice may be made now."""
        try:
            self.check(choice)
        except Refused:
            return False
        return True

    def due(self):
        """What is asked next, or that all is over."""
        if self.decision is None:
            return {"over": True, "outcome": self.outcome}
        return {"seat": self.decision.seat, "asks": self.decision.asks}


def check_transfer(game, choice):
    """1.3.2: any Faction may give Resources to another, as long as both stay between 0 and 30 (1.5)."""
    known = set(choice) == {"seat", "type", "from", "to", "amount"}
    refuse_unless(known and choice["from"] in FACTIONS and choice["to"] in FACTIONS, "it is told otherwise")
    giver, taker, amount = choice["from"], choice["to"], choice["amount"]
    refuse_unless(choice["seat"] == giver and giver != taker, "1.3.2")
    refuse_unless(isinstance(amount, int) and 1 <= amount <= game["resources"][giver], "1.5")
    refuse_unless(game["resources"][taker] + amount <= MOST_RESOURCES, "1.5")
    if {giver, taker} & set(game["nonPlayers"]["factions"]):
        raise Unknown("transfers with Non-players (8.1.2)")
