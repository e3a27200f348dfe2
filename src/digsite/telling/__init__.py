"""From an event or a question to a message: an id and facts, for browser, terminal and spectators alike.

No sentences in here: those are in ``words``. To change what a thief's sentence says, change the catalogue; to tell
something new, add a message there and give it its facts here.
"""

from digsite.telling.drafts import trade_so_far
from digsite.telling.events import tell
from digsite.telling.now import beside, what_goes_on
from digsite.telling.story import Line, lines, standings, story_length

__all__ = ["Line", "beside", "lines", "standings", "story_length", "tell", "trade_so_far", "what_goes_on"]
