import { readAs } from '../../../test/support/books/book-facts';
import type { Cell } from '../_core/books/book';
import { BOTES_LAYOUTS, botesBook } from './botes.book';
import { bookIn } from '../_core/books/layout';
import type { UnpaidRow } from './unpaid-prizes';
import type { PoolFigures, PoolInBook, PoolMonth, PoolMoveInBook } from './pool-figures';

const said = (cell: Cell): unknown =>
  cell === null ? null : 'amount' in cell ? cell.amount : Object.values(cell)[0];

const move = (more: Partial<PoolMoveInBook>): PoolMoveInBook => ({
  day: '2026-01-31',
  at: undefined,
  eventType: 'cagnotte.jackpot.contributed.v1',
  table: 'TP1',
  toMeter: 0n,
  fromMeter: 0n,
  houseShare: 0n,
  meter: 0n,
  shown: undefined,
  approvedBy: [],
  document: undefined,
  prizes: [],
  entries: { ofRecords: [5n], undoneBy: [], saidBy: 5n },
  ...more,
});
const pool = (more: Partial<PoolInBook>): PoolInBook => ({
  pool: 'carrusel',
  currency: 'EUR',
  game: 'three-card-poker',
  opening: 500_000n,
  dayBefore: '2026-01-30',
  until: '2026-01-31',
  moves: [],
  months: [],
  ...more,
});

const NOTHING_OWED = { owed: [], currency: 'EUR' };

/** The book as releases until 0.3.0 wrote it. */
const earlier = (figures: PoolFigures) => bookIn(BOTES_LAYOUTS, 1, { book: botesBook(figures), figures });

