import { formatMinor } from '../../../kernel/money';
import type { Queryable } from '../../../database/queryable';
import type { Problem } from '../problem';
import { dayDecisions, type Misbooked } from './misbooked';
import { leftByReopenings, stayedBehindCloses } from './moved-between-days';
import { outOfPlace } from './out-of-place';
import { notOnce } from './posted-once';

/**
 * Checks the lines of the journal against the law of the books, by sums, without the code that moves lines between books: a
 * fault of that code is both in the books and in their rebuild, so that a comparison of the two does not show it.
 *
 * Let `L(f, b)` be the sums of the lines of the fact `f` in the books of day `b`: debits less credits by account, sub-ledger
 * and currency. A fact has one gaming day. The books _open to_ a gaming day are its own until they are closed,
 * then those of the day after the last closed one. The law of each record:
 *
 * 1. _Place._ An entry is booked in the books open to the gaming day of its fact when it is recorded, and in no others.
 *    So closed books stay as they are. A close may also take lines out of its own books and add them to those open after
 *    it; a reopening may also bring lines of open days home: those of its day from other open books, and those of other open
 *    days from its books.
 * 2. _Close._ After the close of day `b` with the checks at record `through`, `L(f, b)` is for every `f` what it was at
 *    `through`. Lines recorded between the two are in the next books. The accrual of the close is the one exception.
 * 3. _Reopening._ After the reopening of day `d`, `L(f, b)` is zero for every fact `f` of that day and every other day `b`
 *    whose books are open, and `L(f, d)` is zero for every fact `f` of another open day. So the books of `d`
 *    hold the evaluation of its facts, less what books closed meanwhile hold of it.
 * 4. _Once._ An evaluation reverses exactly what all books together hold of its fact, then posts the fact as evaluated:
 *    `Σ L(f, b)` over all `b` is the last evaluation of `f`. Closing and reopening move lines and leave that sum. (Where
 *    an authorisation was recorded while a day was closed, its reopening also evaluates the facts of the day by it.)
 *
 * It follows that closed books hold of each fact a difference that was posted once: the evaluation at their close, less
 * what other books held of it then. It also follows that booked and own-day balances of a day agree, by table and account,
 * if every fact of the day was known at its last close and closed books held nothing of it at its last reopening.
 *
 * A void is a fact of its own. What it takes back from banks and pools that are empty by then is a variance, so that it is
 * not the exact opposite of its round.
 *
 * @param db a connection that finds the tables `journal_line`, `gaming_day_decision` and those of the register
 * @returns each account of a fact that is booked otherwise, with gaming day, table, amount and books
 */
export async function findMisbooked(db: Queryable, casino: string): Promise<Problem[]> {
  const decisions = await dayDecisions(db, casino);
  const misbooked = [
    ...(await outOfPlace(db, casino, decisions)),
    ...(await stayedBehindCloses(db, casino, decisions)),
    ...(await leftByReopenings(db, casino, decisions)),
    ...(await notOnce(db, casino, decisions)),
  ].sort((one, other) => compareText(one.gamingDay, other.gamingDay));
  const named = misbooked.slice(0, MOST_NAMED).map((each) => inWords(casino, each));
  const more = misbooked.slice(MOST_NAMED);
  if (more.length > 0) {
    const days = [...new Set(more.map(({ gamingDay }) => gamingDay))];
    named.push(`casino ${casino}: ${more.length} more, of the gaming days ${days.join(', ')}`);
  }
  return named.map((detail) => ({ check: 'booking', detail }));
}

const MOST_NAMED = 20;

const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

function inWords(
  casino: string,
  { fact, type, gamingDay, table, account, currency, amount, wrong }: Misbooked,
): string {
  const where = [
    `casino ${casino}`,
    `gaming day ${gamingDay}`,
    ...(table === null ? [] : [`table ${table}`]),
  ];
  const figure = `${account} ${formatMinor(amount, currency)} ${currency}`;
  return `${where.join(', ')}, ${figure} of record ${fact} (${type}): ${wrong}`;
}
