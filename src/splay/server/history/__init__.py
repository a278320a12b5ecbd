"""What has been played: finished games, their records, and playing again."""
