"""Draws terminal.svg beside this file: a moment of a game as the terminal shows it."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from wormgrill.notation import parse_position
from wormgrill.terminal.board import picture
from wormgrill.terminal.play import choices

NAMES = ("Ada", "greedy", "champion")
POSITION = "2014 21,22,24,26-29,31,33-36 23.25/30.32/- 1 4445|22ww"


def main() -> None:
    console = Console(record=True, width=84, file=io.StringIO(), force_terminal=True, highlight=False)
    position = parse_position(POSITION)
    console.print(Text("Ada rolls 2 2 w w."))
    console.print(picture(position, NAMES, 84))
    for choice in choices(position, NAMES):
        console.print(Text.assemble("  ", (f"{choice.key:<4}", "bold yellow"), choice.text))
    console.print(Text("Ada> w"))
    console.print(Text("Ada sets aside two worms: 27 so far.", "dim"))
    console.print(Text("Ada> s"))
    console.print(Text("Ada takes the 27 from the grill: two worms.", "bold green"))
    svg = console.export_svg(title="wormgrill play Ada greedy champion")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no font from elsewhere
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    Path(__file__).with_suffix(".svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
