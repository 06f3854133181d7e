import { quarterOfHour } from '../../kernel/instant';
import { sumMinor } from '../../kernel/money';
import { column, table } from '../../database/table';
import { appendOnly, type EntryOfFact } from '../_core/store/read-model';

const CAGE_INSTANT = table('cage_instant', {
  casino: column.key(column.text),
  gamingDay: column.key(column.date),
  recordNumber: column.key(column.bigint),
  ofRecord: column.key(column.bigint),
  entry: column.key(column.oneOf<EntryOfFact>()),
  quarter: column.text,
  currency: column.text,
  chipsSold: column.numeric,
  redeemed: column.numeric,
});

const SOLD = 'cagnotte.cage.chips-sold.v1';
const REDEEMED = 'cagnotte.cage.chips-redeemed.v1';
const CHIPS = 'chips:cage';

/**
 * Chips that the cage sold to customers and took back from them at face value, at their instant, as the journal has
 * them; as of any record, the sum until it. A reversal takes its amounts back by the lines that it posts.
 */
export const cageInstantReadModel = appendOnly(CAGE_INSTANT, (fact) => {
  const { casino, event, number, ofRecord, entry, standing, posts } = fact;
  if (standing !== 'counted' || (event.type !== SOLD && event.type !== REDEEMED)) return [];
  const lines = posts.filter(({ account }) => account === CHIPS);
  if (lines.length === 0) return [];
  const given = sumMinor(lines.map(({ debit, credit }) => credit - debit));
  return [
    {
      casino,
      gamingDay: event.gamingday,
      recordNumber: number,
      ofRecord,
      entry,
      quarter: quarterOfHour(event.time),
      currency: lines[0]!.currency,
      chipsSold: event.type === SOLD ? given : 0n,
      redeemed: event.type === REDEEMED ? -given : 0n,
    },
  ];
});
