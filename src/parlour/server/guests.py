"""Guests: nobody signs in; an opaque cookie brings people back to their seats, under a name they can change."""

from __future__ import annotations

import re
from hashlib import sha256
from secrets import token_urlsafe

from msgspec import Struct

from parlour.server.store import Store

COOKIE = "parlour"
TOKEN = re.compile(r"[\w-]{32}", re.ASCII)
YEAR = 365 * 24 * 60 * 60

ADJECTIVES = """
    Amber Ancient Autumn Azure Brave Bright Calm Cheerful Clever Coral Cosy Curious Daring Drowsy Eager Early Emerald
    Evening Fair Fearless Friendly Gentle Gilded Golden Happy Hidden Honest Humble Ivory Jade Jolly Kind Lively Lucky
    Mellow Merry Mild Misty Modest Morning Nimble Noble Patient Plucky Polite Proud Quick Quiet Rapid Rosy Ruby Rustic
    Sage Scarlet Sharp Shy Silent Silver Sleepy Snowy Sly Spry Steady Sunny Swift Tidy Velvet Violet Wandering Warm
    Wild Winter Wise Witty
"""
ANIMALS = """
    Badger Bear Beaver Bee Bison Crane Cricket Crow Deer Dolphin Dormouse Dove Dragonfly Eagle Falcon Ferret Finch
    Firefly Fox Frog Gecko Goose Hare Hawk Hedgehog Heron Ibex Jackdaw Jay Kestrel Kingfisher Koala Lark Lemur Lion
    Lizard Lynx Magpie Marmot Marten Mole Moose Moth Mouse Newt Nightingale Otter Owl Panda Panther Pelican Penguin
    Pony Puffin Quail Rabbit Raccoon Raven Robin Salmon Seal Sparrow Squirrel Stork Swallow Swan Tiger Toad Tortoise
    Turtle Walrus Weasel Whale Wolf Wren
"""


class Guest(Struct, frozen=True):
    """`address` is where they come from this time. Whoever has not `entered` is in no book of ours yet."""

    id: str
    name: str
    address: str = ""
    token_hash: str = ""
    entered: bool = True


def made_up_name(digest: bytes) -> str:
    adjectives, animals = ADJECTIVES.split(), ANIMALS.split()
    return f"{adjectives[digest[0] % len(adjectives)]} {animals[digest[1] % len(animals)]}"


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A new cookie."""
    return token_urlsafe(24)


async def guest_with(store: Store, token: str, address: str) -> Guest:
    """The guest this cookie belongs to, as we know them or, if there is nothing to remember yet, made up from it."""
    found = await store.guest(hashed(token))
    if found is not None:
        return Guest(*found, address, hashed(token))
    digest = sha256(f"guest {token}".encode()).digest()
    return Guest(digest[:16].hex(), made_up_name(digest), address, hashed(token), entered=False)


def is_token(cookie: str | None) -> bool:
    return cookie is not None and TOKEN.fullmatch(cookie) is not None
