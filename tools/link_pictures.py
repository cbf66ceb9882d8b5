"""Draws the pictures that messengers show beside a link: one for each game, one for the house."""

from __future__ import annotations

import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, expect

from parlour.catalog import CATALOG
from parlour.server.pages.head import HEIGHT, HOUSE, WIDTH
from tests.journeys.chromium import launched
from tests.journeys.house import House

PICTURES = Path(__file__).resolve().parent.parent / "web" / "public" / "pictures"
QUALITY = 84

# The lids of the shelf on a table of their own. Scripts may set styles where a page may not bring any.
SET_UP = """([games, title]) => {
    const style = (element, styles) => Object.assign(element.style, styles);
    const make = (parent, name) => parent.appendChild(document.createElement(name));
    const stage = make(document.body, 'div');
    if (games.length === 1) stage.dataset.game = games[0];
    style(stage, { position: 'fixed', inset: '0', zIndex: '99', display: 'grid', gap: '56px',
        alignItems: 'center', alignContent: 'center', padding: '0 72px',
        gridTemplateColumns: title ? '430px 1fr' : '1fr',
        background: title ? 'linear-gradient(150deg, color-mix(in oklab, var(--accent) 10%, #fffcf6),'
            + ' color-mix(in oklab, var(--accent) 26%, #f1e6d2))' : 'linear-gradient(150deg, #fffcf6, #ecdfc8)' });
    const lids = make(stage, 'div');
    style(lids, { display: 'grid', gridAutoFlow: 'column', gap: '26px', gridAutoColumns: '1fr' });
    for (const game of games) {
        const lid = document.querySelector(`li[data-game="${game}"] .lid .lid`).cloneNode(true);
        style(lid, { height: title ? '484px' : '240px', position: 'static' });
        lid.querySelector('.title')?.remove();
        lids.append(lid);
    }
    const words = make(stage, 'div');
    if (!title) lids.before(words);
    const brand = document.querySelector('header .name').cloneNode(true);
    style(brand, { fontSize: title ? '44px' : '92px', gap: '18px', opacity: '1' });
    const mark = brand.querySelector('svg');
    style(mark, { width: title ? '52px' : '100px', height: title ? '52px' : '100px' });
    if (title) {
        const heading = make(words, 'div');
        heading.textContent = title;
        style(heading, { font: '640 92px/1.02 var(--serif)', letterSpacing: '-0.02em', marginBottom: '44px',
            textWrap: 'balance', color: 'color-mix(in oklab, var(--accent) 62%, var(--ink))' });
    }
    words.append(brand);
}"""


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    games = tuple(CATALOG)
    with launched() as chromium, tempfile.TemporaryDirectory() as data:
        house = House(Path(data))
        house.open()
        try:
            context = chromium.new_context(base_url=house.address, viewport=ViewportSize(width=WIDTH, height=HEIGHT))
            page = context.new_page()
            for name in games:
                take(page, name, (name,))
            take(page, HOUSE, games)
        finally:
            house.close()


def take(page: Page, name: str, games: tuple[str, ...]) -> None:
    page.goto("/")
    expect(page.locator("li[data-game] .lid .lid svg")).to_have_count(len(CATALOG))
    title = page.locator(f'li[data-game="{name}"] h2').inner_text() if name in games else ""
    page.evaluate(SET_UP, [games, title])
    page.evaluate("document.fonts.ready")
    picture = Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    picture.save(PICTURES / f"{name}.jpg", quality=QUALITY, optimize=True, progressive=True)


if __name__ == "__main__":
    main()
