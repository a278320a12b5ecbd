"""What is pinned installs on a fresh machine, also after a newer version of a package has come out."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from importlib.metadata import requires
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests import strength

ROOT: Final = Path(__file__).resolve().parent.parent
FILES: Final = [
    path for path in sorted((ROOT / "requirements").glob("*.txt")) if path.stem != "ray" or strength.THOROUGH
]
"""All of them; Ray is installed for thorough runs alone."""


def pinned(path: Path) -> dict[str, Requirement]:
    """The packages that a file pins, by name, if this Python takes them."""
    lines = [line.removesuffix(" \\") for line in path.read_text(encoding="utf-8").splitlines() if "==" in line]
    found = [Requirement(line) for line in lines]
    return {canonicalize_name(pin.name): pin for pin in found if pin.marker is None or pin.marker.evaluate()}


def wanted_by(pin: Requirement) -> list[Requirement]:
    """What an installed package asks for on this machine, with the extras with which it is pinned."""
    found = [Requirement(line) for line in requires(pin.name) or []]
    return [want for want in found if want.marker is None or any(map(want.marker.evaluate, extra_cases(pin)))]


def extra_cases(pin: Requirement) -> list[dict[str, str | AbstractSet[str]]]:
    """What a marker's "extra" may be for this package."""
    return [{"extra": name} for name in ("", *pin.extras)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_package_is_pinned_with_the_extras_that_others_ask_of_it(path: Path) -> None:
    # If coverage is pinned and coverage[toml] is asked for, pip looks at the newest coverage[toml], which no hash fits.
    pins = pinned(path)
    asked = [want for pin in pins.values() for want in wanted_by(pin) if want.extras]
    assert [str(want) for want in asked if want.extras - pins[canonicalize_name(want.name)].extras] == []


def test_an_extra_that_is_asked_for_is_found() -> None:
    assert "toml" in {extra for want in wanted_by(Requirement("pytest-cov")) for extra in want.extras}
