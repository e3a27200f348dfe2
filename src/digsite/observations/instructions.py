"""Many small numbers at once, as instructions of the machine (``at_once`` says what each does). For the compiler alone.

Whoever writes an observation or a mask number by number takes four times as long. Loads and stores here need not be
aligned, and nothing is checked.
"""

from __future__ import annotations

from collections.abc import Callable
from platform import machine
from typing import Any

from numba import types
from numba.core.cgutils import ir  # llvmlite's, of the version that this compiler works with
from numba.extending import intrinsic

_BYTE, _SMALL, _NUMBER, _WORD = ir.IntType(8), ir.IntType(16), ir.IntType(32), ir.IntType(64)

_SIXTEEN = ir.VectorType(_BYTE, 16)

#: The bytes that the processor fetches at once.
_LINE = 64

Codegen = Callable[[Any, Any, Any, Any], Any]


def _pointer(context: Any, builder: Any, array: Any, value: Any, at: Any) -> Any:
    """Point to a place of an array."""
    data = context.make_array(array)(context, builder, value).data
    return data if at is None else builder.gep(data, [at])


def _load(builder: Any, pointer: Any, count: int) -> Any:
    """Read so many small numbers."""
    kind = ir.VectorType(_SMALL, count)
    return builder.load(builder.bitcast(pointer, kind.as_pointer()), align=2)


def _store(builder: Any, value: Any, pointer: Any) -> None:
    builder.store(value, builder.bitcast(pointer, value.type.as_pointer()), align=1)


def _spread(builder: Any, number: Any, kind: Any, count: int) -> Any:
    """Give so many times the same small number."""
    empty = ir.Constant(ir.VectorType(kind, count), ir.Undefined)
    first = builder.insert_element(empty, builder.trunc(number, kind), ir.Constant(_NUMBER, 0))
    return builder.shuffle_vector(first, empty, ir.Constant(ir.VectorType(_NUMBER, count), [0] * count))


def _first(builder: Any, numbers: Any, count: Any) -> Any:
    """Keep the first so many of sixteen bytes; the others become 0."""
    places = ir.Constant(_SIXTEEN, list(range(16)))
    keep = builder.icmp_unsigned("<", places, _spread(builder, count, _BYTE, 16))
    return builder.select(keep, numbers, ir.Constant(_SIXTEEN, [0] * 16))


@intrinsic
def copy_numbers(_: Any, numbers: Any, at: Any, row: Any, to: Any, count: Any) -> tuple[Any, Codegen]:
    """See ``at_once``."""

    def codegen(context: Any, builder: Any, _: Any, args: Any) -> Any:
        found = _load(builder, _pointer(context, builder, numbers, args[0], args[1]), 16)
        kept = _first(builder, builder.trunc(found, _SIXTEEN), args[4])
        _store(builder, kept, _pointer(context, builder, row, args[2], args[3]))
        return context.get_dummy_value()

    return types.void(numbers, types.int64, row, types.int64, types.int64), codegen


@intrinsic
def word_of(_: Any, numbers: Any, at: Any, shift: Any) -> tuple[Any, Codegen]:
    """See ``at_once``."""

    def codegen(context: Any, builder: Any, _: Any, args: Any) -> Any:
        found = _load(builder, _pointer(context, builder, numbers, args[0], args[1]), 8)
        by = _spread(builder, args[2], _SMALL, 8)
        return builder.bitcast(builder.trunc(builder.lshr(found, by), ir.VectorType(_BYTE, 8)), _WORD)

    return types.uint64(numbers, types.int64, types.int64), codegen


@intrinsic
def write_word(_: Any, row: Any, to: Any, word: Any) -> tuple[Any, Codegen]:
    """See ``at_once``."""

    def codegen(context: Any, builder: Any, _: Any, args: Any) -> Any:
        _store(builder, args[2], _pointer(context, builder, row, args[0], args[1]))
        return context.get_dummy_value()

    return types.void(row, types.int64, types.uint64), codegen


@intrinsic
def write_rest(
    _: Any, cards: Any, numbers: Any, market: Any, known: Any, sold: Any, chamber: Any, row: Any, to: Any
) -> tuple[Any, Codegen]:
    """See ``at_once``."""

    def codegen(context: Any, builder: Any, _: Any, args: Any) -> Any:
        def ten(start: Any, after: int) -> Any:
            place = builder.add(start, ir.Constant(_WORD, after))
            return _load(builder, _pointer(context, builder, numbers, args[1], place), 16)

        rest = _load(builder, _pointer(context, builder, cards, args[0], None), 16)
        for start, rows in ((args[2], 1), (args[3], 5), (args[4], 5), (args[5], 3)):
            for place in range(rows):
                rest = builder.sub(rest, ten(start, 10 * place))
        kept = _first(builder, builder.trunc(rest, _SIXTEEN), ir.Constant(_WORD, 10))
        _store(builder, kept, _pointer(context, builder, row, args[6], args[7]))
        return context.get_dummy_value()

    number = types.int64
    return types.void(cards, numbers, number, number, number, number, row, number), codegen


