"""Tests of the server's room `friends`."""
