"""Recomputes the journal: every fact in its place, its entry against the lines of the archive (docs/proof/order-of-facts.md)."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter, defaultdict
from fractions import Fraction
from typing import Any

from . import play, pools
from .cage import POSTINGS
from .order import DECISION, Corrections, Days, authorised, in_order, read, short, table_of
from .postings import Fact
from .report import Report
from .state import Line, Session, State, in_journal_order

Event = dict[str, Any]
Row = dict[str, Any]


def _line(row: Row) -> Line:
    exact = None if row["exact_numerator"] is None else Fraction(int(row["exact_numerator"]), int(row["exact_denominator"]))
    amount = int(row["debit"]) - int(row["credit"])
    return Line(row["account"], amount, row["currency"], row["sub_ledger"], row["basis"], row["rule_id"], row["slip"], exact)


def _net(lines: list[tuple[Line, str | None]]) -> dict[tuple[Any, ...], int]:
    """Sums by everything but the amount, the game included."""
    sums: dict[tuple[Any, ...], int] = defaultdict(int)
    for line, game in lines:
        sums[*line._replace(amount=0), game] += line.amount
    return {key: amount for key, amount in sums.items() if amount}


def _net_of(rows: list[Row]) -> dict[tuple[Any, ...], int]:
    return _net([(_line(row), row["game"]) for row in rows])


class ArchivedFact(Fact):
    """A fact that can ask what the archive has for an amount that only the rules of its game give."""

    def __init__(self, event: Event, state: State, archived: list[Line]) -> None:
        super().__init__(event, state)
        self.archived, self.was_taken = archived, False

    def taken(self, account: str) -> tuple[int, str | None]:
        lines = [line for line in self.archived if line.account.startswith(account)]
        self.was_taken = self.was_taken or bool(lines)
        return -sum(line.amount for line in lines), lines[0].account.split(":")[1] if lines else None


class Journal:
    """Keeps facts and lines in a temporary file by gaming day, so that memory holds one day at a time."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.days: dict[str, Days] = defaultdict(Days)
        self.corrections: dict[str, Corrections] = defaultdict(Corrections)
        self.authorisations: dict[str, list[tuple[int, Event]]] = defaultdict(list)
        self.accruals: dict[str, dict[str, list[Line]]] = defaultdict(dict)
        self.decided: dict[tuple[str, int], tuple[Event, list[Line]]] = {}
        self._db = sqlite3.connect("")
        self._db.execute("CREATE TABLE fact (casino TEXT, day TEXT, number INTEGER, bytes TEXT)")
        self._db.execute("CREATE TABLE line (casino TEXT, fact INTEGER, row TEXT)")
        self._last = ("", 0, 0)
        self._taken: Counter[str] = Counter()

    def record(self, casino: str, number: int, event: Event, bytes_: str) -> None:
        kind, day = short(event["type"]), event["gamingday"]
        if casino in ("house", "unassigned"):
            return
        if kind == "correction.recorded":
            self.corrections[casino].record(event)
        elif kind == "casino.authorised":
            self.authorisations[casino].append((number, event))
        elif kind in ("gaming-day.closed", "gaming-day.reopened"):
            self._decide(casino, number, event, kind)
        elif not DECISION.match(event["type"]):
            self._db.execute("INSERT INTO fact VALUES (?, ?, ?, ?)", (casino, day, number, bytes_))

    def _decide(self, casino: str, number: int, event: Event, kind: str) -> None:
        day, data, accrued = event["gamingday"], event["data"], self.accruals[casino]
        self.days[casino].change(number, day, kind == "gaming-day.closed")
        if kind == "gaming-day.reopened":
            self.decided[casino, number] = event, [line._replace(amount=-line.amount) for line in accrued.pop(day, [])]
            return
        lines: list[Line] = []
        yearly = [(f"gaming-duty-of-earlier-year:{each['year']}", each["amount"]) for each in data.get("dutyOfEarlierYears", [])]
        for account, amount in [("gaming-duty", data.get("dutyAccrued", 0)), *yearly]:
            lines += [Line(account, amount, data["currency"], basis="derived"), Line("gaming-duty-payable", -amount, data["currency"], basis="derived")]
        accrued[day] = accrued.get(day, []) + lines
        self.decided[casino, number] = event, lines

    def line(self, row: Row) -> None:
        casino, number, line = row["casino"], int(row["record_number"]), int(row["line"])
        at = f"casino {casino}, record {number}, line {line}"
        expected = self._last[2] + 1 if (casino, number) == self._last[:2] else 1
        self.report.expect(line == expected and (casino, number) >= self._last[:2], "journal", f"{at}: it is not in its place")
        self._last = casino, number, line
        debit, credit = int(row["debit"]), int(row["credit"])
        self.report.expect(min(debit, credit) == 0 < max(debit, credit), "journal", f"{at}: debit {debit}, credit {credit}")
        fact = number if row["cause_record"] is None else int(row["of_record"])
        self._db.execute("INSERT INTO line VALUES (?, ?, ?)", (casino, fact, json.dumps(row)))

    def prove(self) -> None:
        self._db.execute("CREATE INDEX by_day ON fact (casino, day)")
        self._db.execute("CREATE INDEX by_fact ON line (casino, fact)")
        for casino, day in self._db.execute("SELECT DISTINCT casino, day FROM fact ORDER BY casino, day").fetchall():
            if day == self._db.execute("SELECT min(day) FROM fact WHERE casino = ?", (casino,)).fetchone()[0]:
                self._state = State()
            self._prove_day(casino, day)
        for (casino, number), (event, lines) in self.decided.items():
            self._compare(casino, number, event, in_journal_order(lines), None, None)
        for casino, fact, row in self._db.execute("SELECT casino, fact, row FROM line WHERE row <> ''"):
            self.report.differs("journal", f"casino {casino}, record {read(row)['record_number']}: the log has no fact {fact} for it")
        for casino, count in sorted(self._taken.items()):
            self.report.states(f"{casino}: {count} facts state no amount; what the rules of their games give was taken from the archive")

    def _prove_day(self, casino: str, day: str) -> None:
        rows = self._db.execute("SELECT number, bytes FROM fact WHERE casino = ? AND day = ?", (casino, day))
        facts = [(number, read(bytes_)) for number, bytes_ in rows]
        self._state.authorisation = authorised(self.authorisations[casino], self.days[casino], day)
        sessions: dict[tuple[str | None, int], Session] = defaultdict(Session)
        for number, reported in in_order(facts):
            event = self.corrections[casino].counted(reported)
            if event is None:
                self._compare(casino, number, reported, [], None, None)
                continue
            self._state.session = sessions[table_of(event), event.get("sessionno", 1)]
            self._prove_fact(casino, number, event)

    def _prove_fact(self, casino: str, number: int, event: Event) -> None:
        kind, rows = short(event["type"]), self._rows(casino, number)
        fact = ArchivedFact(event, self._state, [_line(row) for row in rows])
        void = play.voided(fact) if kind.endswith(".voided") else None
        try:
            lines = in_journal_order(POSTINGS[kind](fact)) if kind in POSTINGS else []
        except (KeyError, TypeError, ValueError, IndexError) as cause:
            self.report.differs("journal", f"casino {casino}, record {number} ({kind}): its entry cannot be computed: {cause!r}")
            return
        self._taken[casino] += fact.was_taken
        fact.session = self._state.session
        after(fact, kind, number, lines)
        self._state.apply(lines)
        game = event["data"].get("game")
        opening = (self._state.session.opening or {}).get("game")
        self._compare(casino, number, event, lines, game if isinstance(game, str) else opening, void and void[0], rows)

    def _rows(self, casino: str, number: int) -> list[Row]:
        found = self._db.execute("SELECT row FROM line WHERE casino = ? AND fact = ? ORDER BY rowid", (casino, number)).fetchall()
        return [json.loads(row) for (row,) in found]

    def _compare(
        self, casino: str, number: int, event: Event, lines: list[Line], game: str | None, void: int | None, rows: list[Row] | None = None
    ) -> None:
        """Compares the entry of a fact with its lines: one by one, or their sum where it was changed later."""
        rows = self._rows(casino, number) if rows is None else rows
        at, days = f"casino {casino}, record {number} ({short(event['type'])})", self.days[casino]
        self._db.execute("UPDATE line SET row = '' WHERE casino = ? AND fact = ?", (casino, number))
        own = [row for row in rows if row["cause_record"] is None]
        is_own = len(own) == len(rows)
        common = {"source": event["source"], "event_id": event["id"], "event_type": event["type"], "gaming_day": event["gamingday"]}
        common |= {"table_id": table_of(event), "session_no": str(event.get("sessionno", 1))}
        whole = {"game": game, "entry_kind": "original" if void is None else "reversal", "of_record": str(void or number)}
        whole |= {"undoes": "false" if void is None else "true", "booking_day": days.booking_day(number, event["gamingday"])}
        for row in rows:
            if row["cause_record"] is None:
                expected = {**common, **whole, "game": game if is_own else row["game"]}
            else:
                expected = {**common, "of_record": str(number), "cause_record": row["record_number"]}
            wrong = next((name for name, value in expected.items() if row[name] != value), None)
            if wrong is not None:
                self.report.differs("journal", f"{at}, line {row['line']}: {wrong} is {row[wrong]}, the log gives {expected[wrong]}")
        archived = [_line(row) for row in rows]
        if is_own:
            for n in range(max(len(archived), len(lines))):
                one, other = (each[n] if n < len(each) else None for each in (archived, lines))
                if one != other:
                    self.report.differs("journal", f"{at}, line {n + 1}: {_said(one)} in the archive, the log gives {_said(other)}")
                    return
            return
        self._check_changes(at, rows, void is not None)
        given, found = _net([(line, game) for line in lines]), _net_of(rows)
        if given != found:
            key = min(set(found.items()) ^ set(given.items()), key=str)[0]
            self.report.differs("journal", f"{at}: {key[0]} comes to {found.get(key, 0)} in the archive, the log gives {given.get(key, 0)}")

    def _check_changes(self, at: str, rows: list[Row], is_void: bool) -> None:
        """What a later record took back is what stood, in all books together; a move between books changes no sum."""
        groups: dict[tuple[str, str | None], list[Row]] = {}
        for row in rows:
            groups.setdefault((row["record_number"], row["cause_record"]), []).append(row)
        stood: dict[tuple[Any, ...], int] = {}
        casino = rows[0]["casino"]
        for (record, cause), group in groups.items():
            back = _net_of([row for row in group if row["entry_kind"] == "reversal"])
            total = _net_of(group)
            moves = (casino, int(record)) in self.decided and cause is not None
            kinds = {"reversal", "replacement"} if cause is not None else {"original", "reversal"}
            odd = [row for row in group if row["entry_kind"] not in kinds or (row["undoes"] == "true") != ((row["entry_kind"] == "reversal") != is_void)]
            restores = moves and sum(row["undoes"] == "true" for row in group) * 2 == len(group)
            self.report.expect(not odd or restores, "journal", f"{at}: record {record} says otherwise which lines undo")
            if moves:
                self.report.expect(not total, "journal", f"{at}: record {record} moves it between books, and changes its sum")
            elif cause is not None and back and back != {key: -amount for key, amount in stood.items()}:
                self.report.differs("journal", f"{at}: record {record} takes back another amount than stood")
            merged = {key: stood.get(key, 0) + total.get(key, 0) for key in stood.keys() | total.keys()}
            stood = {key: amount for key, amount in merged.items() if amount}
            if cause is not None and not moves:
                day = self.days[casino].booking_day(int(record), group[0]["gaming_day"])
                self.report.expect(all(row["booking_day"] == day for row in group), "journal", f"{at}: record {record} is in the books of another day")


