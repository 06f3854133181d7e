import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import type { Minor } from '../../kernel/money';
import { type BooksPage, plainRows } from '../../database/books-page';
import { readRows } from '../../database/queryable';
import type { Period } from '../../kernel/gaming-day';
import { LAST_DAY } from '../casino/chart-mapping';
import { readCasinoBooks, readCharts } from '../casino/known-days.queries';
import { inPeriod, periodParameters, recordsOfDays } from './account-sums.queries';
import { balancesAtBeginning, sumsUntilLine } from './period-balances.queries';
import {
  accountsNamed,
  type FilterOfLines,
  isNarrowed,
  type LedgerBranch,
  minorOf,
  typesTitled,
} from './journal-filter';
import { isAtOrUnder } from '../_core/store/account-conditions';
import { JOURNAL_LINE, type JournalLineRow } from './journal.read-model';
import { readAccountPaths } from './journal.queries';

interface LinesWanted {
  readonly filter?: FilterOfLines | undefined;
  readonly bookingDay?: string | undefined;
}

/** Reads a page of the journal over a period, in the order of the records. */
export async function readJournalLines(
  db: EntityManager,
  page: BooksPage,
  period: Period,
  wanted: LinesWanted,
): Promise<JournalLineRow[]> {
  const query = await linesOfPeriod(db, { ...page, period }, wanted);
  if (query === undefined) return [];
  for (const { where, parameters } of await conditionsOf(db, period, wanted.filter)) {
    query.andWhere(where, parameters);
  }
  return plainRows(query.limit(page.limit));
}

/** The lines of an account or all of a period, after those of an earlier page; undefined where no day has any. */
async function linesOfPeriod(
  db: EntityManager,
  { after, period }: Pick<BooksPage, 'after'> & { readonly period: Period },
  { filter, bookingDay }: LinesWanted,
): Promise<SelectQueryBuilder<JournalLineRow> | undefined> {
  const { casino, position, from, asOf } = period;
  const query = db
    .createQueryBuilder(JOURNAL_LINE, 'entry')
    .where('entry.casino = :casino AND entry.recordNumber <= :position', {
      casino,
      position: position.toString(),
    })
    .orderBy('entry.recordNumber')
    .addOrderBy('entry.line');
  const day = period.day === 'booking_day' ? 'entry.bookingDay' : 'entry.gamingDay';
  const { branch } = filter ?? {};
  if (branch !== undefined)
    query.andWhere(isAtOrUnder(':account', branch, 'entry.account'), { account: branch.account });
  if (bookingDay !== undefined) query.andWhere('entry.bookingDay = :bookingDay', { bookingDay });
  if (from !== undefined) query.andWhere(`${day} >= :from`, { from });
  if (asOf !== undefined) query.andWhere(`${day} <= :asOf`, { asOf });
  if (from !== undefined || asOf !== undefined) {
    const span = await recordsOfDays(db, period);
    if (span === undefined) return undefined;
    query.andWhere('entry.recordNumber BETWEEN :first AND :last', {
      first: span.first.toString(),
      last: span.last.toString(),
    });
  }
  if (after) {
    const [record, line] = after;
    query.andWhere('(entry.recordNumber, entry.line) > (:record, :line)', { record, line });
  }
  return query;
}

