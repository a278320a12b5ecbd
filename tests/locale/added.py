"""Languages in folders of their own, as long as a test lasts."""

from __future__ import annotations

from splay.locale import own_folder
from splay.locale.catalogue import ADDED


def forget_added() -> None:
    """Lets go of all languages that were added, and of their words."""
    ADDED.clear()
    own_folder.SEEN.clear()
    own_folder.forget()