def _said(line: Line | None) -> str:
    if line is None:
        return "no line"
    side, more = "debit" if line.amount > 0 else "credit", [line.sub, line.basis, line.rule, line.slip, line.exact]
    return f"{line.account} {side} {abs(line.amount)} {line.currency} ({', '.join(str(each) for each in more if each is not None)})"


def after(fact: Fact, kind: str, number: int, lines: list[Line]) -> None:
    """The session, pools and guarantees after a fact; `lines` are applied to the balances afterwards."""
    data, session, state = fact.data, fact.session, fact.state
    if kind == "ledger.opened":
        state.currency = state.currency or data["currency"]
    elif kind == "table.opened":
        session.opening = session.opening or data
        session.box = data.get("box", session.box)
    elif kind in ("box.issued", "box.swapped"):
        session.box = data["box"] if kind == "box.issued" else data["replacement"]
    elif kind == "table.counted" and data.get("occasion", "closing") == "closing":
        session.count = data["inventory"]
    elif kind == "table.closed":
        session.closed = True
        for part in data["toCage"]:
            if part.get("slip"):
                session.cage_slips.setdefault(part["slip"], {}).update(closing=True, table=True)
    elif kind == "table.credited" and data.get("slip"):
        session.cage_slips.setdefault(data["slip"], {}).update(table=True)
    elif kind == "cage.credit-received":
        session.cage_slips.setdefault(data["slip"], {}).update(cage=True)
    elif kind == "chips.exchanged":
        session.buy_ins = session.buy_ins or (data["kind"] == "cash-for-chips" and data.get("at") != "cambista")
    elif kind == "bank.deposited" and data["means"] == "guarantee":
        given = state.guarantees.setdefault(data["banker"], {})
        given[data.get("document")] = given.get(data.get("document"), 0) + data["amount"]
    elif kind == "bank.deposit-returned" and "guaranteeReleased" in data:
        given, rest = state.guarantees.setdefault(data["banker"], {}), data["amount"]
        for document in (data["guaranteeReleased"], None):
            part = min(given.get(document, 0), rest)
            given[document], rest = given.get(document, 0) - part, rest - part
    if kind in ("round.settled", "coup.played", "hand.played", "poker-session.charged"):
        session.rounds = True
    if kind in ("round.settled", "coup.played", "hand.played"):
        session.entries.setdefault(play.number_of(data), (number, lines))
    if kind.endswith(".voided") and data["settled"]:
        session.voided.add(play.number_of(data))
    if kind in ("bank.adjudicated", "bank.put-in-play", "bank.deposited") and "bank" in data:
        bank = session.banks.get(data["bank"])
        if bank is None or kind != "bank.put-in-play":
            named = session.banks.setdefault(data["bank"], play.Bank(data["banker"]))
            named.banker, named.mode = data["banker"], data.get("mode") or named.mode
    pools.after(fact, kind)
