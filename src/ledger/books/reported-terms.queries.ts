import type { PartSource, ExplainingFact, Term } from '../_core/books/cell-part';
import type { NamedSlip } from '../_core/named-slip';
import { type Minor, minorFromWire } from '../../kernel/money';
import { readFactsOfRecords } from '../_core/books/book-facts.queries';
import { type Queryable, readRows } from '../../database/queryable';
import { placeOfFactSql, placesOf } from '../_core/store/statement-parts';
import { knownAt } from '../_core/store/read-model';
import { isNotVoided } from '../player-bank/bank.queries';
import type { BooksAt } from '../journal/journal.queries';

type Source<From extends PartSource['from']> = Extract<PartSource, { from: From }>;

type ReportedAmount = Omit<ExplainingFact, 'document'> & {
  readonly document?: string | null;
  readonly amount: Minor;
};

const termsOf = (told: readonly ReportedAmount[], sign: 1 | -1): Term[] =>
  told
    .filter(({ amount }) => amount !== 0n)
    .map(({ amount, document = null, ...fact }) => ({
      kind: 'fact',
      amount: BigInt(sign) * amount,
      fact: { ...fact, document },
    }));

export async function statedTerms(
  db: Queryable,
  at: BooksAt,
  { record, at: place, times, sign }: Source<'stated'> & { readonly sign: 1 | -1 },
): Promise<Term[]> {
  const facts = await readFactsOfRecords(db, at, [record]);
  return termsOf(
    facts.map(({ data, ...fact }) => ({
      ...fact,
      amount: amountAt(data, place) * (times === undefined ? 1n : amountAt(data, times)),
      document: documentIn(data),
    })),
    sign,
  );
}

/** Reads the integer at a path such as `toCage.0.chips`; 0 if there is none. */
function amountAt(data: unknown, place: string): Minor {
  const found = place
    .split('.')
    .reduce<unknown>((within, key) => (within as Readonly<Record<string, unknown>> | undefined)?.[key], data);
  return typeof found === 'number' ? minorFromWire(found) : 0n;
}

function documentIn(data: unknown): string | null {
  const { slip, box, document } = (data ?? {}) as Readonly<Record<string, unknown>>;
  const named = slip ?? box ?? document;
  return typeof named === 'string' ? named : null;
}

export async function slipTerms(
  db: Queryable,
  { casino, position }: BooksAt,
  { eventId, slip, end, sign }: Source<'slip'> & { readonly sign: 1 | -1 },
): Promise<Term[]> {
  const rows = await readRows<Omit<ExplainingFact, 'document'> & { slips: string }>(
    db,
    `SELECT record_number, event_id, event_type, slips
       FROM slip_report
      WHERE casino = $1 AND known_from <= $2 AND event_id = $3 ORDER BY record_number, known_from DESC LIMIT 1`,
    [casino, position, eventId],
  );
  return termsOf(
    rows.map(({ slips, ...fact }) => {
      const own = (JSON.parse(slips) as NamedSlip[]).find((each) => each.slip === slip && each.end === end);
      return { ...fact, document: slip, amount: minorFromWire(own?.amount ?? 0) };
    }),
    sign,
  );
}

export async function coupReportTerms(
  db: Queryable,
  { casino, position }: BooksAt,
  { record, at, sign }: Source<'coup-report'> & { readonly sign: 1 | -1 },
): Promise<Term[]> {
  const facts = await readRows<Omit<ExplainingFact, 'document'> & { data: string }>(
    db,
    `SELECT record_number, event_id, event_type, data FROM player_bank_fact fact
      WHERE casino = $1 AND ${knownAt('fact', '$2')} AND record_number = $3`,
    [casino, position, record],
  );
  return termsOf(
    facts.map(({ data, ...fact }) => ({ ...fact, amount: amountAt(JSON.parse(data), at) })),
    sign,
  );
}

