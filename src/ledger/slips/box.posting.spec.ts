import { BY, openedBook, postedLast, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

type Captures = { rounds: boolean; buyIns: boolean };
const opened = (captures: Captures) =>
  tell('table.opened', {
    game: 'boule',
    minimum: 100,
    float: { amount: 1_000, slip: 'A-1' },
    captures,
    staff: BY,
    box: 'B-1',
  });
const exchanged = (amount: number) =>
  tell('chips.exchanged', { kind: 'cash-for-chips', amount, at: 'table' });
const box = (amount: number, more: object = {}) =>
  tell('drop.counted', { box: 'B-1', amount, by: BY, ...more }, { at: 'tables/T1/count-room' });
const CAPTURED: Captures = { rounds: true, buyIns: true };
const lines = (...events: readonly CasinoEvent[]) => postedLast(...events).lines;

describe('a box whose buy-ins are reported one by one', () => {
  it('goes to the cage as its slips have it', () =>
    expect(lines(opened(CAPTURED), exchanged(300), box(300))).toEqual([
      ...['cash:cage +300', 'cash:drop:T1[B-1] -300'],
    ]));

  it('with less in it leaves a shortage, with more a surplus', () => {
    expect(lines(opened(CAPTURED), exchanged(300), box(280))).toEqual([
      ...['cash:cage +280', 'variance:drop:T1 +20', 'cash:drop:T1[B-1] -300'],
    ]);
    expect(lines(opened(CAPTURED), exchanged(300), box(310))).toEqual([
      ...['cash:cage +310', 'variance:drop:T1 -10', 'cash:drop:T1[B-1] -300'],
    ]);
  });

  it('takes with it what was changed before any box was named', () => {
    const nameless = tell('table.opened', {
      game: 'boule',
      minimum: 100,
      float: { amount: 0 },
      captures: CAPTURED,
      staff: BY,
    });
    expect(lines(nameless, exchanged(300), box(300))).toEqual(['cash:cage +300', 'cash:drop:T1 -300']);
  });

  it('is known by its count, line by line, with the box on the lines of the drop', () => {
    const { evaluation } = openedBook(opened(CAPTURED), exchanged(300), box(280)).entries.at(-1)!;
    expect(evaluation.lines.map(({ account, subLedger, basis }) => [account, subLedger, basis])).toEqual([
      ['cash:cage', undefined, 'count'],
      ['variance:drop:T1', undefined, 'count'],
      ['cash:drop:T1', 'B-1', 'count'],
    ]);
  });

  it('has notes of other currencies, which nothing in the books explains', () =>
    expect(lines(opened(CAPTURED), box(0, { otherCurrencies: [{ currency: 'USD', amount: 70 }] }))).toEqual([
      'cash:cage +70 USD',
      'variance:drop:T1 -70 USD',
    ]));
});

describe('a box whose buy-ins are not reported', () => {
  const uncaptured: Captures = { rounds: true, buyIns: false };

  it('has what was bought in: chips out of the float', () =>
    expect(lines(opened(uncaptured), exchanged(100), box(300))).toEqual([
      'cash:drop:T1[B-1] +200',
      'cash:cage +300',
      'chips:table:T1 -200',
      'cash:drop:T1[B-1] -300',
    ]));

  it('is known by its count on every line, what was bought in too', () => {
    const { evaluation } = openedBook(opened(uncaptured), box(300)).entries.at(-1)!;
    expect(evaluation.lines.map(({ basis }) => basis)).toEqual(evaluation.lines.map(() => 'count'));
    expect(evaluation.lines).toHaveLength(4);
  });

  it('with less than its slips say has a shortage, and no negative buy-in', () =>
    expect(lines(opened(uncaptured), exchanged(300), box(280))).toEqual([
      ...['cash:cage +280', 'variance:drop:T1 +20', 'cash:drop:T1[B-1] -300'],
    ]));

  it('of another currency than the books has a surplus of that currency, since chips are in theirs', () =>
    expect(lines(opened(uncaptured), box(300, { currency: 'USD' }))).toEqual([
      ...['cash:cage +300 USD', 'variance:drop:T1 -300 USD'],
    ]));

  const counted = tell('table.counted', { inventory: 800, certifiedBy: BY });
  const closed = tell('table.closed', { toCage: [{ holder: 'table', chips: 800 }], certifiedBy: BY });

  it('that is counted after the float explains what the count of the float found missing', () => {
    expect(lines(opened(uncaptured), counted, box(200))).toContain('variance:table:T1 -200');
    expect(lines(opened(uncaptured), closed, box(200))).toContain('variance:table:T1 -200');
  });

  it('where rounds are not reported either explains the result, once the table is closed', () => {
    const neither: Captures = { rounds: false, buyIns: false };
    expect(lines(opened(neither), counted, box(200))).toContain('chips:table:T1 -200');
    expect(lines(opened(neither), closed, box(200))).toContain('win:boule:T1 -200');
  });
});
