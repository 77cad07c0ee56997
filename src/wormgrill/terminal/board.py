"""The table as a picture for the terminal, and as sentences for those who listen."""

from __future__ import annotations

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wormgrill.notation import format_face
from wormgrill.rules import WORM, Position, standing, worms
from wormgrill.terminal.words import SPECIALISTS, count_text, dice_text

_TILE_WIDTH = 5
_TILE_STYLES = {1: "#000000 on khaki1", 2: "#000000 on gold1", 3: "#000000 on dark_orange", 4: "#ffffff on red3"}
_DIE, _WORM_DIE, _GOLDEN_DIE = "#000000 on #ffffff", "bold #ffffff on deep_pink4", "bold #000000 on yellow1"
_WORM_SIGN = "~"


def picture(position: Position, names: tuple[str, ...], width: int) -> RenderableType:
    """The whole table: the grill, everybody's stack, the dice of the turn."""
    parts: list[RenderableType] = [Text(), grill_picture(position, width), Text(), stacks_picture(position, names)]
    if position.begun:
        parts += [Text(), dice_picture(position)]
    return Lines(*parts)


def grill_picture(position: Position, width: int) -> RenderableType:
    """The open portions as cards, each with a worm sign for every worm and the letter of a specialist."""
    if not position.grill:
        return Text("The grill is empty.")
    in_a_row = max(1, (width + 1) // _TILE_WIDTH)
    rows: list[RenderableType] = []
    for begin in range(0, len(position.grill), in_a_row):
        numbers, signs = Text(), Text()
        for tile in position.grill[begin : begin + in_a_row]:
            style = _TILE_STYLES[worms(tile)]
            guest = position.guest(tile)
            letter = f" {guest.value}" if guest and worms(tile) < 3 else (guest.value if guest else "")
            numbers.append(f" {tile} ", f"bold {style}").append(" ")
            signs.append(f"{_WORM_SIGN * worms(tile) + letter:^4}", style).append(" ")
        rows += [numbers, signs]
    if position.guests:
        where = ", ".join(f"{SPECIALISTS[guest]} ({guest.value}) on the {tile}" for tile, guest in position.guests)
        rows.append(Text(f"{where}", style="dim"))
    return Lines(*rows)


def stacks_picture(position: Position, names: tuple[str, ...]) -> RenderableType:
    """A line for every player: the top portion, the height of the stack, the worms and what else lies there."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for seat, (name, player, count) in enumerate(zip(names, position.players, standing(position), strict=True), 1):
        mine = seat == position.seat
        top = Text(f" {player.top} ", f"bold {_TILE_STYLES[worms(player.top)]}") if player.top else Text(" -- ", "dim")
        height = count_text(len(player.stack), "portion") if player.stack else "nothing yet"
        held = [SPECIALISTS[player.specialist]] if player.specialist else []
        held += [count_text(player.worms, "round worm")] if player.worms else []
        table.add_row(
            Text("▶" if mine else " ", "bold green"),
            Text(name, "bold" if mine else ""),
            top,
            Text(height),
            Text(count_text(count, "worm"), "magenta"),
            Text(", ".join(held), "cyan"),
        )
    return table


def dice_picture(position: Position) -> RenderableType:
    """The dice set aside with their sum, and those that lie rolled."""
    lines = Text()
    if position.kept:
        lines.append("set aside  ")
        for group in position.kept:
            for _ in range(group.white):
                _die(lines, group.face, golden=False)
            if group.golden:
                _die(lines, group.face, golden=True)
            lines.append(" ")
        lines.append(f"= {position.total}", "bold")
        lines.append("" if position.has_worm else "  (no worm yet)", "dim")
    if position.roll is not None:
        lines.append("\nrolled     " if position.kept else "rolled     ")
        for face in position.roll.white:
            _die(lines, face, golden=False)
        if position.roll.golden is not None:
            _die(lines, position.roll.golden, golden=True)
    return lines


def _die(line: Text, face: int, golden: bool) -> None:
    style = _GOLDEN_DIE if golden else _WORM_DIE if face == WORM else _DIE
    line.append(f"{'g' + format_face(face) if golden else ' ' + format_face(face)} ", style).append(" ")


def sentences(position: Position, names: tuple[str, ...]) -> list[str]:
    """The table in words: the same things as the picture, in the same order."""
    told = [f"On the grill: {_grill_text(position)}."]
    for name, player, count in zip(names, position.players, standing(position), strict=True):
        parts = [f"{player.top} on top, {count_text(len(player.stack), 'portion')}" if player.top else "no portion"]
        parts += [SPECIALISTS[player.specialist]] if player.specialist else []
        parts += [count_text(player.worms, "round worm")] if player.worms else []
        told.append(f"{name}: {', '.join(parts)}; {count_text(count, 'worm')}.")
    if position.kept:
        groups = ", ".join(
            " ".join(
                [format_face(group.face)] * group.white + (["g" + format_face(group.face)] if group.golden else [])
            )
            for group in position.kept
        )
        told.append(f"Set aside: {groups}. Together {position.total}{'' if position.has_worm else ', no worm yet'}.")
    if position.roll is not None:
        told.append(f"Rolled: {dice_text(position.roll)}.")
    return told


def _grill_text(position: Position) -> str:
    """`21 to 24, 26 with the hen, 30`."""
    parts: list[str] = []
    run: list[int] = []
    for tile in (*position.grill, 0):
        if run and (tile != run[-1] + 1 or position.guest(tile)):
            parts += [f"{run[0]} to {run[-1]}"] if len(run) > 2 else [str(number) for number in run]
            run = []
        guest = position.guest(tile)
        if guest:
            parts.append(f"{tile} with {SPECIALISTS[guest]}")
        elif tile:
            run.append(tile)
    return ", ".join(parts) or "nothing"
