"""The log: one JSON object on one line for each entry, on standard error.

Of an exception only its kind and where it was raised are written: its message may hold what people wrote, or secrets.
"""

import json
import logging
import re
import sys
import time
import traceback
from pathlib import Path
from typing import Final

PLACES: Final = 5
"""How many of the innermost places of an exception are written."""
OURS: Final = "splay"
TRACEBACK: Final = "Traceback (most recent call last)"
KIND: Final = re.compile(r"^(?:[\w.]+\.)?(\w+)(?::|$)", re.MULTILINE)
"""The kind of an exception, if a traceback's last lines name it."""
CAUSED_BY_ANYBODY: Final = (
    "ASGI callable returned without completing handshake.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)
"""What uvicorn says of a handshake that was refused by a response, as if it were a mistake, and of other nonsense."""


class JsonFormatter(logging.Formatter):
    """Writes an entry as one line of JSON, in ASCII."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        entry: dict[str, object] = {
            "time": f"{seconds}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "worker": record.process,
            "message": record.getMessage(),
        }
        if not record.name.startswith(OURS):
            entry |= without_texts(record)
        if record.exc_info and (error := record.exc_info[1]) is not None:
            frames = traceback.extract_tb(error.__traceback__)[-PLACES:]
            entry["error"] = type(error).__name__
            entry["places"] = [f"{frame.name} ({Path(frame.filename).stem}:{frame.lineno})" for frame in frames]
        return json.dumps(entry)


def without_texts(record: logging.LogRecord) -> dict[str, object]:
    """What is written in the place of exceptions whose text a library puts into its message: their kinds alone."""
    arguments = record.args if isinstance(record.args, tuple) else ()
    if isinstance(record.msg, BaseException):
        return {"message": "an exception", "error": type(record.msg).__name__}
    if any(isinstance(argument, BaseException) for argument in arguments):
        kinds = [type(part).__name__ if isinstance(part, BaseException) else part for part in arguments]
        return {"message": str(record.msg) % tuple(kinds)}
    message = record.getMessage()
    if TRACEBACK not in message:
        return {}
    kinds = KIND.findall(message.rpartition(TRACEBACK)[2])
    return {"message": "an exception", "error": kinds[0] if kinds else "unknown"}


def is_worth_saying(record: logging.LogRecord) -> bool:
    """Whether an entry is written: not what anybody can cause as often as they like, to fill the disk."""
    return record.msg not in CAUSED_BY_ANYBODY


def set_up_logs() -> None:
    """Writes everything from warnings on, and what `splay` itself has to say, as JSON on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(is_worth_saying)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("splay").setLevel(logging.INFO)
