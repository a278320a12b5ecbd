"""Tests of what is counted of games."""
