"""Puzzles: their list, the puzzle of the day, and how everybody does with them."""
