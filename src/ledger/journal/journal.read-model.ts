import type { EntryLine } from '../_core/journal-entry';
import { sessionOf } from '../event-contract/streams';
import { tableConcerned } from '../table-session/session-key.state';
import { RELEASE } from '../../kernel/release';
import type { EvaluatedEvent, PageTransaction, ReadModel } from '../_core/store/read-model';
import { appendOnly, isReport } from '../_core/store/read-model';
import { gameOf, undoesEarlier } from './journal.queries';
import { column, insertRows, type RowOf, table } from '../../database/table';
import type { GamingDayClosed } from '../gaming-day/gaming-day.events';
import { factOf } from '../_core/store/statement-parts';
import { NETTED_LINE } from './numbered-lines.queries';
import { nettedEntries, type NettedLine, runsOf, standingEntries } from './standing-entries';
import { readRows } from '../../database/queryable';

export const JOURNAL_LINE = table('journal_line', {
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  line: column.key(column.integer),
  entryKind: column.oneOf<'original' | 'reversal' | 'replacement'>(),
  ofRecord: column.bigint,
  source: column.text,
  eventId: column.text,
  eventType: column.text,
  gamingDay: column.date,
  bookingDay: column.date,
  account: column.text,
  subLedger: column.optional(column.text),
  tableId: column.optional(column.text),
  game: column.optional(column.text),
  sessionNo: column.integer,
  debit: column.numeric,
  credit: column.numeric,
  currency: column.text,
  basis: column.oneOf<'declared' | 'derived' | 'count'>(),
  ruleId: column.optional(column.text),
  exactNumerator: column.optional(column.numeric),
  exactDenominator: column.optional(column.numeric),
  rulesRelease: column.text,
  slip: column.optional(column.text),
  causeRecord: column.optional(column.bigint),
  undoes: column.boolean,
});

export type JournalLineRow = RowOf<typeof JOURNAL_LINE>;

/** One literal with all columns, because a page makes thousands of rows and spreading objects is slow. */
const journalRow = (fact: EvaluatedEvent, line: EntryLine, lineNumber: number): JournalLineRow => {
  const { casino, number, event, bookingDay } = fact;
  const { entryKind, ofRecord, causeRecord, undoes } = linksOf(fact);
  return {
    casino,
    recordNumber: number,
    line: lineNumber,
    entryKind,
    ofRecord,
    causeRecord,
    undoes,
    source: event.source,
    eventId: event.id,
    eventType: event.type,
    gamingDay: event.gamingday,
    bookingDay,
    account: line.account,
    subLedger: line.subLedger ?? null,
    tableId: tableConcerned(event) ?? null,
    game: gameOf(fact),
    sessionNo: sessionOf(event),
    debit: line.debit,
    credit: line.credit,
    currency: line.currency,
    basis: line.basis,
    ruleId: line.ruleId ?? null,
    exactNumerator: line.exact?.numerator ?? null,
    exactDenominator: line.exact?.denominator ?? null,
    rulesRelease: RELEASE,
    slip: line.slip ?? null,
  };
};

const linksOf = (fact: EvaluatedEvent): Links => {
  const { number, entry, ofRecord, reverses } = fact;
  const isOwn = entry === 'own';
  return {
    entryKind: isOwn ? (reverses === undefined ? 'original' : 'reversal') : entry,
    ofRecord: isOwn ? (reverses ?? number) : ofRecord,
    causeRecord: isOwn ? null : number,
    undoes: undoesEarlier(fact),
  };
};

/** The journal: every line of every entry, never changed. An entry is the lines of one record about one fact. */
export const journalReadModel = appendOnly(JOURNAL_LINE, (fact) =>
  fact.posts.map((line, index) => journalRow(fact, line, fact.linesBefore + index + 1)),
);

type Links = Pick<JournalLineRow, 'entryKind' | 'ofRecord' | 'causeRecord' | 'undoes'>;

const JOURNAL_NUMBERING = table('journal_numbering', {
  casino: column.key(column.text),
  recordNumber: column.key(column.bigint),
  gamingDay: column.date,
  bookYear: column.integer,
  afterRecord: column.bigint,
  throughRecord: column.bigint,
  firstNumber: column.bigint,
  lastNumber: column.bigint,
  ofWhatStands: column.boolean,
});

type NumberingClose = Pick<
  RowOf<typeof JOURNAL_NUMBERING>,
  'casino' | 'recordNumber' | 'gamingDay' | 'bookYear' | 'throughRecord' | 'ofWhatStands'
