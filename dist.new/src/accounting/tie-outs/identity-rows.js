"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.identityRows = void 0;
const a2_chips_1 = require("../identities/a2-chips");
const a4_meters_1 = require("../identities/a4-meters");
const money_1 = require("../../kernel/money");
const tie_out_1 = require("./tie-out");
/** K1: the identities of the ledger that can be told from the books of a day; A7 is proven by `cagnotte verify`. */
const identityRows = (figures) => ({
    'K1-A1': trialBalance(figures),
    'K1-A2': (0, a2_chips_1.checkChips)(figures.balances
        .filter(({ currency }) => currency === figures.currency)
        .map(({ account, balance }) => [account, balance])).map(({ at, found }) => ({
        at,
        expected: `at least ${(0, tie_out_1.written)(0n, figures.currency)}`,
        found: (0, tie_out_1.written)(BigInt(found), figures.currency),
        ties: false,
    })),
    'K1-A3': figures.custody.map(({ at, currency, kept, owed }) => (0, tie_out_1.amounts)(at, { expected: owed, found: kept, currency })),
    'K1-A4': figures.meters.map(({ pool, before, after, movements }) => {
        const [breach] = (0, a4_meters_1.checkMeterMovements)(pool, { ...movements, opening: movements.opening + before }, after);
        return breach === undefined
            ? (0, tie_out_1.amounts)(pool, { expected: after, found: after, currency: figures.currency })
            : (0, tie_out_1.amounts)(pool, {
                expected: BigInt(breach.expected),
                found: BigInt(breach.found),
                currency: figures.currency,
            });
    }),
    'K1-A5': figures.untiedHands.map((hand) => (0, tie_out_1.fact)(`hand ${hand}`, 'pots that add up', 'pots that do not')),
    'K1-A6': figures.misrounded.map((record) => (0, tie_out_1.fact)(`record ${record}`, 'less than one minor unit away from the exact amount', 'one or more')),
});
exports.identityRows = identityRows;
function trialBalance({ balances }) {
    const currencies = [...new Set(balances.map(({ currency }) => currency))].sort();
    return currencies.map((currency) => {
        const found = (0, money_1.sumMinor)(balances.filter((each) => each.currency === currency).map(({ balance }) => balance));
        return (0, tie_out_1.amounts)(currency, { expected: 0n, found, currency });
    });
}
//# sourceMappingURL=identity-rows.js.map