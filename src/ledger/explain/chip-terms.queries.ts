import type { SourcedPart } from '../_core/books/cell-part';
import type { ExplainingFact, Term } from '../_core/explain/explanation';
import { addressOf } from '../_core/explain/figure';
import type { Minor } from '../../kernel/money';
import { accountSums } from '../journal/account-sums.queries';
import { placeOf } from '../_core/store/in-place';
import type { Queryable } from '../_core/store/queryable';
import { knownAt } from '../_core/store/versioned-facts';
import type { BooksAt } from '../journal/journal-terms.queries';
import { readRows } from '../_core/store/read-rows';

type ChipsPart = Extract<SourcedPart, { from: 'chips' }>;

/** Chips in hands of a whole ledger: from its accounts, or from what events say. */
export const chipTerms = (db: Queryable, at: BooksAt, part: ChipsPart): Promise<Term[]> =>
  part.measure === 'stock' ? stockTerms(db, at, part) : flowTerms(db, at, part);

async function stockTerms(db: Queryable, at: BooksAt, { sign }: ChipsPart): Promise<Term[]> {
  const sums = await accountSums(db, { ...at, day: 'booking_day' }, { under: 'chips' });
  return sums.map(({ account, debits, credits }): Term => ({
    ...{ kind: 'figure', sign: sign === 1 ? -1 : 1, amount: BigInt(sign) * (credits - debits) },
    figure: addressOf({ kind: 'balance', account }),
  }));
}

/** The events of the day singly, those of each other day together: a ledger of years has too many. */
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
            coalesce((SELECT min(event_id) FROM journal_line line
                       WHERE line.casino = $1 AND line.record_number = chips_flow.record_number), '') AS event_id,
            coalesce((SELECT min(event_type) FROM journal_line line
                       WHERE line.casino = $1 AND line.record_number = chips_flow.record_number), '') AS event_type
       FROM chips_flow WHERE ${known} AND gaming_day = $3::date
      ORDER BY ${placeOf('$1', 'chips_flow.record_number', '$2')}, record_number`,
    parameters,
  );
  return [
    ...others.map(({ day: of, amount }): Term => ({
      ...{ kind: 'computed', amount: BigInt(sign) * amount, says: `what the events of ${of} say` },
      ...{ exact: { numerator: BigInt(sign) * amount, denominator: 1n }, rounding: 'none' },
    })),
    ...own.map(({ amount, ...fact }): Term => ({
      ...{ kind: 'fact', amount: BigInt(sign) * amount },
      fact: { ...fact, document: null },
    })),
  ];
}
