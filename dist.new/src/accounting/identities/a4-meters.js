"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.meterMovements = meterMovements;
exports.checkMeterMovements = checkMeterMovements;
const NONE = {
    opening: 0n,
    contributions: 0n,
    voided: 0n,
    funding: 0n,
    prizes: 0n,
    adjustments: 0n,
};
/** What a type of event may do to a meter: what it credits, and what it debits. */
const KINDS = {
    'cagnotte.ledger.opened.v1': { credit: 'opening', debit: 'opening' },
    'cagnotte.round.settled.v1': { credit: 'contributions', debit: 'prizes' },
    'cagnotte.jackpot.contributed.v1': { credit: 'contributions', debit: 'contributions' },
    'cagnotte.jackpot.won.v1': { credit: 'prizes', debit: 'prizes' },
    'cagnotte.round.voided.v1': { credit: 'voided', debit: 'voided' },
    'cagnotte.jackpot.opened.v1': { credit: 'funding', debit: 'funding' },
    'cagnotte.jackpot.reseeded.v1': { credit: 'funding', debit: 'funding' },
    'cagnotte.jackpot.adjusted.v1': { credit: 'adjustments', debit: 'adjustments' },
    'cagnotte.jackpot.closed.v1': { credit: 'adjustments', debit: 'adjustments' },
};
/** What each event did to a meter, by kind; movements of a kind that has no business there are left out. */
function meterMovements(pool, entries) {
    const sums = { ...NONE };
    for (const { type, lines } of entries) {
        const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
        for (const { account, debit, credit } of lines) {
            if (kind === undefined || account !== `jackpot:${pool}`)
                continue;
            sums[kind.credit] += credit;
            sums[kind.debit] -= debit;
        }
    }
    return sums;
}
/** A4: a meter holds what its movements come to, and nothing else moved it. */
function checkMeterMovements(pool, movements, meter) {
    const due = Object.values(movements).reduce((sum, amount) => sum + amount, 0n);
    return due === meter ? [] : [{ identity: 'A4', at: pool, expected: `${due}`, found: `${meter}` }];
}
//# sourceMappingURL=a4-meters.js.map