"""The champion's weights as files: one for each number of seats, for the base game and for deluxe.

A family serves all options of its editions. Weights are kept as 16-bit numbers, which changes no decision that could
be measured.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from wormgrill.rules import RULES_VERSION, Edition

from .champion_features import FACTS_VERSION
from .champion_net import Net, net_size

SHIPPED: Final = Path(__file__).parent / "data"
FORMAT: Final = 1
#: The variable of the environment that names another folder of weights.
WEIGHTS: Final = "WORMGRILL_WEIGHTS"


class WeightsError(ValueError):
    """A file of weights that is missing, or was made for other rules or another network."""


def data_folder() -> Path:
    """Where weights are looked for: in the package, or where WORMGRILL_WEIGHTS says."""
    return Path(os.environ.get(WEIGHTS) or SHIPPED)


def family(seats: int, edition: Edition) -> str:
    """The name of the family that plays so many seats of an edition: `base-2`, `deluxe-4`."""
    return f"{'deluxe' if edition.deluxe else 'base'}-{seats}"


def is_shipped(name: str, folder: Path | None = None) -> bool:
    """Whether there is a file for a family."""
    return ((folder or data_folder()) / f"{name}.npz").exists()


@cache
def load(name: str, folder: Path | None = None) -> Net:
    """The network of a family."""
    folder = folder or data_folder()
    about = manifest(name, folder)
    for key, wanted in (("format", FORMAT), ("rules", RULES_VERSION), ("facts", FACTS_VERSION)):
        if about.get(key) != wanted:
            raise WeightsError(f"the weights {name} have {key} {about.get(key)!r}, but {wanted} is wanted; train anew")
    with np.load(folder / f"{name}.npz", allow_pickle=False) as file:
        net: Net = np.ascontiguousarray(file["net"], dtype=np.float32)
    edition, seats = name.split("-")
    if net.shape != (net_size(int(seats), edition == "deluxe"),):
        raise WeightsError(f"the weights {name} have the wrong size")
    return net


def manifest(name: str, folder: Path | None = None) -> dict[str, Any]:
    """What is written beside a family's weights: how they were made and how strong they were measured to be."""
    folder = folder or data_folder()
    path = folder / f"{name}.json"
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise WeightsError(f"there are no weights {name} in {folder}; `wormgrill train {name}` makes them") from error
    return found


def save(name: str, net: Net, about: dict[str, Any], folder: Path | None = None) -> None:
    """Write a family's weights and their manifest."""
    folder = folder or data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(folder / f"{name}.npz", net=net.astype(np.float16))
    write_manifest(
        name, {"family": name, "format": FORMAT, "rules": RULES_VERSION, "facts": FACTS_VERSION, **about}, folder
    )


def write_manifest(name: str, about: dict[str, Any], folder: Path) -> None:
    """Write what `manifest` reads."""
    (folder / f"{name}.json").write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")
