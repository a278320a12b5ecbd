"""What a finished game teaches: what each player's actions cost against better ones, and where luck swung it."""
