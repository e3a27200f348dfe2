"""Where chance comes from: a fast dealer for simulation, a fair one for live tables, a fixed one for lessons."""

from digsite.dealers.dealer import Dealer
from digsite.dealers.fair import FairDealer, FairError, commitment, new_secret, seat_commitment
from digsite.dealers.fair_sheet import FairSheet
from digsite.dealers.fast import FastDealer, Luck, new_luck, seed_of
from digsite.dealers.fixed import FixedDealer
from digsite.dealers.resample import resample

__all__ = [
    "Dealer",
    "FairDealer",
    "FairError",
    "FairSheet",
    "FastDealer",
    "FixedDealer",
    "Luck",
    "commitment",
    "new_luck",
    "new_secret",
    "resample",
    "seat_commitment",
    "seed_of",
]
