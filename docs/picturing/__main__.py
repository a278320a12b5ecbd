"""Takes all screenshots, and writes the page that shows them."""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.server.e2e.servers import running

from docs.picturing.camera import ADDRESS, chromium
from docs.picturing.document import PAGE, contents
from docs.picturing.laid import lay_all, open_tables, people
from docs.picturing.names import FOLDER, SCREENS, SIZES
from docs.picturing.results import rated_tables, record_of_noor
from docs.picturing.screens import Gallery
from splay.server.web.page import page_folder


def main() -> int:
    """Plays, and takes the pictures of the screens named, or of all."""
    screens = sys.argv[1:] or list(SCREENS)
    for unknown in set(screens) - set(SCREENS):
        print(f"{unknown}: there is no such screen; there are {', '.join(SCREENS)}", file=sys.stderr)
        return 1
    if page_folder() is None:
        print("the page has not been built: python web_build.py build web/dist", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    PAGE.write_text(contents(), encoding="utf-8")
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory(prefix="splay-pictures-") as temporary,
        running(Path(temporary), SPLAY_PUBLIC_URL=ADDRESS, SPLAY_GUESTS_PER_ADDRESS="0") as server,
    ):
        folder = Path(temporary)
        visitors = people(server)
        tables = asyncio.run(lay_all(folder / "splay.db", [visitor.guest for visitor in visitors]))
        noor, boris = asyncio.run(record_of_noor(folder / "splay.db", server))
        tables |= asyncio.run(rated_tables(folder / "splay.db", noor, boris))
        tables["waiting-room"] = open_tables(visitors)
        with chromium(server, folder) as browser:
            for size in SIZES:
                Gallery(browser, size, tables, visitors, noor).take_all(screens)
                print(f"{size}: {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
