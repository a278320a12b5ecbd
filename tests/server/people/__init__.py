"""Tests of guests, accounts, sessions and tokens."""
