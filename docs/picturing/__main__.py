"""Takes all screenshots and the moving picture of a turn, and writes the page that shows them."""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.server.e2e.servers import running

from docs.picturing.camera import ADDRESS, chromium
from docs.picturing.document import PAGE, contents
from docs.picturing.laid import lay_all, lay_turn, open_tables, people
from docs.picturing.names import FOLDER, SCREENS, SIZES, TURN
from docs.picturing.results import rated_tables, record_of_noor
from docs.picturing.screens import Gallery
from docs.picturing.turn import SIZE as FILMED
from splay.server.web.page import page_folder


def main() -> int:
    """Plays, and takes the pictures of the screens named, or of all."""
    screens = sys.argv[1:] or [*SCREENS, TURN]
    for unknown in set(screens) - {*SCREENS, TURN}:
        print(f"{unknown}: there is no such screen; there are {', '.join([*SCREENS, TURN])}", file=sys.stderr)
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
        apart = people(server, 2)
        tables[TURN] = asyncio.run(lay_turn(folder / "splay.db", [visitor.guest for visitor in apart]))
        with chromium(server, folder) as browser:
            for size in SIZES:
                gallery = Gallery(browser, size, tables, visitors, noor)
                gallery.take_all(screens)
                if TURN in screens and size == FILMED:
                    gallery.film_turn(apart[0], tables[TURN])
                print(f"{size}: {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
