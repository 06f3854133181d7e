import { CATALOGUE } from './catalogue';
import type { GameCode } from './game-codes';
import { evaluateRound } from './evaluate-round';
import { answersOf } from './open-points';

interface Boxes {
  readonly game: GameCode;
  readonly bet: string;
  readonly deal: (seats: readonly number[]) => unknown;
}

const RANKS = '23456789TJQKA';
const PACK = [...'cdhs'].flatMap((suit) => [...RANKS].map((rank) => `${rank}${suit}`));
const hands = (seats: readonly number[], own: number, skipped: number) =>
  seats.map((seat, index) => ({
    seat,
    cards: PACK.slice(skipped + index * own, skipped + (index + 1) * own),
  }));

const GAMES: readonly Boxes[] = [
  {
    game: 'blackjack',
    bet: 'main',
    deal: (seats) => ({ dealer: ['9h', '8d'], hands: hands(seats, 2, 0) }),
  },
  { game: 'casino-war', bet: 'initial', deal: (seats) => ({ dealer: ['Ah'], hands: hands(seats, 1, 0) }) },
  {
    game: 'caribbean-stud',
    bet: 'initial-bet',
    deal: (seats) => ({ dealer: PACK.slice(0, 5), hands: hands(seats, 5, 5) }),
  },
  {
    game: 'three-card-poker',
    bet: 'ante',
    deal: (seats) => ({ dealer: PACK.slice(0, 3), hands: hands(seats, 3, 3) }),
  },
  {
    game: 'trijoker',
    bet: 'bet-1',
    deal: (seats) => ({ common: PACK.slice(0, 2), hands: hands(seats, 3, 2) }),
  },
  {
    game: 'pai-gow-poker',
    bet: 'player-bet',
    deal: (seats) => ({
      bank: 'croupier',
      croupier: { big: PACK.slice(0, 5), small: PACK.slice(5, 7) },
      hands: hands(seats, 7, 7).map(({ seat, cards }) => ({
        seat,
        big: cards.slice(0, 5),
        small: cards.slice(5),
      })),
    }),
  },
];

describe.each(GAMES)('a box of $game', ({ game, bet, deal }) => {
  const played = (...seats: number[]) => {
    const bets = [{ betId: 'b', type: bet, stake: 1000n, seat: 1 }];
    const round = { bets, outcome: deal(seats) };
    const { settlement, findings } = evaluateRound(CATALOGUE[game], round, {
      currency: 'EUR',
      answers: answersOf({}),
    });
    return { fate: settlement.bets[0]?.fate, codes: findings.map(({ code }) => code) };
  };

  it('has one hand as dealt, on which its bet is evaluated', () => {
    const { fate, codes } = played(1);
    expect(fate).not.toBe('not-judged');
    expect(codes).not.toContain('hand-repeated');
  });

  it('that is reported twice has no valid hand: its bet is not evaluated, and it is found', () => {
    const { fate, codes } = played(1, 1);
    expect(fate).toBe('not-judged');
    expect(codes).toEqual(expect.arrayContaining(['bet-not-readable', 'hand-repeated']));
  });

  it('without a bet is found, except where every player is dealt a hand', () =>
    expect(played(1, 2).codes.includes('hand-without-bet')).toBe(game !== 'pai-gow-poker'));
});
