import type { ExplainingLine, Term } from '../_core/explain/explanation';
import type { Minor } from '../../kernel/money';
import { factOf } from '../_core/store/fact-of-line';
import type { Queryable } from '../_core/store/queryable';

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
  const rows: LineRow[] = await db.query(
    `SELECT record_number AS "recordNumber", line, entry_kind AS "entryKind", of_record AS "ofRecord", ${factOf('journal_line')} AS fact, source,
            event_id AS "eventId", event_type AS "eventType", gaming_day AS "gamingDay", booking_day AS "bookingDay",
            account, sub_ledger AS "subLedger", table_id AS "table", game, session_no AS "sessionNo", debit, credit,
            currency, basis, rule_id AS "ruleId", rules_release AS "rulesRelease", slip, undoes, exact_numerator AS numerator,
            exact_denominator AS denominator
       FROM journal_line WHERE casino = $1 AND record_number <= $2 AND (${where})
      ORDER BY record_number, line`,
    [casino, position.toString(), ...parameters],
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
