"""Challenges, and invitations of accounts to tables that have not begun."""
