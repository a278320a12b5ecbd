"""Ratings at the server: which tables are rated, what each rated game changes, and working all of it out anew."""
