"""Days and moments as a language writes them; in English by ISO 8601, which all its readers read alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from splay.locale.catalogue import ORIGINAL

if TYPE_CHECKING:
    from datetime import date, datetime

    from splay.locale.catalogue import Catalogue


def day_in(catalogue: Catalogue, day: date) -> str:
    """A day: "2026-11-21", in German "21.11.2026"."""
    if catalogue.language == ORIGINAL:
        return day.isoformat()
    from babel.dates import format_date  # costs a tenth of a second

    return format_date(day, "medium", locale_of(catalogue))


def moment_in(catalogue: Catalogue, moment: datetime) -> str:
    """A moment to the minute, with the time zone that it is given in: "2026-11-21 14:03 UTC"."""
    if catalogue.language == ORIGINAL:
        return moment.strftime("%Y-%m-%d %H:%M %Z")
    from babel.dates import format_time, get_datetime_format

    locale = locale_of(catalogue)
    time = f"{format_time(moment, 'short', locale=locale)} {moment:%Z}"
    both = str(get_datetime_format("medium", locale)).replace("'", "")  # apostrophes stand around its words
    return both.format(time, day_in(catalogue, moment.date()))


def locale_of(catalogue: Catalogue) -> str:
    """What Babel calls a language."""
    return catalogue.language.replace("-", "_")
