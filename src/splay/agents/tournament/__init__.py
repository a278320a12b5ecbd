"""Tournaments: agents play each other, and how sure the outcome is."""
