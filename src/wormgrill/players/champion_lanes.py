"""The two big sums of the champion's network as vector code, in the one way in which the compiler keeps them in
registers.

Plain loops over arrays would be right too, and four times slower: numba cannot know that the arrays do not overlap,
and so writes every partial sum to memory. Here the sums are written as LLVM code with sixteen numbers to a vector;
processors with shorter registers take two or four instructions for each of ours.
"""

from __future__ import annotations

from typing import Any, Final

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

LANES: Final = 16
#: Sums that run side by side, so that none waits for the one before.
CHAINS: Final = 4

_VECTOR = ir.VectorType(ir.FloatType(), LANES)
_I64 = ir.IntType(64)


class _Sums:
    """Running sums over so many vectors, kept in registers."""

    def __init__(self, builder: Any, count: int) -> None:
        self.builder = builder
        self.places = [cgutils.alloca_once(builder, _VECTOR) for _ in range(count)]

    def start(self, pointer: Any, k: int) -> None:
        self.builder.store(load(self.builder, pointer, k), self.places[k])

    def add(self, k: int, value: Any) -> None:
        self.builder.store(self.builder.fadd(self.builder.load(self.places[k]), value), self.places[k])

    def add_product(self, k: int, a: Any, b: Any) -> None:
        fma = cgutils.get_or_insert_function(
            self.builder.module, ir.FunctionType(_VECTOR, [_VECTOR] * 3), f"llvm.fma.v{LANES}f32"
        )
        self.builder.store(self.builder.call(fma, [a, b, self.builder.load(self.places[k])]), self.places[k])

    def value(self, k: int) -> Any:
        return self.builder.load(self.places[k])


def load(builder: Any, pointer: Any, vector: int) -> Any:
    """The vector that starts so many vectors behind a pointer to floats."""
    place = builder.gep(pointer, [ir.Constant(_I64, vector * LANES)])
    return builder.load(builder.bitcast(place, _VECTOR.as_pointer()), align=4)


def _store(builder: Any, value: Any, pointer: Any, vector: int) -> None:
    place = builder.gep(pointer, [ir.Constant(_I64, vector * LANES)])
    builder.store(value, builder.bitcast(place, _VECTOR.as_pointer()), align=4)


def _rectified(builder: Any, value: Any) -> Any:
    zero = ir.Constant(_VECTOR, [0.0] * LANES)
    return builder.select(builder.fcmp_ordered(">", value, zero), value, zero)


def _splat(builder: Any, number: Any) -> Any:
    one = builder.insert_element(ir.Constant(_VECTOR, ir.Undefined), number, ir.Constant(ir.IntType(32), 0))
    mask = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
    return builder.shuffle_vector(one, ir.Constant(_VECTOR, ir.Undefined), mask)


def _data(context: Any, builder: Any, kind: Any, array: Any, offset: int) -> Any:
    """The address of an array's element number `offset`."""
    data = context.make_array(kind)(context, builder, array).data
    return builder.gep(data, [ir.Constant(_I64, offset)])


def sum_of_rows(width: int, bias_at: int, weights_at: int, out_at: int) -> Any:
    """An intrinsic `(net, rows, count, work)`: the rectified sum of some rows of a matrix of this width, and a bias.

    The numbers say where bias and matrix stand in the network, and where the result goes in the room to work in.
    """

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        net_type, rows_type, _, work_type = signature.args
        bias = _data(context, builder, net_type, args[0], bias_at)
        weights = _data(context, builder, net_type, args[0], weights_at)
        rows = _data(context, builder, rows_type, args[1], 0)
        out = _data(context, builder, work_type, args[3], out_at)
        sums = _Sums(builder, width // LANES)
        for k in range(width // LANES):
            sums.start(bias, k)
        with cgutils.for_range(builder, args[2]) as loop:
            row = builder.sext(builder.load(builder.gep(rows, [loop.index])), _I64)
            start = builder.gep(weights, [builder.mul(row, ir.Constant(_I64, width))])
            for k in range(width // LANES):
                sums.add(k, load(builder, start, k))
        for k in range(width // LANES):
            _store(builder, _rectified(builder, sums.value(k)), out, k)
        return context.get_dummy_value()

    def typer(typingctx: Any, net: Any, rows: Any, count: Any, work: Any) -> Any:
        return types.void(net, rows, types.int64, work), codegen

    return intrinsic(typer)


def dense_layer(inputs: int, width: int, bias_at: int, weights_at: int, in_at: int, out_at: int) -> Any:
    """An intrinsic `(net, work)`: the rectified product of a vector and a matrix of this size, and a bias."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        net_type, work_type = signature.args
        bias = _data(context, builder, net_type, args[0], bias_at)
        weights = _data(context, builder, net_type, args[0], weights_at)
        values = _data(context, builder, work_type, args[1], in_at)
        out = _data(context, builder, work_type, args[1], out_at)
        vectors = width // LANES
        sums = _Sums(builder, vectors * CHAINS)
        for k in range(vectors * CHAINS):
            builder.store(ir.Constant(_VECTOR, [0.0] * LANES), sums.places[k])
        with cgutils.for_range(builder, ir.Constant(_I64, inputs // CHAINS)) as loop:
            first = builder.mul(loop.index, ir.Constant(_I64, CHAINS))
            for chain in range(CHAINS):
                i = builder.add(first, ir.Constant(_I64, chain))
                value = _splat(builder, builder.load(builder.gep(values, [i])))
                row = builder.gep(weights, [builder.mul(i, ir.Constant(_I64, width))])
                for k in range(vectors):
                    sums.add_product(chain * vectors + k, value, load(builder, row, k))
        for k in range(vectors):
            total = load(builder, bias, k)
            for chain in range(CHAINS):
                total = builder.fadd(total, sums.value(chain * vectors + k))
            _store(builder, _rectified(builder, total), out, k)
        return context.get_dummy_value()

    def typer(typingctx: Any, net: Any, work: Any) -> Any:
        return types.void(net, work), codegen

    return intrinsic(typer)
