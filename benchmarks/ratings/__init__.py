"""Measures ratings: simulated players, and what the computers' ratings rest on."""
