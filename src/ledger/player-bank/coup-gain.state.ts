import { resultOf, type Settlement } from '../../games/settlement';
import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import type { CoupPlayed } from './coup.events';

type Bet = CoupPlayed['bets'][number];

export interface CoupGain {
  readonly amount: Minor;
  readonly basis: 'declared' | 'derived';
}

/**
 * The net gain of the bank: what it really collected less what it really paid, else what the rules make of the coup,
 * else what bets and results add up to.
 * @param minimum the minimum bet of the table, the unit in which bets astride two cloths are halved
 */
export function gainOfCoup(coup: CoupPlayed, minimum?: Minor, byRules?: Settlement): CoupGain {
  if (coup.totals === undefined) {
    const amount = byRules?.complete === true ? resultOf(byRules) : gainFromBets(coup, minimum);
    return { amount, basis: 'derived' };
  }
  const { collected, paid } = coup.totals;
  return { amount: minorFromWire(collected) - minorFromWire(paid), basis: 'declared' };
}

/** What the bets that played brought the bank: it wins or loses their amount, or leaves them where the coup is tied. */
export function gainFromBets({ bets, results }: CoupPlayed, minimum: Minor | undefined): Minor {
  const sign = { bank: 1n, punto: -1n, tie: 0n, annulled: 0n } as const;
  return sumMinor(
    results.map(
      ({ tableau, winner }) => sign[winner] * sumMinor(bets.map((bet) => playedOn(tableau, bet, minimum))),
    ),
  );
}

function playedOn(tableau: number, bet: Bet, minimum: Minor | undefined): Minor {
  const played = playedOf(bet);
  if (bet.placed !== 'astride') return (bet.tableau ?? 1) === tableau ? played : 0n;
  const unit = minimum !== undefined && minimum > 0n && played % minimum === 0n ? minimum : 1n;
  const onSecond = (played / unit / 2n) * unit;
  return tableau === 2 ? onSecond : played - onSecond;
}

/** What of a stake plays at all: as declared, else half of a bet on the line, else the whole. */
function playedOf({ covered, placed, stake }: Bet): Minor {
  if (covered !== undefined) return minorFromWire(covered);
  return placed === 'on-the-line' ? minorFromWire(stake) / 2n : minorFromWire(stake);
}
