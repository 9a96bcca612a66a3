"""A Propaganda Round, as far as its Victory Phase (2.3, 6.1)."""
from decisions import Unknown
from victory import victory_check


def propaganda_round(game, _terms):
    """Does anybody win at once? What follows otherwise is outside this slice."""
    game["propagandaRounds"] += 1
    if victory_check(game):
        return "victory check"
    raise Unknown("a Propaganda Round after its Victory Phase (6.2 to 6.5)")
    yield  # a procedure, though nothing is asked
