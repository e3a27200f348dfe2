"""The commands, one file each: options read, the work asked for, what came of it printed."""
