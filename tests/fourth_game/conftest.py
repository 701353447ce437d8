"""A game of its own: its tests need it installed, and no other test should find a fourth game.

So `test_apart.py` runs each of the other files in a process of its own that finds the game, and runs nowhere else. To
run one of them by hand, name this folder in PYTHONPATH.
"""

from pathlib import Path

from banneret.plugins import plugins

APART = "test_apart.py"
OWN = sorted(path.name for path in Path(__file__).parent.glob("test_*.py") if path.name != APART)

collect_ignore = [APART] if "couriers" in plugins() else OWN