interface Condition {
  readonly where: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The conditions of a filter besides its account, each with its own parameters. */
async function conditionsOf(
  db: EntityManager,
  period: Period,
  filter: FilterOfLines = {},
): Promise<Condition[]> {
  const { table, game, entryKinds, eventTypes, document, text } = filter;
  const conditions: Condition[] = [];
  const add = (where: string, parameters: Condition['parameters']) => conditions.push({ where, parameters });
  if (table !== undefined) add('entry.tableId = :table', { table });
  if (game !== undefined) add('entry.game = :game', { game });
  if (entryKinds !== undefined) add('entry.entryKind = ANY(:entryKinds)', { entryKinds });
  if (eventTypes !== undefined) add('entry.eventType = ANY(:eventTypes)', { eventTypes });
  if (document !== undefined) {
    add('(entry.slip = :document OR entry.subLedger = :document)', { document });
  }
  if (text !== undefined) conditions.push(await withText(db, period, text));
  const { currency } = await amountsIn(db, period, filter);
  if (currency !== undefined) add('entry.currency = :currency', { currency });
  const { amountFrom, amountTo } = filter;
  if (amountFrom !== undefined) {
    const least = minorOf(amountFrom, currency!, 'least').toString();
    add('entry.debit + entry.credit >= :least', { least });
  }
  if (amountTo !== undefined) {
    const greatest = minorOf(amountTo, currency!, 'greatest').toString();
    add('entry.debit + entry.credit <= :greatest', { greatest });
  }
  return conditions;
}

/** The currency that lines and amounts are wanted in: amounts without one are in that of the books. */
async function amountsIn(
  db: EntityManager,
  { casino, position }: Period,
  { currency, amountFrom, amountTo }: FilterOfLines,
): Promise<{ readonly currency: string | undefined }> {
  if (currency !== undefined || (amountFrom === undefined && amountTo === undefined)) return { currency };
  const books = await readCasinoBooks(db, { casino, position });
  return { currency: books.currency ?? 'EUR' };
}

async function withText(db: EntityManager, period: Period, text: string): Promise<Condition> {
  const charts = await readCharts(db, period);
  const accounts = await readAccountPaths(db, period);
  return {
    where: `(position(lower(:text) IN lower(concat_ws(chr(10), entry.slip, entry.subLedger, entry.eventId))) > 0
      OR entry.eventType = ANY(:titled) OR entry.account = ANY(:named))`,
    parameters: {
      text,
      titled: typesTitled(text),
      named: accountsNamed(text, accounts, { day: period.asOf ?? LAST_DAY, charts }),
    },
  };
}

export interface LedgerRow extends JournalLineRow {
  /** The balance of the accounts in the line's currency after the line: debits less credits. */
  readonly balance: Minor;
}

/**
 * Reads a page of the general ledger over a period: the lines of an account, or of a branch of accounts, with the balance
 * after each. Lines that a filter leaves out are in the balance nevertheless.
 */
export async function readLedgerLines(
  db: EntityManager,
  page: BooksPage,
  period: Period,
  { branch, ...rest }: FilterOfLines & { readonly branch: LedgerBranch },
): Promise<LedgerRow[]> {
  const balances = await balancesBefore(db, page, period, branch);
  const filter = { branch, ...rest };
  const lines = await readJournalLines(db, page, period, { filter });
  if (isNarrowed(filter)) {
    const moved = await movedUntil(db, { after: page.after, period }, branch, lines);
    return lines.map((line, index) => ({
      ...line,
      balance: (balances.get(line.currency) ?? 0n) + moved[index]!,
    }));
  }
  return lines.map((line) => {
    const balance = (balances.get(line.currency) ?? 0n) + line.debit - line.credit;
    balances.set(line.currency, balance);
    return { ...line, balance };
  });
}

/** What all lines of a branch have moved from the cursor until each of these lines, whether they are shown or not. */
async function movedUntil(
  db: EntityManager,
  { after, period }: Pick<BooksPage, 'after'> & { readonly period: Period },
  branch: LedgerBranch,
  lines: readonly JournalLineRow[],
): Promise<Minor[]> {
  const last = lines.at(-1);
  if (last === undefined) return [];
  const rows = await readRows<{ recordNumber: bigint; line: number; moved: Minor }>(
    db,
    `SELECT record_number, line, moved
       FROM (SELECT record_number, line, sum(debit - credit)
                      OVER (PARTITION BY currency ORDER BY record_number, line ROWS UNBOUNDED PRECEDING) AS moved
               FROM journal_line
              WHERE ${inPeriod(period)} AND ${isAtOrUnder('$5', branch)} AND record_number <= $2
                AND (record_number, line) > ($6::bigint, $7::integer)
                AND (record_number, line) <= ($8::bigint, $9::integer)) seen
       JOIN unnest($10::bigint[], $11::integer[]) AS shown (record_number, line) USING (record_number, line)`,
    [
      ...[...periodParameters(period), branch.account, after?.[0] ?? '0', after?.[1] ?? '0'],
      ...[last.recordNumber.toString(), last.line],
      ...[lines.map(({ recordNumber }) => recordNumber.toString()), lines.map(({ line }) => line)],
    ],
  );
  const moved = new Map(rows.map((row) => [`${row.recordNumber} ${row.line}`, row.moved]));
  return lines.map(({ recordNumber, line }) => moved.get(`${recordNumber} ${line}`)!);
}

async function balancesBefore(
  db: EntityManager,
  { after }: BooksPage,
  period: Period,
  branch: LedgerBranch,
): Promise<Map<string, Minor>> {
  const balances = new Map<string, Minor>();
  const add = (currency: string, amount: Minor): void => {
    balances.set(currency, (balances.get(currency) ?? 0n) + amount);
  };
  for (const { account, currency, balance } of await balancesAtBeginning(db, period, {
    under: branch.account,
  })) {
    if (branch.subtree || account === branch.account) add(currency, balance);
  }
  if (after) {
    const [record, line] = after as readonly [string, string];
    for (const [currency, amount] of await sumsUntilLine(db, period, { branch, record, line })) {
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
