import type { LineChoice } from '../_core/books/cell-part';
import type { ExplainingLine, Term } from '../_core/explain/explanation';
import type { Minor } from '../../kernel/money';
import { placeOf } from '../_core/store/in-place';
import { factOf } from '../_core/store/fact-of-line';
import type { Queryable } from '../_core/store/queryable';
import { type BooksAt, lineTerms, readLines } from '../journal/journal-terms.queries';

/** The lines of a choice as parts of an amount, with a sign; debits count above credits. */
export async function chosenTerms(
  db: Queryable,
  at: BooksAt,
  { lines: choice, sign }: { readonly lines: LineChoice; readonly sign: 1 | -1 },
): Promise<Term[]> {
  const found = await readLines(db, at, conditionOf(choice));
  return lineTerms(
    found.filter((line) => isOfMoves(line, choice)),
    (line) => BigInt(sign) * countedOf(line, choice.side),
  );
}

function conditionOf(choice: LineChoice): { where: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const conditions: string[] = [];
  const when = (value: unknown, condition: ($n: string) => string): void => {
    if (value === undefined) return;
    parameters.push(value);
    conditions.push(condition(`$${parameters.length + 2}`));
  };
  const text = (numbers: readonly bigint[] | undefined) => numbers?.map(String);
  when(choice.line?.record.toString(), ($n) => `record_number = ${$n}`);
  when(choice.line?.line, ($n) => `line = ${$n}`);
  when(choice.account, ($n) => `account = ${$n}`);
  when(
    choice.under,
    ($n) => `EXISTS (SELECT FROM unnest(${$n}::text[]) AS path
                      WHERE account = path COLLATE "C" OR starts_with(account, path || ':'))`,
  );
  when(choice.subLedger, ($n) => `coalesce(sub_ledger, '') = ${$n}`);
  when(choice.currency, ($n) => `currency = ${$n}`);
  when(
    choice.table === undefined ? undefined : (choice.table ?? ''),
    ($n) => `coalesce(table_id, '') = ${$n}`,
  );
  when(choice.game === undefined ? undefined : (choice.game ?? ''), ($n) => `coalesce(game, '') = ${$n}`);
  when(choice.sessionNo, ($n) => `session_no = ${$n}`);
  when(choice.ofDays?.[0], ($n) => `gaming_day >= ${$n}`);
  when(choice.ofDays?.[1], ($n) => `gaming_day <= ${$n}`);
  when(choice.bookedOn?.[0], ($n) => `booking_day >= ${$n}`);
  when(choice.bookedOn?.[1], ($n) => `booking_day <= ${$n}`);
  when(choice.types, ($n) => `event_type = ANY (${$n})`);
  when(choice.otherTypes, ($n) => `event_type <> ALL (${$n})`);
  when(choice.undoes, ($n) => `undoes = ${$n}`);
  when(choice.ofTables, ($n) => `(table_id IS NOT NULL) = ${$n}`);
  when(choice.basis, ($n) => `basis = ${$n}`);
  when(choice.entryKinds, ($n) => `entry_kind = ANY (${$n})`);
  when(
    text(choice.ofFacts),
    ($n) =>
      `(cause_record IS NULL AND record_number = ANY (${$n}::bigint[]) OR cause_record IS NOT NULL AND of_record = ANY (${$n}::bigint[]))`,
  );
  when(text(choice.ofRecords), ($n) => `of_record = ANY (${$n}::bigint[])`);
  when(
    choice.before,
    ($n) =>
      `(${placeOf('$1', factOf('journal_line'), '$2')}, ${factOf('journal_line')}) < (${placeOf('$1', `${$n}::bigint`, '$2')}, ${$n}::bigint)`,
  );
  when(text(choice.records), ($n) => `record_number = ANY (${$n}::bigint[])`);
  return { where: conditions.length === 0 ? 'true' : conditions.join(' AND '), parameters };
}

const isOfMoves = (line: ExplainingLine, { moves }: LineChoice): boolean =>
  moves === undefined ||
  moves.some(
    (move) =>
      move.ofRecord === line.fact &&
      move.account === line.account &&
      move.subLedger === (line.subLedger ?? '') &&
      move.currency === line.currency &&
      move.bookingDay === line.bookingDay &&
      move.table === line.table &&
      move.sessionNo === line.sessionNo,
  );

function countedOf({ debit, credit, undoes }: ExplainingLine, side: LineChoice['side']): Minor {
  switch (side) {
    case 'debit':
      return debit;
    case 'credit':
      return -credit;
    case 'debit-less-undone':
      return undoes ? -credit : debit;
    case 'credit-less-undone':
      return undoes ? debit : -credit;
    case undefined:
      return debit - credit;
  }
}
