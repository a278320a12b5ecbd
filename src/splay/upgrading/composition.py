"""Versions as images, and a server of containers: what `deploy/docker-compose.yml` composes."""

import os
import subprocess
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final

from splay.upgrading.errors import UpgradeError
from splay.upgrading.services import does, said_by

IMAGE: Final = "splay"
"""The image that the composition runs."""
SERVES: Final = ("web", "opponents", "backup")
"""The services that run it."""
SEES_TO_THE_DATABASE: Final = "backup"
"""The service that has the database and the volume of backups, and nothing else."""
BACKUPS: Final = Path("/backups")
"""Where that volume is, in its container."""
ID_LETTERS: Final = 12


class Images:
    """The versions of a composition, as tags of its image."""

    def __init__(self, root: Path) -> None:
        """The composition of the checkout in a folder."""
        self.folder = root / "deploy" / ".upgrades"
        self.compose = ["docker", "compose", "--project-directory", str(root / "deploy")]

    def serving(self) -> str:
        """The image that runs, which gets a tag of its own."""
        known = said_by(["docker", "image", "inspect", "--format", "{{.Id}}", IMAGE]).strip()
        name = known.removeprefix("sha256:")[:ID_LETTERS]
        does(["docker", "image", "tag", IMAGE, tag_of(name)])
        return name

    def install(self, name: str) -> None:
        """Builds the image of the checkout, under its own tag."""
        self.folder.mkdir(exist_ok=True)
        environment = {**os.environ, "IMAGE": tag_of(name)}
        if subprocess.run([*self.compose, "build", "web"], env=environment, check=False).returncode:
            raise UpgradeError("the new version could not be built, see above; the old one goes on")

    def switch(self, name: str, leaving: str) -> None:
        """Gives the composition's tag to this version."""
        does(["docker", "image", "tag", tag_of(name), IMAGE])

    def command(self, name: str) -> list[str]:
        """What runs it in a container of its own, with the composition's database and backups."""
        run = ["run", "--rm", "--no-deps", "--no-TTY", "--entrypoint", "splay", SEES_TO_THE_DATABASE]
        return ["env", f"IMAGE={tag_of(name)}", *self.compose, *run]

    def tidy(self, kept: Collection[str]) -> None:
        """Removes the tags of all versions but these, and with them what no other image needs."""
        names = said_by(["docker", "image", "ls", "--format", "{{.Tag}}", IMAGE]).split()
        for name in names:
            if name not in ("latest", *kept):
                does(["docker", "image", "rm", tag_of(name)])


class Composition:
    """The server of a composition."""

    user = None

    def __init__(self, root: Path) -> None:
        """The composition of the checkout in a folder."""
        self.compose = Images(root).compose
        self.environment: Mapping[str, str] = os.environ

    def stop(self) -> None:
        """Stops what runs the image; PostgreSQL and Redis go on."""
        does([*self.compose, "stop", *SERVES])

    def start(self) -> None:
        """Starts all, with the image as it is tagged now."""
        does([*self.compose, "up", "--detach", "--no-build"])

    def make_folder(self, folder: Path) -> None:
        """The volume is there."""


def tag_of(name: str) -> str:
    """The whole name of a version's image."""
    return f"{IMAGE}:{name}"
