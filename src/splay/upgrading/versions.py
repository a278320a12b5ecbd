"""The versions that an upgrade chooses between."""

from collections.abc import Collection
from pathlib import Path
from typing import Protocol


class Versions(Protocol):
    """Versions beside each other, of which one serves. Each has a name."""

    folder: Path
    """Where what is known of them is kept."""

    def serving(self) -> str:
        """The name of the version that serves. Raises UpgradeError if there is none."""

    def install(self, name: str) -> None:
        """Installs what stands in the checkout, beside what serves. Raises UpgradeError."""

    def switch(self, name: str, leaving: str) -> None:
        """Lets this version serve at the next start instead of the one that is left; nothing if it does already."""

    def command(self, name: str) -> list[str]:
        """What runs `splay` of a version that was installed by an upgrade."""

    def tidy(self, kept: Collection[str]) -> None:
        """Removes all versions but these."""