export const coupTerms = async (
  db: Queryable,
  { casino, position }: BooksAt,
  { bank, measure, record, sign }: Source<'coups'> & { readonly sign: 1 | -1 },
): Promise<Term[]> =>
  termsOf(
    await readRows<ReportedAmount>(
      db,
      `SELECT fact.record_number, event_id, event_type,
              coalesce(${measure === 'gain' ? 'gain' : 'commission'}, 0) AS amount
         FROM player_bank_fact fact ${placesOf('fact', '$2')}
        WHERE fact.casino = $1 AND ${knownAt('fact', '$2')} AND fact.gaming_day = $3::date AND table_id = $4
          AND session_no = $5 AND bank = $6 AND ($7::bigint IS NULL OR fact.record_number = $7::bigint)
          AND ${isNotVoided('fact', '$2')}
        ORDER BY placed.place, fact.record_number`,
      [...[casino, position, bank.day, bank.table, bank.sessionNo, bank.bank], record ?? null],
    ),
    sign,
  );

export const bankTerms = async (
  db: Queryable,
  { casino, position }: BooksAt,
  { bank, member, places, types, ofRecord, before, upTo, sign }: Source<'bank'> & { readonly sign: 1 | -1 },
): Promise<Term[]> =>
  termsOf(
    await readRows<ReportedAmount>(
      db,
      `SELECT move.of_record AS record_number, coalesce(fact.event_id, '') AS event_id,
              move.event_type, sum(move.amount) AS amount
         FROM player_bank_move move
         LEFT JOIN player_bank_fact fact ON fact.casino = move.casino AND fact.record_number = move.of_record
          AND fact.bank = move.bank AND ${knownAt('fact', '$2')}
         ${placesOf('move', '$2', { record: 'of_record' })}
        WHERE move.casino = $1 AND move.record_number <= $2 AND move.gaming_day = $3::date AND move.table_id = $4
          AND move.session_no = $5 AND move.bank = $6 AND ($7::text IS NULL OR member = $7)
          AND ($8::text[] IS NULL OR move.place = ANY ($8)) AND ($9::text[] IS NULL OR move.event_type = ANY ($9))
          AND ($10::bigint IS NULL OR move.of_record = $10::bigint)
          AND ($11::bigint IS NULL OR
               (placed.place, move.of_record) < (${placeOfFactSql('$1', '$11::bigint', '$2')}, $11::bigint))
          AND ($12::bigint IS NULL OR
               (placed.place, move.of_record) <= (${placeOfFactSql('$1', '$12::bigint', '$2')}, $12::bigint))
        GROUP BY 1, 2, 3, placed.place ORDER BY placed.place, 1`,
      [
        ...[casino, position, bank.day, bank.table, bank.sessionNo, bank.bank],
        ...[member ?? null, places ?? null, types ?? null, ofRecord ?? null, before ?? null, upTo ?? null],
      ],
    ),
    sign,
  );

/** Lists what a banker deposited or guaranteed (`from: 'deposits'` in `cell-part.ts`). */
export const depositTerms = async (
  db: Queryable,
  { casino, position }: BooksAt,
  {
    banker,
    currency,
    measure,
    record,
    isBalance,
    until,
    sign,
  }: Source<'deposits'> & { readonly sign: 1 | -1 },
): Promise<Term[]> =>
  termsOf(
    await readRows<ReportedAmount>(
      db,
      `SELECT of_record AS record_number, min(event_id) AS event_id, min(event_type) AS event_type,
              max(document) FILTER (WHERE entry <> 'reversal') AS document,
              sum(${measure === 'amount' ? 'amount' : 'guarantee'}) AS amount
         FROM bank_deposit_move move ${placesOf('move', '$2', { record: 'of_record' })}
        WHERE move.casino = $1 AND move.record_number <= $2 AND banker = $3 AND currency = $4
          AND ($5::bigint IS NULL OR of_record = $5::bigint
               OR ($6 AND (placed.place, of_record) < (${placeOfFactSql('$1', '$5::bigint', '$2')}, $5::bigint)))
          AND ($7::date IS NULL OR move.gaming_day <= $7::date)
        GROUP BY of_record, placed.place ORDER BY placed.place, of_record`,
      [casino, position, banker, currency, record ?? null, isBalance, until ?? null],
    ),
    sign,
  );

export const meterTerms = async (
  db: Queryable,
  { casino }: BooksAt,
  { pool, record, sign }: Source<'meter'> & { readonly sign: 1 | -1 },
): Promise<Term[]> =>
  termsOf(
    await readRows<ReportedAmount>(
      db,
      `SELECT of_record AS record_number, event_id, event_type, shown_after AS amount
         FROM pool_movement WHERE casino = $1 AND record_number = $2 AND pool = $3 AND shown_after IS NOT NULL`,
      [casino, record, pool],
    ),
    sign,
  );
