import { join } from 'node:path';
import { isAmount } from '../../../src/ledger/_core/books/book';
import { type KeptBook, readBook } from '../../../src/ledger/books/books.queries';
import { readMasterReport } from '../../../src/ledger/master-report/read-master-report.queries';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { readNightEvents } from '../../support/book/night-events';
import { useBooks } from '../../support/books/books-under-test';
import { nightsTold } from '../../support/told-nights/facts-told';

const ROOT = join(__dirname, '..', '..', '..');
const position = 1_000_000n;
const books = useBooks();

const NIGHTS = [
  ...[...'abcdef'].map((letter) => ({ page: `night ${letter}`, events: readNightEvents(ROOT, letter) })),
  ...nightsTold(),
];

const casinoOf = ([first]: readonly CasinoEvent[]): string => first!.source.split('/')[2]!;

async function project(events: readonly CasinoEvent[]) {
  await books.empty();
  await books.record(...events);
  await books.project();
  const days = [...new Set(events.map(({ gamingday }) => gamingday))].sort();
  return { casino: casinoOf(events), day: days[0]!, until: days.at(-1)! };
}

/** Debits and credits of a journal by account, in minor units; and of each entry what it does not balance by. */
function sumsOf({ sections }: KeptBook, isCounted = (_account: string): boolean => true) {
  const accounts = new Map<string, readonly [bigint, bigint]>();
  const entries = new Map<string, bigint>();
  for (const { columns, rows, en } of sections) {
    const at = (id: string): number => columns.findIndex((column) => column.id === id);
    for (const row of rows) {
      const text = (id: string): string => (row[at(id)] as { text: string }).text;
      const concept = (row[at('concept')] as { concept: string }).concept;
      const [debit, credit] = ['debit', 'credit'].map((id) => {
        const cell = row[at(id)];
        return isAmount(cell) ? cell.amount : 0n;
      }) as [bigint, bigint];
      const key = `${text('account')} ${en.slice(-3)}`;
      const [debits, credits] = accounts.get(key) ?? [0n, 0n];
      if (isCounted(text('account'))) accounts.set(key, [debits + debit, credits + credit]);
      const entry = `${en.slice(-3)} ${text('entry')} ${concept} ${text('kind')}`;
      entries.set(entry, (entries.get(entry) ?? 0n) + debit - credit);
    }
  }
  return { accounts: Object.fromEntries([...accounts].sort()), entries };
}

async function read(name: 'diario' | 'diario-resumen', at: { casino: string; day: string; until: string }) {
  const book = await books.reading((db) => readBook(db, { ...at, position, name }));
  if (typeof book === 'string') throw new Error(book);
  return book;
}

/** The numbers in `1-3, 7`. */
const numbersIn = (words: string): number[] =>
  words.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return from === 0 ? [] : Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });

describe('the summary journal of told nights', () => {
  it.each(NIGHTS)('adds up to the journal, account by account and balanced: $page', async ({ events }) => {
    const at = await project(events);
    const [journal, summary] = [await read('diario', at), await read('diario-resumen', at)];
    const summed = sumsOf(summary);
    expect(summed.accounts).toEqual(sumsOf(journal).accounts);
    expect([...summed.entries].filter(([, difference]) => difference !== 0n)).toEqual([]);
    const entriesOf = (book: KeptBook, id: string): string[] =>
      book.sections.flatMap(({ columns, rows }) =>
        rows.map((row) => (row[columns.findIndex((column) => column.id === id)] as { text: string }).text),
      );
    const numbered = new Set(entriesOf(journal, 'entry').map(Number).filter(Boolean));
    expect(new Set(entriesOf(summary, 'entries').flatMap(numbersIn))).toEqual(numbered);
  });
});

describe('a casino that presents its games gross', () => {
  const authorised = (casino: string, gamingday: string, chart: object): CasinoEvent =>
    ({
      specversion: '1.0',
      id: `gross-${casino}`,
      source: `/casinos/${casino}/accounting`,
      type: 'cagnotte.casino.authorised.v1',
      time: `${gamingday}T12:00:00+01:00`,
      gamingday,
      data: {
        validFrom: gamingday,
        currency: 'EUR',
        rulebook: 'ES-AN-2010',
        games: ['roulette-french'],
        tables: [],
        accounting: { chart: { codes: {}, ...chart } },
      },
    }) as unknown as CasinoEvent;

  const hasBets = ({ type, data }: CasinoEvent): boolean =>
    type === 'cagnotte.round.settled.v1' && (data as { bets: readonly object[] }).bets.length > 0;

  it.each(NIGHTS.filter(({ events }) => events.some(hasBets)))(
    'has the payouts of the master report under 702, and the journal beside them: $page',
    async ({ events }) => {
      const first = events.map(({ gamingday }) => gamingday).sort()[0]!;
      // The chart that is chosen last is that of every day: an own authorisation of the night would replace it.
      const facts = events.filter(({ type }) => type !== 'cagnotte.casino.authorised.v1');
      const at = await project([authorised(casinoOf(events), first, { games: 'gross' }), ...facts]);
      const [journal, summary] = [await read('diario', at), await read('diario-resumen', at)];
      const expected = new Map<string, bigint>();
      for (const day of new Set(events.map(({ gamingday }) => gamingday))) {
        const { rows } = await books.reading((db) =>
          readMasterReport(db, { casino: at.casino, day, position }, true),
        );
        for (const { game, table, columns } of rows) {
          if (table === undefined) continue;
          const account = `players-winnings:${game}:${table} EUR`;
          const payouts = columns.day.expected.handle - columns.day.captured;
          expected.set(account, (expected.get(account) ?? 0n) + payouts);
        }
      }
      const { accounts, entries } = sumsOf(summary);
      const winnings = Object.entries(accounts).filter(([account]) => account.startsWith('players-winnings'));
      expect(winnings.map(([account, [debit, credit]]) => [account, debit - credit])).toEqual(
        [...expected].filter(([, payouts]) => payouts !== 0n).sort(),
      );
      expect([...entries].filter(([, difference]) => difference !== 0n)).toEqual([]);
      const net = (sums: Readonly<Record<string, readonly [bigint, bigint]>>, family: RegExp): bigint =>
        Object.entries(sums)
          .filter(([account]) => family.test(account))
          .reduce((sum, [, [debit, credit]]) => sum + debit - credit, 0n);
      expect(net(accounts, /^(win|players-winnings):/)).toBe(net(sumsOf(journal).accounts, /^win:/));
    },
  );

  it('keeps the journal as it is, byte for byte', async () => {
    const events = readNightEvents(ROOT, 'a');
    const plain = await project([...events, authorised('noche-a', events[0]!.gamingday, {})]);
    const before = await read('diario', plain);
    const chosen = { games: 'gross', tips: 'income' };
    const at = await project([...events, authorised('noche-a', events[0]!.gamingday, chosen)]);
    expect(await read('diario', at)).toEqual(before);
  });
});