describe('the book of jackpots of releases until 0.3.0', () => {
  const { sections } = earlier({
    ...NOTHING_OWED,
    pools: [
      pool({
        moves: [
          move({ toMeter: 8_000n, houseShare: 2_000n, meter: 508_000n }),
          move({
            eventType: 'cagnotte.jackpot.adjusted.v1',
            fromMeter: 1_000n,
            meter: 507_000n,
            shown: 506_000n,
            approvedBy: ['Eva', 'Ana'],
            document: 'AJ-1',
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

  it('says from which lines and readings each amount is read', () => {
    expect(readAs(sections[0]!)).toEqual([
      'pool | game | opening | toMeter | fromMeter | closing | read | difference | houseShare',
      'carrusel | three-card-poker | 500000 EUR -lines[account=jackpot:carrusel ofDays=,2026-01-30 currency=EUR] | 8000 EUR +{toMeter of 1/3} | 1000 EUR +{fromMeter of 1/3} | 507000 EUR +{meter of 1/3} | 506000 EUR +{read of 1/2} | -1000 EUR +{difference of 1/2} | 2000 EUR +{houseShare of 1/3}',
    ]);
    expect(readAs(sections[1]!)).toEqual([
      'day | at | concept | table | toMeter | fromMeter | meter | read | difference | houseShare | approvedBy | document',
      'Contador anterior | - | - | - | - | - | 500000 EUR +{opening of 0/0} | - | - | - | - | -',
      '2026-01-31 | - | cagnotte.jackpot.contributed.v1 | TP1 | 8000 EUR -lines[account=jackpot:carrusel side=credit ofFacts=5 records=5] | 0 EUR | 508000 EUR +{meter -1} +{toMeter} -{fromMeter} | - | - | 2000 EUR -lines[under=jackpot-share:carrusel ofFacts=5] |  | ',
      '2026-01-31 | - | cagnotte.jackpot.adjusted.v1 | TP1 | 0 EUR -lines[account=jackpot:carrusel side=credit ofFacts=5 records=5] | 1000 EUR +lines[account=jackpot:carrusel side=debit ofFacts=5 records=5] | 507000 EUR +{meter -1} +{toMeter} -{fromMeter} | 506000 EUR +meter[pool=carrusel record=5] | -1000 EUR +{read} -{meter} | 0 EUR -lines[under=jackpot-share:carrusel ofFacts=5] | Eva, Ana | AJ-1',
      'Total | - | - | - | 8000 EUR | 1000 EUR | 507000 EUR +{meter -1} | - | - | 2000 EUR | - | -',
    ]);
  });

  it('reads what a correction undid from the replacement and the reversal besides, on the other side', () => {
    const undone = move({
      toMeter: 70n,
      fromMeter: 30n,
      meter: 500_040n,
      table: undefined,
      at: '2026-01-31T22:00:00Z',
      entries: { ofRecords: [5n], undoneBy: [6n], saidBy: 6n },
    });
    const { sections: of } = earlier({
      ...NOTHING_OWED,
      pools: [pool({ game: undefined }), pool({ pool: 'other', moves: [undone] })],
    });
    expect(readAs(of[0]!)).toEqual([
      'pool | game | opening | toMeter | fromMeter | closing | read | difference | houseShare',
      'carrusel | no game | 500000 EUR -lines[account=jackpot:carrusel ofDays=,2026-01-30 currency=EUR] | 0 EUR +{toMeter of 1/1} | 0 EUR +{fromMeter of 1/1} | 500000 EUR +{meter of 1/1} | - | - | 0 EUR +{houseShare of 1/1}',
      'other | three-card-poker | 500000 EUR -lines[account=jackpot:other ofDays=,2026-01-30 currency=EUR] | 70 EUR +{toMeter of 2/2} | 30 EUR +{fromMeter of 2/2} | 500040 EUR +{meter of 2/2} | - | - | 0 EUR +{houseShare of 2/2}',
    ]);
    expect(readAs(of[1]!)).toEqual([
      'day | at | concept | table | toMeter | fromMeter | meter | read | difference | houseShare | approvedBy | document',
      'Contador anterior | - | - | - | - | - | 500000 EUR +{opening of 0/0} | - | - | - | - | -',
      'Total | - | - | - | 0 EUR | 0 EUR | 500000 EUR +{meter -1} | - | - | 0 EUR | - | -',
    ]);
    expect(readAs(of[2]!)).toEqual([
      'day | at | concept | table | toMeter | fromMeter | meter | read | difference | houseShare | approvedBy | document',
      'Contador anterior | - | - | - | - | - | 500000 EUR +{opening of 0/1} | - | - | - | - | -',
      '2026-01-31 | 2026-01-31T22:00:00Z | cagnotte.jackpot.contributed.v1 |  | 70 EUR -lines[account=jackpot:other side=credit ofFacts=5 records=5] -lines[account=jackpot:other side=credit ofFacts=5 entryKinds=replacement] -lines[account=jackpot:other side=debit ofFacts=5 records=6 entryKinds=reversal] | 30 EUR +lines[account=jackpot:other side=debit ofFacts=5 records=5] +lines[account=jackpot:other side=debit ofFacts=5 entryKinds=replacement] +lines[account=jackpot:other side=credit ofFacts=5 records=6 entryKinds=reversal] | 500040 EUR +{meter -1} +{toMeter} -{fromMeter} | - | - | 0 EUR -lines[under=jackpot-share:other ofFacts=5] |  | ',
      'Total | - | - | - | 70 EUR | 30 EUR | 500040 EUR +{meter -1} | - | - | 0 EUR | - | -',
    ]);
  });
});

describe('the book of jackpots', () => {
  const won = {
    ...{ recordNumber: 7n, table: 'TP1', sessionNo: 1, roundNo: 12, seat: 3, player: 'cli-3' },
    ...{ combination: 'royal-flush', amount: 5_000n },
  };
  const payment = {
    ...{
      recordNumber: 9n,
      happenedAt: '',
      gamingDay: '2026-02-01',
      source: '',
      eventId: 'paid',
      pool: 'carrusel',
    },
    ...{
      currency: 'EUR',
      amount: 4_000n,
      player: 'cli-3',
      document: 'TR-1',
      pays: undefined,
      how: 'named' as const,
    },
  };
  const fact = {
    ...{
      happenedAt: '',
      gamingDay: '2026-01-31',
      source: '',
      eventId: 'e',
      pool: 'carrusel',
      currency: 'EUR',
    },
    eventType: 'cagnotte.round.settled.v1',
  };
  const owed: UnpaidRow[] = [
    {
      kind: 'prize',
      recordNumber: 7n,
      part: 0,
      prize: {
        ...{ ...fact, ...won, betId: undefined, document: undefined },
        ...{ statedAt: 'poolPrizes.0.amount', payments: [payment], rest: 1_000n },
        expiresOn: '2026-03-02',
      },
    },
    { kind: 'payment', recordNumber: 10n, part: 0, payment: { ...payment, recordNumber: 10n, amount: 70n } },
    {
      kind: 'other',
      recordNumber: 1n,
      part: 0,
      other: { ...fact, recordNumber: 1n, eventType: 'cagnotte.ledger.opened.v1', amount: 300n },
    },
  ];

  it('says who won a prize, where and with what, and which prize a payment pays', () => {
    const paid = { eventType: 'cagnotte.jackpot.paid.v1', table: undefined, prizes: [won] };
    const two = { prizes: [won, { ...won, seat: undefined, player: 'cli-4', combination: 'otra' }] };
    const { sections } = botesBook({ ...NOTHING_OWED, pools: [pool({ moves: [move(paid), move(two)] })] });
    expect(readAs(sections[1]!).map((row) => row.split(' | ').slice(3, 8).join(' | '))).toEqual([
      'table | round | seat | combination | winner',
      '- | - | - | - | -',
      ' | 12 | 3 | escalera real de color | cli-3',
      'TP1 | 12, 12 | 3,  | escalera real de color, otra | cli-3, cli-4',
      '- | - | - | - | -',
    ]);
  });

  it('lists what is owed by win, payments without one and what else moved the account, and adds it up', () => {
    const { sections } = botesBook({ ...NOTHING_OWED, owed, pools: [] });
    expect(readAs(sections.at(-2)!)).toEqual([
      'day | pool | concept | table | round | seat | combination | winner | won | paid | rest | expiresOn | paidOn | document',
      '2026-01-31 | carrusel | cagnotte.round.settled.v1 | TP1 | 12 | 3 | escalera real de color | cli-3 | 5000 EUR +7:poolPrizes.0.amount | 4000 EUR +lines[account=prizes-payable subLedger=carrusel ofFacts=9] | 1000 EUR +{won} -{paid} | 2026-03-02 | 2026-02-01 | TR-1',
      '2026-02-01 | carrusel | cagnotte.jackpot.paid.v1 |  |  |  |  | cli-3 | 0 EUR | 70 EUR +lines[account=prizes-payable subLedger=carrusel ofFacts=10] | -70 EUR +{won} -{paid} |  | 2026-02-01 | TR-1',
      '2026-01-31 | carrusel | cagnotte.ledger.opened.v1 |  |  |  |  |  | 300 EUR -lines[account=prizes-payable subLedger=carrusel ofFacts=1] | 0 EUR | 300 EUR +{won} -{paid} |  |  | ',
      'Total | - | - | - | - | - | - | - | 5300 EUR | 4070 EUR | 1230 EUR | - | - | -',
    ]);
  });

  it('reads the return of a month from its lines: of the last one to the day of the book, of others to their ends', () => {
    const months = [month({ month: '2025-11', growth: 5n }), month({ prizes: 900_000n })];
    expect(readAs(botesBook({ ...NOTHING_OWED, pools: [pool({ months })] }).sections.at(-1)!)).toEqual([
      'pool | month | staked | prizes | growth | return | least | missing',
      'carrusel | 2025-11 | 1000000 EUR -lines[ofDays=2025-11-01,2025-11-30 under=jackpot:carrusel,jackpot-share:carrusel types=cagnotte.round.settled.v1,cagnotte.round.voided.v1,cagnotte.jackpot.contributed.v1,cagnotte.jackpot.won.v1 side=credit-less-undone] | 685000 EUR +lines[ofDays=2025-11-01,2025-11-30 under=jackpot:carrusel,jackpot-share:carrusel types=cagnotte.round.settled.v1,cagnotte.round.voided.v1,cagnotte.jackpot.contributed.v1,cagnotte.jackpot.won.v1 side=debit-less-undone] | 5 EUR -lines[ofDays=2025-11-01,2025-11-30 under=jackpot:carrusel,jackpot-funding:carrusel] | 68.50 | 70.00 | 14995 EUR +computed[says=the least return of the stakes amount=700000 exact=700000/1 rounding=once, up, to minor units] -{prizes} -{growth}',
      'carrusel | 2026-01 | 1000000 EUR -lines[ofDays=2026-01-01,2026-01-31 under=jackpot:carrusel,jackpot-share:carrusel types=cagnotte.round.settled.v1,cagnotte.round.voided.v1,cagnotte.jackpot.contributed.v1,cagnotte.jackpot.won.v1 side=credit-less-undone] | 900000 EUR +lines[ofDays=2026-01-01,2026-01-31 under=jackpot:carrusel,jackpot-share:carrusel types=cagnotte.round.settled.v1,cagnotte.round.voided.v1,cagnotte.jackpot.contributed.v1,cagnotte.jackpot.won.v1 side=debit-less-undone] | 0 EUR -lines[ofDays=2026-01-01,2026-01-31 under=jackpot:carrusel,jackpot-funding:carrusel] | 90.00 | 70.00 | 0 EUR',
    ]);
  });

  it('reads the return of a month that is not over from its lines until the day of the book', () => {
    const book = botesBook({ ...NOTHING_OWED, pools: [pool({ until: '2026-01-20', months: [month({})] })] });
    expect(readAs(book.sections.at(-1)!)[1]).toContain('ofDays=2026-01-01,2026-01-20');
  });

  const month = (more: Partial<PoolMonth>): PoolMonth => ({
    month: '2026-01',
    staked: 1_000_000n,
    prizes: 685_000n,
    growth: 0n,
    ...more,
  });
  test.each([
    ['1.1.9.C-IX.2-01 example C-8: prizes of 68.50 %', {}, '68.50', 15_000n],
    ['exactly 70 %, a part of it being growth', { growth: 15_000n }, '70.00', 0n],
    ['a meter that sinks', { prizes: 900_000n, growth: -300_000n }, '60.00', 100_000n],
    ['a fraction of a cent is missing', { staked: 1n, prizes: 0n }, '0.00', 1n],
  ])('says what a month returned, and what is missing of 70 %%: %s', (_, more, percentage, missing) => {
    const book = botesBook({ ...NOTHING_OWED, pools: [pool({ months: [month(more)] })] });
    expect(book.sections.at(-1)!.rows[0]!.slice(5).map(said)).toEqual([percentage, '70.00', missing]);
  });

  it('asks no least return of other games, and none of a month without stakes', () => {
    const stud = pool({ game: 'caribbean-stud', months: [month({ staked: 0n })] });
    expect(
      botesBook({ ...NOTHING_OWED, pools: [stud] })
        .sections.at(-1)!
        .rows[0]!.slice(5)
        .map(said),
    ).toEqual([null, null, null]);
  });
});
