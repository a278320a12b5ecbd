"""Upgrades of a server in one command: backup, new version, migration, restart, and back if it isn't well then.

Standard library only: it starts before there is anything installed of the new version.
"""
