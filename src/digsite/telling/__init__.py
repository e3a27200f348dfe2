"""What happens at a table, in plain English: for the terminal (with colours), and for the browser."""
