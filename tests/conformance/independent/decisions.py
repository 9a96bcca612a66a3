"""Decisions: somebody is asked, and answers with a choice that is allowed or refused.

A procedure is a generator: it changes the game, yields a `Decision` and is sent the choice made. What it returns is
its outcome.
"""


class Refused(Exception):
    """A choice against the rules; the section that refuses it is the message."""


class Unknown(Exception):
    """Something outside this slice of the rules: the case is skipped."""


class Decision:
    """Somebody is asked. `judge` raises `Refused`, or returns quietly.

    `moot` tells whether a transfer in between has left nothing to choose; then the procedure is sent `None`.
    """

    def __init__(self, seat, asks, judge, transfers=True, moot=lambda: False):
        self.seat, self.asks, self.judge, self.transfers, self.moot = seat, asks, judge, transfers, moot

    def check(self, choice):
        """Refuse a choice of somebody else, or one that the rules do not allow."""
        refuse_unless(choice.get("seat") == self.seat, "somebody else decides")
        self.judge(choice)

    def allows(self, choice):
        """Whether a choice is allowed."""
        try:
            self.check(choice)
        except Refused:
            return False
        return True


def refuse_unless(condition, section):
    """Refuse, citing a section, where a condition does not hold."""
    if not condition:
        raise Refused(section)


def fields(choice, *names):
    """The values of exactly these fields of a choice; any others, or none, are refused."""
    refuse_unless(set(choice) == {"seat", "type", *names}, "it is told otherwise")
    return [choice[name] for name in names]
