import type { AmountBasis, EntryLine } from '../_core/journal-entry';

export interface JournalLineRow {
  readonly account: string;
  readonly sub_ledger: string | null;
  readonly debit: string;
  readonly credit: string;
  readonly currency: string;
  readonly basis: AmountBasis;
  readonly rule_id: string | null;
  readonly slip: string | null;
  readonly exact_numerator: string | null;
  readonly exact_denominator: string | null;
}

export const lineOfRow = (row: JournalLineRow): EntryLine => ({
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
