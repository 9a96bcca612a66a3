"""A Propaganda Round, as far as its Victory Phase (2.3, 6.1)."""
from decisions import Decision, Unknown
from victory import victory_check

ISSUES = 3  # 1.11; no transfers in between, as no Command, Special Activity or Event is executed (1.3.2)


def propaganda_round(game, _terms):
    """Does anybody win at once? If not, the Politics Phase asks for its die, and what follows is outside this slice."""
    if len(game["nonPlayers"]["factions"]) > 1:
        raise Unknown("Victory with two Non-players or more (8.7)")
    game["propagandaRounds"] += 1
    if victory_check(game):
        return "victory check"
    if sum(game["resolved"].values()) < ISSUES:
        yield Decision("chance", "the die against the cubes", left_out, transfers=False)
    raise Unknown("a Propaganda Round after its Victory Phase (6.2 to 6.5)")


def left_out(_choice):
    """6.2 and on."""
    raise Unknown("a Propaganda Round after its Victory Phase (6.2 to 6.5)")
