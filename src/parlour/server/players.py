"""Who plays each seat now: a person, a bot, or a bot that stands in for somebody who is away."""

from __future__ import annotations

from parlour.core.game import Millis, Seat
from parlour.server.ledger import Ledger
from parlour.server.manners import Manners
from parlour.server.messages import Strength
from parlour.server.presence import Presence
from parlour.server.record import STAND_IN, Bot, Person


class Players:
    def __init__(self, ledger: Ledger, presence: Presence, manners: Manners) -> None:
        self._ledger = ledger
        self._presence = presence
        self._manners = manners

    @property
    def playing(self) -> bool:
        """Is a game in progress, with anybody present and not paused?"""
        return self._ledger.playing and not self.resting and self._ledger.record.paused is None

    @property
    def held(self) -> bool:
        """Is one person among bots asked in a window before their first own turn? Nobody is hurried then (X-4)."""
        people, line = self._ledger.record.people, self._ledger.line
        if len(people) != 1 or not self._ledger.playing:
            return False
        (seat,) = people
        return not line.had_turn[seat] and line.silence(seat) is not None

    @property
    def resting(self) -> bool:
        """No seated person is connected. A game among bots alone goes on while somebody watches."""
        if not self._ledger.playing:
            return False
        if people := self._ledger.record.people.values():
            return not any(self._presence.here(person.guest) for person in people if not person.left)
        return not self._presence.names

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
        people = self._ledger.record.people.values()
        missing = [person.guest for person in people if not self._presence.here(person.guest)]
        limits = (self._manners.away, self._manners.silent)
        waits = (Millis(limit - self._presence.gone_for(guest)) for guest in missing for limit in limits)
        return min((wait for wait in waits if wait > 0), default=None)

    def _gone(self, person: Person, limit: Millis) -> bool:
        return self._presence.gone_for(person.guest) >= limit
