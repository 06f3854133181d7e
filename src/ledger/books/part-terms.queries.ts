import { underPath } from '../_core/store/account-conditions';
import {
  type SourcedPart,
  type LineChoice,
  type ExplainingFact,
  type Term,
  type ExplainingLine,
  type Explanation,
  saysOfTerm,
  wholeTerm,
} from '../_core/books/cell-part';
import { dayInWords } from '../../kernel/words';
import { addressOfFigure, type Figure, figureAt } from '../_core/books/figure';
import type { Minor } from '../../kernel/money';
import { accountSums } from '../journal/account-sums.queries';
import { eventOfRecord, placeOfFactSql, factOf } from '../_core/store/statement-parts';
import { type Queryable, readRows } from '../../database/queryable';
import { knownAt } from '../_core/store/read-model';
import { type BooksAt, lineTerms, readLines } from '../journal/journal.queries';
import {
  bankTerms,
  coupReportTerms,
  coupTerms,
  depositTerms,
  meterTerms,
  slipTerms,
  statedTerms,
} from './reported-terms.queries';

type ChipsPart = Extract<SourcedPart, { from: 'chips' }>;

/** Explains outstanding chips of the whole ledger: by the accounts of chips, or by what events hand to customers. */
export const chipTerms = (db: Queryable, at: BooksAt, part: ChipsPart): Promise<Term[]> =>
  part.measure === 'stock' ? stockTerms(db, at, part) : flowTerms(db, at, part);

async function stockTerms(db: Queryable, at: BooksAt, { sign }: ChipsPart): Promise<Term[]> {
  const sums = await accountSums(db, { ...at, day: 'booking_day' }, { under: 'chips' });
  return sums.map(({ account, debits, credits }): Term => ({
    kind: 'figure',
    sign: sign === 1 ? -1 : 1,
    amount: BigInt(sign) * (credits - debits),
    figure: addressOfFigure({ kind: 'balance', account }),
  }));
}

/**
 * Lists the events of the day one by one and each other day as one sum, because a ledger of years has too many events.
 */
async function flowTerms(
  db: Queryable,
  { casino, position }: BooksAt,
  { measure, day, sign }: ChipsPart,
): Promise<Term[]> {
  const parameters = [casino, position.toString(), day];
  const known = `casino = $1 AND ${knownAt('chips_flow', '$2')} AND ${measure} <> 0`;
  const others = await readRows<{ day: string; amount: Minor }>(
    db,
    `SELECT gaming_day AS day, sum(${measure}) AS amount FROM chips_flow
      WHERE ${known} AND gaming_day <> $3::date GROUP BY 1 ORDER BY 1`,
    parameters,
  );
  const own = await readRows<Omit<ExplainingFact, 'document'> & { amount: Minor }>(
    db,
    `SELECT record_number, ${measure} AS amount,
            ${eventOfRecord('chips_flow.record_number')}
       FROM chips_flow WHERE ${known} AND gaming_day = $3::date
      ORDER BY ${placeOfFactSql('$1', 'chips_flow.record_number', '$2')}, record_number`,
    parameters,
  );
  return [
    ...others.map(({ day: of, amount }) =>
      wholeTerm(BigInt(sign) * amount, saysOfTerm('events-of-day', { day: dayInWords(of) })),
    ),
    ...own.map(({ amount, ...fact }): Term => ({
      kind: 'fact',
      amount: BigInt(sign) * amount,
      fact: { ...fact, document: null },
    })),
  ];
}

/** Lists the selected lines as parts of an amount; debits are positive before the sign is applied. */
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

const asText = (numbers: readonly bigint[] | undefined) => numbers?.map(String);

/** The lines of facts before the fact of a record, in the order of the facts. */
const isBefore = ($n: string): string =>
  `(${placeOfFactSql('$1', factOf('journal_line'), '$2')}, ${factOf('journal_line')}) < (${placeOfFactSql('$1', `${$n}::bigint`, '$2')}, ${$n}::bigint)`;

const keysOf = ({ lines }: LineChoice): string[] | undefined =>
  lines?.map(({ record, line }) => `${record}/${line}`);

/** Lines by their keys; the records of the choice let an index find them. */
const inList = ($n: string): string => `record_number || '/' || line = ANY (${$n})`;

function conditionOf(choice: LineChoice): { where: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const conditions: string[] = [];
  const when = (value: unknown, condition: ($n: string) => string): void => {
    if (value === undefined) return;
    parameters.push(value);
    conditions.push(condition(`$${parameters.length + 2}`));
  };
  when(choice.line?.record.toString(), ($n) => `record_number = ${$n}`);
  when(choice.line?.line, ($n) => `line = ${$n}`);
  when(keysOf(choice), inList);
  when(choice.account, ($n) => `account = ${$n}`);
  when(
    choice.under,
    ($n) => `EXISTS (SELECT FROM unnest(${$n}::text[]) AS path
                      WHERE ${underPath('path COLLATE "C"')})`,
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
    asText(choice.ofFacts),
    ($n) =>
      `(cause_record IS NULL AND record_number = ANY (${$n}::bigint[]) OR cause_record IS NOT NULL AND of_record = ANY (${$n}::bigint[]))`,
  );
  when(asText(choice.ofRecords), ($n) => `of_record = ANY (${$n}::bigint[])`);
  when(choice.before, isBefore);
  when(asText(choice.records), ($n) => `record_number = ANY (${$n}::bigint[])`);
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

export type Explain = (db: Queryable, at: BooksAt, figure: Figure) => Promise<Explanation | undefined>;

interface Reading {
  readonly at: BooksAt;
  readonly explain: Explain;
}

export async function partTerms(db: Queryable, { at, explain }: Reading, part: SourcedPart): Promise<Term[]> {
  switch (part.from) {
    case 'lines':
      return chosenTerms(db, at, part);
    case 'stated':
      return statedTerms(db, at, part);
    case 'slip':
      return slipTerms(db, at, part);
    case 'coup-report':
      return coupReportTerms(db, at, part);
    case 'coups':
      return coupTerms(db, at, part);
    case 'bank':
      return bankTerms(db, at, part);
    case 'deposits':
      return depositTerms(db, at, part);
    case 'meter':
      return meterTerms(db, at, part);
    case 'chips':
      return chipTerms(db, at, part);
    case 'computed':
      return [{ ...part, kind: 'computed', amount: BigInt(part.sign) * part.amount }];
    case 'figure': {
      const figure = figureAt(part.figure);
      const found = figure && (await explain(db, at, figure));
      if (figure === undefined || found === undefined) return [];
      const { sign } = part;
      return [{ kind: 'figure', sign, amount: BigInt(sign) * found.amount, figure: addressOfFigure(figure) }];
    }
  }
}
