"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.postSlotCounted = postSlotCounted;
exports.uncountedDifference = uncountedDifference;
const session_key_1 = require("../../domain/table-session/session-key");
const money_1 = require("../../kernel/money");
const account_paths_1 = require("../account-paths");
const balances_1 = require("../balances");
const counts_1 = require("../counts");
const journal_entry_1 = require("../journal-entry");
const reporting_1 = require("../reporting");
/** What the house takes out of play, by game, where it is known from the count of the slot alone. */
const RULE_OF_GAME = {
    'chemin-de-fer': 'bank',
    'baccarat-two-tableaux': 'bank',
};
/**
 * A slot is opened and counted: what differs from the book is a variance, and, where it goes to the cage, the chips
 * leave the slot. Cash that lay in it goes to the cage in any case.
 */
function postSlotCounted(event, before) {
    const { currency, slot, pool, chips, cash = 0, takenToCage } = event.data;
    const table = (0, session_key_1.tableConcerned)(event);
    const holder = (0, account_paths_1.chipsOf)(slot, table);
    const counted = (0, money_1.minorFromWire)(chips);
    const subLedger = slot === 'jackpot' ? pool : undefined;
    const book = subLedger === undefined
        ? before.balances.of(holder, currency)
        : (0, balances_1.balanceOf)(before.balances, { account: holder, subLedger, currency });
    const difference = slot === 'cagnotte' ? uncountedDifference(event, before) : (0, account_paths_1.varianceOf)(slot, table);
    const tied = (0, counts_1.tieToCount)({ holder, counted, currency, difference, subLedger }, book);
    const held = before.balances.after(tied);
    return [
        ...tied,
        ...(0, journal_entry_1.move)({
            debit: 'cash:cage',
            credit: difference,
            amount: (0, money_1.minorFromWire)(cash),
            currency,
            basis: 'count',
        }),
        ...(takenToCage ? (0, journal_entry_1.signedLine)('chips:cage', counted, currency) : []),
        ...(takenToCage && subLedger === undefined ? (0, counts_1.takeOut)({ holder, amount: counted, currency }, held) : []),
        ...(takenToCage && subLedger !== undefined ? (0, journal_entry_1.signedLine)(holder, -counted, currency, { subLedger }) : []),
    ];
}
/**
 * What a difference in the cagnotte is: a variance, or, where rounds are not captured, the commission itself, which is
 * then known from the count alone.
 */
function uncountedDifference(event, before) {
    const table = (0, session_key_1.tableConcerned)(event);
    if ((0, reporting_1.capturesAt)(event, before).rounds)
        return (0, account_paths_1.varianceOf)('cagnotte', table);
    return (0, account_paths_1.commissionOf)(RULE_OF_GAME[(0, reporting_1.gameAt)(event, before)] ?? 'rake', table);
}
//# sourceMappingURL=slot.posting.js.map