"""Copies the teaching game's files into the page that explains them. `python -m tools.teaching_page`"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```python (?P<path>tests/teaching/\S+)\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


def shown() -> dict[str, str]:
    """The code in the page, by file."""
    return {block["path"]: block["code"] for block in BLOCK.finditer(PAGE.read_text(encoding="utf-8"))}


def main() -> None:
    def renewed(block: re.Match[str]) -> str:
        return f"```python {block['path']}\n{(ROOT / block['path']).read_text(encoding='utf-8')}```"

    PAGE.write_text(BLOCK.sub(renewed, PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
