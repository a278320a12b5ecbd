"""Tests that play in a real browser, on a server of their own."""
