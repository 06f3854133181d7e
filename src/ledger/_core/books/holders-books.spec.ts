import { bancasBook } from '../../player-bank/bancas.book';
import type { BankInBook } from '../../player-bank/bank-figures';
import type { Cell } from './book';
import { botesBook } from '../../jackpot/botes.book';
import type { PoolInBook, PoolMonth, PoolMoveInBook } from '../../jackpot/pool-figures';

const said = (cell: Cell): unknown =>
  cell === null ? null : 'amount' in cell ? cell.amount : Object.values(cell)[0];

const coup = {
  record: 7n,
  at: '2026-01-01T21:00:00Z',
  shoeNo: 1,
  results: ['bank'],
  commission: 0n,
  isVoided: false,
};
const bank: BankInBook = {
  ...{ day: '2026-01-01', table: 'CF1', sessionNo: 1, bank: 'B-1', banker: 'cli-1', mode: 'limited' },
  ...{ from: '2026-01-01T20:00:00Z', until: '2026-01-01T22:00:00Z', cause: 'passed' },
  members: [
    { member: 'cli-1', putUp: 300n, takenOut: 342n, inPlay: 0n, voluntary: 0n, improper: 0n },
    { member: 'cli-2', putUp: 200n, takenOut: 0n, inPlay: 128n, voluntary: 60n, improper: 40n },
  ],
  coups: [
    { ...coup, coupNo: 1, gain: 90n, commission: 5n },
    { ...coup, coupNo: 2, gain: -15n, results: ['punto', 'tie'] },
    { ...coup, coupNo: 3, gain: 800n, commission: 40n, isVoided: true },
  ],
  garage: [
    { record: 8n, at: '2026-01-01T21:10:00Z', kind: 'voluntary', amount: 100n },
    { record: 9n, at: '2026-01-01T21:20:00Z', kind: 'improper', amount: -40n },
  ],
};

describe("the book of players' banks", () => {
  const { sections } = bancasBook({
    ...{ currency: 'EUR', banks: [bank] },
    deposits: [
      {
        ...{
          record: 6n,
          at: '2026-01-01T19:00:00Z',
          day: '2026-01-01',
          banker: 'cli-1',
          bank: undefined,
          currency: 'EUR',
        },
        ...{ eventType: 'cagnotte.bank.deposited.v1', means: 'guarantee', document: 'AV-7' },
        ...{ amount: 0n, balance: 0n, guarantee: 1_000n, guaranteed: 1_500n },
      },
    ],
  });
  const [banks, members, coups, garages, deposits] = sections;

  it('says of each bank what was put up, won, taken by the house, taken out, and remains', () =>
    expect(banks!.rows[0]!.map(said)).toEqual([
      ...['2026-01-01', 'CF1', 1, 'B-1', 'cli-1', 'limitada', '2026-01-01T20:00:00Z', '2026-01-01T22:00:00Z'],
      ...['pasada', 2, 500n, 75n, 5n, 342n, 228n],
    ]));

  it('gives every member the part that is his', () => {
    expect(members!.rows.map((row) => row.map(said))).toEqual([
      ['cli-1', 'CF1 B-1', 300n, 42n, 342n, 0n, 0n, 0n],
      ['cli-2', 'CF1 B-1', 200n, 28n, 0n, 128n, 60n, 40n],
    ]);
    expect(members!.totals!.slice(2).map(said)).toEqual([500n, 70n, 342n, 128n, 60n, 40n]);
  });

  it('shows a voided coup and does not count it', () => {
    expect(coups!.rows.map((row) => row.slice(4).map(said))).toEqual([
      ['banca', 90n, 5n, ''],
      ['punto, empate', -15n, 0n, ''],
      ['banca', null, null, 'anulado'],
    ]);
    expect(coups!.totals!.slice(5, 7).map(said)).toEqual([75n, 5n]);
  });

  it('tells garages by kind, and deposits and guarantees with what the banker has after them', () => {
    expect(garages!.rows.map((row) => row.slice(2).map(said))).toEqual([
      ['voluntario', 100n, null],
      ['impropio', null, 40n],
    ]);
    expect(deposits!.rows[0]!.slice(3).map(said)).toEqual([
      ...['cagnotte.bank.deposited.v1', 'aval', 'AV-7', '', 0n, 0n, 1_000n, 1_500n],
    ]);
  });
});

