"""A hook of the documentation site: each tutorial can be downloaded as a notebook.

The pages are what people read and what the tests run. A notebook is made of its page when the site is built.
"""

from __future__ import annotations

import json
import re
from doctest import DocTestParser, Example
from pathlib import PurePosixPath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

CODE = re.compile(r"^```python\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
IMAGE = re.compile(r"^!\[[^\]]*\]\([^)]*\)\n", re.MULTILINE)
PAGE_LINK = re.compile(r"\[([^\]]+)\]\((?!https?:)[^)]*\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for file in list(files.documentation_pages()):
        if is_tutorial(file.src_uri):
            here = str(PurePosixPath(file.src_uri).with_suffix(".ipynb"))
            files.append(File.generated(config, here, content=json.dumps(notebook(file.content_string), indent=1)))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    here = PurePosixPath(page.file.src_uri)
    if not is_tutorial(str(here)):
        return markdown
    return f"{markdown}\n[This page as a notebook]({here.stem}.ipynb)\n"


def is_tutorial(uri: str) -> bool:
    return uri == "first-bot.md" or uri.startswith("tutorials/")


def notebook(page: str) -> dict[str, Any]:
    """The page in the format of Jupyter, without outputs and what they show. Links to other pages become plain text."""
    cells: list[dict[str, Any]] = []
    for number, part in enumerate(CODE.split(page)):
        if number % 2:
            cells += [code(source) for source in sources(part)]
        elif text := PAGE_LINK.sub(r"\1", IMAGE.sub("", part)).strip():
            cells.append({"cell_type": "markdown", "metadata": {}, "source": text})
    for number, cell in enumerate(cells):
        cell["id"] = f"cell-{number}"
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return {"nbformat": 4, "nbformat_minor": 5, "metadata": {"kernelspec": kernel}, "cells": cells}


def code(source: str) -> dict[str, Any]:
    return {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": source}


def sources(block: str) -> list[str]:
    """The cells of a code block. A notebook shows a cell's last value only, so a cell ends where something is shown."""
    cells = [""]
    for example in DocTestParser().parse(block):
        if isinstance(example, Example):
            cells[-1] += example.source
            if example.want:
                cells.append("")
    return [cell.rstrip("\n") for cell in cells if cell]
