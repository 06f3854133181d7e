import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { BooksUnderTest } from '../books/books-under-test';

/** The amount that a record adds to the books of a day for a fact; `key` names account, sub-ledger, currency and game. */
export interface Posting {
  readonly record: number;
  readonly book: string;
  readonly fact: number;
  readonly gamingDay: string;
  readonly key: string;
  readonly amount: bigint;
}

/** The amounts that each record adds to the books of each day by the journal, in minor units, without zeros. */
export const readPostings = (books: BooksUnderTest): Promise<Posting[]> =>
  books.sql<Posting>(`
    SELECT record_number::integer AS record, booking_day AS book, gaming_day AS "gamingDay",
           (CASE WHEN cause_record IS NULL THEN record_number ELSE of_record END)::integer AS fact,
           concat_ws(' ', account, sub_ledger, currency, game, basis, rule_id) AS key, sum(debit - credit) AS amount
      FROM journal_line GROUP BY 1, 2, 3, 4, 5 HAVING sum(debit - credit) <> 0`);

/** The change of each fact's amounts by each record, over all books, so that moves between books cancel out. */
function changesOf(postings: readonly Posting[]): Posting[] {
  const changes = new Map<string, Posting>();
  for (const posting of postings) {
    const of = `${posting.record} ${posting.fact} ${posting.key}`;
    changes.set(of, { ...posting, amount: (changes.get(of)?.amount ?? 0n) + posting.amount });
  }
  return [...changes.values()].filter(({ amount }) => amount !== 0n);
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/**
 * An independent model of the booking day: a change of a fact is posted in the books of its own day while they are open,
 * otherwise in those of the day after the last closed one; a close moves changes recorded after its checks to later books; a
 * reopening moves changes of open days from other open books back to their own day.
 */
class ModelOfBooks {
  readonly postings: Posting[] = [];
  private readonly closed = new Set<string>();

  take(record: number, event: CasinoEvent, changes: readonly Posting[]): void {
    const { type, gamingday: day } = event;
    if (type === 'cagnotte.gaming-day.reopened.v1' && this.closed.delete(day)) this.bringHome(record);
    for (const change of changes) this.postings.push({ ...change, book: this.bookOf(change.gamingDay) });
    if (type !== 'cagnotte.gaming-day.closed.v1' || this.closed.has(day)) return;
    this.closed.add(day);
    const { through } = event.data as { through: number };
    this.move(
      record,
      (posting) => posting.book === day && posting.record > through && posting.record < record,
    );
  }

  private bookOf(gamingDay: string): string {
    return this.closed.has(gamingDay) ? dayAfter([...this.closed].sort().at(-1)!) : gamingDay;
  }

  private bringHome(record: number): void {
    this.move(record, ({ book, gamingDay }) => !this.closed.has(book) && !this.closed.has(gamingDay));
  }

  private move(record: number, which: (posting: Posting) => boolean): void {
    for (const posting of this.postings.filter(which)) {
      const home = this.bookOf(posting.gamingDay);
      if (home === posting.book) continue;
      this.postings.push({ ...posting, record, amount: -posting.amount }, { ...posting, record, book: home });
    }
  }
}

/** The postings that the books must have by the model after these records, from the changes in the journal. */
export function lawfulPostings(log: readonly CasinoEvent[], postings: readonly Posting[]): Posting[] {
  const changes = byRecord(changesOf(postings));
  const model = new ModelOfBooks();
  log.forEach((event, index) => model.take(index + 1, event, changes.get(index + 1) ?? []));
  return model.postings;
}

/** Sorted sums of postings, grouped by these parts. */
export function sumsOf(postings: readonly Posting[], ...by: readonly (keyof Posting)[]): string[] {
  const sums = new Map<string, bigint>();
  for (const posting of postings) {
    const of = by.map((part) => String(posting[part])).join(' | ');
    sums.set(of, (sums.get(of) ?? 0n) + posting.amount);
  }
  return [...sums].flatMap(([of, sum]) => (sum === 0n ? [] : [`${of}: ${sum}`])).sort();
}

function byRecord(postings: readonly Posting[]): ReadonlyMap<number, Posting[]> {
  const found = new Map<number, Posting[]>();
  for (const posting of postings) found.set(posting.record, [...(found.get(posting.record) ?? []), posting]);
  return found;
}
