"""A program that learns to play: masked PPO on thousands of games at once, until it clearly beats ``greedy``.

PPO (proximal policy optimisation) plays some steps of many games, sees how much better or worse they went than it
expected, and makes what went well a little more likely. *Masked*: steps that are not legal get no chance at all.

    pip install 'digsite[train]'
    python examples/train_ppo.py build/ppo --minutes 20

Stop it at any time with Ctrl-C: the same command goes on from the last checkpoint. The folder holds the network
(``checkpoint.pt``), what was measured on the way (``curve.csv``) and the learning curve as a picture (``curve.svg``).
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import torch
from torch import nn

import digsite.envs  # noqa: F401  # makes gymnasium know the game
from digsite.observations import SIZE

STEPS = 126


@dataclass(frozen=True)
class Options:
    """What can be turned. The defaults are those of the curve in the docs."""

    opponent: str = "greedy"
    players: int = 2
    games: int = 512  # played at once
    length: int = 64  # steps of each game between two updates
    epochs: int = 3  # how often what was played is gone through
    batch: int = 4096
    rate: float = 1e-3  # of learning, at the start; it falls to a tenth
    discount: float = 0.998
    trace: float = 0.95  # the lambda of generalised advantage estimation
    clip: float = 0.2
    entropy: float = 0.01  # how much curiosity is worth
    width: int = 256
    minutes: float = 20.0  # of processor time
    measure_every: int = 25  # updates
    measure_games: int = 1000
    threads: int = 1
    seed: int = 1


class Network:
    """What the program thinks: how good each step is (logits), and how well the game goes on from here (value)."""

    def __init__(self, width: int, scale: npt.NDArray[np.float32]) -> None:
        self.scale = torch.tensor(scale)
        self.body = nn.Sequential(nn.Linear(SIZE, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.steps = nn.Linear(width, STEPS)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.steps.weight, 0.01)  # at first every legal step is about as likely as any other
        nn.init.zeros_(self.steps.bias)
        self.parts = nn.ModuleList([self.body, self.steps, self.value])

    def think(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """Return the logarithm of each step's probability, and the value."""
        seen = self.body(observations.float() * self.scale)
        logits = self.steps(seen).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(logits, 1), self.value(seen)[:, 0]


def make_games(options: Options, games: int, reward: str = "shaped") -> Any:
    """Set up games of one learner against bots, at a monument by lot."""
    return gymnasium.make_vec(
        "digsite/Archaeology-v1",
        num_envs=games,
        opponents=[options.opponent],
        players=options.players,
        reward=reward,
        threads=options.threads,
    )


def usual_size(options: Options) -> npt.NDArray[np.float32]:
    """Play by lot for a while: one over the largest number seen at each place, so that the network sees 0 to 1."""
    envs = make_games(options, 256)
    seen, _ = envs.reset(seed=options.seed)
    largest = np.ones(SIZE, np.uint8)
    for _ in range(200):
        np.maximum(largest, seen.max(axis=0), out=largest)
        seen, *_ = envs.step(envs.random_actions())
    return (1 / largest).astype(np.float32)


def draw(chances: Any) -> Any:
    """Draw a step for each game (the Gumbel trick: the largest logarithm plus noise)."""
    return (chances - torch.empty_like(chances).exponential_().log()).argmax(1)


@dataclass
class Played:
    """So many steps of so many games, step by step."""

    observations: Any
    masks: Any
    actions: Any
    chances: Any
    values: Any
    rewards: Any
    over: Any

    @classmethod
    def empty(cls, length: int, games: int) -> Played:
        """Make room."""
        shape = (length, games)
        return cls(
            torch.empty(*shape, SIZE, dtype=torch.uint8),
            torch.empty(*shape, STEPS, dtype=torch.int8),
            torch.empty(shape, dtype=torch.int64),
            torch.empty(shape),
            torch.empty(length + 1, games),
            torch.empty(shape),
            torch.empty(shape),
        )


