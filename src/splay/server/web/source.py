"""The source of what runs here, for everybody who plays here, as the licence asks: `/source.tar.gz`.

It has all that builds Splay again, the page included, but not its tests. If SPLAY_SOURCE_URL is set, it leads there.
"""

import asyncio
import gzip
import io
import tarfile
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response.base import ASGIResponse

from splay import __version__
from splay.server.protocol.representation import IDENTITY, Representation, respond
from splay.server.web.page import ASK_AGAIN, SERVER
from splay.server.web.source_files import PACKAGE, files_below, source_files

PATH: Final = "/source.tar.gz"
MEDIA_TYPE: Final = "application/gzip"
WEIGHT: Final = 20
"""As so many requests one counts: it is large."""
RUNNING: Final = SERVER.parent
"""The package that runs."""
INSTALLED: Final = SERVER / "source"
"""Where the build hook puts what lies outside of the package."""
TOP: Final = f"splay-{__version__}"
"""The folder that the archive unpacks to."""
LONG_AGO: Final = 1_580_601_600
"""The time of all files in the archive, so that the same source makes the same bytes; builds use the same one."""
NONE: Final = "This copy of Splay was installed without its source. Ask whoever runs this server for it."


def own_source(package: Path = RUNNING, carried: Path = INSTALLED) -> dict[str, Path]:
    """The files of the source by their names in a checkout; none if this copy has been installed without.

    A package that lies in a checkout is the checkout's source. One that was installed carries what lies outside of it.
    """
    root = package.parents[1]
    if root / PACKAGE == package and (root / "pyproject.toml").is_file():
        return {name: root / name for name in source_files(root)}
    beside = {name: carried / name for name in source_files(carried)}
    if not beside:
        return {}
    inside = {name: package / name.removeprefix(f"{PACKAGE}/") for name in files_below(package, PACKAGE)}
    return {**beside, **inside}


def archive(files: dict[str, Path]) -> bytes:
    """The files as a compressed archive: the same bytes for the same files. Raises OSError."""
    out = io.BytesIO()
    with (
        gzip.GzipFile(filename="", mode="wb", fileobj=out, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for name in sorted(files):
            content = files[name].read_bytes()
            info = tarfile.TarInfo(f"{TOP}/{name}")
            info.size, info.mtime = len(content), LONG_AGO
            tar.addfile(info, io.BytesIO(content))
    return out.getvalue()


class SourceArchive:
    """The archive of what runs, made when somebody first asks for it."""

    def __init__(self) -> None:
        self.made: Representation | None = None
        self.making = asyncio.Lock()

    async def get(self) -> Representation:
        """The archive. Raises NotFoundException if there is no source to put into it, and OSError."""
        async with self.making:
            if self.made is None:
                files = own_source()
                if not files:
                    raise NotFoundException(NONE)
                content = await asyncio.to_thread(archive, files)
                self.made = Representation.of(MEDIA_TYPE, {IDENTITY: content})
        return self.made


def source_handler() -> HTTPRouteHandler:
    """The handler of the source, for GET and HEAD: the archive, or the way to where the settings say."""
    source_archive = SourceArchive()

    @route(
        PATH,
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        opt={"anonymous": True, "weight": WEIGHT},
        include_in_schema=False,
    )
    async def source(request: Request[Any, Any, Any]) -> ASGIResponse:
        source_url = request.app.state.settings.source_url
        if source_url is not None:
            return ASGIResponse(status_code=302, headers={"location": source_url, "cache-control": ASK_AGAIN})
        response = respond(request, await source_archive.get(), ASK_AGAIN)
        response.headers["content-disposition"] = f'attachment; filename="{TOP}.tar.gz"'
        return response

    return source
