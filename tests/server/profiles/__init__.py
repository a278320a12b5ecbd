"""Tests of the server's room `profiles`."""
