import type { Minor } from '../kernel/money';

/** What one seat has in play. */
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
  /** Nothing more can be put in: all-in, or at the cap of the game. */
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

/** Everything a seat has put in and not got back. */
export const contributionOf = (purse: Purse): Minor => purse.put + purse.dead;

/** The seats that can still win something. */
export const contendersOf = (purses: Iterable<Purse>): readonly Purse[] =>
  [...purses].filter((purse) => purse.inHand && !purse.folded);
