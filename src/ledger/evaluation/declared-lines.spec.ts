import { tell, written } from '../../../test/support/book/told';
import { declaredLines } from './declared-lines';

describe('the lines that a type declares', () => {
  const exchanged = tell('chips.exchanged', { kind: 'cash-for-chips', amount: 300, currency: 'USD' });

  it('are of the table and the box at which it happened, in its currency', () => {
    expect(written(declaredLines(exchanged, { box: 'B-1' }))).toEqual([
      ...['cash:drop:T1[B-1] +300 USD', 'chips:table:T1 -300 USD'],
    ]);
    expect(written(declaredLines(exchanged, {}))).toEqual([
      'cash:drop:T1 +300 USD',
      'chips:table:T1 -300 USD',
    ]);
  });

  it('are none of a type that moves nothing, or that is unknown', () => {
    const round = tell('round.settled', { roundNo: 1, bets: [], outcome: {}, result: 5 });
    expect(declaredLines(round, {})).toEqual([]);
    expect(declaredLines({ ...exchanged, type: 'cagnotte.chips.melted.v1' }, {})).toEqual([]);
  });
});
