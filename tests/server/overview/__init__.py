"""Tests of what a server's admins see of it at a glance."""
