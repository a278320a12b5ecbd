"""What an upgrade has done so far, in a file: whoever is killed goes on from there."""

import json
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path


class Step(StrEnum):
    """How far an upgrade is."""

    BEGUN = "begun"
    """The new version is installed beside the old one."""
    BACKED_UP = "backed_up"
    """The server is stopped and its database backed up. It may have been migrated since."""
    STARTED = "started"
    """The new version was started on the migrated database."""
    DONE = "done"
    """The new version serves."""
    GOING_BACK = "going_back"
    """The new version isn't well: the old one gets its database back."""
    BACK = "back"
    """The old version was started on its database."""


ENDED = (Step.DONE, Step.BACK)


@dataclass(frozen=True)
class Journal:
    """An upgrade."""

    step: Step
    before: str
    """The version that is left, by its name."""
    after: str
    """The version that it is to be."""
    backup: str = ""
    """The file of the backup; "" before there is one."""
    revision: str = ""
    """The newest migration that the database had had when it was backed up."""
    changed: int = 0
    """When a table had last been changed then, in milliseconds since 1970."""


class JournalFile:
    """Where the journal of the newest upgrade lies."""

    def __init__(self, path: Path) -> None:
        """A file that need not be there yet."""
        self.path = path

    def read(self) -> Journal | None:
        """The newest upgrade; None if there was none."""
        try:
            told = json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        return Journal(**{**told, "step": Step(told["step"])})

    def write(self, journal: Journal) -> Journal:
        """Keeps an upgrade in one step, so that there is never half of it."""
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(asdict(journal), indent=2) + "\n", encoding="utf-8")
        new.replace(self.path)
        return journal
