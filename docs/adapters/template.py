#!/usr/bin/env python3
"""An adapter in Python, to be filled in: requests come in, one JSON object a line, and every one is answered by a line.

As it stands it knows no rules and skips everything. Fill in `started`, then `PROCEDURES`, then the others; whatever you do not
know you go on skipping, with the reason. docs/protocol.md of Rulewright explains the requests.
"""
import hashlib
import json
import sys


def started(request):
    """Who you are, and what you can do. The runner asks nothing else of you."""
    return {
        "type": "started",
        "protocol": 1,
        "implementation": {"name": "my implementation", "version": "0.1"},
        "books": [{"book": request["book"], "editions": [request["edition"]]}],
        "readings": {},  # by question, where you read a place of the text in one of several ways
        "supports": {"requests": ["case", "judge", "census"]},
    }


# Your rules, by what begins: each takes the game, the argument and the choices, and tells what they come to,
# {"type": "result", "game": ..., "due": ...}, or the first that is illegal, {"type": "refused", "at": ...}.
PROCEDURES = {}


def case(request):
    """Plays the choices from the beginning of a procedure."""
    given, choices = request["given"], request["choices"]
    begin = given["begin"]
    if begin["procedure"] not in PROCEDURES:
        return skipped(request, begin["procedure"] + " is not known here")
    return {"id": request["id"], **PROCEDURES[begin["procedure"]](given["game"], begin["args"], choices)}


def judge(request):
    """Plays the choices and judges the candidates: {"type": "judged", "id", "legal": [True, False, ...]}."""
    return skipped(request, "nothing is judged here")


def census(request):
    """Counts everything that can be done after the choices: {"type": "counted", "id", "actions", "positions", "digest"}."""
    return skipped(request, "nothing is counted here")


def skipped(request, reason):
    return {"type": "skipped", "id": request["id"], "reason": reason}


def digest(game):
    """The digest of a game."""
    text = json.dumps(game, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def digest_of_all(games):
    """The digest of the different games among some."""
    lines = "".join(line + "\n" for line in sorted({digest(game) for game in games}))
    return hashlib.sha256(lines.encode()).hexdigest()


ANSWERS = {"start": started, "case": case, "judge": judge, "census": census}


def answer(line):
    """The answer to a line; nothing where it says stop. What goes wrong costs this line and no other."""
    request = None
    try:
        request = json.loads(line)
        return None if request["type"] == "stop" else ANSWERS[request["type"]](request)
    except Exception as problem:
        known = request.get("id") if isinstance(request, dict) else None
        message = f"{type(problem).__name__}: {problem}"
        return {"type": "errored", "id": known if isinstance(known, str) else "", "message": message}


def main():
    for line in sys.stdin.buffer:
        reply = answer(line)
        if reply is None:
            return
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
