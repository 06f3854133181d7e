"""Stakes and prizes of pools, reported by rounds or by events of the pool (docs/proof/postings.md, jackpots)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from .postings import Fact
from .state import Line, at

Event = dict[str, Any]


def _authorised(fact: Fact, pool: str) -> Event:
    return next((each for each in fact.state.authorisation.get("jackpots", []) if each["pool"] == pool), {})


def _pool(fact: Fact, pool: str) -> Event:
    return fact.state.pools.setdefault(pool, {"stakes": None, "prizes": [], "rate": None, "game": None, "tables": []})


def _rate(fact: Fact, pool: str) -> Fraction | None:
    authorised, known = _authorised(fact, pool), _pool(fact, pool)
    tables = fact.state.authorisation.get("tables", [])
    game = authorised.get("game") or known["game"] or next((each["game"] for each in tables if each["table"] in known["tables"]), None)
    game = game or (fact.session.opening or {}).get("game")
    if game == "caribbean-stud" and fact.state.authorisation.get("rulebook") == "ES-AN-1996":
        return Fraction(1)
    rate = authorised.get("rate") or known["rate"]
    return None if rate is None else Fraction(rate["numerator"], rate["denominator"])


def _is_known(fact: Fact, pool: str) -> bool:
    return bool(_pool(fact, pool)["rate"] or _authorised(fact, pool) or fact.state.of(f"jackpot:{pool}", fact.currency))


def stakes(fact: Fact, pool: str, parts: list[tuple[int, str]], reporter: str, to_meter: int | None = None) -> list[Line]:
    """The stakes of a pool, if this reporter posts them; whoever reported first is remembered."""
    poster = _authorised(fact, pool).get("postedBy") or _pool(fact, pool)["stakes"]
    if poster not in (None, reporter):
        return []
    lines = [fact.line(fact.chips("jackpot"), amount, pool) if how == "slot" else fact.line(fact.chips("table"), amount) for amount, how in parts]
    staked, rate = sum(amount for amount, _ in parts), _rate(fact, pool)
    if to_meter is None and rate is None:
        rule = "G7-no-rate" if _is_known(fact, pool) else "G7-unknown-pool"
        return [*lines, fact.line(fact.variance("jackpot"), -staked, basis="derived", rule=rule)]
    exact = Fraction(to_meter) if to_meter is not None else staked * (rate or Fraction())
    meter = (2 * exact.numerator + exact.denominator) // (2 * exact.denominator)
    basis = "derived" if to_meter is None else "declared"
    share = fact.line(at(f"jackpot-share:{pool}", fact.table), meter - staked, basis=basis)
    return [*lines, fact.line(f"jackpot:{pool}", -meter, basis=basis, exact=None if exact == meter else exact), share]


def prize(fact: Fact, said: Event, pool: str) -> list[Line]:
    amount, source, variance = said["amount"], said["paidFrom"], fact.variance("jackpot")
    if said.get("borneBy") == "house":
        lines = [fact.line(at(f"jackpot-share:{pool}", fact.table), amount)]
    elif not _is_known(fact, pool):
        lines = [fact.line(variance, amount, basis="derived", rule="G7-unknown-pool")]
    else:
        lines = fact.state.draw(f"jackpot:{pool}", amount, fact.currency, variance)
    return [*lines, fact.line(_payer(fact, source), -amount, pool if source == "later" else None)]


def _payer(fact: Fact, source: str) -> str:
    payers = {"cage-chips": "chips:cage", "cage-cash": "cash:cage", "bank": "bank", "later": "prizes-payable"}
    return payers.get(source) or fact.chips("table")


def _other_report(fact: Fact, pool: str, reporter: str, amount: int, play: str | None) -> Any:
    """The waiting report of the other reporter with this amount, of the same round if both name one."""
    for waiting in _pool(fact, pool)["prizes"]:
        if waiting[0] != reporter and waiting[1] == amount and (None in (waiting[2], play) or waiting[2] == play):
            return waiting
    return None


def posts_prize(fact: Fact, pool: str, reporter: str, amount: int, play: str | None) -> bool:
    poster = _authorised(fact, pool).get("postedBy")
    return poster == reporter if poster else _other_report(fact, pool, reporter, amount, play) is None


def report_prize(fact: Fact, pool: str, reporter: str, amount: int, play: str | None) -> None:
    other, prizes = _other_report(fact, pool, reporter, amount, play), _pool(fact, pool)["prizes"]
    if other is not None:
        prizes.remove(other)
    else:
        prizes.append((reporter, amount, play))
        del prizes[:-50]


def round_named(fact: Fact) -> str | None:
    number = fact.data.get("roundNo")
    if number is None or fact.table is None:
        return None
    return f"{fact.table}/{fact.event['gamingday']}/{fact.event.get('sessionno', 1)}#{number}"


def after(fact: Fact, kind: str) -> None:
    """Remembers what a fact reported of its pools."""
    data, reporter = fact.data, "round.settled" if kind == "round.settled" else "jackpot"
    staked = data.get("poolStakes", []) if kind == "round.settled" else [data] if kind == "jackpot.contributed" else []
    for each in staked:
        pool = _pool(fact, each["pool"])
        pool["stakes"] = pool["stakes"] or reporter
    for each in data.get("poolPrizes", []) if kind == "round.settled" else [data] if kind == "jackpot.won" else []:
        report_prize(fact, each["pool"], reporter, each["amount"], round_named(fact))
    if kind == "jackpot.opened":
        _pool(fact, data["pool"]).update(rate=data.get("rate"), game=data.get("game"), tables=data.get("tables", []))


def _funded(fact: Fact, amount: int) -> list[Line]:
    return fact.move(f"jackpot:{fact.data['pool']}", f"jackpot-funding:{fact.data['pool']}", amount)


def _contributed(fact: Fact) -> list[Line]:
    data = fact.data
    return stakes(fact, data["pool"], [(data["amount"], data["how"])], "jackpot", data.get("toMeter"))


def _won(fact: Fact) -> list[Line]:
    data = fact.data
    posts = posts_prize(fact, data["pool"], "jackpot", data["amount"], round_named(fact))
    return prize(fact, data, data["pool"]) if posts else []


def _paid(fact: Fact) -> list[Line]:
    data = fact.data
    drawn = fact.state.draw("prizes-payable", data["amount"], fact.currency, "variance:jackpot", data["pool"])
    return [*drawn, fact.line({"table": "chips:table"}.get(data["paidFrom"]) or _payer(fact, data["paidFrom"]), -data["amount"])]


def _out(fact: Fact, amount: int, to: str) -> list[Line]:
    return [*fact.state.draw(f"jackpot:{fact.data['pool']}", amount, fact.currency, "variance:jackpot"), fact.line(to, -amount)]


def _adjusted(fact: Fact) -> list[Line]:
    amount = fact.data["amount"]
    return _funded(fact, amount) if amount >= 0 else _out(fact, -amount, f"jackpot-funding:{fact.data['pool']}")


def _closed(fact: Fact) -> list[Line]:
    pool, heir = fact.data["pool"], fact.data.get("toPool")
    return [] if heir == pool else _out(fact, fact.data["amount"], f"jackpot:{heir}" if heir else f"jackpot-funding:{pool}")


POSTINGS = {
    "jackpot.opened": lambda fact: _funded(fact, fact.data["seed"]),
    "jackpot.reseeded": lambda fact: _funded(fact, fact.data["amount"]),
    "jackpot.contributed": _contributed,
    "jackpot.won": _won,
    "jackpot.paid": _paid,
    "jackpot.adjusted": _adjusted,
    "jackpot.closed": _closed,
}
