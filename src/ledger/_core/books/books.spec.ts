import { beneficiosBook } from '../../table-session/beneficios.book';
import { anticiposBook } from '../../player-bank/anticipos.book';
import type { Cell } from './book';
import { controlBook } from '../../table-session/control-de-ingresos.book';
import type { BankInBooks, SessionInBooks } from '../../table-session/session-figures';

const session = (more: Partial<SessionInBooks>): SessionInBooks => ({
  ...{
    table: 'CF1',
    day: '2026-01-01',
    sessionNo: 1,
    game: 'chemin-de-fer',
    isHouseBanked: false,
    staff: ['Eva'],
    signers: ['Ana'],
  },
  ...{ openedAt: '2026-01-01T20:00:00Z', closedAt: undefined, minimum: 1_000n, parts: undefined },
  ...{
    result: undefined,
    unequalSlips: 0,
    commission: 0n,
    inCagnotteBefore: 0n,
    dropped: 0n,
    counted: undefined,
    cagnotteDifference: 0n,
    onlyCounted: 0n,
    banks: [],
  },
  ...more,
});
const bank = (name: string, expected: bigint, counted?: bigint): BankInBooks => ({
  ...{ bank: name, banker: `B-${name}`, from: undefined, until: undefined, expected, counted },
});
const counted = (amount: bigint) => ({ amount, parts: [] });
const figures = (...sessions: readonly SessionInBooks[]) => ({
  ...{ currency: 'EUR', sessions, pools: [{ pool: 'p', day: '2026-01-01', income: -500n }] },
});
const said = (cell: Cell): unknown =>
  cell === null ? null : 'amount' in cell ? cell.amount : Object.values(cell)[0];

describe('the register of profits', () => {
  const rowsOf = (more: Partial<SessionInBooks>) => {
    const [section] = beneficiosBook(figures(session(more))).sections;
    return {
      rows: section!.rows.map((row) => row.slice(3).map(said)),
      totals: section!.totals!.slice(3).map(said),
    };
  };

  it('has a row for each successive banker, and counts them together where the slot was counted once', () =>
    expect(
      rowsOf({
        ...{ commission: 120n, dropped: 100n, counted: counted(96n), cagnotteDifference: -4n },
        banks: [bank('1', 60n), bank('2', 40n)],
      }),
    ).toEqual({
      rows: [
        [60n, null, null, null],
        [40n, null, null, null],
        [0n, 96n, -4n, 20n],
      ],
      totals: [100n, 96n, -4n, 20n],
    }));

  it('expects nothing of a cagnotte that is known from its count alone, and takes none of it for a fee', () =>
    expect(rowsOf({ commission: 90n, counted: counted(85n), onlyCounted: 85n })).toEqual({
      rows: [[null, 85n, null, 5n]],
      totals: [null, 85n, null, 5n],
    }));

  it('counts nothing of a cagnotte that nobody has counted', () =>
    expect(rowsOf({ commission: 100n, dropped: 100n })).toEqual({
      rows: [[100n, null, null, 0n]],
      totals: [100n, null, null, 0n],
    }));

  it('shows what was counted as it was declared, with what an earlier session had left there', () =>
    expect(
      rowsOf({ commission: 100n, inCagnotteBefore: 50n, dropped: 100n, counted: counted(150n) }),
    ).toEqual({
      rows: [[150n, 150n, 0n, 0n]],
      totals: [150n, 150n, 0n, 0n],
    }));

  it('shows the difference of each banker whose time the slot was counted for', () =>
    expect(
      rowsOf({
        ...{ commission: 100n, dropped: 100n, counted: counted(103n), cagnotteDifference: 3n },
        banks: [bank('1', 60n, 58n), bank('2', 40n)],
      }),
    ).toEqual({
      rows: [
        [60n, 58n, -2n, null],
        [40n, null, null, null],
        [0n, 45n, 5n, 0n],
      ],
      totals: [100n, 103n, 3n, 0n],
    }));
});

const parts = {
  ...{ inventory: 700n, boxes: 900n, credits: 0n, prizes: 0n, toSlot: 0n },
  ...{ openingFloat: 1_000n, fills: 500n, stakesSwept: 0n },
};
const roulette = (more: Partial<SessionInBooks> = {}): SessionInBooks =>
  session({ table: 'RF1', game: 'roulette-french', isHouseBanked: true, parts, result: 100n, ...more });

describe('the register of floats', () => {
  it('is closed per session and totalled per day, with remarks on fills and counts', () => {
    const book = anticiposBook(
      figures(
        roulette({ unequalSlips: 1 }),
        roulette({ sessionNo: 2, parts: undefined, result: undefined }),
        session({}),
      ),
    );
    expect(book.sections.map(({ es }) => es)).toEqual(['Mesa RF1']);
    const [section] = book.sections;
    expect(section!.rows.map((row) => said(row[13]!))).toEqual([
      '1 reposiciones distintas del anticipo',
      'sin recuento',
    ]);
    expect(section!.totals!.map(said)).toEqual([
      ...['Total', null, null, null, 1_000n, 500n, 0n, 700n, 900n, 0n, 0n, 0n, 100n, null, null],
    ]);
  });
});

describe('the control book', () => {
  it('totals house-banked tables, non-banked tables and pools apart, and never sets them off', () => {
    const book = controlBook(
      figures(
        roulette(),
        roulette({ sessionNo: 2, result: -30n }),
        session({ commission: 55n, cagnotteDifference: -5n }),
      ),
    );
    expect(book.sections.map(({ totals }) => said(totals!.at(-1)!))).toEqual([70n, 50n, -500n]);
    expect(book.total).toEqual({
      ...{ amount: 120n, currency: 'EUR', words: 'un euro con veinte céntimos' },
      figure: 'control-book/2026-01-01',
    });
  });

  it('says under which address the income of each table is explained', () => {
    const [housed] = controlBook(figures(roulette({ table: 'RF1' }), roulette({ table: 'RF2' }))).sections;
    expect(housed!.rows.map((row) => row.at(-1))).toMatchObject([
      { figure: 'control-book/2026-01-01/RF1' },
      { figure: 'control-book/2026-01-01/RF2' },
    ]);
  });

  it('of a day without tables comes to nothing', () =>
    expect(controlBook(figures()).total!.words).toBe('cero euros'));
});