const move = (more: Partial<PoolMoveInBook>): PoolMoveInBook => ({
  ...{ day: '2026-01-31', at: undefined, eventType: 'cagnotte.jackpot.contributed.v1', table: 'TP1' },
  ...{ toMeter: 0n, fromMeter: 0n, houseShare: 0n, meter: 0n, shown: undefined },
  ...{ approvedBy: [], document: undefined, entries: { ofRecords: [5n], undoneBy: [], saidBy: 5n } },
  ...more,
});
const pool = (more: Partial<PoolInBook>): PoolInBook => ({
  ...{
    pool: 'carrusel',
    currency: 'EUR',
    game: 'three-card-poker',
    opening: 500_000n,
    dayBefore: '2026-01-30',
    until: '2026-01-31',
    moves: [],
    months: [],
  },
  ...more,
});

describe('the book of jackpots', () => {
  const { sections } = botesBook({
    pools: [
      pool({
        moves: [
          move({ toMeter: 8_000n, houseShare: 2_000n, meter: 508_000n }),
          move({
            ...{
              eventType: 'cagnotte.jackpot.adjusted.v1',
              fromMeter: 1_000n,
              meter: 507_000n,
              shown: 506_000n,
            },
            ...{ approvedBy: ['Eva', 'Ana'], document: 'AJ-1' },
          }),
        ],
      }),
    ],
  });

  it('goes from the meter before, move by move, to the meter by the books', () => {
    const [, moves] = sections;
    expect(moves!.rows.map((row) => row.slice(4, 7).map(said))).toEqual([
      [null, null, 500_000n],
      [8_000n, 0n, 508_000n],
      [0n, 1_000n, 507_000n],
    ]);
    expect(moves!.totals!.slice(4, 7).map(said)).toEqual([8_000n, 1_000n, 507_000n]);
  });

  it('has readings beside the books, and who authorised what the house did', () => {
    expect(sections[1]!.rows[2]!.slice(7).map(said)).toEqual([506_000n, -1_000n, 0n, 'Eva, Ana', 'AJ-1']);
    expect(sections[0]!.rows[0]!.slice(2).map(said)).toEqual([
      ...[500_000n, 8_000n, 1_000n, 507_000n, 506_000n, -1_000n, 2_000n],
    ]);
  });

  const month = (more: Partial<PoolMonth>): PoolMonth => ({
    ...{ month: '2026-01', staked: 1_000_000n, prizes: 685_000n, growth: 0n },
    ...more,
  });
  test.each([
    ['1.1.9.C-IX.2-01 example C-8: prizes of 68.50 %', {}, '68.50', 15_000n],
    ['exactly 70 %, a part of it being growth', { growth: 15_000n }, '70.00', 0n],
    ['a meter that sinks', { prizes: 900_000n, growth: -300_000n }, '60.00', 100_000n],
    ['a fraction of a cent is missing', { staked: 1n, prizes: 0n }, '0.00', 1n],
  ])('says what a month returned, and what is missing of 70 %%: %s', (_, more, percentage, missing) => {
    const book = botesBook({ pools: [pool({ months: [month(more)] })] });
    expect(book.sections.at(-1)!.rows[0]!.slice(5).map(said)).toEqual([percentage, '70.00', missing]);
  });

  it('asks no least return of other games, and none of a month without stakes', () => {
    const stud = pool({ game: 'caribbean-stud', months: [month({ staked: 0n })] });
    expect(
      botesBook({ pools: [stud] })
        .sections.at(-1)!
        .rows[0]!.slice(5)
        .map(said),
    ).toEqual([null, null, null]);
  });
});
