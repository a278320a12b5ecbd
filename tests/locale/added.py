"""Languages in folders of their own, as long as a test lasts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from splay.locale import own_folder
from splay.locale.catalogue import ADDED


def forget_added() -> None:
    """Lets go of all languages that were added, and of their words."""
    ADDED.clear()
    own_folder.SEEN.clear()
    own_folder.forget()


@contextmanager
def czech_folder(there: Path) -> Iterator[Path]:
    """A folder with two texts; afterwards it is no language any more."""
    folder = there / "cs"
    folder.mkdir()
    (folder / "interface.ftl").write_text("color-red = červená\n", encoding="utf-8")
    (folder / "cards.json").write_text('{"Pottery.name": "Hrnčířství"}', encoding="utf-8")
    yield folder
    forget_added()
