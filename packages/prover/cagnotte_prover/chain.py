"""Numbers, standings, links and Merkle roots of the records of each casino (docs/proof/chain-and-seals.md)."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from dataclasses import dataclass, field
from typing import IO, Any

from .report import Report
from .text import sha256, sorted_json

Line = dict[str, Any]

UPGRADE = "cagnotte.chain.upgraded.v1"


@dataclass
class Under:
    """A numbered record since the last seal: its number, hash and link."""

    number: int
    content: bytes
    link: str


@dataclass
class Chain:
    """The chain of one casino."""

    casino: str
    link: str
    version: int = 0
    number: int = 0
    recorded_at: str = ""
    instants: Any = field(default_factory=hashlib.sha256)
    under: list[Under] = field(default_factory=list)


def merkle_root(contents: list[bytes]) -> str:
    """The root of RFC 6962: a node without a partner moves up unchanged."""
    level = [hashlib.sha256(b"\0" + content).digest() for content in contents]
    while len(level) > 1:
        pairs = [hashlib.sha256(b"\1" + a + b).digest() for a, b in zip(level[::2], level[1::2])]
        level = pairs + level[len(pairs) * 2 :]
    return level[0].hex() if level else sha256(b"")


class Chains:
    """Follows every record in the order of the log. Identities are kept in a temporary file, so that memory stays flat."""

    def __init__(self, file: IO[bytes], report: Report, wanted_links: set[tuple[str, int]]) -> None:
        self.report = report
        self.by_casino: dict[str, Chain] = {}
        self.links: dict[tuple[str, int], str] = {}
        self._file, self._wanted = file, wanted_links
        self._streams: dict[str, int] = {}
        self._known = sqlite3.connect("")
        self._known.execute("CREATE TABLE known (identity BLOB PRIMARY KEY, places TEXT) WITHOUT ROWID")

    def standing(self, line: Line, place: int) -> str | None:
        """`counted`, `conflict`, or None for a repeat, by the identity of the record and what was said under it before."""
        identity = hashlib.sha256(f"{line['casino']}\0{line['source']}\0{line['id']}".encode()).digest()[:16]
        try:
            self._known.execute("INSERT INTO known VALUES (?, ?)", (identity, str(place)))
            return "counted"
        except sqlite3.IntegrityError:
            (places,) = self._known.execute("SELECT places FROM known WHERE identity = ?", (identity,)).fetchone()
        said = _said(line["bytes"])
        if any(_said(self._read(int(at))) == said for at in places.split()):
            return None
        self._known.execute("UPDATE known SET places = ? WHERE identity = ?", (f"{places} {place}", identity))
        return "conflict"

    def _read(self, place: int) -> str:
        back = self._file.tell()
        self._file.seek(place)
        line = json.loads(self._file.readline())
        self._file.seek(back)
        return str(line["bytes"])

    def follow(self, line: Line, event: Line, place: int) -> Chain | None:
        """Checks one record and takes it into its chain; returns the chain if the record is numbered and counted."""
        casino, register = line["casino"], line["register"]
        chain = self.by_casino.setdefault(casino, Chain(casino, sha256(f"cagnotte chain v1\n{casino}")))
        at = f"casino {casino}, record {chain.number + 1} (event {line['id']} of {line['source']})"
        hashed = sha256(line["bytes"].encode("utf-8", "surrogatepass"))
        self.report.expect(hashed == line["contentHash"], "chain", f"{at}: its stored bytes hash to {hashed}")
        for name in ("source", "id", "type"):
            self.report.expect(event.get(name) == line[name], "chain", f"{at}: {name} is not that of the event")
        segments = line["source"].split("/")
        if casino not in ("unassigned", "house"):
            self.report.expect(segments[1:3] == ["casinos", casino], "chain", f"{at}: its source is of another casino")
        version = self._streams.get(line["stream"], 0)
        self.report.expect(line["version"] == version, "chain", f"{at}: it is number {line['version']} of its stream, not {version}")
        self._streams[line["stream"]] = line["version"] + 1
        chain.recorded_at = max(chain.recorded_at, line["recordedAt"])
        standing = self.standing(line, place)
        if register is None or standing is None:
            self.report.expect(register is None and standing is None, "chain", f"{at}: only a repeat has no register data")
            return None
        chain.number += 1
        self._check_upgrade(chain, line, event, standing, at)
        chain.link = self._next_link(chain, line, hashed)
        for name, value in {
            "number": str(chain.number),
            "standing": standing,
            "recordedAt": chain.recorded_at,
            "chainHash": chain.link,
        }.items():
            self.report.expect(register.get(name) == value, "chain", f"{at}: {name} of the register is {register.get(name)}, not {value}")
        chain.under.append(Under(chain.number, bytes.fromhex(hashed), chain.link))
        if chain.version == 1:
            chain.instants.update(f"{chain.number}\t{register.get('recordedAt')}\n".encode())
        if casino == "house" or (casino, chain.number) in self._wanted:
            self.links[casino, chain.number] = chain.link
        return chain if standing == "counted" else None

    def _check_upgrade(self, chain: Chain, line: Line, event: Line, standing: str, at: str) -> None:
        if chain.version == 0:
            chain.version = 2 if "principal" in line else 1
        if line["type"] != UPGRADE or standing != "counted" or chain.version == 2:
            return
        expected = {"through": chain.number - 1, "chainHash": chain.link, "instants": chain.instants.hexdigest()}
        for name, value in expected.items():
            self.report.expect(event["data"].get(name) == value, "chain", f"{at}: the upgrade states another {name}")
        chain.version = 2

    @staticmethod
    def _next_link(chain: Chain, line: Line, hashed: str) -> str:
        if chain.version == 1:
            return sha256(bytes.fromhex(chain.link) + bytes.fromhex(hashed))
        parts = ["cagnotte chain v2", chain.link, str(chain.number), line["recordedAt"], line.get("principal") or "", hashed]
        return sha256("".join(f"{part}\n" for part in parts))


def _said(text: str) -> str:
    """What a record says, without the attribute that history was imported."""
    event = json.loads(text)
    event.pop("imported", None)
    return sorted_json(event)
