"""Makes the site of the documents, and shows it on this machine.

python -m docs.site build [FOLDER]  into build/site of the checkout, or of a folder; fails if a link leads nowhere
python -m docs.site serve [PORT]    the same, then serves it until Ctrl-C, on a free port if none is named
"""

import shutil
import subprocess
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from docs.site.checked import problems
from docs.site.laid import ROOT, lay

CONFIGURATION: Final = "mkdocs.yml"
LAID: Final = Path("build", "docs")
SITE: Final = Path("build", "site")
HOST: Final = "127.0.0.1"


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing of it."""

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


def build(folder: Path = ROOT) -> list[str]:
    """Makes the site in a folder; returns what is wrong with it."""
    lay(folder / LAID)
    if folder != ROOT:
        shutil.copy(ROOT / CONFIGURATION, folder)
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "--config-file", CONFIGURATION]
    if subprocess.run(command, cwd=folder, stdout=sys.stderr).returncode != 0:
        return ["zensical has failed, see above"]
    return problems(folder / SITE)


def server(site: Path, port: int) -> ThreadingHTTPServer:
    """A server of a built site on this machine alone; port 0 is a free one. Raises OSError."""
    return ThreadingHTTPServer((HOST, port), partial(Quiet, directory=str(site)))


def main(arguments: list[str]) -> int:
    """Does what the command line asks; the exit status."""
    folder, port = ROOT, None
    match arguments:
        case ["build"]:
            pass
        case ["build", place]:
            folder = Path(place).resolve()
        case ["serve"]:
            port = 0
        case ["serve", number] if number.isdecimal():
            port = int(number)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    found = build(folder)
    print(*found, sep="\n", end="\n" if found else "", file=sys.stderr)
    if found or port is None:
        return int(bool(found))
    try:
        with server(folder / SITE, port) as serving:
            print(f"the documents are at http://{HOST}:{serving.server_port}/ (Ctrl-C ends it)", flush=True)
            serving.serve_forever()
    except KeyboardInterrupt:
        return 0
    except OSError as error:
        print(f"docs.site: error: port {port}: {error.strerror}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