class Learner:
    """A network, the games it learns from, and how far it has come."""

    def __init__(self, options: Options, folder: Path) -> None:
        torch.manual_seed(options.seed)
        torch.set_num_threads(options.threads)
        self.options = options
        self.folder = folder
        self.updates = 0
        self.used = 0.0  # seconds of processor time
        self.curve: list[dict[str, float]] = []
        saved = folder / "checkpoint.pt"
        kept: dict[str, Any] | None = torch.load(saved, weights_only=True) if saved.exists() else None
        scale = np.asarray(kept["scale"], np.float32) if kept else usual_size(options)
        self.network = Network(options.width, scale)
        self.optimizer = torch.optim.Adam(self.network.parts.parameters(), options.rate, eps=1e-5)
        if kept:
            self.network.parts.load_state_dict(kept["network"])
            self.optimizer.load_state_dict(kept["optimizer"])
            self.updates, self.used, self.curve = kept["updates"], kept["used"], kept["curve"]
        self.envs = make_games(options, options.games)
        observations, infos = self.envs.reset(seed=options.seed + 1_000_000 * self.updates)
        self.now = (torch.from_numpy(observations), torch.from_numpy(infos["action_mask"]))
        self.played = Played.empty(options.length, options.games)

    def play(self) -> None:
        """Play some steps of all games and keep them."""
        played = self.played
        for step in range(self.options.length):
            played.observations[step], played.masks[step] = self.now
            with torch.no_grad():
                chances, played.values[step] = self.network.think(*self.now)
            actions = draw(chances)
            played.actions[step] = actions
            played.chances[step] = chances.gather(1, actions[:, None])[:, 0]
            observations, rewards, over, _, infos = self.envs.step(actions.numpy())
            self.now = (torch.from_numpy(observations), torch.from_numpy(infos["action_mask"]))
            played.rewards[step] = torch.from_numpy(rewards)
            played.over[step] = torch.from_numpy(over)
        with torch.no_grad():
            _, played.values[-1] = self.network.think(*self.now)

    def advantages(self) -> Any:
        """How much better each step turned out than the network expected (generalised advantage estimation)."""
        played, options = self.played, self.options
        better = torch.empty_like(played.rewards)
        after = torch.zeros(options.games)
        for step in reversed(range(options.length)):
            goes_on = 1 - played.over[step]
            surprise = played.rewards[step] + options.discount * goes_on * played.values[step + 1] - played.values[step]
            after = surprise + options.discount * options.trace * goes_on * after
            better[step] = after
        return better

    def learn(self) -> None:
        """Make what went well more likely, in small steps that do not lead far from what was played."""
        played, options = self.played, self.options
        better = self.advantages()
        targets = (better + played.values[:-1]).flatten()
        better = ((better - better.mean()) / (better.std() + 1e-8)).flatten()
        observations, masks = played.observations.flatten(0, 1), played.masks.flatten(0, 1)
        actions, before = played.actions.flatten(), played.chances.flatten()
        for group in self.optimizer.param_groups:
            group["lr"] = options.rate * max(0.1, 1 - self.used / (60 * options.minutes))
        for _ in range(options.epochs):
            for rows in torch.randperm(len(actions)).split(options.batch):
                chances, values = self.network.think(observations[rows], masks[rows])
                ratio = (chances.gather(1, actions[rows, None])[:, 0] - before[rows]).exp()
                gain = torch.min(
                    ratio * better[rows], ratio.clamp(1 - options.clip, 1 + options.clip) * better[rows]
                ).mean()
                curiosity = -(chances.exp() * chances).sum(1).mean()
                wrong = (values - targets[rows]).square().mean()
                self.optimizer.zero_grad()
                (0.5 * wrong - gain - options.entropy * curiosity).backward()
                nn.utils.clip_grad_norm_(self.network.parts.parameters(), 0.5)
                self.optimizer.step()
        self.updates += 1

    def save(self) -> None:
        """Write the checkpoint, the figures and the picture; whole or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        part = self.folder / "checkpoint.part"
        torch.save(
            {
                "network": self.network.parts.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "scale": self.network.scale.tolist(),
                "updates": self.updates,
                "used": self.used,
                "curve": self.curve,
            },
            part,
        )
        part.replace(self.folder / "checkpoint.pt")
        with (self.folder / "curve.csv").open("w", newline="") as file:
            writer = csv.DictWriter(file, list(self.curve[0]))
            writer.writeheader()
            writer.writerows(self.curve)
        draw_curve(self.curve, self.options.opponent, self.folder / "curve.svg")


def interval(rate: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    z = 1.96
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * float(np.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)))
    return middle - half, middle + half


def measure(network: Network, options: Options, games: int, seed: int) -> dict[str, float]:
    """Play new games, always taking the likeliest step, and return the share of victories with its interval.

    Exactly the first game of each place counts: short games must not count more often than long ones.
    """
    envs = make_games(options, games, reward="win")
    observations, infos = envs.reset(seed=seed)
    shares, running = np.zeros(games), np.ones(games, np.bool_)
    while running.any():
        with torch.no_grad():
            chances, _ = network.think(torch.from_numpy(observations), torch.from_numpy(infos["action_mask"]))
        observations, rewards, over, _, infos = envs.step(chances.argmax(1).numpy())
        shares[running & over] = rewards[running & over]
        running &= ~over
    rate = float(shares.mean())
    low, high = interval(rate, games)
    return {"wins": rate, "low": low, "high": high}


def draw_curve(curve: list[dict[str, float]], opponent: str, path: Path) -> None:
    """Draw the learning curve."""
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    minutes = [point["minutes"] for point in curve]
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.fill_between(
        minutes, [100 * p["low"] for p in curve], [100 * p["high"] for p in curve], color="#b5651d", alpha=0.25, lw=0
    )
    axes.plot(minutes, [100 * p["wins"] for p in curve], color="#b5651d")
    axes.axhline(50, color="#555", lw=0.8, ls="--")
    axes.set(
        xlabel="minutes of processor time", ylabel=f"games won against {opponent}, %", ylim=(0, 100), xlim=(0, None)
    )
    axes.set_title(f"Masked PPO against one {opponent}, all monuments (95 % intervals)")
    figure.savefig(path)
    plt.close(figure)


def train(options: Options, folder: Path, tell: Callable[[str], None] = print) -> list[dict[str, float]]:
    """Train until the time is used up, from the last checkpoint on if there is one; return the curve."""
    learner = Learner(options, folder)
    if learner.updates:
        tell(f"going on after {learner.updates} updates")

    def look() -> None:
        found = measure(learner.network, options, options.measure_games, seed=10**9 + learner.updates)
        steps = learner.updates * options.games * options.length
        learner.curve.append({"updates": learner.updates, "steps": steps, "minutes": learner.used / 60, **found})
        learner.save()
        tell(
            f"{learner.used / 60:5.1f} min, {steps / 1e6:6.2f} M steps: wins {100 * found['wins']:.1f} % "
            f"({100 * found['low']:.1f} to {100 * found['high']:.1f})"
        )

    if not learner.curve:
        look()
    while learner.used < 60 * options.minutes:
        began = time.process_time()
        learner.play()
        learner.learn()
        learner.used += time.process_time() - began
        if learner.updates % options.measure_every == 0 or learner.used >= 60 * options.minutes:
            look()
    return learner.curve


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    usual = Options()
    for name, value in vars(usual).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    given = vars(parser.parse_args())
    folder = given.pop("folder")
    train(Options(**given), folder)


if __name__ == "__main__":
    main()
