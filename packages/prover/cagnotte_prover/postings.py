"""The entry of each type of fact, but for play and pools (docs/proof/postings.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .order import table_of
from .state import PLAYER_BANK, POT, Line, Session, State, at, move, segment

Event = dict[str, Any]


class Fact:
    """A fact with what its posting asks for again and again."""

    def __init__(self, event: Event, state: State) -> None:
        self.event, self.state, self.data = event, state, event["data"]
        self.table, self.session = table_of(event), state.session
        self.currency: str = self.data.get("currency", "")
        self.authorised_table: Event = next((each for each in state.authorisation.get("tables", []) if each["table"] == self.table), {})

    def taken(self, account: str) -> tuple[int, str | None]:
        """What the archive has at an account for this fact, where only the rules of its game give the amount."""
        return 0, None

    def game(self) -> str:
        return str((self.session.opening or {}).get("game") or self.authorised_table.get("game") or "unstated")

    def captures(self, what: str) -> bool:
        seen = {"rounds": self.session.rounds, "buyIns": self.session.buy_ins}
        return bool(((self.session.opening or {}).get("captures") or self.authorised_table.get("captures") or seen)[what])

    def non_banked(self, game: str | None = None) -> bool:
        return (game or self.game()) in PLAYER_BANK | POT

    def chips(self, holder: str) -> str:
        return at(f"chips:{holder}", self.table)

    def variance(self, point: str) -> str:
        return at(f"variance:{point}", self.table)

    def float_variance(self, point: str, game: str | None = None) -> str:
        return self.variance("cambista" if self.non_banked(game) else point)

    def win(self) -> str:
        return at(f"win:{segment(self.game())}", self.table)

    def by_count(self) -> bool:
        return not self.captures("rounds") and not self.non_banked()

    def line(self, account: str, amount: int, sub: str | None = None, **detail: Any) -> Line:
        return Line(account, amount, detail.pop("currency", self.currency), sub, **detail)

    def move(self, source: str, to: str, amount: int, **detail: Any) -> list[Line]:
        return move(source, to, amount, self.currency, **detail)

    def count(self, account: str, counted: int, against: str, sub: str | None = None) -> list[Line]:
        return self.state.count(account, counted, self.currency, against, sub)


def underway(fact: Fact, slip: str | None, account: str, amount: int) -> list[Line]:
    """Chips that arrive from their way (amount above 0), or leave for it."""
    lines = [fact.line(account, amount, slip=slip), fact.line("chips:transit", -amount, slip, slip=slip)]
    return lines if amount > 0 else lines[::-1]


def paid_with(fact: Fact, means: str, amount: int, document: str | None = None) -> Line:
    account = {"cash": "cash:cage", "bank": "bank", "cheque": "cheques:cage"}[means]
    return fact.line(account, amount, document if means == "cheque" else None)


def paid_out(fact: Fact, parts: list[Event], amount: int) -> list[Line]:
    lines = [fact.line("cash:cage" if each["means"] == "cash" else "bank", -each["amount"]) for each in parts]
    short_by = sum(each["amount"] for each in parts) - amount
    return [*lines, fact.line("variance:cage", short_by, basis="derived", rule="G7-parts-differ")]


def ledger_opened(fact: Fact) -> list[Line]:
    heads = "cash cheques bank chips player-bank garage pot bank-deposit jackpot prizes-payable tips lost-money gaming-duty-payable win commission".split()
    heads += "jackpot-share jackpot-funding variance gaming-duty gaming-duty-of-earlier-year loss receivable other-income fx opening".split()
    lines = [
        fact.line(each["account"] if each["account"].split(":")[0] in heads else "opening", each["amount"], each.get("subLedger"))
        for each in fact.data["balances"]
    ]
    return [*lines, fact.line("opening", -sum(each.amount for each in lines), basis="derived")]


def table_opened(fact: Fact) -> list[Line]:
    own = fact.data["float"]
    kind = own.get("holder", "table")
    holder, other = fact.chips(kind), fact.chips("cambista" if kind == "table" else "table")
    against = fact.float_variance("table", fact.data["game"]) if kind == "table" else fact.variance("cambista")
    left, locked = fact.state.of(other, fact.currency), own.get("locked")
    taken = left if (locked or 0) > 0 and fact.state.of(holder, fact.currency) == 0 and left > 0 else 0
    steps: list[Callable[[], list[Line]]] = [lambda: fact.move(other, holder, taken)]
    if locked is not None:
        steps.append(lambda: fact.count(holder, locked, against))
    return [*fact.state.steps(steps), *underway(fact, own.get("slip"), holder, own["amount"])]


def uncounted(fact: Fact) -> str:
    """Where a difference of the cagnotte goes: a variance, or the commission that only the count reveals."""
    if fact.captures("rounds"):
        return fact.variance("cagnotte")
    return at("commission:bank" if fact.game() in PLAYER_BANK else "commission:rake", fact.table)


def table_closed(fact: Fact) -> list[Line]:
    data, session, table = fact.data, fact.session, fact.chips("table")
    parts = [*data["toCage"], *data.get("leftLocked", [])]
    by_count = fact.by_count()

    def tie(kind: str) -> list[Line]:
        said = [each for each in parts if each["holder"] == kind]
        chips, cash = ([each[name] for each in said if name in each] for name in ("chips", "cash"))
        against = fact.variance(kind)
        if kind == "cagnotte":
            against = uncounted(fact)
        elif kind == "table":
            against = fact.win() if by_count and session.count is None else fact.float_variance("table")
        lines = fact.count(fact.chips(kind), sum(chips), against) if chips else []
        till = fact.count(at("cash:cambista", fact.table), sum(cash), against) if cash and kind == "cambista" else []
        return lines + till

    def hand_over(part: Event) -> list[Line]:
        kind, chips, cash, slip = part["holder"], part.get("chips", 0), part.get("cash", 0), part.get("slip")
        known = session.cage_slips.get(slip or "", {})
        reported = known.get("cage", False) and not known.get("table", False)
        to = fact.line("chips:transit", chips, slip, slip=slip) if reported else fact.line("chips:cage", chips)
        gives = at("cash:cambista", fact.table) if kind == "cambista" else fact.float_variance("table") if kind == "table" else fact.variance(kind)
        given = fact.state.across(fact.chips(kind), chips, fact.currency) if chips else []
        return [to, *given, fact.line("cash:cage", cash), fact.line(gives, -cash)]

    count = session.count
    steps: list[Callable[[], list[Line]]] = []
    if by_count and count is not None:
        steps.append(lambda: fact.count(table, count, fact.win()))
    steps += [(lambda kind=kind: tie(kind)) for kind in ("table", "cambista", "cagnotte", "jackpot", "tips")]
    steps += [(lambda part=part: hand_over(part)) for part in data["toCage"]]
    return fact.state.steps(steps)


def drop_counted(fact: Fact) -> list[Line]:
    data, session, drop, chips = fact.data, fact.session, at("cash:drop", fact.table), fact.chips("table")
    box, counted, against = data["box"], data["amount"], fact.float_variance("drop")
    loose, boxed = (fact.state.held(drop, fact.currency, sub) for sub in (None, box))
    is_own = fact.state.currency in (None, fact.currency)
    bought = counted - loose - boxed if not fact.captures("buyIns") and is_own and counted >= loose + boxed else 0
    ended = session.closed or session.count is not None
    sold = chips
    if not fact.non_banked():
        sold = (fact.variance("table") if ended else chips) if fact.captures("rounds") else (fact.win() if session.closed else chips)
    lines = [(drop, bought, box), (sold, -bought, None), ("cash:cage", counted, None)]
    if fact.non_banked() and ended:
        lines += [(chips, bought, None), (fact.float_variance("table"), -bought, None)]
    lines += [(against, loose + boxed + bought - counted, None), (drop, -loose, None), (drop, -boxed, box), (drop, -bought, box)]
    others = [
        fact.line(account, sign * each["amount"], basis="count", currency=each["currency"])
        for each in data.get("otherCurrencies", [])
        for account, sign in (("cash:cage", 1), (against, -1))
    ]
    return [fact.line(account, amount, sub, basis="count") for account, amount, sub in lines] + others


def slot_counted(fact: Fact) -> list[Line]:
    data, holder = fact.data, fact.chips(fact.data["slot"])
    pool = data.get("pool") if data["slot"] == "jackpot" else None
    against = uncounted(fact) if data["slot"] == "cagnotte" else fact.variance(data["slot"])
    taken = data["chips"] if data["takenToCage"] else 0
    gives = (lambda: [fact.line(holder, -taken, pool)]) if pool is not None else (lambda: fact.state.across(holder, taken, fact.currency))
    middle = [*fact.move(against, "cash:cage", data.get("cash", 0), basis="count"), fact.line("chips:cage", taken)]
    return fact.state.steps([lambda: fact.count(holder, data["chips"], against, pool), lambda: middle, gives])


def cambista_counted(fact: Fact) -> list[Line]:
    data, till, against = fact.data, at("cash:cambista", fact.table), fact.variance("cambista")
    lines = fact.count(fact.chips("cambista"), data["chips"], against) + fact.count(till, data["cash"], against)
    if not data["takenToCage"]:
        return lines
    taken = [("chips:cage", data["chips"]), ("cash:cage", data["cash"]), (fact.chips("cambista"), -data["chips"]), (till, -data["cash"])]
    return lines + [fact.line(account, amount) for account, amount in taken]


def tips_counted(fact: Fact) -> list[Line]:
    data, box = fact.data, fact.chips("tips")
    chips, cash, before = data["chips"], data["cash"], fact.state.of(box, fact.currency)
    found = max(chips - before, 0)
    lines = [fact.line("chips:cage", chips), fact.line(box, found - chips)] if data["takenToCage"] else [fact.line(box, found)]
    lines += [fact.line("cash:cage", cash), fact.line("tips", -found - cash)]
    lines += fact.move(box, fact.variance("tips"), max(before - chips, 0), basis="count")
    for each in data.get("otherCurrencies", []):
        lines += [fact.line("cash:cage", each["amount"], currency=each["currency"]), fact.line("tips", -each["amount"], currency=each["currency"])]
    return lines


def cage_counted(fact: Fact) -> list[Line]:
    data, state = fact.data, fact.state
    if state.currency is None:
        return []
    lines = fact.count("chips:cage", data["chips"], "variance:cage")
    cash: dict[str, int] = {}
    for currency, amount in [(fact.currency, data["cash"]), *((each["currency"], each["amount"]) for each in data.get("otherCurrencies", []))]:
        cash[currency] = cash.get(currency, 0) + amount
    for currency, amount in cash.items():
        lines += state.count("cash:cage", amount, currency, "variance:cage")
    if "cheques" in data:
        held = state.balances.get(("cheques:cage", fact.currency), {})
        documents = dict.fromkeys([*sorted(held, key=lambda sub: sub or ""), *(each["document"] for each in data["cheques"])])
        for document in documents:
            found = sum(each["amount"] for each in data["cheques"] if each["document"] == document)
            counted = move("cheques:cage", "variance:cage", held.get(document, 0) - found, fact.currency, basis="count")
            lines += [each._replace(sub=document) if each.account == "cheques:cage" else each for each in counted]
    return lines


def float_issued(fact: Fact) -> list[Line]:
    data, opening = fact.data, (fact.session.opening or {}).get("float")
    is_opening = opening is not None and "slip" not in opening and opening["amount"] == data["amount"]
    slip = None if is_opening and data.get("purpose") != "fill" else data["slip"]
    return [fact.line("chips:transit", data["amount"], slip, slip=slip), fact.line("chips:cage", -data["amount"], slip=slip)]


def credit_received(fact: Fact) -> list[Line]:
    slip = fact.data["slip"]
    return [] if fact.session.cage_slips.get(slip, {}).get("closing") else underway(fact, slip, "chips:cage", fact.data["amount"])


def exchanged(fact: Fact) -> list[Line]:
    data, at_cambista = fact.data, fact.data.get("at") == "cambista"
    chips = (fact.chips("cambista" if at_cambista else "table"), None)
    cash = (at("cash:cambista", fact.table), None) if at_cambista else (at("cash:drop", fact.table), fact.session.box)
    if data["kind"] == "chips-for-chips":
        return []
    source, to = (chips, cash) if data["kind"] == "cash-for-chips" else (cash, chips)
    amount, slip = data["amount"], data.get("slip")
    return [fact.line(to[0], amount, to[1], slip=slip), fact.line(source[0], -amount, source[1], slip=slip)]


def money_gone(fact: Fact) -> list[Line]:
    data, rest, lines = fact.data, fact.data["amount"], []
    for entry in [data["entry"]] if "entry" in data else dict.fromkeys(data["entries"]):
        part = min(max(-fact.state.held("lost-money", fact.currency, entry), 0), rest)
        lines.append(fact.line("lost-money", part, entry))
        rest -= part
    lines += fact.state.draw("lost-money", rest, fact.currency, "variance:cage")
    return [*lines, fact.line("cash:cage" if data["paidFrom"] == "cash" else "bank", -data["amount"])]
