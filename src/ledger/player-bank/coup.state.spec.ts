import type { CoupPlayed } from './player-bank.events';
import { gainFromBets, gainOfCoup } from './coup.state';

const coup = (data: Partial<CoupPlayed>): CoupPlayed => ({
  currency: 'EUR',
  bank: 'K',
  shoeNo: 1,
  coupNo: 1,
  bets: [],
  results: [{ tableau: 1, winner: 'bank' }],
  ...data,
});

type Bet = CoupPlayed['bets'][number];
const bet = (stake: number, more: Partial<Bet> = {}): Bet => ({ betId: `${stake}`, stake, ...more });
const result = (tableau: 1 | 2, winner: 'bank' | 'punto' | 'tie' | 'annulled') => ({ tableau, winner });

describe('the net gain of a bank in a coup', () => {
  it('is the declared amount collected less the declared amount paid', () => {
    const declared = coup({ totals: { collected: 400, paid: 150 }, bets: [bet(1)] });
    expect(gainOfCoup(declared, undefined)).toEqual({ amount: 250n, basis: 'declared' });
  });

  it('is derived from bets and results where no totals are declared', () => {
    const derived = coup({ bets: [bet(60), bet(40, { tableau: 1 })] });
    expect(gainOfCoup(derived, undefined)).toEqual({ amount: 100n, basis: 'derived' });
  });

  test.each([
    ['CF-13, a tie gives all bets back', coup({ bets: [bet(100)], results: [result(1, 'tie')] }), 0n],
    ['CF-13, an annulled coup, too', coup({ bets: [bet(100)], results: [result(1, 'annulled')] }), 0n],
    [
      'CF-12, half of a bet on the line plays',
      coup({ bets: [bet(50_00, { placed: 'on-the-line' }), bet(75_00)] }),
      100_00n,
    ],
    ['CF-15, what was covered plays', coup({ bets: [bet(50_00, { covered: 15_00 })] }), 15_00n],
    [
      'BD-2, wins one cloth and loses the other',
      coup({
        bets: [bet(500, { tableau: 1 }), bet(300, { tableau: 2 })],
        results: [result(1, 'bank'), result(2, 'punto')],
      }),
      200n,
    ],
    [
      'BD-5, seven units astride: four on the first cloth, three on the second',
      coup({ bets: [bet(70_00, { placed: 'astride' })], results: [result(1, 'punto'), result(2, 'bank')] }),
      -10_00n,
    ],
    [
      'BD-5, six units astride: three on each',
      coup({ bets: [bet(60_00, { placed: 'astride' })], results: [result(1, 'punto'), result(2, 'bank')] }),
      0n,
    ],
    ['a bet on a cloth that has no result plays nothing', coup({ bets: [bet(5, { tableau: 2 })] }), 0n],
  ])('from bets: %s', (_what, played, gain) => expect(gainFromBets(played, 10_00n)).toBe(gain));

  it('halves to the cent what is no multiple of the minimum', () => {
    const odd = coup({
      bets: [bet(7, { placed: 'astride' })],
      results: [result(1, 'bank'), result(2, 'punto')],
    });
    expect(gainFromBets(odd, 10n)).toBe(1n);
    expect(gainFromBets(odd, undefined)).toBe(1n);
  });
});
