"""Results of finished games, kept for good: how each ended, who sat where, and which place it has."""
