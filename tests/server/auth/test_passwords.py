"""Passwords are hashed with argon2, few at a time, and unknown logins cost the same work."""

import asyncio
import threading
from typing import Literal

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError

from splay.server.auth.passwords import Passwords, hash_of_nothing
from splay.server.protocol.api_error import ApiError
from tests.patience import PATIENCE
from tests.server.conftest import CHEAP
from tests.server.site import PASSWORD, Site

pytestmark = pytest.mark.anyio


class Counting(PasswordHasher):
    """A cheap hasher that notes what it verifies, and how many at once."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.verified: list[str] = []
        self.gate = threading.Event()
        self.gate.set()
        self.lock = threading.Lock()
        self.running = self.most = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        """Notes and verifies, once the gate is open."""
        with self.lock:
            self.verified.append(str(hash))
            self.running += 1
            self.most = max(self.most, self.running)
        self.gate.wait(PATIENCE)
        with self.lock:
            self.running -= 1
        return super().verify(hash, password)


async def test_passwords_fit_their_own_hash_alone() -> None:
    passwords = Passwords(1, CHEAP)
    stored = await passwords.hash("Zoe\u0308 1234567")
    assert stored.startswith("$argon2id$")
    assert await passwords.verify(stored, "Zoë 1234567")
    assert not await passwords.verify(stored, "Zoë 1234568")
    assert not await passwords.verify(None, "Zoë 1234567")
    passwords.close()


def test_what_is_verified_for_a_login_that_nobody_has_costs_as_much_as_a_hash() -> None:
    nothing, real = hash_of_nothing(CHEAP), CHEAP.hash(PASSWORD)
    assert extract_parameters(nothing) == extract_parameters(real)
    with pytest.raises(VerifyMismatchError):
        CHEAP.verify(nothing, PASSWORD)


async def test_an_unknown_login_costs_the_same_work(site: Site) -> None:
    await site.account("ada")
    passwords = site.app.state.passwords
    passwords.hasher = hasher = Counting()
    answers = []
    for login in ("ada", "nobody", "not even a login"):
        body = {"login": login, "password": "wrong wrong"}
        answers.append(await site.browser().post("/api/sessions", json=body))
    assert len({(answer.status_code, answer.text) for answer in answers}) == 1
    assert answers[0].json()["error"] == "wrong_password"
    assert len(hasher.verified) == 3
    assert {stored.rpartition("$")[0].rpartition("$")[0] for stored in hasher.verified} == {
        "$argon2id$v=19$m=8,t=1,p=1"
    }


async def test_few_passwords_are_hashed_at_once_and_a_flood_is_turned_away() -> None:
    hasher = Counting()
    passwords = Passwords(2, hasher, waiting=3)
    hasher.gate.clear()
    tries = [asyncio.create_task(passwords.verify(None, PASSWORD)) for _ in range(2 + 3)]
    await asyncio.sleep(0)
    with pytest.raises(ApiError) as refused:
        await passwords.verify(None, PASSWORD)
    assert (refused.value.status, refused.value.code) == (503, "busy")
    hasher.gate.set()
    assert not any(await asyncio.gather(*tries))
    assert hasher.most == 2
    passwords.close()


async def test_the_cost_of_a_password_is_renewed_when_it_is_next_given(site: Site) -> None:
    await site.account("ada")
    site.app.state.passwords.hasher = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1)
    verified = []
    for _ in range(2):
        browser = site.browser()
        await browser.post("/api/sessions", json={"login": "ada", "password": PASSWORD})
        verified.append((await browser.get("/api/me")).status_code)
    assert verified == [200, 200]


def test_the_cost_by_default_is_what_the_library_advises() -> None:
    passwords = Passwords(1)
    assert (passwords.hasher.memory_cost, passwords.hasher.time_cost) == (65536, 3)
    assert passwords.hasher.type.name == "ID"
    passwords.close()
