"""Which extra of the package brings what a command lacks: the plain package is the engine and the agents."""

from typing import Final

from splay.distribution import how_to_get

EXTRA_OF: Final = {
    "play": "terminal",
    "learn": "terminal",
    "replay": "terminal",
    "cards": "terminal",
    "serve": "server",
    "worker": "server",
    "backup": "server",
    "restore": "server",
    "migrate": "server",
    "recount": "server",
    "admin": "server",
    "self-play": "research",
}
"""The extra that has the packages of each command that needs any."""
OWN: Final = frozenset({"ray"})
"""Packages that are an extra of their own."""


def lacking(command: str, error: ModuleNotFoundError) -> str | None:
    """What to say if a command lacks a package that an extra brings; None if no extra does."""
    package = (error.name or "").partition(".")[0]
    extra = package if package in OWN else EXTRA_OF.get(command)
    if extra is None or package in ("", "splay"):
        return None
    return f"the package {package} is not installed; {how_to_get(extra, command)}"
