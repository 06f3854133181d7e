"""Entries that follow from the data of a fact alone, and the table of all types (docs/proof/postings.md)."""

from __future__ import annotations

from collections.abc import Callable

from . import play, pools, postings
from .postings import Fact, paid_out, paid_with, underway
from .state import Line, at, segment


def _changed(fact: Fact) -> list[Line]:
    data, other = fact.data, fact.data["other"]
    bought = data["direction"] == "bought"
    foreign = ("fx", "cash:cage") if bought else ("cash:cage", "fx")
    lines = [fact.line(foreign[1], other["amount"], currency=other["currency"]), fact.line(foreign[0], -other["amount"], currency=other["currency"])]
    return lines + fact.move(foreign[1], foreign[0], data["amount"])


def _transferred(fact: Fact) -> list[Line]:
    data = fact.data
    if data["from"] == data["to"]:
        return []
    return [paid_with(fact, data["to"], data["amount"]), paid_with(fact, data["from"], -data["amount"])]


def _returned(fact: Fact) -> list[Line]:
    data = fact.data
    source = fact.line("bank", -data["amount"]) if data.get("afterClearing") else fact.line("cheques:cage", -data["amount"], data["document"])
    return [fact.line("receivable", data["amount"], data["document"]), source]


def _cleared(fact: Fact) -> list[Line]:
    data = fact.data
    table = data.get("table")
    to = at(f"win:{segment(data.get('game') or fact.game())}", table) if data["to"] == "win" else data["to"]
    return fact.move(at(f"variance:{data['point']}", table), to, data["amount"])


def _shared(fact: Fact) -> list[Line]:
    staff, house = fact.data["toStaff"], fact.data.get("toHouse", 0)
    drawn = fact.state.draw("tips", staff + house, fact.currency, "variance:tips")
    return [*drawn, fact.line("bank", -staff), fact.line("other-income", -house)]


def _found(fact: Fact) -> list[Line]:
    to = "chips:cage" if fact.data["kind"] == "chips" else "cash:cage"
    return [fact.line(to, fact.data["amount"]), fact.line("lost-money", -fact.data["amount"], fact.data["entry"])]


def _holder(fact: Fact) -> str:
    return fact.chips(fact.data.get("holder", "table"))


def _table_counted(fact: Fact) -> list[Line]:
    if fact.data.get("occasion") != "opening" and fact.by_count():
        return []
    return fact.count(fact.chips("table"), fact.data["inventory"], fact.float_variance("table"))


def _charged(fact: Fact) -> list[Line]:
    to = {"chips": fact.chips("cagnotte"), "cash-at-cambista": at("cash:cambista", fact.table), "cash-at-cage": "cash:cage"}
    return fact.move(at(f"commission:{segment(fact.data['option'])}", fact.table), to[fact.data["paidWith"]], fact.data["amount"])


POSTINGS: dict[str, Callable[[Fact], list[Line]]] = {
    "ledger.opened": postings.ledger_opened,
    "table.opened": postings.table_opened,
    "table.filled": lambda fact: underway(fact, fact.data.get("slip"), _holder(fact), fact.data["amount"]),
    "table.credited": lambda fact: underway(fact, fact.data.get("slip"), _holder(fact), -fact.data["amount"]),
    "table.counted": _table_counted,
    "table.closed": postings.table_closed,
    "drop.counted": postings.drop_counted,
    "slot.counted": postings.slot_counted,
    "cambista.counted": postings.cambista_counted,
    "tips.counted": postings.tips_counted,
    "tips.shared": _shared,
    "chips.exchanged": postings.exchanged,
    "chips.put-in-service": lambda fact: fact.move("chips:issued", "chips:cage", fact.data["amount"]),
    "chips.withdrawn-from-service": lambda fact: fact.move("chips:cage", "chips:issued", fact.data["amount"]),
    "cage.opened": postings.cage_counted,
    "cage.counted": postings.cage_counted,
    "cage.float-issued": postings.float_issued,
    "cage.credit-received": postings.credit_received,
    "cage.chips-sold": lambda fact: [
        paid_with(fact, fact.data["meansOfPayment"], fact.data["amount"], fact.data.get("document"))._replace(slip=fact.data.get("slip")),
        fact.line("chips:cage", -fact.data["amount"], slip=fact.data.get("slip")),
    ],
    "cage.chips-redeemed": lambda fact: [fact.line("chips:cage", fact.data["amount"]), *paid_out(fact, fact.data["paid"], fact.data["amount"])],
    "cage.currency-changed": _changed,
    "cage.transferred": _transferred,
    "cage.cheque-cleared": lambda fact: [fact.line("bank", fact.data["amount"]), fact.line("cheques:cage", -fact.data["amount"], fact.data["document"])],
    "cage.cheque-returned": _returned,
    "money.found": _found,
    "money.returned": postings.money_gone,
    "money.paid-over": postings.money_gone,
    "duty.paid": lambda fact: fact.move("bank", "gaming-duty-payable", fact.data["amount"]),
    "variance.cleared": _cleared,
    "poker-session.charged": _charged,
    **play.POSTINGS,
    **pools.POSTINGS,
}
