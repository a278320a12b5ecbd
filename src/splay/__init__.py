"""Splay: an open implementation of the card game Innovation."""

__version__ = "0.1.0"
