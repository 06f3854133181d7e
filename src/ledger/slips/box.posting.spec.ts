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
  it('moves to the cage with the amount of its slips', () =>
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

  it('includes exchanges from before a box was named', () => {
    const nameless = tell('table.opened', {
      game: 'boule',
      minimum: 100,
      float: { amount: 0 },
      captures: CAPTURED,
      staff: BY,
    });
    expect(lines(nameless, exchanged(300), box(300))).toEqual(['cash:cage +300', 'cash:drop:T1 -300']);
  });

  it('has lines on the basis of a count, and the box on the lines of the drop', () => {
    const { evaluation } = openedBook(opened(CAPTURED), exchanged(300), box(280)).entries.at(-1)!;
    expect(evaluation.lines.map(({ account, subLedger, basis }) => [account, subLedger, basis])).toEqual([
      ['cash:cage', undefined, 'count'],
      ['variance:drop:T1', undefined, 'count'],
      ['cash:drop:T1', 'B-1', 'count'],
    ]);
  });

  it('posts notes of other currencies as a difference of the drop', () =>
    expect(lines(opened(CAPTURED), box(0, { otherCurrencies: [{ currency: 'USD', amount: 70 }] }))).toEqual([
      'cash:cage +70 USD',
      'variance:drop:T1 -70 USD',
    ]));
});

describe('a box whose buy-ins are not reported', () => {
  const uncaptured: Captures = { rounds: true, buyIns: false };

  it('posts its surplus over the slips as buy-ins: chips out of the float', () =>
    expect(lines(opened(uncaptured), exchanged(100), box(300))).toEqual([
      'cash:drop:T1[B-1] +200',
      'cash:cage +300',
      'chips:table:T1 -200',
      'cash:drop:T1[B-1] -300',
    ]));

  it('has every line on the basis of a count, buy-ins included', () => {
    const { evaluation } = openedBook(opened(uncaptured), box(300)).entries.at(-1)!;
    expect(evaluation.lines.map(({ basis }) => basis)).toEqual(evaluation.lines.map(() => 'count'));
    expect(evaluation.lines).toHaveLength(4);
  });

  it('below its slips has a shortage, and no negative buy-in', () =>
    expect(lines(opened(uncaptured), exchanged(300), box(280))).toEqual([
      ...['cash:cage +280', 'variance:drop:T1 +20', 'cash:drop:T1[B-1] -300'],
    ]));

  it('in another currency than the books has a surplus in that currency, since chips are in the currency of the books', () =>
    expect(lines(opened(uncaptured), box(300, { currency: 'USD' }))).toEqual([
      ...['cash:cage +300 USD', 'variance:drop:T1 -300 USD'],
    ]));

  const counted = tell('table.counted', { inventory: 800, certifiedBy: BY });
  const closed = tell('table.closed', { toCage: [{ holder: 'table', chips: 800 }], certifiedBy: BY });

  it('that is counted after the float takes its buy-ins from the shortage of the float', () => {
    expect(lines(opened(uncaptured), counted, box(200))).toContain('variance:table:T1 -200');
    expect(lines(opened(uncaptured), closed, box(200))).toContain('variance:table:T1 -200');
  });

  it('takes its buy-ins from the result after the close, if rounds are not reported either', () => {
    const neither: Captures = { rounds: false, buyIns: false };
    expect(lines(opened(neither), counted, box(200))).toContain('chips:table:T1 -200');
    expect(lines(opened(neither), closed, box(200))).toContain('win:boule:T1 -200');
  });
});
