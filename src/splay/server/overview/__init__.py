"""What those who look after a server see of it at a glance."""
