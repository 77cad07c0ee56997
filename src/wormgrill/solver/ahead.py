"""Where an iteration is heading: it closes in on a solution by a fixed factor a step, so the last few steps tell."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


class Ahead:
    """Anderson's extrapolation: from the last few steps x → g(x) of an iteration, where it would stand still if it were
    linear.
    """

    def __init__(self, memory: int = 5) -> None:
        self.memory = memory
        self.points: list[Floats] = []
        self.steps: list[Floats] = []

    def of(self, point: Floats, image: Floats) -> Floats:
        """The next point to try, after the iteration has taken `point` to `image`."""
        step = image - point
        if self.steps and np.abs(step).max() > 2 * np.abs(self.steps[-1]).max():
            self.points, self.steps = [], []
        self.points, self.steps = [*self.points[-self.memory :], image.copy()], [*self.steps[-self.memory :], step]
        if len(self.steps) == 1:
            return image
        changes = np.stack([step - other for other in self.steps[:-1]])
        weights = np.linalg.lstsq(changes @ changes.T, changes @ step, rcond=1e-12)[0]
        return np.asarray(image - sum(w * (image - other) for w, other in zip(weights, self.points[:-1], strict=True)))
