"""The versions of a checkout: each in a virtual environment of its own, and `.venv` leads to the one that serves."""

import os
import shutil
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Final

from splay.distribution import RUN
from splay.upgrading.errors import UpgradeError

FIRST: Final = "first"
"""What the environment is called that was there before there was any upgrade."""


class Environments:
    """What is in `.venvs`."""

    def __init__(self, root: Path) -> None:
        """The versions of the checkout in a folder."""
        self.root = root
        self.link = root / ".venv"
        self.folder = root / ".venvs"

    def serving(self) -> str:
        """The name of the version that `.venv` is. Raises UpgradeError if there is none."""
        if self.link.is_symlink():
            return self.link.readlink().name
        if not self.link.is_dir():
            raise UpgradeError(f"there is no {self.link}: nothing was installed here that could be upgraded")
        taken = 1
        while (self.folder / name_of(taken)).exists():
            taken += 1
        return name_of(taken)

    def install(self, name: str) -> None:
        """Installs what stands in the checkout, beside what serves. Raises UpgradeError."""
        environment = {**os.environ, "SPLAY_VENV": str(self.place(name).relative_to(self.root))}
        command = [sys.executable, str(self.root / RUN), "migrate", "--help"]  # which needs all that a server needs
        if subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False).returncode:
            raise UpgradeError("the new version could not be installed, see above; the old one goes on")

    def switch(self, name: str, leaving: str) -> None:
        """Makes `.venv` this version instead of the one that is left; nothing if it is that already."""
        if self.link.is_dir() and not self.link.is_symlink():
            if not self.place(name).exists():
                return  # it was never left
            self.link.rename(self.place(leaving))
        new = self.link.with_name(".venv.new")
        new.unlink(missing_ok=True)
        new.symlink_to(self.place(name).relative_to(self.root), target_is_directory=True)
        new.replace(self.link)

    def place(self, name: str) -> Path:
        """Where a version is."""
        return self.folder / name

    def command(self, name: str) -> list[str]:
        """What runs `splay` of a version that was installed by an upgrade."""
        return [str(self.place(name) / "bin" / "splay")]

    def tidy(self, kept: Collection[str]) -> None:
        """Removes all versions but these."""
        for place in self.folder.iterdir():
            if place.is_dir() and place.name not in kept:
                shutil.rmtree(place)


def name_of(number: int) -> str:
    """The name of the first, the second ... environment that was not installed by an upgrade."""
    return FIRST if number == 1 else f"{FIRST}-{number}"
