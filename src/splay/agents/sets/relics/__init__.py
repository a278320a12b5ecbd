"""What agents know of the relics of Artifacts of History."""
