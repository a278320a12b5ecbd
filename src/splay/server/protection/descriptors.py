"""File descriptors: each connection takes one, and a process may have only so many.

When the last one is taken no file can be opened and nobody is let in, so some are kept free for the server itself.
"""

import errno
import os
import sys
from typing import Final

RESERVED: Final = 96
"""How many are kept free of connections: for the database, Redis and the processes beside the server, about 40, and for
connections that come all at once, before any of them can be closed."""


def limit() -> int | None:
    """How many this process may have now, None if there is no limit."""
    if sys.platform == "win32":
        return None
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if most == resource.RLIM_INFINITY else most


def for_connections() -> int | None:
    """How many of them connections may have, None if there is no limit."""
    most = limit()
    return None if most is None else most - min(RESERVED, most // 2)


def used_up() -> bool:
    """Whether no file can be opened at this moment."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        if error.errno in (errno.EMFILE, errno.ENFILE):
            return True
        raise
    return False