def clearing(count: int) -> Any:
    """Make the instruction that writes so many zeros, a multiple of thirty-two."""

    @intrinsic
    def clear(_: Any, row: Any, to: Any) -> tuple[Any, Codegen]:
        def codegen(context: Any, builder: Any, _: Any, args: Any) -> Any:
            start = _pointer(context, builder, row, args[0], args[1])
            zeros = ir.Constant(ir.VectorType(_BYTE, 32), [0] * 32)
            for place in range(0, count, 32):
                _store(builder, zeros, builder.gep(start, [ir.Constant(_WORD, place)]))
            return context.get_dummy_value()

        return types.void(row, types.int64), codegen

    return clear


@intrinsic
def spread_bits(_: Any, word: Any, row: Any, to: Any) -> tuple[Any, Codegen]:
    """See ``at_once``."""

    def codegen(context: Any, builder: Any, _: Any, args: Any) -> Any:
        bits = builder.bitcast(args[0], ir.VectorType(ir.IntType(1), 64))
        _store(
            builder,
            builder.zext(bits, ir.VectorType(_BYTE, 64)),
            builder.bitcast(_pointer(context, builder, row, args[1], args[2]), _BYTE.as_pointer()),
        )
        return context.get_dummy_value()

    return types.void(types.uint64, row, types.int64), codegen


def fetching(length: int) -> Any:
    """Make the instruction that fetches so many bytes of a row."""

    @intrinsic
    def fetch(_: Any, rows: Any, at: Any) -> tuple[Any, Codegen]:
        def codegen(context: Any, builder: Any, _: Any, args: Any) -> Any:
            array = context.make_array(rows)(context, builder, args[0])
            place = builder.mul(args[1], builder.extract_value(array.strides, 0))
            start = builder.gep(builder.bitcast(array.data, _BYTE.as_pointer()), [place])
            kind = ir.FunctionType(ir.VoidType(), [_BYTE.as_pointer(), _NUMBER, _NUMBER, _NUMBER])
            prefetch = builder.module.declare_intrinsic("llvm.prefetch", [_BYTE.as_pointer()], kind)
            for line in range(0, length, _LINE):
                where = builder.gep(start, [ir.Constant(_WORD, line)])
                builder.call(prefetch, [where, *(ir.Constant(_NUMBER, number) for number in (1, 3, 1))])
            return context.get_dummy_value()

        return types.void(rows, types.int64), codegen

    return fetch


@intrinsic
def read_count(_: Any, counts: Any, at: Any) -> tuple[Any, Codegen]:
    """See ``envs.shares``."""

    def codegen(context: Any, builder: Any, _: Any, args: Any) -> Any:
        return builder.load_atomic(_pointer(context, builder, counts, args[0], args[1]), "acquire", 8)

    return types.int64(counts, types.int64), codegen


@intrinsic
def add_count(_: Any, counts: Any, at: Any, more: Any) -> tuple[Any, Codegen]:
    """See ``envs.shares``."""

    def codegen(context: Any, builder: Any, _: Any, args: Any) -> Any:
        builder.atomic_rmw("add", _pointer(context, builder, counts, args[0], args[1]), args[2], "seq_cst")
        return context.get_dummy_value()

    return types.void(counts, types.int64, types.int64), codegen


@intrinsic
def swap_count(_: Any, counts: Any, at: Any, old: Any, new: Any) -> tuple[Any, Codegen]:
    """See ``envs.shares``."""

    def codegen(context: Any, builder: Any, _: Any, args: Any) -> Any:
        pointer = _pointer(context, builder, counts, args[0], args[1])
        found = builder.cmpxchg(pointer, args[2], args[3], "seq_cst", "seq_cst")
        return builder.extract_value(found, 1)

    return types.boolean(counts, types.int64, types.int64, types.int64), codegen


@intrinsic
def pause(_: Any) -> tuple[Any, Codegen]:
    """See ``envs.shares``."""

    def codegen(context: Any, builder: Any, _: Any, args: Any) -> Any:
        if machine() in ("x86_64", "AMD64"):  # elsewhere it looks again at once
            kind = ir.FunctionType(ir.VoidType(), [])
            builder.call(builder.module.declare_intrinsic("llvm.x86.sse2.pause", (), kind), [])
        return context.get_dummy_value()

    return types.void(), codegen
