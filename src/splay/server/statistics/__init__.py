"""Statistics of finished games, worked out from their logs once, behind the requests, and kept."""
