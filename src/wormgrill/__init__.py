"""Wormgrill: the dice game of worms on the grill.

The rooms are imported by name (`from wormgrill.rules import edition, start`); this module stays empty
so that importing the package costs nothing.
"""

__version__ = "0.1.0"
__all__ = ["__version__"]
