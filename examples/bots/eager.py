#!/usr/bin/env python3
"""A bot from outside in a few lines, without any library. Try it:

    parlour simulate murdero --bots examples/bots/eager.py,novice --games 20

It does what moves its game forward, if it can, and anything that is allowed otherwise.
"""

import json
import random
import sys
from typing import Any

EAGER = {"Build", "Play", "Call", "Claim", "Lay", "Done"}


def decide(question: dict[str, Any]) -> Any:
    luck = random.Random(question["luck"])  # the same luck, the same game
    choices = question["choices"]
    forward = [action for action in choices if action["type"] in EAGER]
    return luck.choice(forward if forward and luck.random() < 0.8 else choices)


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"number": question["number"], "action": decide(question)}), flush=True)
