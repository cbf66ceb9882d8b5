"""Who plays each seat now: a person, a bot, or a bot that stands in for somebody who is away."""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.game import Millis, Seat
from parlour.server.door.messages import Strength
from parlour.server.tables.ledger import Ledger
from parlour.server.tables.manners import Manners
from parlour.server.tables.presence import Presence
from parlour.server.tables.record import STAND_IN, Bot, Person, Record


class Company(NamedTuple):
    """Who is there, worked out anew only when the record changes, or somebody comes or goes. `playing`: the game has
    begun, and there is something left to play. `missing` are guests, and `deserted` means that nobody is left to play.
    `complete`: every seat is played by its own person, who is here.
    """

    record: Record
    changes: int
    outdated: bool
    playing: bool
    missing: frozenset[str]
    deserted: bool
    complete: bool


class Players:
    def __init__(self, ledger: Ledger, presence: Presence, manners: Manners) -> None:
        self._ledger = ledger
        self._presence = presence
        self._manners = manners
        self._company: Company | None = None

    @property
    def company(self) -> Company:
        ledger, known = self._ledger, self._company
        record, changes, outdated = ledger.record, self._presence.changes, ledger.outdated
        if known is None or known.record is not record or known.changes != changes or known.outdated != outdated:
            here, people = self._presence.here, record.people.values()
            missing = frozenset(person.guest for person in people if not here(person.guest))
            deserted = not any(here(person.guest) for person in people if not person.left)
            if not people:
                deserted = not self._presence.names
            complete = len(people) == len(record.chairs) and not missing and not any(one.left for one in people)
            known = Company(record, changes, outdated, ledger.playing, missing, deserted, complete)
            self._company = known
        return known

    @property
    def playing(self) -> bool:
        """Is a game in progress, with anybody present and not paused?"""
        company = self.company
        return company.playing and not company.deserted and company.record.paused is None

    @property
    def held(self) -> bool:
        """Is one person among bots asked in a window before their first own turn? Nobody is hurried then (X-4)."""
        people, line = self._ledger.record.people, self._ledger.line
        if len(people) != 1 or not self._ledger.playing:
            return False
        (seat,) = people
        return not line.had_turn[seat] and line.silence(seat) is not None

    def deserted(self, seat: Seat) -> bool:
        """Has its person left, or been gone for too long (X-7)?"""
        person = self._ledger.record.people.get(seat)
        return person is not None and (person.left or self._gone(person, self._manners.away))

    def stands_in(self, seat: Seat) -> bool:
        """Does a bot play on for the person of this seat?"""
        return self._ledger.playing and self._ledger.record.bots and self.deserted(seat)

    def strength(self, seat: Seat) -> Strength | None:
        """How strong the bot is that plays this seat now, if one does."""
        player = self._ledger.record.chairs[seat].player
        if isinstance(player, Bot):
            return player.strength
        return STAND_IN if self.stands_in(seat) else None

    def silent(self, seat: Seat) -> bool:
        """Is this a disconnected person, whose silence is an answer (X-4)?"""
        person = self._ledger.record.people.get(seat)
        return person is not None and self._gone(person, self._manners.silent) and not self.stands_in(seat)

    def next_absence(self) -> Millis | None:
        """How long until a missing person counts as silent, or as away."""
        missing = self.company.missing
        if not missing:
            return None
        limits = (self._manners.away, self._manners.silent)
        waits = (Millis(limit - self._presence.gone_for(guest)) for guest in missing for limit in limits)
        return min((wait for wait in waits if wait > 0), default=None)

    def _gone(self, person: Person, limit: Millis) -> bool:
        return person.guest in self.company.missing and self._presence.gone_for(person.guest) >= limit
