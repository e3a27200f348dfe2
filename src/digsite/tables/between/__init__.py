"""Between servers that share a database: who stored something, who is connected where, whose turn it is to think."""
