"""Profiles: what finished games tell of somebody, for whoever may see it; finding players."""
