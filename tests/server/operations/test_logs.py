"""The log: lines of JSON that nobody's input can break, and that hold nobody's secrets."""

import json
import logging
import re
import traceback

import pytest

from splay.server.operations.logs import JsonFormatter


def line_of(message: str, *arguments: object, error: Exception | None = None) -> str:
    """What is written for an entry."""
    failure = None if error is None else (type(error), error, error.__traceback__)
    record = logging.LogRecord("splay.server", logging.WARNING, "app.py", 1, message, arguments, failure)
    return JsonFormatter().format(record)


def test_an_entry_is_one_line_of_json() -> None:
    entry = json.loads(line_of("table %s is slow", "abc"))
    assert entry["message"] == "table abc is slow"
    assert entry["level"] == "warning"
    assert entry["logger"] == "splay.server"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", entry["time"])


def test_line_breaks_and_control_characters_stay_escaped() -> None:
    line = line_of('"}\n{"level": "error\x1b[2J\u2028')
    assert line.isascii()
    assert line.isprintable()
    assert json.loads(line)["message"].endswith("\x1b[2J\u2028")


def test_of_an_exception_the_kind_and_the_places_are_written_but_not_its_message() -> None:
    with pytest.raises(ValueError, match="hunter2") as failure:
        int("hunter2")
    line = line_of("a request failed", error=failure.value)
    entry = json.loads(line)
    assert entry["error"] == "ValueError"
    assert entry["places"][0].startswith("test_of_an_exception")
    assert "hunter2" not in line


def line_of_a_library(message: object, *arguments: object) -> str:
    """What is written for an entry of uvicorn's."""
    return JsonFormatter().format(
        logging.LogRecord("uvicorn.error", logging.ERROR, "on.py", 1, message, arguments, None)
    )


def test_a_traceback_that_a_library_has_made_a_message_is_not_written() -> None:
    with pytest.raises(ValueError, match="hunter2") as failure:
        int("hunter2")
    line = line_of_a_library("".join(traceback.format_exception(failure.value)))
    assert "hunter2" not in line
    assert json.loads(line)["error"] == "ValueError"


@pytest.mark.parametrize("entry", [(ValueError("hunter2"),), ("cannot load %s: %s", "app", ValueError("hunter2"))])
def test_of_an_exception_in_a_message_of_a_library_the_kind_is_written(entry: tuple[object, ...]) -> None:
    line = line_of_a_library(*entry)
    assert "hunter2" not in line
    assert "ValueError" in line


def test_a_message_of_a_library_without_an_exception_stays() -> None:
    assert json.loads(line_of_a_library("%s is closed", "the door"))["message"] == "the door is closed"
