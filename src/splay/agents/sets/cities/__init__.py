"""What agents know of Cities of Destiny."""
