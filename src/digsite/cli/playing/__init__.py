"""A person against bots in the terminal: the board, what can be typed, the dialogues, the table.

Everything shown here is made from one seat's view, never from the game behind it.
"""
