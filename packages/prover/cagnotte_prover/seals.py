"""Seals of closed days, the keys of the house and the trial balance under a seal (docs/proof/chain-and-seals.md)."""

from __future__ import annotations

import base64
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from .chain import Chain, Chains, merkle_root
from .curves import ed25519_holds
from .report import Report
from .text import sha256

Line = dict[str, Any]

SPKI_OF_ED25519 = bytes.fromhex("302a300506032b6570032100")


def signed(key: str, text: str, signature: str) -> bool:
    """Whether the key (SPKI, base64) signed the text with Ed25519."""
    try:
        spki, bare = base64.b64decode(key, validate=True), base64.b64decode(signature, validate=True)
    except ValueError:
        return False
    return spki.startswith(SPKI_OF_ED25519) and ed25519_holds(spki[12:], text.encode(), bare)


def short_name(key: str) -> str:
    return sha256(key)[:16]


@dataclass
class Close:
    """A close of a day, whose trial balance is checked when the journal has been read."""

    casino: str
    day: str
    number: int
    through: int
    digest: str | None


class Seals:
    """Checks each seal as its close is read."""

    def __init__(self, header: Line, chains: Chains, report: Report, known: list[str]) -> None:
        self.report, self.chains, self.header, self.known = report, chains, header, known
        self.closes: list[Close] = []
        self.restated: dict[str, list[tuple[int, Line]]] = defaultdict(list)
        self.recorded: dict[str, tuple[str | None, str | None]] = {}
        self.by_persons: dict[str, set[str]] = defaultdict(set)
        self.used: set[str] = set()
        self._last: dict[str, tuple[Line, str, str]] = {}

    def follow(self, event: Line, chain: Chain) -> None:
        kind, data = event["type"], event["data"]
        if kind == "cagnotte.gaming-day.closed.v1" and "imported" not in event:
            self._follow_close(event, chain)
        elif kind == "cagnotte.books.restated.v1":
            self.restated[chain.casino].append((chain.number, data))
        elif kind == "cagnotte.seal-key.introduced.v1":
            self.recorded[data["publicKey"]] = data.get("introducedBy"), data.get("introduction")
        elif kind in ("cagnotte.seal-key.proposed.v1", "cagnotte.seal-key.decided.v1"):
            if "signature" in event and "imported" not in event:
                self.by_persons[f"{data['proposal']} {data['publicKey']}"].add(kind)

    def _follow_close(self, event: Line, chain: Chain) -> None:
        casino, day, data = chain.casino, event["gamingday"], event["data"]
        seal, at = data.get("seal"), f"casino {casino}, the seal of {day} (record {chain.number})"
        before = self._last.get(casino)
        through = data.get("through", chain.number - 1)
        self.closes.append(Close(casino, day, chain.number, through, seal and seal.get("trialBalance")))
        if seal is None:
            self.report.expect(before is None, "seals", f"{at}: the close carries no seal, and one before it is sealed")
            return
        last = before[0] if before else {"lastRecord": 0}
        under = [each for each in chain.under if each.number <= seal["lastRecord"]]
        self._expect(at, seal["firstRecord"] == last["lastRecord"] + 1, "it does not begin after the seal before it")
        self._expect(at, seal["lastRecord"] == through, "it does not end where the close checked")
        self._expect(at, seal["previous"] == (before[1] if before else "0" * 64), "it does not name the seal before it")
        self._expect(at, seal["records"] == len(under), f"it counts {seal['records']} records, not {len(under)}")
        self._expect(at, merkle_root([each.content for each in under]) == seal["merkleRoot"], "the records under it are others")
        version, lines = 1, []
        if "chainHash" in seal:
            version, lines = 2, [seal["chainHash"]]
            link = under[-1].link if under else chain.link
            self._expect(at, seal["chainHash"] == link, "the chain has another link at its last record")
        if "houseLink" in seal:
            version, lines = 3, [*lines, str(seal["houseRecord"]), seal["houseLink"]]
            link_of_house = self.chains.links.get(("house", seal["houseRecord"]))
            self._expect(at, link_of_house == seal["houseLink"], "the chain of the house has another link")
            self._expect(at, seal["houseRecord"] >= last.get("houseRecord", 0), "the record of the house went back")
        least = 3 if "houseLink" in last else 2 if before or chain.version == 2 else 1
        self._expect(at, version >= min(least, 2 if before is None else 3), f"version {version} is earlier than before")
        numbers = [str(seal[name]) for name in ("firstRecord", "lastRecord", "records")]
        text = "".join(
            f"{each}\n"
            for each in [f"cagnotte seal v{version}", casino, day, *numbers, seal["merkleRoot"], *lines, seal["trialBalance"], seal["previous"]]
        )
        key, signature = seal["publicKey"], seal["signature"]
        self.used.add(key)
        self._expect(at, signed(key, text, signature), "its signature is not that of its key")
        is_known = key in self.header["sealKeys"] and (not self.known or short_name(key) in self.known)
        self._expect(at, is_known, f"its key {short_name(key)} is none of this house")
        self._last[casino] = seal, sha256(f"{text}{signature}\n"), day
        chain.under = [each for each in chain.under if each.number > seal["lastRecord"]]

    def _expect(self, at: str, holds: bool, fault: str) -> None:
        self.report.expect(holds, "seals", f"{at}: {fault}")

    def end(self) -> None:
        """Checks the keys of the header, and states what lies after the last seal of each casino."""
        header = {each["publicKey"]: (each["introducedBy"], each["introduction"]) for each in self.header.get("introductions", [])}
        both = {"cagnotte.seal-key.proposed.v1", "cagnotte.seal-key.decided.v1"}
        lost = {name.split()[1] for name, kinds in self.by_persons.items() if kinds == both}
        introduced = {key for key, (by, _) in header.items() if by is None}
        for key in introduced & lost:
            self.report.states(f"Lost key: two persons introduced {short_name(key)}.")
        self.report.expect(len(introduced - lost) <= 1, "keys", "no known key introduces one of the keys of the house")
        self.report.expect(list(header) == self.header["sealKeys"] or not header, "keys", "the introductions are not of the seal keys")
        for key, (by, introduction) in header.items():
            holds = by is None or (by in header and signed(by, f"cagnotte seal key v1\n{key}\n{by}\n", introduction or ""))
            self.report.expect(holds, "keys", f"the key {short_name(key)} is not introduced by its key")
            entry = self.recorded.get(key)
            self.report.expect(entry in (None, (by, introduction)), "keys", f"the log introduces {short_name(key)} otherwise")
            self.report.expect(key not in self.used or entry is not None or not self.recorded, "keys", f"{short_name(key)} has no record")
        for key in self.recorded.keys() - header.keys():
            self.report.expect(not header, "keys", f"the archive lacks the key {short_name(key)}")
        for casino, chain in sorted(self.chains.by_casino.items()):
            sealed = self._last.get(casino)
            until = f"sealed through record {sealed[0]['lastRecord']} ({sealed[2]})" if sealed else "not sealed"
            self.report.states(f"{casino}: {chain.number} records, {until}, {len(chain.under)} after it; CHAIN {casino}:{chain.number}:{chain.link}")
        self._check_known_key()

    def _check_known_key(self) -> None:
        for casino in {close.casino for close in self.closes} - self._last.keys():
            self.report.expect(not self.known, "seals", f"casino {casino}: none of its closes carries a seal")

    def expected_digests(self, close: Close) -> list[str]:
        """The digests that the trial balance of a close may have: that of its last restatement, else that of its seal."""
        digests = [close.digest] if close.digest else []
        for number, data in self.restated[close.casino]:
            if number < close.number or not digests:
                continue
            named = [each["trialBalance"] for each in data.get("seals", []) if each.get("record") == close.number]
            first = min((each["day"] for each in data.get("days", [])), default="9")
            digests = named or ([] if "seals" not in data and close.day >= first else digests)
        return digests


