"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.lineOfRow = void 0;
/** The line that was posted, read back from the journal. */
const lineOfRow = (row) => ({
    account: row.account,
    debit: BigInt(row.debit),
    credit: BigInt(row.credit),
    currency: row.currency,
    basis: row.basis,
    ...(row.sub_ledger === null ? {} : { subLedger: row.sub_ledger }),
    ...(row.rule_id === null ? {} : { ruleId: row.rule_id }),
    ...(row.slip === null ? {} : { slip: row.slip }),
    ...(row.exact_numerator === null || row.exact_denominator === null
        ? {}
        : { exact: { numerator: BigInt(row.exact_numerator), denominator: BigInt(row.exact_denominator) } }),
});
exports.lineOfRow = lineOfRow;
//# sourceMappingURL=line-of-row.js.map