"""Practicing at a server, as tests do it."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.playing import made


async def start(browser: httpx.AsyncClient, name: str, **body: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
    """Begins a lesson, or goes on with it."""
    return dict(made(await browser.post("/api/practice", json={"kind": "lesson", "name": name, **body})))


async def seen(browser: httpx.AsyncClient) -> dict[str, Any]:
    """What somebody practices, as it stands."""
    return dict(made(await browser.get("/api/practice")))


async def answer(browser: httpx.AsyncClient, practice: dict[str, Any], key: str) -> httpx.Response:
    """Answers the question of an exercise."""
    body = {"key": key, "sequence": practice["state"]["sequence"]}
    return await browser.post("/api/practice/answers", json=body)


async def step(browser: httpx.AsyncClient, practice: dict[str, Any], word: str) -> httpx.Response:
    """Goes on or back in an exercise."""
    body = {"step": word, "sequence": practice["state"]["sequence"]}
    return await browser.post("/api/practice/steps", json=body)


async def go_on(browser: httpx.AsyncClient, practice: dict[str, Any]) -> dict[str, Any]:
    """Does what a lesson waits for."""
    hint = practice["lesson"].get("hint")
    done = await (step(browser, practice, "next") if hint is None else answer(browser, practice, hint))
    return dict(made(done))


async def go_to_move(browser: httpx.AsyncClient, practice: dict[str, Any]) -> dict[str, Any]:
    """Goes on until the coach waits for a move."""
    while "hint" not in practice["lesson"]:
        practice = await go_on(browser, practice)
    return practice


async def take(browser: httpx.AsyncClient, name: str) -> dict[str, Any]:
    """Takes a lesson from where it stands to its end."""
    practice = await start(browser, name)
    while not practice.get("finished"):
        practice = await go_on(browser, practice)
    return practice


async def wrong_move(browser: httpx.AsyncClient, practice: dict[str, Any]) -> dict[str, Any]:
    """Does a wrong move: the first that isn't the one of the hint."""
    hint = practice["lesson"]["hint"]
    other = next(one["key"] for one in practice["state"]["questions"][0]["options"] if one["key"] != hint)
    return dict(made(await answer(browser, practice, other)))


async def progress(browser: httpx.AsyncClient) -> dict[str, tuple[bool, int]]:
    """Which lessons an account has begun or finished: whether it was finished, and the step that it is at."""
    lessons = made(await browser.get("/api/lessons"))["lessons"]
    return {
        lesson["name"]: (lesson.get("finished", False), lesson.get("at", 0))
        for lesson in lessons
        if lesson.get("finished") or lesson.get("at")
    }


async def account(browser: httpx.AsyncClient, login: str) -> httpx.AsyncClient:
    """The browser, signed up."""
    made(await browser.post("/api/accounts", json={"login": login, "password": PASSWORD}))
    return browser


PASSWORD = "correct horse battery"
