import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import type { HandPlayed } from './hand.events';
import type { Round } from '../../games/round';
import { roundFromWire } from '../../games/wire';
import { keptBy } from '../../kernel/kept-by';

/** Where the money of one hand came from and went to; all amounts in minor units. */
export interface HandAccount {
  readonly contributed: ReadonlyMap<number, Minor>;
  readonly carriedIn: Minor;
  readonly pot: Minor;
  readonly collected: Minor;
  readonly rake: Minor;
  readonly carriedOut: Minor;
}

export function accountOfHand(hand: HandPlayed): HandAccount {
  return {
    contributed: contributionsOf(hand),
    carriedIn: minorFromWire(hand.carriedIn ?? 0),
    pot: sumMinor(hand.pots.map((pot) => minorFromWire(pot.amount))),
    collected: sumMinor(hand.awards.map((award) => minorFromWire(award.amount))),
    rake: minorFromWire(hand.rake.dropped),
    carriedOut: minorFromWire(hand.carriedOut ?? 0),
  };
}

export function contributionsOf(hand: Pick<HandPlayed, 'actions'>): Map<number, Minor> {
  const contributed = new Map<number, Minor>();
  for (const { seat, action, amount } of hand.actions) {
    const moved = minorFromWire(amount ?? 0);
    const before = contributed.get(seat) ?? 0n;
    contributed.set(seat, action === 'uncalled-returned' ? before - moved : before + moved);
  }
  return contributed;
}

/**
 * A hand as the rules of its game read it: the outcome holds what was played, the declared totals hold pots and
 * awards, which the rules derive for themselves.
 */
export const roundOfHand = keptBy(({ pots, awards, ...played }: HandPlayed): Round =>
  roundFromWire({ bets: [], outcome: played, pots, awards }),
);
