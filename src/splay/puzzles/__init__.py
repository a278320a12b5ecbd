"""Puzzles, in which one action is right: what they are, and how they are found and checked."""
