import { changeTerms, type TablePlay, termsOf, termsOfNextHand, unknownPlay } from './table-play.state';
import { NEW_POKER_SESSION } from '../../games/game-rules';
import { present } from '../../kernel/present';

/** A table of non-banked poker that changes its minimum from 10.00 to 20.00 after so many hands. */
function changed(hands: number, firstRound?: number): TablePlay {
  const play: TablePlay = {
    ...unknownPlay,
    terms: [{ fromRound: 1, terms: { minimum: 1000n } }],
    poker: { ...NEW_POKER_SESSION, hands },
  };
  const change = { currency: 'EUR', oldMinimum: 1000, newMinimum: 2000, announcedAtRound: hands };
  return changeTerms(play, { ...change, ...present({ firstRound }) });
}

const minimum = (play: TablePlay, holds: 'next-hand' | 'at-once' = 'next-hand') =>
  termsOfNextHand(play, holds)?.minimum;

describe('OP2-43b: the terms of the next hand of non-banked poker', () => {
  it('are the new ones, where the change names no hand', () => expect(minimum(changed(3))).toBe(2000n));

  it('are the old ones until the hand that the change names', () => {
    expect(minimum(changed(3, 5))).toBe(1000n);
    expect(minimum(changed(4, 5))).toBe(2000n);
  });

  it('are the new ones at once, if the answer of the casino says so', () =>
    expect(minimum(changed(3, 5), 'at-once')).toBe(2000n));

  it('are not known before the table is opened', () =>
    expect(minimum({ ...unknownPlay, poker: NEW_POKER_SESSION })).toBeUndefined());
});

describe('the terms on which a round is played', () => {
  const play = {
    ...unknownPlay,
    terms: [
      { fromRound: 1, terms: { minimum: 100n } },
      { fromRound: 5, terms: { minimum: 200n } },
    ],
  };

  it('are the last that came into force by its number; without a number, the last', () =>
    expect([4, 5, 6, undefined].map((roundNo) => termsOf(play, roundNo)?.minimum)).toEqual([
      ...[100n, 200n, 200n, 200n],
    ]));

  it('and its staff are not known before the table is opened', () => {
    expect(termsOf(unknownPlay)).toBeUndefined();
    expect(unknownPlay.staff).toEqual([]);
  });
});
