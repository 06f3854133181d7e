import { type EntityManager, In } from 'typeorm';
import type { Minor } from '../../kernel/money';
import { type BooksPage, plainRows } from '../../database/books-page';
import type { Period } from '../../kernel/gaming-day';
import { accountSums, recordsOfDays, sumsUntilLine } from './account-sums.queries';
import { JOURNAL_LINE, type JournalLineRow } from './journal.read-model';

interface LinesWanted {
  readonly account?: string | undefined;
  readonly bookingDay?: string | undefined;
}

/** Reads a page of the journal over a period, in the order of the records. */
export async function readJournalLines(
  db: EntityManager,
  { after, limit }: BooksPage,
  period: Period,
  { account, bookingDay }: LinesWanted,
): Promise<JournalLineRow[]> {
  const { casino, position, from, asOf } = period;
  const query = db
    .createQueryBuilder(JOURNAL_LINE, 'entry')
    .where('entry.casino = :casino AND entry.recordNumber <= :position', {
      casino,
      position: position.toString(),
    })
    .orderBy('entry.recordNumber')
    .addOrderBy('entry.line')
    .limit(limit);
  const day = period.day === 'booking_day' ? 'entry.bookingDay' : 'entry.gamingDay';
  if (account !== undefined) query.andWhere('entry.account = :account', { account });
  if (bookingDay !== undefined) query.andWhere('entry.bookingDay = :bookingDay', { bookingDay });
  if (from !== undefined) query.andWhere(`${day} >= :from`, { from });
  if (asOf !== undefined) query.andWhere(`${day} <= :asOf`, { asOf });
  if (from !== undefined || asOf !== undefined) {
    const span = await recordsOfDays(db, period);
    if (span === undefined) return [];
    query.andWhere('entry.recordNumber BETWEEN :first AND :last', {
      first: span.first.toString(),
      last: span.last.toString(),
    });
  }
  if (after) {
    const [record, line] = after;
    query.andWhere('(entry.recordNumber, entry.line) > (:record, :line)', { record, line });
  }
  return plainRows(query);
}

export interface LedgerRow extends JournalLineRow {
  /** The balance of the account in the line's currency after the line: debits less credits. */
  readonly balance: Minor;
}

/** Reads a page of the general ledger over a period: the lines of one account, with the balance after each. */
export async function readLedgerLines(
  db: EntityManager,
  page: BooksPage,
  period: Period,
  account: string,
): Promise<LedgerRow[]> {
  const balances = await balancesBefore(db, page, period, account);
  const lines = await readJournalLines(db, page, period, { account });
  return lines.map((line) => {
    const balance = (balances.get(line.currency) ?? 0n) + line.debit - line.credit;
    balances.set(line.currency, balance);
    return { ...line, balance };
  });
}

async function balancesBefore(
  db: EntityManager,
  { after }: BooksPage,
  period: Period,
  account: string,
): Promise<Map<string, Minor>> {
  const balances = new Map<string, Minor>();
  const add = (currency: string, amount: Minor): void => {
    balances.set(currency, (balances.get(currency) ?? 0n) + amount);
  };
  if (period.from !== undefined) {
    for (const [sign, from] of [[1n, undefined] as const, [-1n, period.from] as const]) {
      const sums = await accountSums(db, { ...period, from, asOf: undefined }, { under: account });
      for (const sum of sums) {
        if (sum.account === account) add(sum.currency, sign * (sum.debits - sum.credits));
      }
    }
  }
  if (after) {
    const [record, line] = after as readonly [string, string];
    for (const [currency, amount] of await sumsUntilLine(db, period, { account, record, line })) {
      add(currency, amount);
    }
  }
  return balances;
}

/** Reads the lines caused by records of one casino: one list for each record. */
export async function readLinesOfRecords(
  db: EntityManager,
  records: readonly { readonly casino: string; readonly record: bigint }[],
): Promise<JournalLineRow[][]> {
  const [{ casino } = { casino: '' }] = records;
  const lines = await db.find(JOURNAL_LINE, {
    where: { casino, recordNumber: In(records.map(({ record }) => record.toString())) },
    order: { recordNumber: 'ASC', line: 'ASC' },
  });
  return records.map(({ record }) => lines.filter(({ recordNumber }) => recordNumber === record));
}
