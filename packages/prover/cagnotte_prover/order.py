"""The place of a fact among all facts, corrections, and booking days (docs/proof/order-of-facts.md)."""

from __future__ import annotations

import json
import re
from datetime import date, datetime, timedelta, timezone
from functools import lru_cache
from typing import Any
from urllib.parse import quote

Event = dict[str, Any]

DECISION = re.compile(
    r"cagnotte\.(casino\.authoris|gaming-day\.|correction\.|finding\.|intake\.|books\.|chain\.|seal-key\.|personal-data\.|people\.|credential\."
    r"|variance\.clearing-proposed\.|count\.submitted\.|slip-numbers\.leased\.|explanation\.|floor-alert\.|document\.|customer\.)"
)
RANKS = [
    (r"(jackpot|table|cage)\.opened", "1"),
    (r"shoe\.started|box\.issued|bank\.(deposited|adjudicated)", "2"),
    (r"bank\.put-in-play", "25"),
    (r".*\.voided|incident\.decided|(bank|shoe)\.ended", "6"),
    (r"jackpot\.paid|bank\.deposit-returned|money\.(returned|paid-over)|cage\.cheque-cleared", "61"),
    (r"cage\.cheque-returned", "62"),
    (r"(table|drop|slot|cambista|tips)\.counted", "7"),
    (r"table\.closed", "8"),
    (r"cage\.counted|jackpot\.closed|tips\.shared", "9"),
]
MARKS = [
    (r"jackpot\.(paid|closed)|bank\.(put-in-play|deposit-returned)|money\.(returned|paid-over)", "!"),
    (r"cage\.cheque-cleared|tips\.shared|incident\.decided", "!"),
    (r"cage\.cheque-returned", "!!"),
]
OF_CAGE_OR_POOL = re.compile(r"(cage|money|jackpot|variance)\.|chips\.(put-in|withdrawn)|tips\.shared|duty\.paid")


@lru_cache(None)
def _found(name: str, marks: bool) -> str:
    patterns = MARKS if marks else RANKS
    return next((value for pattern, value in patterns if re.fullmatch(pattern, name)), "" if marks else "5")


def short(kind: str) -> str:
    return re.sub(r"^cagnotte\.|\.v\d+$", "", kind)


@lru_cache(50_000)
def _minute(text: str, offset: str) -> str:
    moved = datetime.fromisoformat(text + ":00" + offset.replace("Z", "+00:00")).astimezone(timezone.utc)
    return moved.strftime("%Y-%m-%dT%H:%M")


def instant(time: str) -> str:
    """The time in UTC without an offset and without zeros at the end of its fraction."""
    offset = "Z" if time.endswith("Z") else time[-6:]
    seconds, _, fraction = time[16 : -len(offset)].partition(".")
    fraction = fraction.rstrip("0")
    return _minute(time[:16], offset) + seconds + ("." + fraction if fraction else "")


def _written(text: str) -> str:
    return text if re.fullmatch(r"[!-}]*", text) else quote(text, safe="!'()*-._~").replace("~", "%7E")


def _own_turn(event: Event) -> str:
    return instant(event["time"]) + (_found(short(event["type"]), True) if "sequence" in event else "")


def _place(event: Event, turn: str) -> str:
    data = event["data"]
    play = data.get("roundNo", data.get("coupNo", data.get("handNo")))
    round_ = ".".join("" if each is None else _written(str(each)).rjust(20, "0") for each in (data.get("shoeNo"), play))
    casino = event["source"].split("/")[2]
    return " ".join(
        [
            event["gamingday"],
            "0" if event["type"] == "cagnotte.ledger.opened.v1" else "1",
            turn,
            "5" if "sequence" in event else _found(short(event["type"]), False),
            event["source"][len(f"/casinos/{casino}") + 1 :],
            event.get("sequence", "").rjust(20, "0"),
            round_,
            _written(event["id"]),
        ]
    )


def in_order(facts: list[tuple[int, Event]]) -> list[tuple[int, Event]]:
    """The facts of one gaming day in the order of their places."""
    placed = [(_place(event, _own_turn(event)), number, event) for number, event in facts if "sequence" not in event]
    by_source: dict[str, list[tuple[int, Event]]] = {}
    for number, event in facts:
        if "sequence" in event:
            by_source.setdefault(event["source"], []).append((number, event))
    for numbered in by_source.values():
        turn = ""
        for number, event in sorted(numbered, key=lambda each: (int(each[1]["sequence"]), each[1]["id"])):
            latest = (date.fromisoformat(event["gamingday"]) + timedelta(days=2)).isoformat() + "T24:00:00"
            turn = min(max(turn, _own_turn(event)), latest)
            placed.append((_place(event, turn), number, event))
    return [(number, event) for _, number, event in sorted(placed, key=lambda each: each[0].encode())]


class Corrections:
    """Which data count for a corrected fact; None where it is cancelled."""

    def __init__(self) -> None:
        self._versions: dict[tuple[str, str], list[tuple[tuple[str, str], Any]]] = {}
        self._about: dict[tuple[str, str], tuple[str, str]] = {}

    def record(self, event: Event) -> None:
        named = event["data"]["corrects"]
        own, corrected = (event["source"], event["id"]), (named["source"], named["id"])
        fact = self._about.get(corrected, corrected)
        versions = self._versions.setdefault(fact, [])
        if (versions[-1][0] if versions else fact) != corrected:
            return
        earlier = versions[-2][1] if len(versions) > 1 else "reported"
        data = event["data"].get("replacement", None if not versions else earlier)
        versions.append((own, data))
        self._about[own] = fact

    def counted(self, event: Event) -> Event | None:
        versions = self._versions.get((event["source"], event["id"]))
        if not versions or versions[-1][1] == "reported":
            return event
        return None if versions[-1][1] is None else {**event, "data": versions[-1][1]}


class Days:
    """Which gaming days are closed at a record, and when: the booking day of a line (which books)."""

    def __init__(self) -> None:
        self.changes: list[tuple[int, str, bool]] = []
        self._closed: dict[int, frozenset[str]] = {}

    def change(self, number: int, day: str, closes: bool) -> None:
        self.changes.append((number, day, closes))

    def closed_at(self, number: int) -> frozenset[str]:
        """The days that are closed for a record; a close counts as before it, a reopening as after it."""
        count = sum(1 for at, _, closes in self.changes if at < number or (at == number and not closes))
        if count not in self._closed:
            closed: set[str] = set()
            for _, day, closes in self.changes[:count]:
                (closed.add if closes else closed.discard)(day)
            self._closed[count] = frozenset(closed)
        return self._closed[count]

    def booking_day(self, number: int, day: str) -> str:
        closed = self.closed_at(number)
        return day if day not in closed else (date.fromisoformat(max(closed)) + timedelta(days=1)).isoformat()


def authorised(decided: list[tuple[int, Event]], days: Days, day: str) -> Event:
    """The data of the authorisation in force on a day; empty without one."""
    found: Event = {}
    for number, event in decided:
        data = event["data"]
        waits = day in days.closed_at(number) and not any(at > number and each == day and not closes for at, each, closes in days.changes)
        if data["validFrom"] <= day and not waits and data["validFrom"] >= found.get("validFrom", ""):
            found = data
    return found


def table_of(event: Event) -> str | None:
    if OF_CAGE_OR_POOL.match(short(event["type"])) and "table" in event["data"]:
        return str(event["data"]["table"])
    parts = event["source"].split("/")
    return parts[4] if len(parts) > 4 and parts[3] == "tables" else None


def read(text: str) -> Event:
    return dict(json.loads(text))
