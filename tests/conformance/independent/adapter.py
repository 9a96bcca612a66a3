#!/usr/bin/env python3
"""A slice of All Bridges Burning behind the protocol: run it, and talk JSON lines with it."""
import sys

sys.dont_write_bytecode = True

from moderates_command import moderates_rally
from own_pieces import own_pieces
from propaganda import propaganda_round
from protocol import serve
from rally_command import rally_command
from decisions import Refused
from situations import Situation
from turn import command, event_card, limited_command

PROCEDURES = {
    "rally": rally_command,
    "moderates rally": moderates_rally,
    "event card": event_card,
    "own pieces": own_pieces,
    "command": command,
    "limited command": limited_command,
    "propaganda round": propaganda_round,
}

STARTED = {
    "type": "started",
    "protocol": 1,
    "implementation": {"name": "the slice in Python", "version": "1.0.0"},
    "books": [{"book": "all-bridges-burning", "editions": ["Living Rules, November 2020"]}],
    "readings": {},
    "supports": {"requests": ["case", "judge"], "procedures": list(PROCEDURES), "ignores": []},
}


def answer(request):
    """What the choices come to, or which candidates may follow them."""
    situation = Situation(request["given"]["game"], request["given"]["begin"], PROCEDURES)
    for at, choice in enumerate(request["choices"]):
        try:
            situation.choose(choice)
        except Refused as section:
            return {"type": "refused", "at": at, "reasons": [str(section)]}
    if request["type"] == "judge":
        return {"type": "judged", "legal": [situation.allows(candidate) for candidate in request["candidates"]]}
    return {"type": "result", "game": situation.game, "due": situation.due()}


if __name__ == "__main__":
    serve(STARTED, answer)
