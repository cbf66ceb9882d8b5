"""What axe finds wrong on a page, and whether the page is wider than its window."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
EVERYTHING = {"type": "tag", "values": RULES}
COLOURS = {"type": "rule", "values": ["color-contrast"]}
# axe does not judge text on a gradient, so gradients are removed.
FLATTEN = """() => document.querySelectorAll('*').forEach(element => {
    const { backgroundImage, backgroundColor } = getComputedStyle(element);
    if (backgroundImage !== 'none' && backgroundColor.startsWith('rgb(')) element.style.backgroundImage = 'none';
})"""
RUN = "rules => axe.run(document, {runOnly: rules, resultTypes: ['violations']}).then(report => report.violations)"


def faults(page: Page, *, only_colours: bool = False) -> list[str]:
    """One line for each fault. The script is evaluated, since the pages allow no other way in."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    page.evaluate(FLATTEN)
    violations = page.evaluate(RUN, COLOURS if only_colours else EVERYTHING)
    return [
        f"{found['id']}: {node['target']} {node['failureSummary']}" for found in violations for node in found["nodes"]
    ]


def overhang(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
