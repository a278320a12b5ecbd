"""What people always answer to a question, and the server's answering for them."""
