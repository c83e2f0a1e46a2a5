"""Reads the accessible tree of a program from the accessibility bus, as a screen reader does.

Runs with the distribution's own Python, which has pyatspi. For each line on the standard input, the name of a program,
it answers with one line of JSON: the program's tree, or null while there is none.
"""

import json
import sys

import gi
import pyatspi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

DEEPEST = 60
KEPT = {"active", "checkable", "checked", "enabled", "expanded", "focusable", "focused", "selected", "showing"}


def read(node, depth=0):
    states = {pyatspi.stateToString(state) for state in node.getState().getStates()}
    found = pyatspi.listInterfaces(node)
    text = node.queryText().getText(0, -1) if "Text" in found else None
    value = node.queryValue().currentValue if "Value" in found else None
    below = [node.getChildAtIndex(place) for place in range(node.childCount)] if depth < DEEPEST else []
    return {
        "role": node.getRoleName(),
        "name": node.name,
        "description": node.description,
        "states": sorted(states & KEPT),
        "text": text,
        "value": value,
        "children": [read(child, depth + 1) for child in below if child is not None],
    }


def program(name):
    for node in pyatspi.Registry.getDesktop(0):
        if node is not None and node.name == name:
            return read(node)
    return None


def main():
    # What is remembered of a node is brought up to date only by a loop that does not run here.
    pyatspi.Registry.getDesktop(0).set_cache_mask(Atspi.Cache.NONE)
    for line in sys.stdin:
        try:
            answer = program(line.strip())
        except Exception as error:  # noqa: BLE001  # a node that went away while it was read: ask again
            print(f"{type(error).__name__}: {error}", file=sys.stderr)
            answer = None
        print(json.dumps(answer), flush=True)


main()
