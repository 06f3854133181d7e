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
  it('have what was decided, and give each part that facts made as its cell stands, noting that it was asked', () => {
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

  it('are decided but for what facts made of them', () => {
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

  it('are those that it tells of, as far as they are known, each noted as asked', () => {
    const closed = { amount: 5, toPool: 'q', approvedBy: [], document: 'D' };
    expect(pools(tell('jackpot.closed', { pool: 'p', ...closed }, OFFICE))).toEqual([
      ...[[{ pool: 'p' }], ['pool/p', 'pool/q']],
    ]);
  });

  it('are none of a fact that tells of none', () =>
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

  it('are those of the cells that it asked for: pools as it leaves them', () => {
    const pool = { pool: 'p', tables: [] } as unknown as Pool;
    expect(after({ pools: [pool] }, 'pool/p', 'pool/q')).toEqual([
      ['pool/p', pool],
      ['pool/q', undefined],
    ]);
  });

  it('are those of pools and their parts that it has made without reading what they were', () => {
    const pool = { pool: 'p', stakedBy: [], meter: { shown: 5n } } as unknown as Pool;
    expect(after({ pools: [pool] })).toEqual([
      ['pool/p', { pool: 'p', stakedBy: [] }],
      ['pool-meter/p', { shown: 5n }],
    ]);
    expect(after({ pools: [pool] }, 'pool/p').map(([cell]) => cell)).toEqual(['pool/p', 'pool-meter/p']);
  });

  it('are parts of the books as it changed them, or as they stood', () => {
    const books = { currency: 'EUR', guarantees: [] };
    expect(after({ books }, 'guarantees', 'dice')).toEqual([
      ['guarantees', []],
      ['dice', ['D']],
    ]);
    expect(after({}, 'guarantees')).toEqual([['guarantees', ['G']]]);
  });
});

it('the rows of a fact in tallies are its amounts by currency, debits less credits', () => {
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
