"""The same run on a Ray cluster of two workers on this machine."""

from pathlib import Path

import numpy as np
import pytest

from wormgrill.learn.fleet import fleet
from wormgrill.learn.training import Plan, train
from wormgrill.rules import edition


@pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::DeprecationWarning", "ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_cluster_makes_the_same_network_as_one_process(tmp_path: Path) -> None:
    plan = Plan(edition("2014"), 2, games=1024, seed=4)
    with fleet(1) as submit:
        alone = train(plan, submit, tmp_path / "alone")
    with fleet(2, ray="local") as submit:
        together = train(plan, submit, tmp_path / "together")
    np.testing.assert_array_equal(alone, together)
