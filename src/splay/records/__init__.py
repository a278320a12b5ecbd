"""A game as a file: options, the shuffle's commitment and secret, the start, every answer."""

from splay.records.record import BadRecord, Record, load, save

__all__ = ["BadRecord", "Record", "load", "save"]
