"""Who decided, against the register of persons of the house (docs/proof/signatures.md)."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from .report import Report
from .signatures import SPREAD, as_list, fault_of, moment

Line = dict[str, Any]

RIGHTS = {
    "casinos:authorise": "casino.authorisation-proposed casino.authorisation-withdrawn casino.authorised",
    "days:close": "gaming-day.opened gaming-day.closed duty.presented",
    "days:certify": "gaming-day.certified",
    "days:reopen": "gaming-day.reopening-proposed gaming-day.reopened",
    "days:explain": "explanation.saved",
    "events:record": "slip-numbers.leased",
    "customers:identify": "customer.identified customer.identification-withdrawn",
    "corrections:decide": "variance.clearing-proposed variance.cleared correction.proposed correction.withdrawn correction.recorded",
    "counts:submit": "count.submitted",
    "findings:acknowledge": "finding.acknowledged finding.assigned finding.noted floor-alert.acknowledged",
    "findings:decide": "finding.resolved",
    "documents:attach": "document.attached",
    "quarantine:discard": "intake.discarded",
    "personal:erase": "personal-data.erasure-proposed personal-data.erased",
    "packs:decide": "pack.recipient-proposed pack.recipient-decided pack.recipient-ended pack.sending-requested",
}
PERMISSION = {f"cagnotte.{name}.v1": right for right, names in RIGHTS.items() for name in names.split()}
BY_TWO = {f"cagnotte.{name}.v1" for name in "gaming-day.reopened variance.cleared correction.recorded personal-data.erased pack.recipient-decided".split()}
ROLES = {
    "casinos:authorise": {"manager"},
    "days:close": {"accountant"},
    "days:certify": {"manager"},
    "days:reopen": {"accountant", "manager"},
    "days:explain": {"accountant"},
    "events:record": {"ingest", "pit", "cage", "accountant"},
    "customers:identify": {"accountant", "manager"},
    "corrections:decide": {"accountant", "manager"},
    "counts:submit": {"count"},
    "findings:acknowledge": {"pit", "accountant", "manager"},
    "findings:decide": {"accountant", "manager"},
    "documents:attach": {"accountant", "manager"},
    "quarantine:discard": {"accountant"},
    "personal:erase": {"manager"},
    "packs:decide": {"accountant", "manager"},
}
WITH_PIN = {"counts:submit"}


@dataclass
class Decision:
    """A decision of persons as it was recorded."""

    at: datetime
    casino: str
    number: int
    type: str
    day: str
    persons: list[Line]
    principal: str | None
    state: str


@dataclass
class House:
    """Persons, roles and credentials as at a moment."""

    persons: dict[str, Line] = field(default_factory=dict)
    roles: dict[str, Line] = field(default_factory=dict)
    credentials: dict[str, Line] = field(default_factory=dict)
    offers: dict[str, Line] = field(default_factory=dict)

    def apply(self, event: Line) -> None:
        data, name = event["data"], event["type"].removeprefix("cagnotte.")
        if name == "people.registered.v1":
            self.persons[data["person"]] = {"name": data["name"], "left": None}
        elif name == "people.deactivated.v1" and data["person"] in self.persons:
            self.persons[data["person"]]["left"] = event["time"]
        elif name == "people.role-given.v1":
            self.roles[data["grant"]] = data
        elif name == "people.role-ended.v1":
            self.roles.pop(data["grant"], None)
        elif name == "credential.offered.v1":
            self.offers[data["offer"]] = data
        elif name == "credential.made.v1":
            self.credentials[data["credential"]] = {**data, "time": event["time"], "revoked": None}
            replaced = data.get("replaces")
            if replaced and replaced["credential"] in self.credentials:
                former = self.credentials[replaced["credential"]]
                former["expiresAt"] = min(former["expiresAt"], replaced["until"], key=moment)
        elif name == "credential.revoked.v1" and data["credential"] in self.credentials:
            self.credentials[data["credential"]]["revoked"] = event["time"]

    def makers(self, person: str, since: datetime) -> set[str]:
        """Who made a credential of a person since a moment: the persons of its link, else of the credential itself."""
        made = [each for each in self.credentials.values() if each.get("person") == person and moment(each["time"]) >= since]
        sources = [self.offers.get(each.get("offer", ""), each) for each in made]
        named = [by for source in sources for by in (source["by"], source["by"].get("and"), source.get("proposedBy")) if by]
        return {by["id"] for by in named if by.get("kind", "person") == "person"}


def name_key(name: str) -> str:
    """A name without case, accents, spaces and punctuation."""
    plain = unicodedata.normalize("NFD", name)
    return re.sub(r"[\W_]", "", "".join(each for each in plain if not unicodedata.combining(each)).lower())


def is_same(a: Line, b: Line) -> bool:
    names = [name_key(each["name"]) for each in (a, b) if each.get("name")]
    return a["id"].lower() == b["id"].lower() or (len(names) == 2 and names[0] == names[1])


class Deciders:
    """Collects the decisions of an archive, and compares them at its end."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.changes: list[Line] = []
        self.begun: str | None = None
        self.decisions: list[Decision] = []
        self.signed: list[tuple[Line, str, int]] = []

    def follow(self, event: Line, line: Line, number: int, recorded_at: str) -> None:
        if line["stream"] == "cagnotte_people-house":
            self.changes.append(event)
            if event["type"] == "cagnotte.people.registered.v1" and self.begun is None:
                self.begun = line["recordedAt"]
        if "signature" in event and "imported" not in event:
            kept = {name: event[name] for name in event if name != "data"}
            seal_less = {name: value for name, value in event["data"].items() if name not in ("seal", "through")}
            self.signed.append(({**kept, "data": seal_less}, line["casino"], number))
        if event["type"] in PERMISSION:
            data = event["data"]
            persons = [person for name in ("proposedBy", "by", "approvedBy") for person in as_list(data.get(name))]
            state = "imported" if "imported" in event else "signed" if "signature" in event else "not signed"
            if state != "imported" and (self.begun is None or moment(recorded_at) < moment(self.begun)):
                state = "older than the register of persons"
            place = moment(event["time"]), line["casino"], number
            self.decisions.append(Decision(*place, event["type"], event["gamingday"], persons, line.get("principal"), state))

    def house_at(self, at: datetime) -> House:
        house = House()
        for change in self.changes:
            if moment(change["time"]) > at:
                break
            house.apply(change)
        return house

    def end(self) -> None:
        self._check_signatures()
        counts: dict[str, Counter[str]] = defaultdict(Counter)
        closers: dict[tuple[str, str], Line] = {}
        both: dict[str, set[str]] = defaultdict(set)
        for decision in sorted(self.decisions, key=lambda each: each.at):
            counts[decision.casino][decision.state] += 1
            if decision.state not in ("signed", "not signed"):
                continue
            why = self._fault(decision)
            self.report.expect(why is None, "deciders", f"record {decision.number} of {decision.casino} ({decision.type}): {why}")
            day, person = (decision.casino, decision.day), decision.persons[0] if decision.persons else {"id": ""}
            if decision.type == "cagnotte.gaming-day.closed.v1":
                closers[day] = person
                both[decision.casino].discard(decision.day)
            elif decision.type == "cagnotte.gaming-day.certified.v1" and day in closers and is_same(closers[day], person):
                both[decision.casino].add(decision.day)
        for casino, count in sorted(counts.items()):
            self.report.states(f"{casino}: decisions " + ", ".join(f"{number} {state}" for state, number in sorted(count.items())))
        for casino, days in both.items():
            if days:
                self.report.states(f"{casino}: certified by the person who closed: {', '.join(sorted(days))}")

    def _check_signatures(self) -> None:
        house = self.house_at(datetime.max.replace(tzinfo=moment("2000-01-01T00:00:00Z").tzinfo))
        for event, casino, number in self.signed:
            credential = house.credentials.get(str(event["signature"]).split(".")[0])
            ends = None
            if credential is not None:
                left = house.persons.get(credential.get("person", ""), {}).get("left")
                late = [moment(each) + SPREAD for each in (credential["revoked"], left) if each]
                ends = min([moment(credential["expiresAt"]), *late])
            why = fault_of(event, credential, ends)
            self.report.expect(why is None, "signatures", f"record {number} of {casino} ({event['type']}): {why}")

    def _fault(self, decision: Decision) -> str | None:
        """Why no moment within the spread of ten seconds permits a decision; None if one does."""
        early, late = decision.at - SPREAD, decision.at + SPREAD
        changed = [at for at in (moment(each["time"]) for each in self.changes) if early < at < late]
        faults = [self._fault_at(self.house_at(at), decision, at) for at in (early, late, decision.at, *changed)]
        return faults[0] if all(faults) else None

    @staticmethod
    def _fault_at(house: House, decision: Decision, at: datetime) -> str | None:
        right, persons = PERMISSION[decision.type], decision.persons
        if len(persons) < (2 if decision.type in BY_TWO else 1):
            return "it names too few persons"
        for person in persons:
            known = house.persons.get(person["id"])
            if known is None or known["left"]:
                return f"{person['id']} was not registered"
            if person.get("name") and name_key(person["name"]) != name_key(known["name"]):
                return f"{person['id']} was registered under another name"
            if not any(_may(role, person["id"], right, decision.casino, at) for role in house.roles.values()):
                return f"{person['id']} had no role with {right}"
        if len(persons) > 1:
            if is_same(persons[0], persons[1]):
                return f"{persons[1]['id']} is no second person"
            since = at - timedelta(days=30)
            if persons[0]["id"] in house.makers(persons[1]["id"], since) or persons[1]["id"] in house.makers(persons[0]["id"], since):
                return f"{persons[0]['id']} and {persons[1]['id']} are tied by a credential"
        if decision.principal is None:
            return None
        credential = house.credentials.get(decision.principal, {})
        is_own = credential.get("person") == persons[-1]["id"] or ("tablet" in credential and right in WITH_PIN)
        return None if is_own else f"{persons[-1]['id']} decided it, and {decision.principal} recorded it"


def _may(role: Line, person: str, right: str, casino: str, at: datetime) -> bool:
    is_then = moment(role["from"]) <= at and ("until" not in role or at < moment(role["until"]))
    is_there = role["everyCasino"] or casino in role["casinos"]
    return role["person"] == person and is_then and is_there and role["role"] in ROLES[right] | {"administrator"}
