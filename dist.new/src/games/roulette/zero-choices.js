"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkZeroChoices = checkZeroChoices;
const stake_limits_1 = require("../_mechanics/stake-limits");
const rule_1 = require("../rule");
const wording_1 = require("../wording");
const reported_spin_1 = require("./reported-spin");
/** On zero: choices that nobody stated, and withdrawals of what is held below the minimum. */
function checkZeroChoices(table, { round, settlement }, currency) {
    const { rules, onZero } = table.facts;
    if (onZero !== 'prison' || round.lastOfSession === true || (0, reported_spin_1.numberOf)(round.outcome) !== 0)
        return [];
    const wasHeld = (0, stake_limits_1.heldFromBefore)(round);
    return settlement.bets.flatMap((bet, index) => {
        const placed = round.bets[index];
        if (placed === undefined || !hasChoice(bet, table))
            return [];
        const choice = (0, reported_spin_1.optionsOf)(placed.options, table.facts)?.onZero;
        if (bet.rules.includes(rules.belowMinimum)) {
            const isBarred = choice === 'withdraw' && bet.fate === 'held' && wasHeld(bet, index);
            return isBarred ? [notAvailable(rules.belowMinimum, bet, currency)] : [];
        }
        return choice === undefined ? [notStated(rules.zero, placed)] : [];
    });
}
const hasChoice = ({ type, fate }, { bets }) => bets.get(type)?.bet.isSimple === true && fate !== 'not-judged' && fate !== 'not-accepted';
const notStated = (rule, { betId }) => (0, rule_1.breach)(rule, {
    code: 'choice-not-stated',
    severity: 'advisory',
    expected: 'options.onZero: leave or withdraw',
    found: 'nothing; what the table took tells the choice',
    betIds: [betId],
});
const notAvailable = (rule, { betId, held }, currency) => (0, rule_1.breach)(rule, {
    code: 'withdrawal-not-available',
    severity: 'violation',
    expected: `${(0, wording_1.money)(held, currency)} stays until another number comes`,
    found: 'withdrawn',
    betIds: [betId],
});
//# sourceMappingURL=zero-choices.js.map