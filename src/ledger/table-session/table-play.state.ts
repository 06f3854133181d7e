import type { BankLife } from '../../games/bank-life';
import type { PokerSession } from '../../games/poker-session';
import type { TableState, TableTerms } from '../../games/round';
import type { ShoeStart, StaffMember, VoidedRound } from '../../games/table-reports';

/** The terms of a table from a round on. */
export interface TermsFromRound {
  readonly fromRound: number;
  /** Whether whoever changed them named that round. */
  readonly isNamed?: true;
  readonly terms: TableTerms;
}

/** The bets of a round, as far as its void is held against them. */
export type VoidableBets = NonNullable<VoidedRound['bets']>;

/** The last round that was judged: what the next one goes on from, and what a void of it goes back to. */
export interface LastRound {
  readonly roundNo: number;
  readonly bets: VoidableBets;
  /** What lay on the table before it; undefined where that was not known. */
  readonly before?: TableState;
}

/** The last coup against a player's bank, if nothing else was reported of the bank since: what a void goes back to. */
export interface LastCoup {
  readonly shoeNo: number;
  readonly coupNo: number;
  readonly bets: VoidableBets;
  readonly banks: BankLife;
  readonly left?: TableState;
}

/** The last hand of circle poker: what a void of it gives back, and what it goes back to. */
export interface LastHand {
  readonly handNo: string;
  readonly game: string;
  /** What each seat risked in it. */
  readonly bets: VoidableBets;
  /** By seat, where he is named. */
  readonly players: Readonly<Record<number, string>>;
  readonly before?: TableState;
  readonly pokerBefore?: PokerSession;
}

/** The shoe in play. */
export interface ShoeInPlay extends ShoeStart {
  readonly shoeNo: number;
  /** The outcome of each of its rounds so far, as reported. */
  readonly outcomes: readonly unknown[];
}

/** What is known of the play at a table in one session: what the rules of its game are applied to. */
export interface TablePlay {
  /** In the order in which they came into force; empty until the table reports its opening. */
  readonly terms: readonly TermsFromRound[];
  readonly staff: readonly StaffMember[];
  /** What the last round left on the table; undefined where that is not known, as after a round without its bets. */
  readonly left?: TableState;
  readonly last?: LastRound;
  readonly shoe?: ShoeInPlay;
  /** The life of the players' banks. */
  readonly banks?: BankLife;
  readonly lastCoup?: LastCoup;
  readonly lastHand?: LastHand;
  /** Circle poker: the session so far. */
  readonly poker?: PokerSession;
  /** A round was reported with its result but without its bets. */
  readonly sawRoundWithoutBets?: true;
}

export const unknownPlay: TablePlay = { terms: [], staff: [] };

/** The terms on which a round is played: the last that came into force by its number; without a number, the last. */
export const termsOf = ({ terms }: TablePlay, roundNo = Infinity): TableTerms | undefined =>
  terms.findLast(({ fromRound }) => fromRound <= roundNo)?.terms;

/** The terms on which the next hand of circle poker is played: the last, or the last that are not for a later hand. */
export const termsOfNextHand = (
  { terms, poker }: TablePlay,
  holds: 'next-hand' | 'at-once',
): TableTerms | undefined => {
  const handNo = (poker?.hands ?? 0) + 1;
  return terms.findLast(
    ({ fromRound, isNamed }) => holds === 'at-once' || isNamed !== true || fromRound <= handNo,
  )?.terms;
};
