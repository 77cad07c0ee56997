"""The one module that speaks to the compiler itself: straight-line vector code for every shape of roll.

A kernel solves a *block* of positions at once, one per lane of the processor's vector registers. Per shape there is one
program: the tree of the shape's outcomes written out without a loop or a branch. Walking down the tree it keeps the
best child that the dice so far allow (one `max` per branch) and at each leaf adds chance × best to one of a few running
sums (one fused multiply-add). Loops over tables of outcomes, as NumPy or numba's own vectoriser would run them, spend
several times that on reading the tables; and numba cannot compile the same straight line as Python source in any
reasonable time. So the LLVM code is emitted here, by `@intrinsic` functions that the solvers in `compiled` call.

Values are an array of shape (slots, lanes), 64 bytes a slot: 16 lanes of float32 or 8 of float64. Processors with
shorter registers take two or four instructions for each of ours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import cycle
from math import comb
from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from .graph import CHILDREN, FLOOR, NONE, OUT, ROLLED, STOP, ZERO
from .shapes import SIDES, Shape

SLOT_BYTES: Final = 64
ACCUMULATORS: Final = 4

#: The programs: a shape, and whether its terms are plain. The base game's come first, then those of the ninth die, then
#: those with a floor.
PROGRAMS: Final = (
    *((Shape(free, dice), True) for free in range(1, SIDES) for dice in range(1, free + 3)),
    (Shape(SIDES, 8), True),
    *((Shape(free, free + 3), True) for free in range(1, SIDES + 1)),
    *((Shape(free, dice), False) for free in range(1, SIDES) for dice in range(1, free + 3)),
    (Shape(SIDES, 8), False),
)
BASE_PROGRAMS: Final = 26
PROGRAM_CODES: Final = {program: code for code, program in enumerate(PROGRAMS)}

_I32, _I64 = ir.IntType(32), ir.IntType(64)


def lanes_of(dtype: Any) -> int:
    """How many positions a block has: as many numbers as fit into 64 bytes."""
    return SLOT_BYTES // int(np.dtype(dtype).itemsize)


class _Program:
    """One shape's function `void (values, rows, count)`: for each row (a term) the value of rolling, and the better of
    that and stopping.
    """

    def __init__(self, module: Any, shape: Shape, plain: bool, number: ir.Type) -> None:
        self.shape, self.plain = shape, plain
        self.vector = ir.VectorType(number, SLOT_BYTES // (4 if isinstance(number, ir.FloatType) else 8))
        self.name = f"wormgrill.{'plain' if plain else 'floored'}.{shape.free}.{shape.dice}.{number}"
        self.module = module

    def declared(self) -> Any:
        """The function in this module, emitted at the first call."""
        if self.name in self.module.globals:
            return self.module.globals[self.name]
        pointer = ir.IntType(8).as_pointer()
        function = ir.Function(
            self.module, ir.FunctionType(ir.VoidType(), [pointer, _I32.as_pointer(), _I64]), self.name
        )
        function.linkage = "internal"
        function.attributes.add("noinline")
        self._emit_loop(function)
        return function

    def _emit_loop(self, function: Any) -> None:
        builder = ir.IRBuilder(function.append_basic_block("entry"))
        self.values, rows, count = function.args
        with cgutils.for_range(builder, count) as loop:
            width = ir.Constant(_I64, CHILDREN + self.shape.free * self.shape.dice)
            self.builder = builder
            self.row = builder.gep(rows, [builder.mul(loop.index, width)])
            self._emit_row()
        builder.ret_void()

    def _emit_row(self) -> None:
        floor, zero, none = (None, None, self._load(NONE)) if self.plain else self._unrolled()
        self.none = none
        self.children = [
            [self._load(CHILDREN + face * self.shape.dice + count) for count in range(self.shape.dice)]
            for face in range(self.shape.free)
        ]
        self.sums: list[Any] = [None] * ACCUMULATORS
        self.turn = cycle(range(ACCUMULATORS))
        self._walk(0, self.shape.dice, 1, floor, zero)
        rolled = self._total()
        self._store(rolled, ROLLED)
        self._store(self._max(self._load(STOP), rolled), OUT)

    def _unrolled(self) -> tuple[Any, Any, Any]:
        """Floor, what counts when the first face does not fall, and what counts when no free face falls."""
        floor = self._load(FLOOR)
        return floor, self._max(floor, self._load(ZERO)), self._max(floor, self._load(NONE))

    def _walk(self, face: int, dice: int, ways: int, best: Any, zero: Any = None) -> None:
        """The branch where so many dice are left for the faces from this one on; `best` is the best child so far, if
        there is one.
        """
        if face == self.shape.free:
            if dice == 0 or self.shape.used:
                self._leaf(ways * self.shape.used**dice, self.none if dice == self.shape.dice else best)
            return
        last_sure = face == self.shape.free - 1 and not self.shape.used
        for count in range(dice if last_sure else 0, dice + 1):
            if count:
                child = self.children[face][count - 1]
                here = child if best is None else self._max(best, child)
            else:
                here = best if zero is None else zero
            self._walk(face + 1, dice - count, ways * comb(dice, count), here)

    def _leaf(self, ways: int, best: Any) -> None:
        chance = ir.Constant(self.vector, [ways / SIDES**self.shape.dice] * self.vector.count)
        which = next(self.turn)
        so_far = self.sums[which]
        self.sums[which] = self.builder.fmul(best, chance) if so_far is None else self._fma(best, chance, so_far)

    def _total(self) -> Any:
        terms = [term for term in self.sums if term is not None]
        while len(terms) > 1:
            terms = [self.builder.fadd(*terms[:2]), *terms[2:]]
        return terms[0]

    # The few instructions.

    def _address(self, column: int) -> Any:
        slot = self.builder.zext(self.builder.load(self.builder.gep(self.row, [ir.Constant(_I64, column)])), _I64)
        byte = self.builder.gep(self.values, [self.builder.mul(slot, ir.Constant(_I64, SLOT_BYTES))])
        return self.builder.bitcast(byte, self.vector.as_pointer())

    def _load(self, column: int) -> Any:
        return self.builder.load(self._address(column), align=16)

    def _store(self, value: Any, column: int) -> None:
        self.builder.store(value, self._address(column), align=16)

    def _max(self, a: Any, b: Any) -> Any:
        """Written so that it becomes the processor's own instruction; there are no NaNs to care for."""
        return self.builder.select(self.builder.fcmp_ordered(">", a, b), a, b)

    def _fma(self, a: Any, b: Any, c: Any) -> Any:
        suffix = f"v{self.vector.count}{'f32' if isinstance(self.vector.element, ir.FloatType) else 'f64'}"
        name = f"llvm.fma.{suffix}"
        function = self.module.globals.get(name) or ir.Function(
            self.module, ir.FunctionType(self.vector, [self.vector] * 3), name
        )
        return self.builder.call(function, [a, b, c])


