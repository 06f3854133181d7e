"""The parts of DER (X.690) and CBOR (RFC 8949) that keys, signatures and time stamps need."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any


@dataclass(frozen=True)
class Der:
    """One element: its tag, its content, and all its bytes."""

    tag: int
    content: bytes
    whole: bytes

    @cached_property
    def parts(self) -> list[Der]:
        return der_parts(self.content)

    @property
    def number(self) -> int:
        return int.from_bytes(self.content, "big", signed=True)


def der_parts(data: bytes) -> list[Der]:
    """The elements one after the other. @raises ValueError if the data are no DER"""
    parts, at = [], 0
    while at < len(data):
        start, tag = at, data[at]
        size, at = (data[at + 1], at + 2) if at + 1 < len(data) else (0, len(data) + 1)
        if size & 0x80:
            count = size & 0x7F
            size, at = int.from_bytes(data[at : at + count], "big"), at + count
        if at + size > len(data):
            raise ValueError("DER is cut off")
        parts.append(Der(tag, data[at : at + size], data[start : at + size]))
        at += size
    return parts


def read_cbor(data: bytes) -> Any:
    return _cbor(data, 0)[0]


def _cbor(data: bytes, at: int) -> tuple[Any, int]:
    """An item at a place and the place after it: whole numbers, texts, byte strings, lists and maps."""
    major, short = data[at] >> 5, data[at] & 31
    at += 1
    if 24 <= short <= 27:
        size = 1 << (short - 24)
        short, at = int.from_bytes(data[at : at + size], "big"), at + size
    if major in (0, 1):
        return (short if major == 0 else -1 - short), at
    if major in (2, 3):
        taken = data[at : at + short]
        return (taken if major == 2 else taken.decode()), at + short
    items: list[Any] = []
    for _ in range(short * (2 if major == 5 else 1)):
        item, at = _cbor(data, at)
        items.append(item)
    return (dict(zip(items[::2], items[1::2])) if major == 5 else items), at
