"""One table and its seats: what is said there and what comes of it. Nothing in here waits or stores."""
