"""The steps of an upgrade, and of going back."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from splay.upgrading.database import Database, DatabaseVersion
from splay.upgrading.errors import UpgradeError
from splay.upgrading.health import becomes_ready, is_ready
from splay.upgrading.journal import ENDED, Journal, JournalFile, Step
from splay.upgrading.services import Service
from splay.upgrading.versions import Versions

JOURNAL: Final = "upgrade.json"
LEAST_BACK: Final = 60
"""Seconds that the version before has at least to be ready again: nothing else is left to be tried."""


class Upgrade:
    """An upgrade of a server: what it works on, and its steps.

    Whoever is killed at any of them runs it again: it goes on by its journal.
    """

    def __init__(
        self,
        versions: Versions,
        service: Service,
        address: str,
        *,
        backups: Path | None = None,
        patience: float,
        say: Callable[[str], None],
    ) -> None:
        """`address` is where the server answers, `backups` the folder for backups if it isn't that of the server's
        data, `patience` the seconds in which it must be ready, and `say` is told of each step.
        """
        self.versions = versions
        self.service = service
        self.address = address
        self.backups = backups
        self.patience = patience
        self.say = say
        self.journal = JournalFile(versions.folder / JOURNAL)

    def run(self, after: str) -> bool:
        """Upgrades to a version, by its name; whether it serves. Raises UpgradeError if nothing was begun."""
        journal = self.journal.read()
        if journal is not None and journal.step is Step.GOING_BACK:
            self.go_back(journal)
            return False
        if journal is not None and journal.step is Step.STARTED and is_ready(self.address):
            return self.end(journal)
        self.say("Installing what stands in the checkout beside what serves ...")
        self.versions.install(after)
        self.database(after).version()  # what is wrong with settings is said while the server still runs
        journal = self.begun(journal, after)
        self.say("Stopping the server ...")
        stopped = time.monotonic()
        self.service.stop()
        journal, found = self.backed_up(journal)
        self.versions.switch(after, journal.before)
        self.say("Bringing the database up to date ...")
        try:
            self.database(after).migrate()
        except UpgradeError as error:
            self.say(f"{error}.")
            self.go_back(journal)
            return False
        journal = self.journal.write(replace(journal, step=Step.STARTED))
        self.say("Starting the server ...")
        if self.starts_well(self.patience):
            self.say(f"It serves again, after {time.monotonic() - stopped:.0f} seconds.")
            return self.end(journal)
        if found.changed != journal.changed:
            raise UpgradeError(
                "the new version isn't ready, but people have played since the backup, as an earlier try was killed: "
                "nothing is taken back by itself. `--back` goes back to the backup, and keeps what they have played"
            )
        self.go_back(journal)
        return False

    def begun(self, journal: Journal | None, after: str) -> Journal:
        """The upgrade that goes on, or a new one."""
        if journal is None or journal.step in ENDED:
            journal = Journal(Step.BEGUN, before=self.versions.serving(), after=after)
        return self.journal.write(replace(journal, after=after))

    def backed_up(self, journal: Journal) -> tuple[Journal, DatabaseVersion]:
        """Backs the database up, unless a try that was killed has done that and more; and how the database is."""
        database = self.database(journal.after)
        found = database.version()
        if journal.step is not Step.BEGUN and found.revision != journal.revision:
            self.say(f"The database was brought up to date already; its backup is {journal.backup}.")
            return journal, found
        backup = database.back_up(found, "before")
        self.say(f"The backup is {backup}.")
        done = replace(journal, step=Step.BACKED_UP, backup=str(backup), revision=found.revision, changed=found.changed)
        return self.journal.write(done), found

    def starts_well(self, seconds: float) -> bool:
        """Starts the server; whether it becomes ready within so many seconds."""
        try:
            self.service.start()
        except UpgradeError as error:
            self.say(f"{error}.")
            return False
        return becomes_ready(self.address, seconds)

    def end(self, journal: Journal) -> bool:
        """The new version serves: what is older than the one before goes."""
        self.journal.write(replace(journal, step=Step.DONE))
        self.versions.tidy({journal.before, journal.after})
        self.say("The upgrade is done. `--back` takes it back, with all that is played from now on.")
        return True

    def back(self) -> None:
        """Takes the newest upgrade back. Raises UpgradeError if there is none, or the version before isn't ready."""
        journal = self.journal.read()
        if journal is None or journal.step is Step.BACK:
            raise UpgradeError("there is no upgrade to take back")
        self.go_back(journal)

    def go_back(self, journal: Journal) -> None:
        """Goes back to the version before, and to the backup if the database was changed. Raises UpgradeError."""
        journal = self.journal.write(replace(journal, step=Step.GOING_BACK))
        self.say("Going back: stopping the server ...")
        self.service.stop()
        if journal.backup:
            self.restore(journal)
        self.versions.switch(journal.before, journal.after)
        self.say("Starting the version before ...")
        if not self.starts_well(max(self.patience, LEAST_BACK)):
            raise UpgradeError("the version before isn't ready either: see its log, then run this again")
        self.journal.write(replace(journal, step=Step.BACK))
        self.say("The version before serves again.")

    def restore(self, journal: Journal) -> None:
        """Gives the old version its database back, unless that is as it was; what there is now is kept."""
        database = self.database(journal.after)
        found = database.version()
        if found.revision == journal.revision:
            self.say("The database is as the version before knows it: nothing is restored.")
            return
        self.say(f"Restoring {journal.backup} ...")
        kept = database.restore(Path(journal.backup), found)
        self.say(f"The database as it was until now is kept in {kept}.")

    def database(self, version: str) -> Database:
        """The server's database, as seen to by a version."""
        return Database(self.versions.command(version), self.service, self.backups)
