"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.commissionDue = commissionDue;
const player_bank_1 = require("../../domain/player-bank/player-bank");
const settlement_1 = require("../../games/settlement");
const rules_at_table_1 = require("./rules-at-table");
/**
 * What the house is due of a coup by the rules at its table: as it was settled where its bets bring the same gain,
 * else of the gain that was declared. Undefined where the rules know no such thing.
 */
function commissionDue(event, before, { gain, settlement }) {
    const found = (0, rules_at_table_1.rulesAtTable)(event, before);
    if (!found?.ok)
        return undefined;
    const isSettled = settlement !== undefined && (0, settlement_1.resultOf)(settlement) === gain;
    const ofBets = isSettled ? settlement.commissions.find(({ name }) => name === 'bank') : undefined;
    const { rules, setting } = found.value;
    const mode = (0, player_bank_1.findBank)(before.session.banks, event.data.bank)?.mode ?? before.session.opening?.bank;
    return ofBets ?? rules.bankCommission?.(gain, { mode, answers: setting.answers });
}
//# sourceMappingURL=bank-commission.js.map