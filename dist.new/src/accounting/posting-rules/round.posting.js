"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postRoundSettled = void 0;
const house_result_1 = require("../../domain/house-round/house-result");
const round_reference_1 = require("../../domain/table-session/round-reference");
const session_key_1 = require("../../domain/table-session/session-key");
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const in_succession_1 = require("../in-succession");
const journal_entry_1 = require("../journal-entry");
const reporting_1 = require("../reporting");
const pool_posting_1 = require("./pool.posting");
const ROUND = 'round.settled';
/** A round: result and deduction, forgotten bets, and what it put into pools and won from them. */
const postRoundSettled = (event, before, byRules) => (0, in_succession_1.inSuccession)([postResult, postForgottenBets, postStakes, postPrizes], before, (post, known) => post(event, known, byRules));
exports.postRoundSettled = postRoundSettled;
/**
 * The float changes by the result and by what the house kept back from winnings, unless that went into the slot of
 * the cagnotte. Both are posted before and after deduction, whatever their signs.
 */
function postResult(event, before, byRules) {
    const { currency, deduction } = event.data;
    const table = (0, session_key_1.tableConcerned)(event);
    const { amount: result, basis } = (0, house_result_1.houseResultOf)(event.data, byRules);
    const kept = (0, house_result_1.deductionOf)(event.data, byRules);
    const dropped = deduction?.dropped === true ? kept : 0n;
    const rule = deduction?.rule ?? byRules?.commissions[0]?.name ?? 'deduction';
    const commission = deduction === undefined ? { basis: 'derived' } : {};
    return [
        ...(0, journal_entry_1.signedLine)((0, account_paths_1.chipsOf)('table', table), result + kept - dropped, currency, { basis }),
        ...(0, journal_entry_1.signedLine)((0, account_paths_1.chipsOf)('cagnotte', table), dropped, currency),
        ...(0, journal_entry_1.signedLine)((0, account_paths_1.winOf)((0, reporting_1.gameAt)(event, before), table), -result, currency, { basis }),
        ...(0, journal_entry_1.signedLine)((0, account_paths_1.commissionOf)(rule, table), -kept, currency, commission),
    ];
}
/** The first stake of a forgotten bet is kept for its owner; the winnings left lying on it go back to the house. */
function postForgottenBets(event, before) {
    const { currency, forgottenBets = [] } = event.data;
    const table = (0, session_key_1.tableConcerned)(event);
    const win = (0, account_paths_1.winOf)((0, reporting_1.gameAt)(event, before), table);
    return forgottenBets.flatMap(({ stake, winnings }) => [
        ...(0, journal_entry_1.move)({ debit: 'chips:cage', credit: 'lost-money', amount: (0, money_1.minorFromWire)(stake), currency }),
        ...(0, journal_entry_1.move)({ debit: (0, account_paths_1.chipsOf)('table', table), credit: win, amount: (0, money_1.minorFromWire)(winnings), currency }),
    ]);
}
function postStakes(event, before) {
    const { currency, poolStakes = [] } = event.data;
    const place = { table: (0, session_key_1.tableConcerned)(event), currency, day: event.gamingday };
    return poolStakes
        .filter((stake) => (0, pool_posting_1.postsStakes)(ROUND, { ...place, pool: stake.pool }, before))
        .flatMap(({ pool, amount, how }) => (0, pool_posting_1.postPoolStake)({ ...place, pool, how, amount: (0, money_1.minorFromWire)(amount) }, before));
}
function postPrizes(event, before) {
    const { currency, roundNo, poolPrizes = [] } = event.data;
    const place = { table: (0, session_key_1.tableConcerned)(event), currency, day: event.gamingday };
    const round = (0, round_reference_1.roundMentioned)((0, session_key_1.sessionKeyOf)(event), roundNo);
    const posted = poolPrizes
        .map((prize) => ({ ...prize, amount: (0, money_1.minorFromWire)(prize.amount) }))
        .filter(({ pool, amount }) => (0, pool_posting_1.postsPrize)({ reporter: ROUND, amount, round }, { ...place, pool }, before));
    return (0, in_succession_1.inSuccession)(posted, before, ({ pool, amount, paidFrom, borneBy = 'pool' }, known) => (0, pool_posting_1.postPoolPrize)({ ...place, pool, amount, paidFrom, borneBy }, known));
}
//# sourceMappingURL=round.posting.js.map