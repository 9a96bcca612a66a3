"""The map, as far as the rules booklet prints it (1.2, Setup).

Populations are drawn on the board, not in the booklet. What the booklet lets one conclude is kept here as the numbers
that remain possible; whoever asks gets an answer only where every possible map gives the same one.
"""
from itertools import product

from decisions import Unknown

TOWNS = ("Helsinki", "Tampere", "Turku", "Vaasa", "Viipuri")

SPACES = TOWNS + (
    "Häme",
    "Karelia",
    "Kuopion lääni",
    "Mikkelin lääni",
    "Oulun lääni",
    "Pohjanmaa",
    "Uusimaa",
    "Varsinais-Suomi",
)

# 1.2.1: from 0 to 2, where nothing more is said.
POSSIBLE = {space: (0, 1, 2) for space in SPACES}
POSSIBLE.update(
    {
        "Tampere": (1,),  # 1.2, the legend of the map
        "Vaasa": (1,),  # Setup: the Senate begins with 1 Town Population, and Controls this Town alone
        "Mikkelin lääni": (0,),  # 6.3, example
        "Helsinki": (1, 2),  # 4.3.3, example with 4.3.3: it may be selected
    }
)


def lawful(populations):
    """Setup: Opposition begins at 3, Passive in Tampere, Häme and Uusimaa."""
    both = [populations.get(space) for space in ("Häme", "Uusimaa")]
    return None in both or sum(both) == 2


def whatever_the_populations(spaces, asked):
    """What `asked` says of the Populations of some spaces, where all that is possible gives one answer."""
    answers = set()
    for numbers in product(*(POSSIBLE[space] for space in spaces)):
        populations = dict(zip(spaces, numbers))
        if lawful(populations):
            answers.add(asked(populations))
    if len(answers) != 1:
        raise Unknown("depends on a Population that the booklet does not print")
    return answers.pop()
