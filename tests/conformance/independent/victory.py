"""Victory (chapter 7, 6.1)."""
from decisions import Unknown
from game import FACTIONS, controller, on_map, support
from map import TOWNS, whatever_the_populations


def total_opposition(game):
    """1.6: Population under Opposition, twice where Active. A function of the Populations."""
    weights = {name: -support(space) for name, space in game["spaces"].items() if support(space) < 0}
    return tuple(weights), lambda populations: sum(weights[name] * populations[name] for name in weights)


def town_population(game):
    """7.2: the Population of Towns that the Senate Controls. A function of the Populations."""
    towns = tuple(name for name in TOWNS if controller(game["spaces"][name]) == "senate")
    return towns, lambda populations: sum(populations[name] for name in towns)


def issues_and_networks(game):
    """1.12: Resolved Issues plus Networks on the map."""
    return sum(game["resolved"].values()) + on_map(game, lambda space: space["networks"])


def prevented(game, power):
    """7.2, 7.3: more than five of Vassalage and Polarization together keep the friendly Faction from winning."""
    return game["vassalage"][power] + game["polarization"] > 5


def reached(game, faction):
    """7.2: whether a Faction meets its conditions during a Propaganda Round."""
    if faction == "moderates":
        enough = game["resources"]["moderates"] > 14
        return enough and issues_and_networks(game) + 1 >= game["polarization"]
    if faction == "senate":
        towns, total = town_population(game)
        return not prevented(game, "germany") and whatever_the_populations(towns, lambda p: total(p) > 3)
    spaces, opposition = total_opposition(game)
    administrations = on_map(game, lambda space: space["administrations"])
    return not prevented(game, "russia") and whatever_the_populations(
        spaces, lambda p: opposition(p) + administrations > 11
    )


def victory_check(game):
    """6.1: whether anybody wins at the start of a Propaganda Round."""
    verdicts, unknown = [], None
    for faction in FACTIONS:
        try:
            verdicts.append(reached(game, faction))
        except Unknown as reason:
            unknown = reason
    if any(verdicts):
        return True
    if unknown:
        raise unknown
    return False


def margin(game, faction):
    """7.3: the margin of a Faction after the last Propaganda Round."""
    if faction == "moderates":
        return game["resources"]["moderates"] - 14 - max(0, 4 - issues_and_networks(game))
    if faction == "senate":
        towns, total = town_population(game)
        return 0 if prevented(game, "germany") else whatever_the_populations(towns, lambda p: total(p) - 3)
    spaces, opposition = total_opposition(game)
    administrations = on_map(game, lambda space: space["administrations"])
    return (
        0
        if prevented(game, "russia")
        else whatever_the_populations(spaces, lambda p: opposition(p) + administrations - 11)
    )


def ranking(game):
    """7.1: best margin first. Of equals a Non-player is ahead, the Moderates next, the Reds last."""
    precedence = {"moderates": 1, "senate": 2, "reds": 3}
    for faction in game["nonPlayers"]["factions"]:
        precedence[faction] = 0
    return sorted(FACTIONS, key=lambda faction: (-margin(game, faction), precedence[faction]))


def final_winner(game):
    """7.2, 7.3: who wins after the last Propaganda Round; nobody where two Powers are level."""
    best = ranking(game)[0]
    if margin(game, best) > 0:
        return best
    powers = [power for power in ("russia", "germany") if prevented(game, power)]
    levels = {power: game["vassalage"][power] for power in powers}
    if len(powers) == 2 and levels["russia"] == levels["germany"]:
        return None
    return max(powers, key=levels.get) if powers else best
