"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.settleCoup = settleCoup;
const money_1 = require("../../kernel/money");
const banked_bets_1 = require("../_mechanics/banked-bets");
const unjudged_1 = require("../_mechanics/unjudged");
const round_1 = require("../round");
const bank_commission_1 = require("./bank-commission");
const banco_seguido_1 = require("./banco-seguido");
const coup_outcome_1 = require("./coup-outcome");
const coup_result_1 = require("./coup-result");
const coverage_1 = require("./coverage");
/** What the rules make of a coup against a player's bank: every bet, and what the house takes of the banker's gain. */
function settleCoup(facts, round, setting) {
    const outcome = (0, coup_outcome_1.coupOutcomeOf)(round.outcome);
    if (outcome === undefined)
        return (0, unjudged_1.unjudgedRound)(round, facts.rules.result, 'who won on each cloth, and what it was played with');
    const results = (0, coup_result_1.resultsOf)(facts, outcome);
    const bets = settleBets(facts, round, { outcome, results, setting });
    return {
        bets,
        commissions: commissionsOf(facts, { bets, outcome, results, setting }),
        pools: [],
        awards: [],
        after: (0, banco_seguido_1.bancoSeguidoAfter)(facts, round, { outcome, winner: results[0]?.winner }) ?? round_1.EMPTY_TABLE,
        complete: !bets.some(({ fate }) => fate === 'not-judged'),
    };
}
function settleBets(facts, round, { outcome, results, setting: { terms, answers } }) {
    const placed = round.bets;
    const winners = new Map(results.map(({ tableau, winner }) => [tableau, winner]));
    const faults = placed.map((bet) => faultOf(facts, bet, winners));
    const playing = placed.map((bet, index) => faults[index] === undefined && (0, coup_outcome_1.betOptionsOf)(bet.options)?.withdrawn !== true
        ? bet
        : { ...bet, stake: 0n });
    const allPlay = terms?.bank !== 'free' && outcome.mode !== 'free' && answers['OP1-25'] === 'all-bets-play';
    const isOwed = (0, coup_outcome_1.modeOf)(outcome, terms) === 'free' && answers['OP1-30'] === 'receivable';
    const available = (0, coup_outcome_1.inPlayOf)(round, outcome);
    const unbound = isOwed || (allPlay && facts.cloths.length > 1);
    const parts = (0, coverage_1.coverBets)(facts, playing, {
        available: unbound ? undefined : available,
        bankerSeat: outcome.bankerSeat,
        proRata: answers[facts.cloths.length > 1 ? 'OP1-25' : 'OP1-18'] === 'pro-rata',
        halving: (0, coverage_1.halvingAt)(terms, answers),
    });
    const paid = unbound && !isOwed ? whileFundsLast(parts, winners, available) : parts;
    return placed.map((bet, index) => {
        const fault = faults[index];
        if (fault !== undefined)
            return (0, banked_bets_1.notJudged)(bet, fault);
        return settleBet(facts, bet, {
            parts: paid.filter((part) => part.bet === index),
            winners,
            error: (0, coup_result_1.errorRuleOf)(facts, outcome),
        });
    });
}
/** A bet the game has not, options that mean nothing, or a cloth nobody says how it ended. */
function faultOf(facts, bet, winners) {
    const { rules, bets } = facts;
    if (!Object.hasOwn(bets, bet.type)) {
        const expected = `one of ${Object.keys(bets).join(', ')}`;
        return { code: 'bet-not-offered', rule: rules.result, expected, found: bet.type };
    }
    if ((0, coup_outcome_1.betOptionsOf)(bet.options) === undefined) {
        const expected = `of ${bet.type}, whether it was withdrawn`;
        return { code: 'bet-not-readable', rule: rules.result, expected, found: JSON.stringify(bet.options) };
    }
    const missing = bets[bet.type].on.find((tableau) => !winners.has(tableau));
    if (missing === undefined)
        return undefined;
    const expected = `who won on cloth ${missing}`;
    return { code: 'outcome-not-readable', rule: rules.result, expected, found: 'no result of it' };
}
/** What is paid of each winning part when all bets play: in order, as long as the bank and what it collected last. */
function whileFundsLast(parts, winners, bank) {
    if (bank === undefined)
        return parts;
    const lost = parts.filter(({ tableau }) => winners.get(tableau) === 'bank');
    let funds = bank + (0, money_1.sumMinor)(lost.map(({ covered }) => covered));
    return parts.map((part) => {
        if (winners.get(part.tableau) !== 'punto')
            return part;
        const paid = part.covered < funds ? part.covered : funds;
        funds -= paid;
        return { ...part, paid };
    });
}
function settleBet({ bets, rules }, bet, { parts, winners, error }) {
    const covered = (0, money_1.sumMinor)(parts.map((part) => part.covered));
    const on = (winner) => parts.filter(({ tableau }) => winners.get(tableau) === winner);
    const paid = (0, money_1.sumMinor)(on('punto').map((part) => part.paid ?? part.covered));
    const taken = (0, money_1.sumMinor)(on('bank').map((part) => part.covered));
    const applied = [bets[bet.type].rule];
    if (error !== undefined)
        applied.push(error);
    if (on('tie').length > 0)
        applied.push(rules.nullOnTie);
    if (on('annulled').length > 0)
        applied.push(rules.voidCoup);
    if (covered < (0, money_1.sumMinor)(parts.map(({ amount }) => amount)))
        applied.push(rules.coverage);
    const fate = fateOf({ stake: bet.stake, covered, paid, taken });
    return { ...(0, banked_bets_1.decide)(bet, fate, { paid, taken }, applied), covered };
}
function fateOf({ stake, covered, paid, taken, }) {
    if (covered === 0n && stake > 0n)
        return 'not-accepted';
    if (paid === 0n && taken === 0n)
        return 'null';
    if (paid > taken)
        return 'wins';
    return taken === stake ? 'loses' : 'part-back';
}
/** The share of the house in what the banker won over the coup; none where he did not win. */
function commissionsOf(facts, coup) {
    const { outcome, setting } = coup;
    const basis = commissionBasis(facts, coup);
    if (basis <= 0n)
        return [];
    return [(0, bank_commission_1.bankCommission)(facts, basis, { mode: (0, coup_outcome_1.modeOf)(outcome, setting.terms), answers: setting.answers })];
}
/** What the commission is taken of: the net gain over all cloths, or as the casino answers the open point. */
function commissionBasis({ cloths }, { bets, setting: { answers } }) {
    const won = (0, money_1.sumMinor)(bets.map(({ taken }) => taken));
    const net = won - (0, money_1.sumMinor)(bets.map(({ paid }) => paid));
    if (cloths.length === 1 || answers['OP1-26'] === 'net-over-both-cloths')
        return net;
    if (answers['OP1-26'] === 'each-cloth-apart')
        return won;
    return net > 0n ? won : 0n;
}
//# sourceMappingURL=coup-settlement.js.map