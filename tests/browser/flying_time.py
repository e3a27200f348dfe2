"""Time that flies on a page: for tests that play on, and hold nothing about how long something takes.

A question takes no presses until it was on the screen for a while. Whoever plays a whole game would wait for that a
hundred times over; ``test_impatience.py`` holds it, at the pace of the clock on the wall.
"""

from __future__ import annotations

from typing import Final

#: A second on the wall is so many on the page: clocks, timers, frames and the times of events all say so.
FLYING_TIME: Final = """
(() => {
  const speed = 10;
  const { performance, setTimeout, setInterval, requestAnimationFrame } = window;
  const now = performance.now.bind(performance);
  performance.now = () => now() * speed;
  window.setTimeout = (call, wait = 0, ...given) => setTimeout(call, wait / speed, ...given);
  window.setInterval = (call, wait = 0, ...given) => setInterval(call, wait / speed, ...given);
  window.requestAnimationFrame = (call) => requestAnimationFrame((at) => call(at * speed));
  const stamped = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp").get;
  Object.defineProperty(Event.prototype, "timeStamp", { get() { return stamped.call(this) * speed; } });
})();
"""
