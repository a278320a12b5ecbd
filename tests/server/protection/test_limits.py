"""Nobody asks too often: by address, by person, by password tried."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from redis.asyncio import Redis

from splay.server.protection.leases import Leases
from splay.server.protection.limiters import MemoryLimiter, RedisLimiter, open_limiter
from splay.server.protection.limits import Limit, Limiter
from splay.server.protocol.connection import address_of
from tests.server.conftest import MakeSite, settings_in
from tests.server.playing import made
from tests.server.redis_server import RedisServer, free_port
from tests.server.site import PASSWORD, Site, refusal

pytestmark = pytest.mark.anyio


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


async def taken(limiter: Limiter, key: str, limit: Limit, tries: int) -> int:
    """How many of some tries are let through."""
    return [await limiter.take(key, limit) for _ in range(tries)].count(0)


async def test_a_bucket_empties_and_fills_up_again() -> None:
    clock = Clock()
    limiter = MemoryLimiter(clock)
    limit = Limit(6)
    assert await taken(limiter, "a", limit, 10) == 6
    assert await limiter.take("a", limit) == pytest.approx(10)
    clock.time += 20
    assert await taken(limiter, "a", limit, 10) == 2
    clock.time += 600
    assert await taken(limiter, "a", limit, 10) == 6


async def test_everybody_has_a_bucket_of_their_own() -> None:
    limiter = MemoryLimiter(Clock())
    assert [await taken(limiter, key, Limit(2), 5) for key in "ab"] == [2, 2]


async def test_a_flood_of_addresses_does_not_fill_the_memory() -> None:
    limiter = MemoryLimiter(Clock(), most_keys=100)
    await limiter.take("kept in use", Limit(5))
    for number in range(1000):
        await limiter.take(f"address {number}", Limit(5))
        await limiter.take("kept in use", Limit(5))
    assert len(limiter.full_at) <= 100
    assert await limiter.take("kept in use", Limit(5)) > 0


@given(st.lists(st.floats(0, 30), max_size=60), st.integers(1, 20))
def test_no_span_of_time_sees_more_than_bucket_and_refill(pauses: list[float], per_minute: int) -> None:
    """Over any time t, at most per_minute * (1 + t) are let through."""
    clock = Clock()
    limiter = MemoryLimiter(clock)
    passed: list[float] = []
    for pause in pauses:
        clock.time += pause
        take = limiter.take("a", Limit(per_minute))
        with pytest.raises(StopIteration) as done:
            take.send(None)
        if done.value.value == 0:
            passed.append(clock.time)
    for first, start in enumerate(passed):
        for last in range(first, len(passed)):
            assert last - first + 1 <= per_minute * (1 + (passed[last] - start) / 60) + 1e-3


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("a socket", "a socket"),
    ],
)
def test_one_household_counts_as_one_address(client: str, counted: str) -> None:
    scope: Any = {"client": (client, 1)}
    assert address_of(scope) == counted


async def test_one_address_cannot_ask_without_end(make_site: MakeSite) -> None:
    site = make_site(SPLAY_REQUESTS_PER_ADDRESS="3")
    browser = site.browser()
    answers = [await browser.get("/page") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert refusal(answers[-1]) == (429, "too_many_requests")
    assert 1 <= int(answers[-1].headers["Retry-After"]) <= 20
    assert (await site.browser(address="192.0.2.2").get("/page")).status_code == 200
    denied = await site.handshake()
    assert denied[0]["status"] == 429
    assert dict(denied[0]["headers"])[b"retry-after"].isdigit()


async def test_one_person_cannot_ask_without_end_from_many_addresses(make_site: MakeSite) -> None:
    site = make_site(SPLAY_REQUESTS_PER_PERSON="3")
    token = await site.token(await site.account())
    statuses = []
    for number in range(4):
        bot = site.client(address=f"192.0.2.{number + 10}", Authorization=f"Bearer {token}")
        statuses.append((await bot.get("/who")).status_code)
    assert statuses == [200, 200, 429, 429]


async def test_a_token_counts_as_its_person(make_site: MakeSite) -> None:
    site = make_site(SPLAY_REQUESTS_PER_PERSON="4")
    browser = await site.account()
    token = await site.token(browser)
    bots = [site.client(address=f"198.51.100.{number}", Authorization=f"Bearer {token}") for number in range(6)]
    statuses = [(await bot.get("/who")).status_code for bot in bots]
    assert statuses[-1] == 429
    assert (await browser.get("/who")).status_code == 429


async def test_one_address_cannot_make_people_without_end(make_site: MakeSite) -> None:
    site = make_site(SPLAY_GUESTS_PER_ADDRESS="2")
    answers = [await site.browser().post("/api/guests", json={"name": "Ada"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    made = await site.browser().post("/api/accounts", json={"login": "ada", "password": "long enough"})
    assert refusal(made) == (429, "too_many_requests")


async def test_passwords_cannot_be_guessed_from_one_address(make_site: MakeSite) -> None:
    site = make_site(SPLAY_SIGNINS_PER_ADDRESS="2")
    tries = [{"login": f"login{number}", "password": "guess guess"} for number in range(3)]
    answers = [await site.browser().post("/api/sessions", json=body) for body in tries]
    assert [answer.status_code for answer in answers] == [401, 401, 429]


async def test_one_password_cannot_be_guessed_from_many_addresses(make_site: MakeSite) -> None:
    site = make_site(SPLAY_SIGNINS_PER_ADDRESS="1")
    statuses = []
    for number in range(4):
        browser = site.browser(address=f"192.0.2.{number + 10}")
        body = {"login": "ada" if number % 2 else "ADA", "password": "guess guess"}
        statuses.append((await browser.post("/api/sessions", json=body)).status_code)
    assert statuses == [401, 401, 401, 429]


async def test_strangers_who_guess_do_not_shut_out_a_browser_that_has_signed_in_before(make_site: MakeSite) -> None:
    site = make_site(SPLAY_SIGNINS_PER_ADDRESS="2")
    own, new = await site.account(), site.browser(address="198.51.100.7")
    made(await own.delete("/api/sessions"))
    right, wrong = ({"login": "ada", "password": password} for password in (PASSWORD, "guess guess"))
    for number in range(6):
        stranger = site.browser(address=f"192.0.2.{number + 10}")
        assert (await stranger.post("/api/sessions", json=wrong)).status_code == 401
    assert (await new.post("/api/sessions", json=right)).status_code == 429
    assert (await own.post("/api/sessions", json=right)).status_code == 201


async def test_a_browser_that_has_signed_in_before_may_not_guess_either(make_site: MakeSite) -> None:
    site = make_site(SPLAY_SIGNINS_PER_ADDRESS="1")
    own = await site.account()
    made(await own.delete("/api/sessions"))
    statuses = []
    for number in range(4):
        thief = site.browser(address=f"192.0.2.{number + 10}")
        thief.cookies.update(own.cookies)
        wrong = {"login": "ada", "password": "guess guess"}
        statuses.append((await thief.post("/api/sessions", json=wrong)).status_code)
    assert statuses == [401, 401, 401, 429]


@pytest.mark.parametrize("change", [{"password": "another horse"}, {"email": "thief@example.org"}])
async def test_a_stolen_session_cannot_guess_the_password(make_site: MakeSite, change: dict[str, str]) -> None:
    site = make_site(SPLAY_SIGNINS_PER_ADDRESS="2")
    browser = await site.account()
    change = {**change, "current_password": "guess guess"}
    answers = [await browser.patch("/api/me", json=change) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [403, 403, 429]


async def test_zero_is_no_limit(make_site: MakeSite) -> None:
    browser = make_site(SPLAY_REQUESTS_PER_ADDRESS="0").browser()
    assert {(await browser.get("/page")).status_code for _ in range(20)} == {200}


@pytest.fixture
async def redis(redis: RedisServer) -> AsyncIterator[Redis]:
    """A client of a real Redis server of its own."""
    async with Redis.from_url(redis.url) as client:
        yield client


async def test_workers_count_together_in_redis(redis: Redis) -> None:
    workers = [RedisLimiter(redis), RedisLimiter(redis)]
    begun = time.monotonic()
    waits = [await workers[number % 2].take("a", Limit(6)) for number in range(8)]
    took = time.monotonic() - begun
    assert waits[:6] == [0] * 6
    assert all(9 - took < wait <= 10 for wait in waits[6:])
    assert await workers[0].take("b", Limit(6)) == 0


async def test_what_costs_more_counts_as_more(redis: Redis) -> None:
    for limiter in (MemoryLimiter(Clock()), RedisLimiter(redis)):
        assert await limiter.take("a", Limit(10), 8) == 0
        assert await limiter.take("a", Limit(10), 3) > 0
        assert await limiter.take("a", Limit(10), 2) == 0
        assert await limiter.take("a", Limit(10)) > 0


async def test_of_a_large_bucket_workers_take_some_ahead_and_together_no_more_than_it_has(redis: Redis) -> None:
    workers = [RedisLimiter(redis), RedisLimiter(redis)]
    limit = Limit(200)
    began = monotonic()
    passed = sum([await taken(worker, "a", limit, 150) for worker in workers])
    come_back = (monotonic() - began) * 200 / 60
    assert 200 - 10 <= passed <= 200 + come_back + 1
    assert [await worker.take("b", limit, 60) for worker in workers] == [0, 0]
    assert await workers[0].take("b", limit, 10) == 0
    assert await workers[1].take("b", limit, 80) > 0


async def test_what_was_taken_ahead_needs_no_redis(redis: Redis) -> None:
    limiter = RedisLimiter(redis)
    assert await limiter.take("a", Limit(200)) == 0
    await redis.delete("splay:limit:a")
    assert await taken(limiter, "a", Limit(200), 10) == 10
    assert await redis.keys() == []
    assert await limiter.take("a", Limit(200)) == 0
    assert await redis.keys() == [b"splay:limit:a"]


async def test_what_was_taken_ahead_is_worth_nothing_after_a_minute_and_is_bounded() -> None:
    clock = Clock()
    leases = Leases(clock, most_keys=3)
    leases.keep("a", 10)
    assert leases.use("a", 4)
    assert not leases.use("a", 7)
    assert leases.use("a", 6)
    assert not leases.use("a", 1)
    leases.keep("b", 10)
    clock.time += 61
    assert not leases.use("b", 1)
    for number in range(10):
        leases.keep(str(number), 1)
    assert len(leases.kept) == 3


async def test_many_who_ask_at_once_take_tokens_ahead_once(redis: Redis) -> None:
    limiter = RedisLimiter(redis)
    limit = Limit(200)
    assert await asyncio.gather(*[limiter.take("a", limit) for _ in range(30)]) == [0] * 30
    assert limiter.leases.kept["a"].tokens == 10
    assert await limiter.take("a", limit, 150) == 0


async def test_redis_forgets_a_bucket_once_it_is_full_again(redis: Redis) -> None:
    await RedisLimiter(redis).take("a", Limit(6))
    [key] = await redis.keys()
    assert key == b"splay:limit:a"
    assert 0 < await redis.pttl(key) <= 10_000


async def test_redis_fills_a_bucket_as_time_goes_by(redis: Redis) -> None:
    limiter = RedisLimiter(redis)
    seconds, _ = await redis.time()
    await redis.set("splay:limit:a", (seconds + 49) * 1000)
    assert await taken(limiter, "a", Limit(6), 4) == 1
    await redis.set("splay:limit:a", (seconds - 50) * 1000)
    assert await taken(limiter, "a", Limit(6), 10) == 6


async def test_a_script_lost_with_a_restart_is_sent_again(redis: Redis) -> None:
    limiter = RedisLimiter(redis)
    await limiter.take("a", Limit(6))
    await redis.script_flush()
    await limiter.take("a", Limit(6))
    assert limiter.away_until == 0


async def test_without_redis_each_worker_goes_on_counting_alone(tmp_path: Path) -> None:
    limiter = open_limiter(settings_in(tmp_path, REDIS_URL=f"redis://127.0.0.1:{free_port()}"))
    assert await taken(limiter, "a", Limit(6), 10) == 6
    await limiter.close()


async def test_the_settings_choose_where_is_counted(site: Site) -> None:
    assert isinstance(site.app.state.limiter, MemoryLimiter)
