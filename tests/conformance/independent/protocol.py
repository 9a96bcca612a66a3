"""JSON lines over standard input and output: one request, one answer."""
import json
import sys

from decisions import Refused, Unknown


def serve(started, answer):
    """Answer requests until told to stop."""
    for line in sys.stdin:
        if not line.strip():
            continue
        request = json.loads(line)
        if request["type"] == "stop":
            return
        reply = started if request["type"] == "start" else answered(request, answer)
        print(json.dumps(reply, ensure_ascii=False), flush=True)


def answered(request, answer):
    """The answer to a request about a situation, whatever comes of it."""
    try:
        reply = answer(request)
    except Unknown as reason:
        reply = {"type": "skipped", "reason": str(reason)}
    except Refused as section:
        reply = {"type": "refused", "reasons": [str(section)]}
    except Exception as error:  # a fault of ours costs one case
        reply = {"type": "errored", "message": f"{type(error).__name__}: {error}"}
    return {"id": request["id"], **reply}
