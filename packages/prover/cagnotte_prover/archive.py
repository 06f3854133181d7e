"""Reads an archive line by line, strictly and within flat memory (docs/proof/archive.md)."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from typing import IO, Any

from .report import Report, Unreadable
from .text import written

Line = dict[str, Any]

HEADER = "cagnotte archive v1"
ORDER = {HEADER: 0, "record": 1, "journal": 2, "book": 3, "end": 4}
MEMBERS = {
    HEADER: {"kind", "release", "layouts", "sealKeys", "introductions", "timeStamps"},
    "record": set("kind casino place stream version principal recordedAt source id type contentHash bytes register".split()),
    "journal": {"kind", "row"},
    "book": {"kind", "casino", "day", "book", "content"},
    "end": {"kind", "lines", "sha256"},
}
TEXTS = {
    HEADER: ["release"],
    "record": "casino place stream recordedAt source id type contentHash bytes".split(),
    "journal": [],
    "book": ["casino", "day", "book"],
    "end": ["sha256"],
}
ROW = set(
    """casino record_number line entry_kind of_record cause_record undoes source event_id event_type gaming_day booking_day
    account sub_ledger table_id session_no game debit credit currency basis rule_id exact_numerator exact_denominator slip
    rules_release""".split()
)
INNER = {
    "register": {"number", "chainHash", "recordedAt", "standing"},
    "row": ROW,
    "introductions": {"publicKey", "introducedBy", "introduction"},
    "timeStamps": {"casino", "record", "nonce", "hash", "token"},
}
_WHOLE = re.compile(r"-?\d{1,18}\Z")
_ROW_NUMBERS = ["record_number", "line", "of_record", "session_no", "debit", "credit"]


def _refuse(text: str) -> Any:
    raise ValueError(f"the number {text} is no whole number")


_DECODER = json.JSONDecoder(parse_float=_refuse, parse_constant=_refuse)


def _shape(line: Line) -> str | None:
    """Why a line has not the form of its kind; None if it has."""
    kind = line.get("kind")
    if not isinstance(kind, str) or kind not in MEMBERS:
        return "is none of an archive"
    strange = line.keys() - MEMBERS[kind]
    for name, known in INNER.items():
        inner = line.get(name)
        for each in inner if isinstance(inner, list) else [inner]:
            strange |= each.keys() - known if isinstance(each, dict) else set()
    if strange:
        return f"has the member {sorted(strange)[0]!r}, which is none of a {kind}"
    if not all(isinstance(line.get(name), str) for name in TEXTS[kind]):
        return f"lacks a text of a {kind}"
    if kind == "journal":
        row = line.get("row")
        if not isinstance(row, dict) or not all(value is None or isinstance(value, str) for value in row.values()):
            return "has no row of texts"
        if row.keys() != ROW or not all(_WHOLE.match(row[name] or "") for name in _ROW_NUMBERS):
            return "has no whole row"
    if kind == "record":
        register = line.get("register")
        if register is not None and not (isinstance(register, dict) and _WHOLE.match(str(register.get("number")))):
            return "has no register data"
    return None


def lines_of(file: IO[bytes], report: Report) -> Iterator[tuple[int, Line]]:
    """Each line but the end with its place in the file in bytes; checks form, order of kinds and the end."""
    digest, count, place, rank, is_ended = hashlib.sha256(), 0, 0, -1, False
    for raw in file:
        start, place = place, place + len(raw)
        bare = raw.rstrip(b"\n").removesuffix(b"\r")
        if not bare:
            continue
        try:
            text = bare.decode()
            line = _DECODER.decode(text)
        except (ValueError, RecursionError) as cause:
            line, text = None, str(cause)
        if count == 0 and not (isinstance(line, dict) and line.get("kind") == HEADER):
            raise Unreadable("its first line is no header of an archive")
        fault = _shape(line) if isinstance(line, dict) else "is none of an archive"
        if fault is None and written(line) != text:
            fault = "is not written as an archive writes it"
        if fault is None and (is_ended or ORDER[line["kind"]] < rank or rank == 0 == ORDER[line["kind"]]):
            fault = "is not in its place"
        if fault is not None:
            report.differs("archive", f"line {count + 1} {fault}")
        elif line["kind"] == "end":
            is_ended = True
            report.expect(line["lines"] == count, "archive", f"the end counts {line['lines']} lines, {count} come before it")
            report.expect(line["sha256"] == digest.hexdigest(), "archive", "it is not the file that was written: its SHA-256 differs")
        else:
            rank = ORDER[line["kind"]]
            yield start, line
        digest.update(bare + b"\n")
        count += 1
    report.expect(is_ended, "archive", "its end is missing")
    if count == 0:
        raise Unreadable("it is empty")
