"""Text for positions, moves and records: strict parsers and canonical printers, made for each other."""

from .dice import format_dice, format_face, parse_dice, parse_face
from .editions import format_edition, parse_edition
from .errors import NotationError, RecordError
from .moves import format_event, format_move, parse_event, parse_move
from .positions import format_position, parse_position
from .reading import parse_record
from .records import Record, format_record

__all__ = [
    "NotationError",
    "Record",
    "RecordError",
    "format_dice",
    "format_edition",
    "format_event",
    "format_face",
    "format_move",
    "format_position",
    "format_record",
    "parse_dice",
    "parse_edition",
    "parse_event",
    "parse_face",
    "parse_move",
    "parse_position",
    "parse_record",
]
