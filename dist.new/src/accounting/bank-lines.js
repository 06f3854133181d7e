"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.movesOf = exports.owedToMember = void 0;
const account_paths_1 = require("./account-paths");
const journal_entry_1 = require("./journal-entry");
/** The account of each place of a player's bank; its sub-ledger says bank and member. */
const ACCOUNT_OF = {
    'in-play': 'player-bank',
    voluntary: 'garage:voluntary',
    improper: 'garage:improper',
};
const PLACE_OF = new Map(Object.entries(ACCOUNT_OF).map(([place, account]) => [account, place]));
/** What a member of a bank is owed at one of its places grows by the amount, or shrinks where it is negative. */
const owedToMember = ({ bank, member, place, amount }, currency, detail = {}) => (0, journal_entry_1.signedLine)(ACCOUNT_OF[place], -amount, currency, { ...detail, subLedger: (0, account_paths_1.memberOf)({ bank, member }) });
exports.owedToMember = owedToMember;
/** What lines did to the banks of a session; the inverse of `owedToMember`. */
const movesOf = (lines) => lines.flatMap(({ account, subLedger, debit, credit }) => {
    const place = PLACE_OF.get(account);
    if (place === undefined || subLedger === undefined)
        return [];
    const amount = credit - debit;
    return [{ ...(0, account_paths_1.readMember)(subLedger), place, amount }];
});
exports.movesOf = movesOf;
//# sourceMappingURL=bank-lines.js.map