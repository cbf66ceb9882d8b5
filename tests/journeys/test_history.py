"""Your games: nothing yet on a first visit; later results, plots, records, and the way to every game."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from playwright.sync_api import expect

from parlour.catalog import CATALOG
from parlour.core.recording import read, verify
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.moerder import Moerder
from tests.journeys.accessibility import faults, overhang
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.past import Past, remember
from tests.journeys.screen import SMALL_PHONE

CODE = GrandMasterMind(roles="decode")
GAMES = (
    *(Past(CODE, days) for days in (200, 100, 9, 8, 7)),
    Past(CODE, 3, ["Tom"]),
    Past(Moerder(start_player=0), 2, ["expert", "novice"]),
)


def test_a_first_visit_says_what_will_lie_here(guests: Guests) -> None:
    anna = guests.come(phone=True)
    anna.button("house-menu").tap()
    anna.link("house-your-games").tap()
    anna.reads("history-empty")
    assert (faults(anna.page), overhang(anna.page)) == ([], 0)
    anna.link("house-to-shelf").tap()
    anna.reads("shelf-title")


def test_your_games_are_filtered_read_and_saved(guests: Guests, house: House) -> None:
    ada = guests.come("/games", cookie=remember(house.data, *GAMES))
    lines = ada.page.get_by_role("listitem").filter(has=ada.page.get_by_role("time"))
    expect(lines).to_have_count(len(GAMES))
    assert (faults(ada.page), overhang(ada.page)) == ([], 0)

    ada.radio("history-show-people").check(force=True)
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("Tom")
    ada.radio("history-show-house").check(force=True)
    expect(lines).to_have_count(len(GAMES) - 1)
    ada.page.get_by_label(ada.says("history-strength"), exact=True).select_option("expert")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text(ada.says("moerder-title"))
    ada.radio("history-show-alone").check(force=True)
    ada.sees("history-found", count=0)

    with ada.page.expect_download() as saved:
        ada.link("history-export").click()
    archive = ZipFile(BytesIO(Path(saved.value.path()).read_bytes()))
    games = [name for name in archive.namelist() if name.startswith("games/")]
    assert len(games) == len(GAMES)
    for name in games:
        verify(read(archive.read(name), CATALOG))


def test_a_game_has_a_page_with_plots_and_records_that_lead_to_their_games(guests: Guests, house: House) -> None:
    ada = guests.come("/games", cookie=remember(house.data, *GAMES))
    ada.page.get_by_role("link", name=ada.says("grandmastermind-title")).first.click()
    ada.reads("grandmastermind-title")
    against = ada.page.get_by_role("region", name=ada.says("history-by-opponent")).get_by_role("row")
    expect(against).to_have_count(3)
    expect(against.nth(2)).to_contain_text(ada.says("history-people"))
    ada.page.get_by_text(ada.says("history-as-table"), exact=True).click()
    time = ada.page.get_by_role("region", name=re.compile(ada.says("history-over-time")))
    expect(time.get_by_role("row")).to_have_count(len(GAMES))
    assert (faults(ada.page), overhang(ada.page)) == ([], 0)
    ada.takes(SMALL_PHONE)
    assert (faults(ada.page), overhang(ada.page)) == ([], 0)
    records = ada.page.get_by_role("region", name=ada.says("history-records"))
    records.get_by_role("link").first.click()
    expect(ada.page).to_have_url(re.compile("/replay/past-"))
