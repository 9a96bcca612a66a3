"""Walks through SCXML files by Qt's interpreter: reads walks line by line, and prints where each step led.

A line is {"file": path, "walk": [{"flags": [transitions], "event": name}, ...]}, all by the names of the chart; the first
step is the beginning. What is printed is a list of {"state": name, or null at the end, "ways": [ids]}, or {"error": text}.
"""

import json
import sys
from xml.etree import ElementTree

from PySide2.QtCore import QCoreApplication
from PySide2.QtScxml import QScxmlStateMachine

OURS = "{urn:rulewright}"
TAG = "{http://www.w3.org/2005/07/scxml}"


def names_in(file):
    """The names of states by id, the events by name, and the flags by transition."""
    root = ElementTree.parse(file).getroot()
    states = {e.get("id"): e.get(OURS + "name") for e in root.iter() if e.get(OURS + "name") and e.get("id")}
    events, flags = {}, {}
    for transition in root.iter(TAG + "transition"):
        if transition.get("event") and transition.get(OURS + "event"):
            events[transition.get(OURS + "event")] = transition.get("event")
        if transition.get("cond"):
            flags[json.loads(transition.find(TAG + "log").get("expr"))] = transition.get("cond").split(".")[1]
    return states, events, flags


def walked(app, file, walk):
    machine = QScxmlStateMachine.fromFile(file)
    errors = [error.toString() for error in machine.parseErrors()]
    if errors:
        return {"error": "; ".join(errors)}
    states, events, flags = names_in(file)
    ways, steps = [], []
    machine.log.connect(lambda label, text: ways.append(text) if label == "way" else None)

    def given(step):
        return {flag: way in step["flags"] for way, flag in flags.items()}

    def look():
        # What is logged comes in by itself, a turn after the step.
        for _ in range(3):
            app.processEvents()
        active = [states[one] for one in machine.activeStateNames() if one in states]
        steps.append({"state": active[0] if active else None, "ways": list(ways)})
        ways.clear()

    machine.setInitialValues({"G": given(walk[0])})
    machine.start()
    look()
    for step in walk[1:]:
        machine.submitEvent("host.guards", given(step))
        machine.submitEvent(events.get(step["event"], step["event"]))
        look()
    machine.stop()
    return steps


def main():
    app = QCoreApplication(sys.argv)
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(walked(app, asked["file"], asked["walk"])), flush=True)


main()
