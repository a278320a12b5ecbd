"""What takes long to make is made in a thread, and once for all who ask meanwhile."""

from __future__ import annotations

import asyncio
import threading

import pytest

from splay.server.catalogue import api
from splay.server.catalogue.made_once import MadeOnce
from splay.server.protocol.representation import JSON, Representation, compressed

pytestmark = pytest.mark.anyio


async def test_it_is_made_once_and_outside_of_the_event_loop() -> None:
    threads = []

    def make(language: str) -> Representation:
        threads.append(threading.current_thread())
        return compressed(JSON, language.encode())

    words = MadeOnce(make)
    told = await asyncio.gather(words("en"), words("en"), words("de"))
    assert [shown.forms["identity"] for shown in told] == [b"en", b"en", b"de"]
    assert await words("en") is told[0]
    assert len(threads) == 2
    assert threading.main_thread() not in threads


async def test_everything_in_the_catalogue_that_is_compressed_is_made_so() -> None:
    words = [api.words_as_json, api.every_cards_words_as_json, api.rules_as_json, api.part_as_json]
    made = [api.cards_as_json, *words, api.rulings_as_json]
    assert all(isinstance(each, MadeOnce) for each in made)
