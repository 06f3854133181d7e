import type { CasinoBooks } from '../casino/casino-books.state';
import type { Room } from '../casino/open-room.state';
import { standingAfter } from './standing';

const DAY = '2026-05-01';
const LIMITS = { from: 100n, to: 100n };

const AUTHORISED = [
  {
    validFrom: '2026-01-01',
    rulebook: 'ES-AN-2010',
    games: ['boule'],
    pools: [],
    tables: [{ table: 'B1', game: 'boule', terms: { minimum: LIMITS, maximum: LIMITS } }],
  },
] as unknown as NonNullable<CasinoBooks['authorisations']>;

const ROOM: Room = [
  {
    session: `table/B1/${DAY}/1`,
    table: 'B1',
    day: DAY,
    game: 'boule',
    terms: { minimum: 500n },
    staff: [{ id: 'E-1', role: 'chief' }],
  },
];

const NO_PRIZES = { movesPrizes: false, talliesOfPrizes: () => [] };

it('a finding about the room states amounts in the currency of the ledger, even if the ledger is opened later', () => {
  const before: CasinoBooks = { authorisations: AUTHORISED };
  const { findings, settles } = standingAfter({
    sessions: [],
    holders: [],
    prizes: NO_PRIZES,
    customers: [],
    room: ROOM,
    begun: { before: [], after: [] },
    books: { before, after: { ...before, currency: 'USD' } },
  });
  const said = findings.filter(({ code }) => code === 'no-table-at-authorised-minimum');
  expect(said.map(({ found, of }) => [found, of])).toEqual([['B1 at 5.00 USD', { gamingDay: DAY }]]);
  expect(settles).toHaveLength(1);
});

it('a day that begins before the last one is certified gives one finding, with its first facts', () => {
  const books: CasinoBooks = { closedDays: [{ first: DAY, last: DAY }] };
  const next = [{ first: '2026-05-02', last: '2026-05-02' }];
  const change = {
    sessions: [],
    holders: [],
    prizes: NO_PRIZES,
    customers: [],
    room: [],
    books: { before: books, after: books },
  };
  const { findings } = standingAfter({ ...change, begun: { before: [], after: next } });
  expect(findings.map(({ code, of }) => [code, of])).toEqual([
    ['day-begun-before-certified', { gamingDay: '2026-05-02' }],
  ]);
  expect(standingAfter({ ...change, begun: { before: next, after: next } }).findings).toEqual([]);
});
