"""What somebody practices alone: lessons, and whatever else is a game on a fixed position."""
