import type { Minor } from '../kernel/money';

export interface Purse {
  readonly seat: number;
  readonly stack: Minor;
  /** Put in in this betting round; what others must match. */
  bet: Minor;
  /** Put in in the whole hand, less what came back: antes, live blinds and bets. It decides who can win which pot. */
  put: Minor;
  /** Dead blinds: they belong to the main pot and count towards nothing. */
  dead: Minor;
  /** The seat took part: it posted, bet, checked or folded. */
  inHand: boolean;
  folded: boolean;
  done: boolean;
}

export const freshPurse = (seat: number, stack: Minor): Purse => ({
  seat,
  stack,
  bet: 0n,
  put: 0n,
  dead: 0n,
  inHand: false,
  folded: false,
  done: false,
});

export const contributionOf = (purse: Purse): Minor => purse.put + purse.dead;

export const contendersOf = (purses: Iterable<Purse>): readonly Purse[] =>
  [...purses].filter((purse) => purse.inHand && !purse.folded);
