"""The table in the terminal: drawing what a seat sees, and understanding what its player types.

Rendering and typing only: what may be done, why not, the odds and the advice come from ``digsite.seat``, the story from
``digsite.telling``, every sentence from ``digsite.words``. Nothing here knows a rule, and everything shown is made from
one seat's view, never from the game behind it.
"""
