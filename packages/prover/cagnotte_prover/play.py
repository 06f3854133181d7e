"""Entries of rounds, coups, hands and players' banks, and of voids (docs/proof/postings.md, games.md)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from . import pools
from .postings import Fact, paid_out, paid_with
from .state import GARAGES, PLACES, Bank, Line, at, segment

Event = dict[str, Any]
Step = Callable[[], list[Line]]

DEDUCTS = {"punto-y-banca", "trente-et-quarante", "pai-gow-poker", "monte"}
COMMISSION = {
    "chemin-de-fer": ("1.1.8.A-V.17-01", Fraction(1, 20), Fraction(1, 20)),
    "baccarat-two-tableaux": ("1.1.8.B-V.10-01", Fraction(1, 50), Fraction(1, 80)),
}
ROUND = "round.settled"


def _effect(bet: Event) -> int | None:
    if "paid" not in bet and "taken" not in bet:
        return None
    paid = bet.get("paid")
    return int(bet.get("taken", bet["stake"] if paid == 0 else 0) - (paid or 0))


def round_settled(fact: Fact) -> list[Line]:
    """Amounts that only the rules of the game give are taken from the archive, and counted as such."""
    data, deduction = fact.data, fact.data.get("deduction")
    effects = [_effect(bet) for bet in data["bets"]]
    known, is_whole = sum(each or 0 for each in effects), None not in effects
    kept, rule = (deduction["amount"], deduction.get("rule")) if deduction else (0, None)
    if deduction is None and fact.game() in DEDUCTS and not (is_whole and data.get("result") == known):
        kept, rule = fact.taken("commission:")
    result, basis = data.get("result", known - kept), "declared" if "result" in data else "derived"
    if basis == "derived" and (not is_whole or not effects):
        result = fact.taken("win:")[0]
    dropped = kept if deduction and deduction.get("dropped") else 0
    table, win = fact.chips("table"), fact.win()
    lines = [
        fact.line(table, result + kept - dropped, basis=basis),
        fact.line(fact.chips("cagnotte"), dropped),
        fact.line(win, -result, basis=basis),
        fact.line(at(f"commission:{segment(rule or 'deduction')}", fact.table), -kept, basis="declared" if deduction else "derived"),
    ]
    steps: list[Step] = [lambda: lines]
    for bet in data.get("forgottenBets", []):
        steps.append(lambda bet=bet: fact.move("lost-money", "chips:cage", bet["stake"]) + fact.move(win, table, bet["winnings"]))
    staked = data.get("poolStakes", [])
    for pool in dict.fromkeys(each["pool"] for each in staked):
        parts = [(each["amount"], each["how"]) for each in staked if each["pool"] == pool]
        steps.append(lambda pool=pool, parts=parts: pools.stakes(fact, pool, parts, ROUND))
    named = pools.round_named(fact)
    for won in data.get("poolPrizes", []):
        if pools.posts_prize(fact, won["pool"], ROUND, won["amount"], named):
            steps.append(lambda won=won: pools.prize(fact, won, won["pool"]))
    return fact.state.steps(steps)


def hand_played(fact: Fact) -> list[Line]:
    data, custody, pot = fact.data, fact.chips("custody"), at("pot", fact.table)
    rulebook = fact.state.authorisation.get("rulebook", "INT-POKER")
    rule = {"ES-AN-1996": "D385/1996-II.6-02", "ES-AN-2010": "1.1.10-II.4-01"}.get(rulebook, "INT-POKER-12")
    back = data.get("carriedIn", 0)
    lines = [*fact.state.draw(pot, back, fact.currency, fact.variance("custody")), fact.line(custody, -back)]
    lines += fact.move(at("commission:rake", fact.table), fact.chips("cagnotte"), data["rake"]["dropped"], rule=rule)
    return lines + fact.move(pot, custody, data.get("carriedOut", 0))


def _member(fact: Fact, bank: str, member: str, place: str, amount: int, basis: str = "declared") -> Line:
    """What a member is owed at a place grows by an amount: a credit."""
    return fact.line(GARAGES[place], -amount, f"{_escaped(bank)}:{_escaped(member)}", basis=basis)


def _escaped(words: str) -> str:
    return words.replace("%", "%25").replace(":", "%3A")


def _unexplained(fact: Fact, amount: int, rule: str) -> Line:
    return fact.line(fact.variance("custody"), amount, basis="derived", rule=rule)


def _in_proportion(fact: Fact, amount: int, shares: dict[str, int]) -> dict[str, int]:
    """Whole cents in proportion; odd cents are missing, unless the authorisation gives them to the largest remainders."""
    held = sum(shares.values())
    parts = {member: amount * share // held for member, share in shares.items()}
    answer = fact.state.authorisation.get("answers", {}).get("OP1-22", "rest-to-banker")
    if answer != "rest-to-banker":
        largest = sorted(shares, key=lambda member: -(amount * shares[member] % held))
        for member in largest[: amount - sum(parts.values())]:
            parts[member] += 1
    return parts


def _give(fact: Fact, name: str, amount: int, basis: str) -> list[Line]:
    bank = fact.session.banks.get(name)
    if bank is None:
        return [_unexplained(fact, -amount, "G7-unknown-bank")]
    shares = bank.shares("in-play")
    parts = _in_proportion(fact, amount, shares) if shares else {}
    parts[bank.banker] = parts.get(bank.banker, 0) + amount - sum(parts.values())
    return [_member(fact, name, member, "in-play", part, basis) for member, part in parts.items()]


def _bear(fact: Fact, bank: Bank, amount: int, shares: dict[str, int]) -> dict[str, int]:
    borne = min(amount, sum(shares.values()))
    parts = _in_proportion(fact, borne, shares) if shares else {}
    for member in sorted(shares, key=lambda member: member != bank.banker):
        parts[member] += min(borne - sum(parts.values()), shares[member] - parts[member])
    return parts


def _take(fact: Fact, name: str, amount: int, place: str = "in-play", first: str | None = None, basis: str = "declared") -> list[Line]:
    bank = fact.session.banks.get(name)
    if bank is None:
        return [_unexplained(fact, amount, "G7-unknown-bank")]
    shares = bank.shares(place)
    alone = _bear(fact, bank, amount, {member: share for member, share in shares.items() if member == first})
    others = _bear(fact, bank, amount - sum(alone.values()), {member: share for member, share in shares.items() if member != first})
    lines = [_member(fact, name, member, place, -part, basis) for member, part in [*alone.items(), *others.items()]]
    return [*lines, _unexplained(fact, amount - sum(alone.values()) - sum(others.values()), "G7-not-covered")]


def _garage(fact: Fact, said: Event) -> list[Line]:
    name = fact.data["bank"]
    bank = fact.session.banks.get(name)
    if bank is None:
        return []
    source, to = ("in-play", said["kind"]) if said["move"] == "set-aside" else (said["kind"], "in-play")
    taken = [line for line in _take(fact, name, said["amount"], source) if line.amount]
    members = [bank.banker if line.sub is None else line.sub.split(":")[1].replace("%3A", ":").replace("%25", "%") for line in taken]
    return taken + [_member(fact, name, member, to, line.amount) for member, line in zip(members, taken)]


def _all_in(fact: Fact) -> list[Line]:
    name, lines = fact.data["bank"], []
    bank = fact.session.banks.get(name)
    for place in ("voluntary", "improper") if bank else ():
        for member, share in bank.shares(place).items():
            lines += [_member(fact, name, member, place, -share), _member(fact, name, member, "in-play", share)]
    return lines


def _gain(fact: Fact) -> tuple[int, str]:
    data = fact.data
    if "totals" in data:
        return data["totals"]["collected"] - data["totals"]["paid"], "declared"
    custody, cagnotte = fact.taken("chips:custody")[0], fact.taken("chips:cagnotte")[0]
    if any("covered" not in bet for bet in data["bets"]):
        return -custody - cagnotte, "derived"
    minimum, gain = (fact.session.opening or {}).get("minimum", 0), 0
    for result in data["results"]:
        sign = {"bank": 1, "punto": -1}.get(result["winner"], 0)
        for bet in data["bets"]:
            played, second = bet["covered"], 0
            if bet.get("placed") == "astride":
                unit = minimum if minimum > 0 and played % minimum == 0 else 1
                second = played // unit // 2 * unit
                gain += sign * (second if result["tableau"] == 2 else played - second)
            elif bet.get("tableau", 1) == result.get("tableau", 1):
                gain += sign * played
    return gain, "derived"


def coup_played(fact: Fact) -> list[Line]:
    data, name = fact.data, fact.data["bank"]
    (gain, basis), known = _gain(fact), COMMISSION.get(fact.game())
    rule, exact, commission = known[0] if known else None, None, data.get("commission")
    dropped = commission["amount"] if commission else 0
    if commission is None and known:
        bank = fact.session.banks.get(name)
        mode = (bank and bank.mode) or (fact.session.opening or {}).get("bank", "limited")
        due = max(gain, 0) * known[2 if mode == "free" else 1]
        dropped = (2 * due.numerator + due.denominator) // (2 * due.denominator)
        exact = None if due == dropped else due
    of = "declared" if commission else "derived"
    net = gain - dropped

    def result() -> list[Line]:
        ofBank = _take(fact, name, -net, basis=basis) if net < 0 else _give(fact, name, net, basis)
        custody, slot = fact.line(fact.chips("custody"), net, basis=basis), fact.line(fact.chips("cagnotte"), dropped, basis=of, rule=rule)
        return [custody, slot, *ofBank, fact.line(at("commission:bank", fact.table), -dropped, basis=of, rule=rule, exact=exact)]

    steps: list[Step] = [(lambda said=said: _garage(fact, said)) for said in data.get("garages", [])]
    steps += [lambda: _all_in(fact)] if data.get("allIn") else []
    return fact.state.steps([*steps, result])


def _put_up(fact: Fact, parts: list[tuple[str, int, str | None]]) -> list[Line]:
    lines: list[Line] = []
    for member, amount, source in parts:
        if source != "deposit":
            lines += [fact.line(fact.chips("custody"), amount), _member(fact, fact.data["bank"], member, "in-play", amount)]
    return lines


def _adjudicated(fact: Fact) -> list[Line]:
    data = fact.data
    partners = [(each["player"], each["amount"], each.get("paidFrom")) for each in data.get("partners", [])]
    return _put_up(fact, [(data["banker"], data["amount"], data.get("paidFrom")), *partners])


def _deposited(fact: Fact) -> list[Line]:
    data = fact.data
    if data["means"] == "guarantee":
        return []
    return [paid_with(fact, data["means"], data["amount"], data.get("document")), fact.line("bank-deposit", -data["amount"], data["banker"])]


def _put_in_play(fact: Fact) -> list[Line]:
    data, amount = fact.data, fact.data["amount"]
    beyond = fact.state.guaranteed(data["banker"])
    drawn = fact.state.draw("bank-deposit", amount, fact.currency, "variance:cage", data["banker"], beyond)
    return [fact.line(fact.chips("custody"), amount), *drawn, fact.line("chips:cage", -amount), _member(fact, data["bank"], data["banker"], "in-play", amount)]


def _withdrawn(fact: Fact) -> list[Line]:
    data, amount = fact.data, fact.data["amount"]
    lines = [*_take(fact, data["bank"], amount, first=data["banker"]), fact.line(fact.chips("custody"), -amount)]
    if data["paidOut"] == "chips":
        return lines
    return [fact.line("chips:cage", amount), *lines, fact.line("bank-deposit", -amount, data["banker"])]


def _ended(fact: Fact) -> list[Line]:
    data, name, as_deposit = fact.data, fact.data["bank"], fact.data.get("paidOut") == "deposit"

    def give_back(member: str, amount: int) -> list[Line]:
        bank, rest = fact.session.banks.get(name), amount
        lines = [fact.line("chips:cage", amount)] if as_deposit else []
        for place in ("in-play", "improper", "voluntary"):
            part = min(bank.shares(place).get(member, 0) if bank else 0, rest)
            lines.append(_member(fact, name, member, place, -part))
            rest -= part
        lines += [_unexplained(fact, rest, "G7-not-covered" if bank else "G7-unknown-bank"), fact.line(fact.chips("custody"), -amount)]
        return lines + ([fact.line("bank-deposit", -amount, member)] if as_deposit else [])

    return fact.state.steps([(lambda each=each: give_back(each["member"], each["amount"])) for each in data["returned"]])


def _deposit_returned(fact: Fact) -> list[Line]:
    data = fact.data
    if "paid" not in data and "guaranteeReleased" in data:
        return []
    drawn = fact.state.draw("bank-deposit", data["amount"], fact.currency, "variance:cage", data["banker"])
    return [*drawn, *paid_out(fact, data.get("paid", []), data["amount"])]


def number_of(data: Event) -> str:
    return f"{data['shoeNo']}.{data['coupNo']}" if "coupNo" in data else str(data.get("roundNo", data.get("handNo")))


def voided(fact: Fact) -> tuple[int, list[Line]] | None:
    """The record and entry that a void reverses; None where it reverses nothing."""
    data, number = fact.data, number_of(fact.data)
    cloths = data.get("tableaux")
    of_one = cloths is not None and len(set(cloths)) == 1 and (fact.game() == "baccarat-two-tableaux" or 2 in cloths)
    return None if not data["settled"] or of_one or number in fact.session.voided else fact.session.entries.get(number)


def _voided(fact: Fact) -> list[Line]:
    found = voided(fact)

    def back(line: Line) -> list[Line]:
        undone = line._replace(amount=-line.amount, rule=None if (line.rule or "").startswith("G7-") else line.rule)
        of_pool = line.account.startswith("jackpot:")
        if undone.amount <= 0 or not (of_pool or line.account in PLACES or line.account.split(":")[0] == "pot"):
            return [undone]
        against = fact.variance("jackpot" if of_pool else "custody")
        return fact.state.draw(line.account, undone.amount, line.currency, against, line.sub, basis=line.basis)

    return fact.state.steps([(lambda line=line: back(line)) for line in found[1]]) if found else []


POSTINGS: dict[str, Callable[[Fact], list[Line]]] = {
    ROUND: round_settled,
    "hand.played": hand_played,
    "coup.played": coup_played,
    "bank.adjudicated": _adjudicated,
    "bank.raised": lambda fact: _put_up(fact, [(fact.data["player"], fact.data["amount"], fact.data.get("paidFrom"))]),
    "bank.partner-joined": lambda fact: _put_up(fact, [(fact.data["partner"], fact.data["amount"], fact.data.get("paidFrom"))]),
    "bank.deposited": _deposited,
    "bank.put-in-play": _put_in_play,
    "bank.withdrawn": _withdrawn,
    "bank.ended": _ended,
    "bank.deposit-returned": _deposit_returned,
    **dict.fromkeys(("round.voided", "coup.voided", "hand.voided"), _voided),
}
