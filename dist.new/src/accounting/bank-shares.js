"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.giveToBank = giveToBank;
exports.takeFromBank = takeFromBank;
const player_bank_1 = require("../domain/player-bank/player-bank");
const pro_rata_1 = require("../domain/player-bank/pro-rata");
const money_1 = require("../kernel/money");
const account_paths_1 = require("./account-paths");
const bank_lines_1 = require("./bank-lines");
const journal_entry_1 = require("./journal-entry");
const surprises_1 = require("./surprises");
/** The credits of what a bank gains, in proportion to the parts of its members. */
function giveToBank(gain, banks) {
    const { bank, amount, currency, place = 'in-play' } = gain;
    const known = (0, player_bank_1.findBank)(banks, bank);
    if (known === undefined)
        return unexplained(gain, -amount, surprises_1.SURPRISE.unknownBank);
    const parts = (0, pro_rata_1.divideGain)(amount, (0, player_bank_1.sharesOf)(known, place), known.banker);
    return parts.flatMap(({ member, share }) => (0, bank_lines_1.owedToMember)({ bank, member, place, amount: share }, currency));
}
/** The debits of what comes out of a bank, in proportion; what its members do not have stands at the variance. */
function takeFromBank(loss, banks) {
    const { bank, amount, currency, place = 'in-play', first } = loss;
    const known = (0, player_bank_1.findBank)(banks, bank);
    if (known === undefined)
        return unexplained(loss, amount, surprises_1.SURPRISE.unknownBank);
    const shares = (0, player_bank_1.sharesOf)(known, place);
    const alone = (0, pro_rata_1.divideLoss)(amount, shares.filter(({ member }) => member === first), known.banker);
    const rest = amount - total(alone);
    const others = (0, pro_rata_1.divideLoss)(rest, shares.filter(({ member }) => member !== first), known.banker);
    const parts = [...alone, ...others];
    return [
        ...parts.flatMap(({ member, share }) => (0, bank_lines_1.owedToMember)({ bank, member, place, amount: -share }, currency)),
        ...unexplained(loss, amount - total(parts), surprises_1.SURPRISE.notCovered),
    ];
}
const total = (parts) => (0, money_1.sumMinor)(parts.map(({ share }) => share));
const unexplained = ({ table, currency }, amount, ruleId) => (0, journal_entry_1.signedLine)((0, account_paths_1.varianceOf)('custody', table), amount, currency, { basis: 'derived', ruleId });
//# sourceMappingURL=bank-shares.js.map