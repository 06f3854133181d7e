"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.chipsFlow = chipsFlow;
const house_result_1 = require("../../domain/house-round/house-result");
const coup_gain_1 = require("../../domain/player-bank/coup-gain");
const money_1 = require("../../kernel/money");
/**
 * By how many chips, at face value, the customers have more (+) or less (-) in their hands after an event. Worked out
 * from what the event says, not from the ledger, so that the two can be held against each other.
 */
function chipsFlow(event, outcome) {
    if (!Object.hasOwn(FLOWS, event.type))
        return 0n;
    return FLOWS[event.type](event, outcome);
}
const FLOWS = {
    'cagnotte.cage.chips-sold.v1': ({ data }) => (0, money_1.minorFromWire)(data.amount),
    'cagnotte.cage.chips-redeemed.v1': ({ data }) => -(0, money_1.minorFromWire)(data.amount),
    'cagnotte.chips.exchanged.v1': ({ data }) => (0, money_1.minorFromWire)(data.amount) *
        { 'cash-for-chips': 1n, 'chips-for-cash': -1n, 'chips-for-chips': 0n }[data.kind],
    // Buy-ins that no exchange reported are known from the box alone; won at once where the session is closed.
    'cagnotte.drop.counted.v1': (_event, { lines }) => sumOf(lines, ({ account, credit }) => (/^(chips|variance):table/.test(account) ? credit : 0n)),
    'cagnotte.round.settled.v1': ({ data }, { lines, byRules }) => ofPools(lines) - wonInRound(data, byRules?.settlement),
    'cagnotte.round.voided.v1': undone,
    'cagnotte.coup.voided.v1': undone,
    'cagnotte.hand.voided.v1': undone,
    'cagnotte.table.closed.v1': (_event, { lines }) => -wonByCount(lines),
    'cagnotte.slot.counted.v1': (_event, { lines }) => -wonByCount(lines),
    'cagnotte.bank.adjudicated.v1': ({ data }) => -(0, money_1.sumMinor)([data, ...(data.partners ?? [])].map(putUp)),
    'cagnotte.bank.raised.v1': ({ data }) => -putUp(data),
    'cagnotte.bank.partner-joined.v1': ({ data }) => -putUp(data),
    'cagnotte.bank.ended.v1': ({ data }) => data.paidOut === 'deposit' ? 0n : (0, money_1.sumMinor)(data.returned.map(({ amount }) => (0, money_1.minorFromWire)(amount))),
    'cagnotte.bank.withdrawn.v1': ({ data }) => (data.paidOut === 'chips' ? (0, money_1.minorFromWire)(data.amount) : 0n),
    // What the bank wins of the players, commission included, leaves their hands.
    'cagnotte.coup.played.v1': ({ data }, { session, byRules }) => -(0, coup_gain_1.gainOfCoup)(data, session.opening?.minimum, byRules?.settlement).amount,
    'cagnotte.hand.played.v1': ({ data }) => (0, money_1.minorFromWire)(data.carriedIn ?? 0) -
        (0, money_1.minorFromWire)(data.carriedOut ?? 0) -
        (0, money_1.minorFromWire)(data.rake.dropped),
    'cagnotte.poker-session.charged.v1': ({ data }) => data.paidWith === 'chips' ? -(0, money_1.minorFromWire)(data.amount) : 0n,
    'cagnotte.jackpot.contributed.v1': (_event, { lines }) => ofPools(lines),
    'cagnotte.jackpot.won.v1': (_event, { lines }) => ofPools(lines),
    'cagnotte.jackpot.paid.v1': ({ data }) => data.paidFrom === 'cage-chips' ? (0, money_1.minorFromWire)(data.amount) : 0n,
    // Of what is owed to the staff since this count, all but the cash came out of the customers' chips.
    'cagnotte.tips.counted.v1': ({ data }, { lines }) => cashOf(data) -
        sumOf(lines, ({ account, currency, credit }) => account === 'tips' && currency === data.currency ? credit : 0n),
    'cagnotte.money.found.v1': ({ data }) => (data.kind === 'chips' ? -(0, money_1.minorFromWire)(data.amount) : 0n),
};
const sumOf = (lines, part) => (0, money_1.sumMinor)(lines.map(part));
/** Cash in the currency of the event, however many times it is named. */
const cashOf = ({ currency, cash, otherCurrencies = [], }) => (0, money_1.sumMinor)([{ currency, amount: cash }, ...otherCurrencies]
    .filter((each) => each.currency === currency)
    .map(({ amount }) => (0, money_1.minorFromWire)(amount)));
/** A deposit put in play comes from the cage, and not out of anybody's hands. */
const putUp = ({ amount, paidFrom }) => paidFrom === 'chips' ? (0, money_1.minorFromWire)(amount) : 0n;
/** Result, deduction, and forgotten bets with their winnings. */
const wonInRound = (round, byRules) => (0, house_result_1.houseResultOf)(round, byRules).amount +
    (0, house_result_1.deductionOf)(round, byRules) +
    (0, money_1.sumMinor)((round.forgottenBets ?? []).map(({ stake, winnings }) => (0, money_1.minorFromWire)(stake) + (0, money_1.minorFromWire)(winnings)));
/** What was won in play where rounds are not captured, and only a count tells. */
const wonByCount = (lines) => sumOf(lines, ({ account, debit, credit }) => (/^(win|commission):/.test(account) ? credit - debit : 0n));
/** Stakes that were posted, less prizes that were paid in chips. */
function ofPools(lines) {
    const pool = ({ account, basis }) => /^(jackpot|jackpot-share|variance:jackpot)(:|$)/.test(account) && basis !== 'count';
    const elsewhere = ({ account }) => /^(cash:cage|bank|prizes-payable)$/.test(account);
    return sumOf(lines, (line) => (pool(line) ? line.debit - line.credit : 0n) - (elsewhere(line) ? line.credit : 0n));
}
/** A void undoes what its round did to the holders of chips. */
function undone(_event, { lines }) {
    return sumOf(lines, ({ account, debit, credit }) => (account.startsWith('chips:') ? credit - debit : 0n));
}
//# sourceMappingURL=chips-flow.js.map