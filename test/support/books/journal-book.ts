import { diarioBook } from '../../../src/ledger/journal/diario-y-mayor.book';
import type { JournalLineInBooks } from '../../../src/ledger/journal/journal-figures';
import type { ChartMapping } from '../../../src/ledger/casino/chart-mapping';
import type { ChartedBook, CloseInBook } from '../../../src/exports/charted-book';
import { nextGamingDay } from '../../../src/kernel/gaming-day';

/** A line of a journal, by default of entry 7; a debit is positive. */
export const journalLine = (
  account: string,
  amount: bigint,
  more: Partial<JournalLineInBooks> = {},
): JournalLineInBooks => ({
  record: 3n,
  line: 1,
  entry: 7n,
  bookingDay: '2026-01-02',
  gamingDay: '2026-01-01',
  account,
  entryKind: 'original',
  eventType: 'cagnotte.cage.chips-sold.v1',
  currency: 'EUR',
  subLedger: undefined,
  slip: undefined,
  debit: amount > 0n ? amount : 0n,
  credit: amount < 0n ? -amount : 0n,
  ...more,
});

/** The journal of a day as a book, in the charts of a casino. */
export const journalBook = (
  lines: readonly JournalLineInBooks[],
  charts: readonly ChartMapping[] = [],
): ChartedBook => ({
  name: 'diario',
  en: 'Journal',
  es: 'Libro diario',
  citation: '',
  span: 'period',
  signatures: [],
  casino: 'granada',
  day: '2026-01-02',
  until: '2026-01-02',
  currency: 'EUR',
  status: 'certified',
  through: 412n,
  certifiedBy: [],
  charts,
  closes: closesOf(lines),
  ...diarioBook({
    currency: 'EUR',
    dayBefore: '2026-01-01',
    until: '2026-01-02',
    opening: [],
    lines,
    charts,
  }),
});

/** One close for each day of the books, at seven in the morning after it. */
const closesOf = (lines: readonly JournalLineInBooks[]): CloseInBook[] =>
  [...new Set(lines.map(({ bookingDay }) => bookingDay))].map((gamingDay) => ({
    gamingDay,
    first: 1n,
    last: 999n,
    at: `${nextGamingDay(gamingDay)}T07:00:00+01:00`,
  }));

/** A chart with different codes for the cash of cage and drop. */
export const OWN_CHART: ChartMapping = {
  validFrom: '2026-01-01',
  codes: { cash: '57000000', 'cash:drop': '57000010', chips: '52100001' },
  a3Company: '00042',
  digits: 8,
};

/** Two entries numbered by a close, with special characters in their texts, one without a number, and one in dollars. */
export const MIXED_JOURNAL = journalBook(
  [
    journalLine('cash:cage', 12_345n, { slip: 'V;1' }),
    journalLine('cheques:cage', 5n, { subLedger: 'CH\t9' }),
    journalLine('chips:cage', -12_350n),
    journalLine('cash:drop:RF1', 100_000_000_001n, { entry: 8n }),
    journalLine('chips:table:RF1', -100_000_000_001n, { entry: 8n }),
    journalLine('cash:cage', 100n, { entry: undefined }),
    journalLine('chips:cage', -100n, { entry: undefined }),
    journalLine('fx', 900n, { entry: 9n, currency: 'USD' }),
    journalLine('cash:cage', -900n, { entry: 9n, currency: 'USD' }),
  ],
  [OWN_CHART],
);
