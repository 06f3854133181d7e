import { join } from 'node:path';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { type GamingDay, nextGamingDay } from '../../../src/kernel/gaming-day';
import { bookFec } from '../../../src/exports/book-fec';
import { bookSuenlace } from '../../../src/exports/book-suenlace';
import { bookXdiario } from '../../../src/exports/book-xdiario';
import type { ChartedBook } from '../../../src/exports/charted-book';
import { readKeptBook } from '../../../src/exports/read-kept-book';
import type { ChartMapping } from '../../../src/ledger/casino/chart-mapping';
import { simulate } from '../../../packages/simulator/simulate';
import { controlFec, readFec } from '../../support/accounting-files/control-fec';
import { readSuenlace, readXdiario } from '../../support/accounting-files/read-fields';
import { readNightEvents } from '../../support/book/night-events';
import { OFFICE, tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { IS_FULL_TEST } from '../../support/service/test-extent';
import { nightsTold } from '../../support/told-nights/facts-told';

const ROOT = join(__dirname, '..', '..', '..');
const books = useBooks();

const SIMULATED = [
  ...simulate({
    casino: 'simulated',
    currency: 'EUR',
    seed: 'files',
    firstDay: '2026-03-06',
    days: 2,
    tables: 2,
  }),
];
const NIGHTS = [
  { page: 'two simulated days', events: SIMULATED },
  ...[...'abcdef'].map((letter) => ({ page: `night ${letter}`, events: readNightEvents(ROOT, letter) })),
  ...nightsTold(),
].filter((_, at) => IS_FULL_TEST || at < 2 || at % 6 === 5);

/** Codes for accounts for which the Spanish general chart proposes none, and one shared by several accounts. */
const CHART: ChartMapping = {
  validFrom: '0001-01-01',
  codes: { opening: '129', fx: '5559', chips: '52100001' },
  names: { '52100001': 'Fichas' },
  digits: 8,
};

/** A close of a day half an hour or one and a half hours after midnight, in UTC, which numbers all entries. */
const closed = (casino: string, gamingday: string): CasinoEvent => ({
  ...tell(
    'gaming-day.closed',
    { by: { id: 'E-1' }, through: 1_000_000, controlTotals: [], numbering: 'of-what-stands' },
    { ...OFFICE, id: `all-closed-${gamingday}` },
  ),
  source: `/casinos/${casino}/office`,
  gamingday,
  time: `${gamingday}T23:30:00Z`,
});

interface Days {
  readonly casino: string;
  readonly first: string;
  readonly last: string;
}

/** Closes every day of every casino. @returns the first and the last day of each year */
async function closeAll(): Promise<Days[]> {
  const days = await books.sql<{ casino: string; day: string }>(
    `SELECT DISTINCT casino, booking_day AS day FROM journal_line ORDER BY 1, 2`,
  );
  await books.record(...days.map(({ casino, day }) => closed(casino, day)));
  await books.project();
  return books.sql<Days & Record<string, unknown>>(
    `SELECT casino, min(booking_day) AS first, max(booking_day) AS last FROM journal_line
      GROUP BY casino, extract(year FROM booking_day) ORDER BY 1, 2`,
  );
}

async function journalOf({ casino, first, last }: Days): Promise<ChartedBook> {
  const found = await readKeptBook(books.dataSource, { name: 'diario', casino, day: first, until: last });
  if (typeof found === 'string') throw new Error(found);
  return { ...found.book, charts: [CHART] };
}

describe('the journal of a night for other programs', () => {
  it.each(NIGHTS)('has nothing that they reject or report: $page', async ({ events }) => {
    await books.record(...events);
    await books.project();
    for (const days of await closeAll()) {
      const journal = await journalOf(days);
      const fec = bookFec(journal);
      expect(controlFec(fec)).toEqual({ errors: [], alerts: [] });
      const euros = journal.sections.find(({ es }) => es === 'Diario en EUR')!.rows.length;
      const [xdiario, suenlace] = [readXdiario(bookXdiario(journal)), readSuenlace(bookSuenlace(journal))];
      expect([xdiario.length, suenlace.length]).toEqual([euros, euros]);
      for (const fields of xdiario) {
        expect([fields.length - 1, fields[3]!.length]).toEqual([116, 8]);
        expect(fields[6]).toMatch(/^\S.{0,24}$/);
        expect(fields[12]).toMatch(/^\S.{0,9}$/);
      }
      expect(suenlace.filter(({ code }) => code.length !== 8)).toEqual([]);
      const xdiarioTexts = xdiario.map((fields) => [fields[1], fields[3], fields[6]].join());
      const inEuros = readFec(fec).filter(({ Idevise }) => Idevise === '');
      const fullTexts = inEuros.map((line) =>
        [line.EcritureNum, line.CompteNum, line.EcritureLib, line.CompAuxNum].join(),
      );
      expect(new Set(xdiarioTexts).size).toBe(new Set(fullTexts).size);
    }
  });

  it('was validated on the day of the close at the casino, and not before', async () => {
    await books.record(...readNightEvents(ROOT, 'a'));
    await books.project();
    const [days] = await closeAll();
    const plain = (day: GamingDay): string => day.replaceAll('-', '');
    const validated = readFec(bookFec(await journalOf(days!))).map(({ ValidDate }) => ValidDate);
    expect([...new Set(validated)]).toEqual([plain(nextGamingDay(days!.first))]);
  });

  it('has changed money with its value in euros, in whole entries', async () => {
    await books.record(...SIMULATED);
    await books.project();
    const [days] = await closeAll();
    const lines = readFec(bookFec(await journalOf(days!)));
    const dollars = lines.filter(({ Idevise }) => Idevise === 'USD');
    expect(dollars.length).toBeGreaterThan(1);
    expect(dollars.filter(({ Debit, Credit }) => Debit === '0,00' && Credit === '0,00')).toEqual([]);
    const [first] = dollars;
    const entry = lines.filter(({ EcritureNum }) => EcritureNum === first!.EcritureNum);
    expect(entry.map(({ CompteNum, Idevise }) => [CompteNum, Idevise]).sort()).toEqual([
      ['55590000', ''],
      ['55590000', 'USD'],
      ['57000000', ''],
      ['57000000', 'USD'],
    ]);
  });
});
