import type { CasinoBooks } from '../casino/casino-books.state';
import type { Evaluation } from '../_core/evaluation.state';
import { tallied } from '../_core/balances';
import { noPools, type Pool } from '../jackpot/pool.state';
import { OFFICE, tell } from '../../../test/support/book/told';
import { BooksBefore, decidedIn, poolsBefore, ReadSet, statesAfter, tallyRows } from './cells';

const STATES: Readonly<Record<string, unknown>> = {
  guarantees: ['G'],
  'free-banks': ['F'],
  dice: ['D'],
  blocked: ['B'],
  'pool/p': { pool: 'p' },
};
const state = (cell: string): unknown => STATES[cell];

describe('the books before a fact', () => {
  it('have the decided parts, and read each part made by facts from its cell, which is noted as read', () => {
    const asked = new ReadSet();
    const decided: CasinoBooks = { currency: 'EUR', openedBy: 'opening' };
    const books = new BooksBefore(decided, state, asked) as CasinoBooks;
    expect([books.currency, [...asked.cells]]).toEqual(['EUR', []]);
    expect([books.guarantees, books.freeBanks, books.diceOut, books.blockedReports]).toEqual([
      ...[['G'], ['F'], ['D'], ['B']],
    ]);
    expect([...asked.cells]).toEqual(['guarantees', 'free-banks', 'dice', 'blocked']);
    expect({ ...books }).toEqual(decided);
  });

  it('are decided except for guarantees, free banks, dice and blocked amounts, which facts make', () => {
    const made = { guarantees: [], freeBanks: [], diceOut: [], blockedReports: [] };
    expect(decidedIn({ ...made, currency: 'EUR', closedDays: [] })).toEqual({
      currency: 'EUR',
      closedDays: [],
    });
  });
});

describe('the pools before a fact', () => {
  const pools = (event: ReturnType<typeof tell>) => {
    const asked = new ReadSet();
    const before = poolsBefore(event, () => undefined, { state, asked });
    return [before, [...asked.cells]];
  };

  it('are the known ones of those that it names, and all named ones are noted as read', () => {
    const closed = { amount: 5, toPool: 'q', approvedBy: [], document: 'D' };
    expect(pools(tell('jackpot.closed', { pool: 'p', ...closed }, OFFICE))).toEqual([
      ...[[{ pool: 'p' }], ['pool/p', 'pool/q']],
    ]);
  });

  it('are none for a fact that names no pool', () =>
    expect(pools(tell('table.filled', { amount: 5, slip: 'A-1' }))).toEqual([[], []]));
});

describe('the states of cells after a fact', () => {
  const before = { books: { currency: 'EUR' } as CasinoBooks };
  const after = (evaluation: Partial<Evaluation>, ...cells: string[]) => {
    const asked = new ReadSet();
    for (const cell of cells) asked.cell(cell);
    const full = { books: before.books, pools: noPools, ...evaluation } as Evaluation;
    return [...statesAfter(full, before, { asked, state })];
  };

  it('include each pool that it read, as it leaves the pool', () => {
    const pool = { pool: 'p', tables: [] } as unknown as Pool;
    expect(after({ pools: [pool] }, 'pool/p', 'pool/q')).toEqual([
      ['pool/p', pool],
      ['pool/q', undefined],
    ]);
  });

  it('include pools and parts of pools that it made without reading them', () => {
    const pool = { pool: 'p', stakedBy: [], meter: { shown: 5n } } as unknown as Pool;
    expect(after({ pools: [pool] })).toEqual([
      ['pool/p', { pool: 'p', stakedBy: [] }],
      ['pool-meter/p', { shown: 5n }],
    ]);
    expect(after({ pools: [pool] }, 'pool/p').map(([cell]) => cell)).toEqual(['pool/p', 'pool-meter/p']);
  });

  it('include each part of the books that it read, changed or not', () => {
    const books = { currency: 'EUR', guarantees: [] };
    expect(after({ books }, 'guarantees', 'dice')).toEqual([
      ['guarantees', []],
      ['dice', ['D']],
    ]);
    expect(after({}, 'guarantees')).toEqual([['guarantees', ['G']]]);
  });
});

it('a fact has a row in each of its tallies and currencies: debits less credits', () => {
  const tallies = [
    ...[...tallied('tally:a', 5n, 'EUR'), ...tallied('tally:a', -7n, 'USD')],
    ...tallied('tally:b', -1n, 'EUR'),
  ];
  expect([...tallyRows({ evaluation: { tallies } })]).toEqual([
    [
      'tally:a',
      [
        { currency: 'EUR', amount: 5n },
        { currency: 'USD', amount: -7n },
      ],
    ],
    ['tally:b', [{ currency: 'EUR', amount: -1n }]],
  ]);
  expect([...tallyRows({ evaluation: {} })]).toEqual([]);
});
