import { postedLast, tell } from '../../../test/support/book/told';

const hand = (more: object) =>
  tell('hand.played', {
    handNo: '7',
    game: 'omaha',
    limitType: 'no-limit',
    seats: [],
    actions: [],
    pots: [],
    awards: [],
    rake: { dropped: 0 },
    ...more,
  } as never);
const lines = (...events: Parameters<typeof hand>[0][]) => postedLast(...events.map(hand)).lines;

describe('a hand of non-banked poker', () => {
  it('posts its rake, which is dropped in the cagnotte', () =>
    expect(lines({ rake: { dropped: 200 } })).toEqual(['chips:cagnotte:T1 +200', 'commission:rake:T1 -200']));

  it('keeps in custody what is carried to the next hand, which takes it from there', () => {
    expect(lines({ carriedOut: 90 })).toEqual(['chips:custody:T1 +90', 'pot:T1 -90']);
    expect(lines({ carriedOut: 90 }, { carriedIn: 90 })).toEqual(['pot:T1 +90', 'chips:custody:T1 -90']);
  });

  it('that takes more than was carried leaves the rest as a difference of custody', () =>
    expect(lines({ carriedOut: 90 }, { carriedIn: 100 })).toEqual([
      ...['pot:T1 +90', 'variance:custody:T1 +10', 'chips:custody:T1 -100'],
    ]));
});
