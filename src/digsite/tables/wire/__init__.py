"""What goes over the wire: the messages, and which version of them this is."""
