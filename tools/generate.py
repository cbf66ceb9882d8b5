"""Writes the schema and the TypeScript types of the wire, and cases from the rules for the boards.

`--check` only says whether they are current.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping
from functools import reduce
from inspect import cleandoc
from operator import or_
from pathlib import Path
from typing import Any

import msgspec

from parlour.catalog import CATALOG
from parlour.core.listing import Listing
from parlour.core.options import Option
from parlour.core.saying import Said
from parlour.review.curves.curve import Curve
from parlour.server.door import lessons, lookup, messages
from parlour.server.evening import daily, replay
from parlour.server.evening.endings import Ending
from parlour.server.evening.history import HistoryPage
from parlour.server.evening.resuming import PlayOn
from parlour.server.evening.reviews import Review
from parlour.server.evening.statistics import Statistics
from parlour.server.hall import messages as hall_messages
from tools.cases import letter, moerder, murdero, typing, wordsearch

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
Schema = dict[str, Any]

# What a browser sends: only here may a field with a default be left out.
ASKED = {
    "AnyRequest": messages.AnyRequest,
    "OpenTable": hall_messages.OpenTable,
    "Rename": hall_messages.Rename,
    "Learn": lessons.Learn,
    "PlayOn": PlayOn,
    "TryPuzzle": daily.TryPuzzle,
}
TOLD = {
    "AnyMessage": messages.AnyMessage,
    "Me": hall_messages.Me,
    "Blocked": hall_messages.Blocked,
    "Box": hall_messages.Box,
    "Promised": hall_messages.Promised,
    "Opened": hall_messages.Opened,
    "Hall": hall_messages.Hall,
    "RulesPage": hall_messages.RulesPage,
    "LookedUp": lookup.LookedUp,
    "LessonShown": lessons.LessonShown,
    "Ending": Ending,
    "Review": Review,
    "HistoryPage": HistoryPage,
    "Statistics": Statistics,
    "DailyPage": daily.DailyPage,
    "ReplayShown": replay.ReplayShown,
    "ReplayFrames": replay.ReplayFrames,
    "Curve": Curve,
    "Said": Said,
    "AnyOption": Option,
}
LEFT_OUT = ("title", "discriminator", "default")
# Names that would hide TypeScript's own.
RENAMED = {
    "Pick": "PickOption",
    "Number": "NumberOption",
    "Several": "SeveralOption",
    "Counted": "CountedOption",
    "Text": "TextOption",
}

COMPILE = """
import { compile } from 'json-schema-to-typescript';
let text = '';
for await (const part of process.stdin) text += part;
process.stdout.write(await compile(JSON.parse(text), 'Wire', {
  bannerComment: '// Written by tools/generate.py; do not edit.', unreachableDefinitions: true,
  additionalProperties: false, style: { printWidth: 120 },
}));
"""

# What json-schema-to-typescript says of the document around the types.
NOISE = re.compile(
    r"/\*\*\n \* This interface was referenced by .*\n \* via .*\n \*/\n"
    r"| \*\n \* This interface was referenced by .*\n \* via .*\n"
    r"|export interface Wire \{\n.*\n\}\n"
)


def types_of(listing: Listing) -> dict[str, Any]:
    """What of a game goes over the wire."""
    return {
        "Action": listing.types.seat_action,
        "View": listing.types.view,
        "Offer": listing.types.offer,
        "Event": listing.types.event,
        "Options": listing.game,
        "Example": reduce(or_, dict.fromkeys(map(type, listing.examples.values()))),
    }


def schema(types: Mapping[str, Any]) -> Schema:
    """One document with every type under its name."""
    tops, parts = msgspec.json.schema_components(list(types.values()), ref_template="#/$defs/{name}")
    named = {name: top for name, top in zip(types, tops, strict=True) if top != {"$ref": f"#/$defs/{name}"}}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": in_order({**parts, **named})}


def in_order(node: Any) -> Any:
    """The same with the defaults of sets sorted, since a set has no order, and without indentation in descriptions,
    which Python keeps up to 3.12.
    """
    if isinstance(node, list):
        return [in_order(part) for part in node]
    if not isinstance(node, dict):
        return node
    done = {key: in_order(part) for key, part in node.items()}
    if node.get("uniqueItems") is True and "default" in node:
        done["default"] = sorted(node["default"])
    if isinstance(about := node.get("description"), str):
        done["description"] = cleandoc(about)
    return done


def for_typescript(document: Schema, sparing: frozenset[str]) -> Schema:
    """The same as json-schema-to-typescript understands it; the structs named in `sparing` keep optional fields."""
    same = {part["$ref"].rpartition("/")[2]: name for name, part in document["$defs"].items() if "$ref" in part}
    renamed = RENAMED | same

    def rewrite(node: Any, keep_optional: bool) -> Any:
        if isinstance(node, list):
            return [rewrite(part, keep_optional) for part in node]
        if not isinstance(node, dict):
            return node
        if "$ref" in node:
            name = node["$ref"].rpartition("/")[2]
            return {"$ref": f"#/$defs/{renamed.get(name, name)}"}
        done = {key: rewrite(part, keep_optional) for key, part in node.items() if key not in LEFT_OUT}
        if "properties" in node:  # whose keys are names of ours
            done["properties"] = {name: rewrite(part, keep_optional) for name, part in node["properties"].items()}
        if "prefixItems" in done:
            done |= {"items": done.pop("prefixItems"), "additionalItems": False}
        if "properties" in done:
            done["additionalProperties"] = False
            if not keep_optional:
                done["required"] = list(done["properties"])
        elif done.get("type") == "object":
            done.setdefault("additionalProperties", True)
        return done

    parts = {
        renamed.get(name, name): rewrite(part, name in sparing)
        for name, part in document["$defs"].items()
        if "$ref" not in part
    }
    return {"$defs": parts}


def typescript(document: Schema, sparing: frozenset[str]) -> bytes:
    made = subprocess.run(
        [Path(sys.executable).with_name("node"), "--input-type=module", "--eval", COMPILE],
        cwd=WEB,
        input=msgspec.json.encode(for_typescript(document, sparing)),
        stdout=subprocess.PIPE,
        check=True,
    )
    return NOISE.sub("", made.stdout.decode()).encode()


def pretty(document: Schema) -> bytes:
    return msgspec.json.format(msgspec.json.encode(document, order="deterministic"), indent=2) + b"\n"


def by_line(cases: Any, depth: int = 2) -> bytes:
    """Not one line, and not one for each number: a change can be read in a diff."""
    plain = msgspec.to_builtins(cases, order="deterministic")

    def written(node: Any, left: int) -> bytes:
        if not left or not node or not isinstance(node, dict | list | tuple):
            return msgspec.json.encode(node)
        if not isinstance(node, dict):
            return b"[\n" + b",\n".join(written(part, left - 1) for part in node) + b"\n]"
        parts = (msgspec.json.encode(key) + b":" + written(part, left - 1) for key, part in node.items())
        return b"{\n" + b",\n".join(parts) + b"\n}"

    return written(plain, depth) + b"\n"


def generated() -> dict[Path, bytes]:
    """Every generated file and what belongs into it."""
    protocol = schema({**ASKED, **TOLD})
    asked = frozenset(schema(ASKED)["$defs"])
    files = {
        ROOT / "docs/schema/protocol.json": pretty(protocol),
        WEB / "src/lib/gen/protocol.gen.ts": typescript(protocol, asked),
        WEB / "src/lib/words/cases.gen.json": by_line(typing.cases(), 1),
        WEB / "src/games/moerder/cases.gen.json": by_line(moerder.cases()),
        WEB / "src/games/wordsearch/cases.gen.json": by_line(wordsearch.cases(), 5),
        WEB / "src/games/letter/cases.gen.json": by_line(letter.cases(), 4),
        WEB / "src/games/murdero/cases.gen.json": by_line(murdero.cases(), 4),
    }
    for name, listing in CATALOG.items():
        document = schema(types_of(listing))
        files[ROOT / f"docs/schema/{name}.json"] = pretty(document)
        files[WEB / f"src/games/{name}/types.gen.ts"] = typescript(document, frozenset())
    return files


def stale() -> list[Path]:
    """The files that are not as they should be."""
    return [
        path.relative_to(ROOT)
        for path, content in generated().items()
        if not path.is_file() or path.read_bytes() != content
    ]


def main(arguments: list[str]) -> None:
    if arguments == ["--check"]:
        if old := stale():
            sys.exit(f"Not current: {', '.join(map(str, old))}. Write them with: python -m tools.generate")
        return
    for path, content in generated().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


if __name__ == "__main__":
    main(sys.argv[1:])
