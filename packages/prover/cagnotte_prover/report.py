"""What a proof found: differences by kind, and statements that are no differences (docs/proof/README.md)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


class Unreadable(Exception):
    """The file is no archive, or cannot be read."""


@dataclass
class Report:
    """Collects what differs; all are counted, and the first of each kind are kept."""

    most: int = 20
    found: dict[str, list[str]] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    statements: list[str] = field(default_factory=list)

    def differs(self, kind: str, detail: str) -> None:
        self.counts[kind] += 1
        kept = self.found.setdefault(kind, [])
        if len(kept) < self.most:
            kept.append(detail)

    def expect(self, holds: bool, kind: str, detail: str) -> None:
        if not holds:
            self.differs(kind, detail)

    def states(self, text: str) -> None:
        self.statements.append(text)

    @property
    def holds(self) -> bool:
        return not self.counts

    def lines(self) -> list[str]:
        lines = list(self.statements)
        for kind, details in self.found.items():
            lines += [f"{kind}: {detail}" for detail in details]
            more = self.counts[kind] - len(details)
            lines += [f"{kind}: and {more} more"] if more else []
        return lines + ["Everything holds." if self.holds else f"{sum(self.counts.values())} differences."]
