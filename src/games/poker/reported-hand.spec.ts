import { highestOpen } from './reported-hand';

/** Who has the highest open cards, of hands by seat. */
const highest = (...hands: readonly string[]): readonly number[] | undefined =>
  highestOpen(
    { openCards: hands.map((cards, index) => ({ seat: index + 1, cards: cards.split(' ') })) },
    4,
    hands.map((_cards, index) => index + 1),
  );

describe('the highest open cards (1.1.10.B.2-III.5-01)', () => {
  it('are those with the highest card, in whatever order they were dealt, then with the next one', () => {
    expect(highest('2c Ah', 'Kd Qd')).toEqual([1]);
    expect(highest('Qd Ah', 'As Kd')).toEqual([2]);
  });

  it('are a pair before any other cards, two pairs before one, three of a kind before both, and four before all', () => {
    expect(highest('2c 2h 3d 4d', 'Ad Kd Qs Jh')).toEqual([1]);
    expect(highest('Ac Ah 3d 4d', '2d 2h 3s 3h')).toEqual([2]);
    expect(highest('2c Ac Ah 2d', '3d 4h 4s 4c')).toEqual([2]);
    expect(highest('Ac Ah As 4d', '2d 2h 2s 2c')).toEqual([2]);
  });

  it('are of two pairs of one rank those with the higher other card, dealt first or last', () => {
    expect(highest('Kc Qc Qs', 'Qd Qh Js')).toEqual([1]);
    expect(highest('Jc Qc Qs', 'Qd Qh Ks')).toEqual([2]);
  });

  it('may be of several seats, and are unknown where those of a seat are', () => {
    expect(highest('Ac 2d', 'Ah 2s', 'Kh Qh')).toEqual([1, 2]);
    expect(highestOpen({ openCards: [{ seat: 1, cards: ['Ac'] }] }, 1, [1, 2])).toBeUndefined();
  });

  it('are those of the cards that a round has shown', () => {
    const openCards = [
      { seat: 1, cards: ['Ac', '2d'] },
      { seat: 2, cards: ['Kh', 'Ks'] },
    ];
    expect([highestOpen({ openCards }, 1, [1, 2]), highestOpen({ openCards }, 2, [1, 2])]).toEqual([
      [1],
      [2],
    ]);
  });
});
