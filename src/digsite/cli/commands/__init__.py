"""The commands, one file each: they read options, ask for the work and print the result."""
