"""What is told of ratings: ladders, a player's ratings and their curves, what a table is played for, and Rate me."""