>;

/**
 * Selects the lines that a close numbers: `$1` the casino, `$2` its record, `$3` its day, after record `$4` and through
 * `$5`.
 */
const IN_WINDOW = `
  casino = $1 AND booking_day = $3::date AND record_number > $4::bigint
    AND (record_number <= $5::bigint OR (record_number = $2::bigint AND of_record = $2::bigint))`;

/**
 * The numbers of the official journal: one row for each close, with the first and last number it gave. Numbers run from
 * 1 in each book year of a casino without gaps, close by close in the order of the facts; an open day has none. The
 * rows follow from the journal, and the journal from the log, so a rebuild gives the same numbers.
 */
export const journalNumberingReadModel: ReadModel = {
  table: JOURNAL_NUMBERING,

  rowsOf: (fact) => {
    const { casino, number, event } = fact;
    if (!isReport(fact) || event.type !== 'cagnotte.gaming-day.closed.v1') return [];
    const { through: last, numbering } = event.data as GamingDayClosed;
    const through = BigInt(last);
    const close: NumberingClose = {
      casino,
      recordNumber: number,
      gamingDay: event.gamingday,
      bookYear: Number(event.gamingday.slice(0, 4)),
      // An imported close may name a record that did not exist yet.
      throughRecord: through < number ? through : number,
      ofWhatStands: numbering === 'of-what-stands',
    };
    return [close];
  },

  write: async (page, rows) => {
    for (const close of rows as readonly NumberingClose[]) await numberEntries(page, close);
  },
};

/**
 * Numbers the entries that the checks of a close saw, and the close's own entry, which accrues the duty and is the
 * last. If the day was reopened, numbering continues after its earlier close: what was recorded between the checks of
 * that close and the close itself was moved to the next books and nets to zero here. The numbers are the next ones of
 * the year.
 */
async function numberEntries(page: PageTransaction, close: NumberingClose): Promise<void> {
  const { casino, recordNumber, gamingDay, bookYear, throughRecord, ofWhatStands } = close;
  const [before] = await readRows<{ after: bigint; last: bigint }>(
    page,
    `SELECT coalesce(max(record_number) FILTER (WHERE gaming_day = $2::date), 0) AS after,
            coalesce(max(last_number) FILTER (WHERE book_year = $3::integer), 0) AS last
       FROM journal_numbering WHERE casino = $1`,
    [casino, gamingDay, bookYear],
  );
  const { after, last } = before!;
  const window = [casino, recordNumber, gamingDay, after, throughRecord];
  const entries = await (ofWhatStands ? countWhatStands(page, window) : countEntries(page, window));
  await insertRows(page, JOURNAL_NUMBERING, [
    {
      casino,
      recordNumber,
      gamingDay,
      bookYear,
      ofWhatStands,
      afterRecord: after,
      throughRecord: after < throughRecord ? throughRecord : after,
      firstNumber: last + 1n,
      lastNumber: last + entries,
    },
  ]);
}

async function countEntries(page: PageTransaction, window: readonly unknown[]): Promise<bigint> {
  const [counted] = await readRows<{ entries: bigint }>(
    page,
    `SELECT count(DISTINCT (record_number, of_record, entry_kind)) AS entries FROM journal_line WHERE ${IN_WINDOW}`,
    window,
  );
  return counted!.entries;
}

/** Counts the entries in force. Nearly every fact has exactly one; only for the others are lines read. */
async function countWhatStands(page: PageTransaction, window: readonly unknown[]): Promise<bigint> {
  const lines = `
    WITH line AS MATERIALIZED (
      SELECT posted.*, ${factOf('posted')} AS fact FROM journal_line posted WHERE ${IN_WINDOW}),
    fact AS (
      SELECT fact, count(DISTINCT (record_number, entry_kind)) = 1 AS has_one_entry FROM line GROUP BY fact)`;
  const [single] = await readRows<{ facts: bigint }>(
    page,
    `${lines} SELECT count(*) AS facts FROM fact WHERE has_one_entry`,
    window,
  );
  const others = await readRows<NettedLine>(
    page,
    `${lines} SELECT ${NETTED_LINE} FROM line JOIN fact USING (fact)
       WHERE NOT has_one_entry ORDER BY fact, record_number, line`,
    window,
  );
  const standing = runsOf(others, ({ fact }) => fact).map(
    (run) => standingEntries(nettedEntries(run)).length,
  );
  return single!.facts + BigInt(standing.reduce((sum, count) => sum + count, 0));
}
