"""What one seat may know: views, questions and events as JSON data."""
