import type { ExplainingLine, Term } from '../_core/explain/explanation';
import type { Minor } from '../../kernel/money';
import { factOf } from '../_core/store/in-place';
import type { Queryable } from '../_core/store/queryable';
import { readRows } from '../_core/store/read-rows';

export interface BooksAt {
  readonly casino: string;
  readonly position: bigint;
}

type LineRow = Omit<ExplainingLine, 'exact'> & {
  readonly numerator: bigint | null;
  readonly denominator: bigint | null;
};

/**
 * The lines of the journal that a condition chooses, in their order; `$1` is the casino, `$2` the last record, and
 * what else the condition needs follows.
 */
export async function readLines(
  db: Queryable,
  { casino, position }: BooksAt,
  { where, parameters }: { readonly where: string; readonly parameters: readonly unknown[] },
): Promise<ExplainingLine[]> {
  const rows = await readRows<LineRow>(
    db,
    `SELECT record_number, line, entry_kind, of_record, ${factOf('journal_line')} AS fact, source,
            event_id, event_type, gaming_day, booking_day,
            account, sub_ledger, table_id AS table, game, session_no, debit, credit,
            currency, basis, rule_id, rules_release, slip, undoes, exact_numerator AS numerator,
            exact_denominator AS denominator
       FROM journal_line WHERE casino = $1 AND record_number <= $2 AND (${where})
      ORDER BY record_number, line`,
    [casino, position, ...parameters],
  );
  return rows.map(({ numerator, denominator, ...line }) =>
    numerator === null || denominator === null ? line : { ...line, exact: { numerator, denominator } },
  );
}

/** Lines as parts of an amount, each with what it adds; lines that add nothing are omitted. */
export const lineTerms = (lines: readonly ExplainingLine[], added: (line: ExplainingLine) => Minor): Term[] =>
  lines.flatMap((line) => {
    const amount = added(line);
    return amount === 0n ? [] : [{ kind: 'line' as const, amount, line }];
  });

export const debitBalance = ({ debit, credit }: ExplainingLine): Minor => debit - credit;
export const creditBalance = ({ debit, credit }: ExplainingLine): Minor => credit - debit;
