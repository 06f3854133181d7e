"""Lines, balances, sessions and players' banks that facts read (docs/proof/postings.md)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

Event = dict[str, Any]

GARAGES = {"in-play": "player-bank", "voluntary": "garage:voluntary", "improper": "garage:improper"}
PLACES = {account: place for place, account in GARAGES.items()}
PLAYER_BANK = {"chemin-de-fer", "baccarat-two-tableaux"}
POT = set(
    "five-card-draw seven-card-stud five-card-stud omaha omaha-five-card omaha-high-low texas-holdem double-holdem synthetic-poker".split()
)


class Line(NamedTuple):
    """One line of an entry; a positive amount is a debit."""

    account: str
    amount: int
    currency: str
    sub: str | None = None
    basis: str = "declared"
    rule: str | None = None
    slip: str | None = None
    exact: Fraction | None = None


def at(path: str, table: str | None) -> str:
    return path if table is None else f"{path}:{table}"


def segment(words: str) -> str:
    return words.replace("%", "%25").replace(":", "%3A") or "unstated"


def move(source: str, to: str, amount: int, currency: str, **detail: Any) -> list[Line]:
    """`source` is credited and `to` debited; the debit is listed first."""
    if amount < 0:
        source, to, amount = to, source, -amount
    return [Line(to, amount, currency, **detail), Line(source, -amount, currency, **detail)]


def in_journal_order(lines: list[Line]) -> list[Line]:
    """Debits before credits; lines that differ only in their amount are merged into the first of them."""
    sides: tuple[list[Line], list[Line]] = ([], [])
    for line in lines:
        if line.amount == 0:
            continue
        side, key = sides[line.amount < 0], line._replace(amount=0)
        same = next((n for n, each in enumerate(side) if line.exact is None and each._replace(amount=0) == key), None)
        if same is None:
            side.append(line)
        else:
            side[same] = line._replace(amount=side[same].amount + line.amount)
    return sides[0] + sides[1]


@dataclass
class Bank:
    """A player's bank: what each member has at each place, in the order in which they joined."""

    banker: str
    mode: str | None = None
    members: dict[str, dict[str, int]] = field(default_factory=dict)

    def shares(self, place: str) -> dict[str, int]:
        return {member: amounts[place] for member, amounts in self.members.items() if amounts[place] > 0}


@dataclass
class Session:
    """What the facts of a table session have reported so far."""

    opening: Event | None = None
    closed: bool = False
    count: int | None = None
    box: str | None = None
    rounds: bool = False
    buy_ins: bool = False
    cage_slips: dict[str, dict[str, bool]] = field(default_factory=dict)
    banks: dict[str, Bank] = field(default_factory=dict)
    entries: dict[str, tuple[int, list[Line]]] = field(default_factory=dict)
    voided: set[str] = field(default_factory=set)


@dataclass
class State:
    """The books of a casino before a fact."""

    balances: dict[tuple[str, str], dict[str | None, int]] = field(default_factory=dict)
    session: Session = field(default_factory=Session)
    currency: str | None = None
    guarantees: dict[str, dict[str | None, int]] = field(default_factory=dict)
    pools: dict[str, Event] = field(default_factory=dict)
    authorisation: Event = field(default_factory=dict)

    def of(self, account: str, currency: str) -> int:
        return sum(self.balances.get((account, currency), {}).values())

    def held(self, account: str, currency: str, sub: str | None) -> int:
        return self.balances.get((account, currency), {}).get(sub, 0)

    def apply(self, lines: list[Line]) -> None:
        for line in lines:
            subs = self.balances.setdefault((line.account, line.currency), {})
            subs[line.sub] = subs.get(line.sub, 0) + line.amount
            if not subs[line.sub]:
                del subs[line.sub]
            if line.account in PLACES and line.sub is not None and line.amount:
                bank, member = (each.replace("%3A", ":").replace("%25", "%") for each in line.sub.split(":"))
                known = self.session.banks.setdefault(bank, Bank(member))
                amounts = known.members.setdefault(member, dict.fromkeys(GARAGES, 0))
                amounts[PLACES[line.account]] -= line.amount

    def steps(self, steps: list[Callable[[], list[Line]]]) -> list[Line]:
        """Each step reads the balances and banks after the lines of the steps before it."""
        lines: list[Line] = []
        for step in steps:
            more = step()
            self.apply(more)
            lines += more
        self.apply([line._replace(amount=-line.amount) for line in lines])
        return lines

    def count(self, account: str, counted: int, currency: str, against: str, sub: str | None = None) -> list[Line]:
        book = self.of(account, currency) if sub is None else self.held(account, currency, sub)
        lines = move(account, against, book - counted, currency, basis="count")
        return [line._replace(sub=sub) if line.account == account else line for line in lines]

    def draw(self, account: str, amount: int, currency: str, variance: str, sub: str | None = None, beyond: int = 0, basis: str = "declared") -> list[Line]:
        owed = beyond - self.held(account, currency, sub)
        covered = amount if owed >= amount else max(owed, 0)
        rest = Line(variance, amount - covered, currency, basis="derived", rule="G7-not-covered")
        return [Line(account, covered, currency, sub, basis), rest]

    def across(self, account: str, amount: int, currency: str) -> list[Line]:
        """A credit across the sub-ledgers of an account, by their names, as far as each goes."""
        lines, rest = [], amount
        for sub, balance in sorted(self.balances.get((account, currency), {}).items(), key=lambda each: each[0] or ""):
            part = min(max(balance, 0), rest)
            lines.append(Line(account, -part, currency, sub))
            rest -= part
        return [*lines, Line(account, -rest, currency)]

    def guaranteed(self, banker: str) -> int:
        return sum(self.guarantees.get(banker, {}).values())
