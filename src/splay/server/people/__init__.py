"""The people who play: guests and accounts, their names and passwords, and deleting an account."""
