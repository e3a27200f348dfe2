"""What a viewer knows, as one row of small numbers for programs that learn."""

from digsite.observations.layout import LAYOUT, SIZE, Field, Layout, Observation, phase_place
from digsite.observations.observing import numbers_of, observation_of, observe, observe_into

__all__ = [
    "LAYOUT",
    "SIZE",
    "Field",
    "Layout",
    "Observation",
    "numbers_of",
    "observation_of",
    "observe",
    "observe_into",
    "phase_place",
]