def _runner(programs: Iterable[tuple[Shape, bool]]) -> Callable[..., Any]:
    """An intrinsic `run(values, rows, count, program)` that can run these programs; values and rows are pointers."""
    numbered = tuple(enumerate(programs))

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        values, rows, count, program = args
        number = context.get_data_type(signature.args[0].dtype)
        values = builder.bitcast(values, ir.IntType(8).as_pointer())
        done = builder.append_basic_block("ran")
        switch = builder.switch(program, done)
        for code, (shape, plain) in numbered:
            case = builder.append_basic_block(f"shape_{shape.free}_{shape.dice}")
            switch.add_case(ir.Constant(_I64, code), case)
            with builder.goto_block(case):
                builder.call(_Program(builder.module, shape, plain, number).declared(), [values, rows, count])
                builder.branch(done)
        builder.position_at_end(done)
        return context.get_dummy_value()

    def typer(typingctx: Any, values: Any, rows: Any, count: Any, program: Any) -> Any:
        return types.void(values, rows, types.int64, types.int64), codegen

    run: Callable[..., Any] = intrinsic(typer)
    return run


#: Runs a group of terms: `run_base` the base game's programs only, `run_any` those of every kit.
run_base = _runner(PROGRAMS[:BASE_PROGRAMS])
run_any = _runner(PROGRAMS)


@intrinsic
def shifted(typingctx: Any, pointer: Any, elements: Any) -> Any:
    """A pointer so many elements further on."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.gep(args[0], [args[1]])

    return pointer(pointer, types.int64), codegen


@intrinsic
def call_solver(typingctx: Any, address: Any, values: Any, rows: Any, steps: Any, first: Any, last: Any) -> Any:
    """Call the compiled solver at this address on arrays.

    A call by address keeps the large machine code of the programs in one place: numba would copy it into every function
    that calls it by name, and compile it again there.
    """

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = [
            context.make_array(array_type)(context, builder, array).data
            for array_type, array in zip(signature.args[1:4], args[1:4], strict=True)
        ]
        function_type = ir.FunctionType(ir.VoidType(), [*(pointer.type for pointer in data), _I64, _I64])
        builder.call(builder.inttoptr(args[0], function_type.as_pointer()), [*data, args[4], args[5]])
        return context.get_dummy_value()

    return types.void(types.int64, values, rows, steps, types.int64, types.int64), codegen