class TrialBalances:
    """Sums the journal of a casino as it is read and compares it with each close (the digest of the trial balance)."""

    def __init__(self, seals: Seals, report: Report) -> None:
        self.report, self._seals = report, seals
        self._casino = ""
        self._waiting: list[tuple[Close, bool]] = []
        self._sums: dict[str, dict[tuple[str, str], int]] = {}
        self._kept: dict[int, dict[tuple[str, str], int]] = {}

    def take(self, row: dict[str, str]) -> None:
        if row["casino"] != self._casino:
            self._begin(row["casino"])
        record, day = int(row["record_number"]), row["booking_day"]
        while self._waiting and record > self._waiting[0][0].through + 0:
            close = self._waiting[0][0]
            if close.number not in self._kept:
                self._keep(close)
            if record <= close.number:
                break
            self._compare(self._waiting.pop(0)[0])
        amount, account = int(row["debit"]) - int(row["credit"]), (row["account"], row["currency"])
        sums = self._sums.setdefault(day, {})
        sums[account] = sums.get(account, 0) + amount
        if self._waiting and self._waiting[0][0].number in self._kept and day == self._waiting[0][0].day:
            kept = self._kept[self._waiting[0][0].number]
            kept[account] = kept.get(account, 0) + amount

    def _begin(self, casino: str) -> None:
        self.end()
        self._casino, self._sums, self._kept = casino, {}, {}
        self._waiting = [(close, True) for close in self._seals.closes if close.casino == casino]

    def _keep(self, close: Close) -> None:
        """The balances through the record that the close checked; sums of earlier days are merged to one."""
        total: dict[tuple[str, str], int] = {}
        for day in [day for day in self._sums if day <= close.day]:
            for account, amount in self._sums[day].items():
                total[account] = total.get(account, 0) + amount
        self._kept[close.number] = total

    def _compare(self, close: Close) -> None:
        sums = self._kept.pop(close.number)
        expected = self._seals.expected_digests(close)
        lines = sorted(f"{account}\t{currency}\t{amount}\n".encode() for (account, currency), amount in sums.items() if amount)
        fits = not expected or sha256(b"".join(lines)) in expected
        self.report.expect(fits, "seals", f"casino {close.casino}, the seal of {close.day} (record {close.number}): the trial balance of its day is another one")

    def end(self) -> None:
        for close, _ in self._waiting:
            if close.number not in self._kept:
                self._keep(close)
            self._compare(close)
        self._waiting = []
