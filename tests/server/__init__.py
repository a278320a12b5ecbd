"""Tests of the server: people, tables, storage, the protocol."""
