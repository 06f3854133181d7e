import { openedBook, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';
import { present } from '../../kernel/present';

/** The rules receive what authorisation, decks and day determine about players' banks. */

const STAFF = ['inspector', 'croupier', 'cambista', 'auxiliary'].map((role) => ({ id: role, role }));

const AUTHORISED = tell(
  'casino.authorised',
  {
    validFrom: '2026-01-01',
    rulebook: 'ES-AN-2010',
    games: ['baccarat-two-tableaux'],
    tables: ['T1', 'T2'].map((table) => ({
      table,
      game: 'baccarat-two-tableaux',
      minimum: { from: 1_000 },
      bank: { minimum: 50_000, maximum: 200_000 },
    })),
  },
  { at: 'authorisation' },
);

const opens = (
  bank: 'limited' | 'free',
  {
    table = 'T1',
    newDecks = true,
    sessionno,
  }: { table?: string; newDecks?: boolean; sessionno?: number } = {},
): CasinoEvent =>
  tell(
    'table.opened',
    {
      game: 'baccarat-two-tableaux',
      minimum: 1_000,
      bank,
      float: { amount: 0 },
      captures: { rounds: true, buyIns: true },
      staff: STAFF,
      equipment: { decks: 6, newDecks },
    },
    { at: `tables/${table}`, ...present({ sessionno }) },
  );

const deposits = (amount: number, mode: 'limited' | 'free' = 'limited') =>
  tell('bank.deposited', { banker: 'B', amount, means: 'cash', mode, bank: 'K' });

const found = (...events: readonly CasinoEvent[]): string[] =>
  openedBook(AUTHORISED, ...events)
    .entries.at(-1)!
    .evaluation.findings.map(({ code }) => code);

it.each([
  [49_999, ['bank-below-minimum']],
  [50_000, []],
  [200_000, []],
  [200_001, ['bank-over-maximum']],
])('a deposit of %d is held against what the authority fixes for banks', (amount, expected) =>
  expect(found(opens('limited'), deposits(amount))).toEqual(expected),
);

it('a free bank has no such limits', () => {
  expect(found(opens('free'), deposits(900_000, 'free'))).toEqual([]);
});

it('decks are new, at the opening and in each shoe', () => {
  const shoe = (newDecks: boolean) =>
    tell('shoe.started', { shoeNo: 1, decks: 6, behindCutCard: 10, newDecks });
  expect([found(opens('limited', { newDecks: false })), found(opens('limited'))]).toEqual([
    ['cards-from-old-decks'],
    [],
  ]);
  expect([found(opens('limited'), shoe(false)), found(opens('limited'), shoe(true))]).toEqual([
    ['cards-from-old-decks'],
    [],
  ]);
});

it.each([
  ['free', 2, []],
  ['free', 3, ['free-bank-quota']],
  ['limited', 3, []],
] as const)('BD-13: banks that are %s in session %d of the day', (bank, sessionno, expected) =>
  expect(found(opens(bank, { sessionno }))).toEqual(expected),
);

it('BD-13: one table a day has free banks, also when it has closed', () => {
  const closed = tell('table.closed', { toCage: [], certifiedBy: [{ id: 'E-1' }] });
  expect(found(opens('free'), opens('free', { table: 'T2' }))).toEqual(['free-bank-quota']);
  expect(found(opens('free'), closed, opens('free', { table: 'T2' }))).toEqual(['free-bank-quota']);
  expect(found(opens('free'), closed, opens('free', { sessionno: 2 }))).toEqual([]);
  expect(found(opens('free'), opens('limited', { table: 'T2' }))).toEqual([]);
});
