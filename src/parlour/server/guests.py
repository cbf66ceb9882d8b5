"""Guests: nobody signs in; an opaque cookie brings people back to their seats, under a name they can change."""

from __future__ import annotations

from hashlib import sha256
from secrets import choice, token_hex, token_urlsafe

from msgspec import Struct

from parlour.core.refusal import Refusal
from parlour.server.store import Store

COOKIE = "parlour"
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
    id: str
    name: str


def made_up_name() -> str:
    return f"{choice(ADJECTIVES.split())} {choice(ANIMALS.split())}"


def clean_name(name: str) -> str:
    """The name as it is shown. Raises Refusal if it is empty or cannot be printed."""
    trimmed = " ".join(name.split())
    if not trimmed:
        raise Refusal("name_empty")
    if not trimmed.isprintable():
        raise Refusal("name_unprintable")
    return trimmed


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


async def known_guest(store: Store, token: str | None) -> Guest | None:
    """The guest this cookie belongs to, if we know it."""
    found = await store.guest(hashed(token)) if token else None
    return Guest(*found) if found else None


async def new_guest(store: Store) -> tuple[Guest, str]:
    """A new guest and the cookie to hand out; we keep only its hash."""
    token, guest = token_urlsafe(24), Guest(token_hex(8), made_up_name())
    await store.add_guest(guest.id, hashed(token), guest.name)
    return guest, token


async def rename(store: Store, guest: Guest, name: str) -> Guest:
    renamed = Guest(guest.id, clean_name(name))
    await store.rename_guest(guest.id, renamed.name)
    return renamed
