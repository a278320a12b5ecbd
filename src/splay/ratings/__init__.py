"""Ratings: how strong players are, from the results of rated games alone."""
