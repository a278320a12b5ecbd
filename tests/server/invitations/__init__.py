"""Tests of the server's room `invitations`."""
