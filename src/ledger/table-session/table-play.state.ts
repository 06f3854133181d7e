import type { BankLife } from '../../games/bank-life';
import type { PokerSession } from '../../games/poker-session';
import type { TableState, TableTerms } from '../../games/round';
import type { ShoeStart, StaffMember, VoidedRound } from '../../games/table-reports';

export interface TermsFromRound {
  readonly fromRound: number;
  readonly isNamed?: true;
  readonly terms: TableTerms;
}

export type VoidableBets = NonNullable<VoidedRound['bets']>;

export interface LastRound {
  readonly roundNo: number;
  readonly bets: VoidableBets;
  /** What lay on the table before it; undefined if that was not known. */
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

/** The last hand of non-banked poker: what a void of it gives back, and what it goes back to. */
export interface LastHand {
  readonly handNo: string;
  readonly game: string;
  readonly bets: VoidableBets;
  readonly players: Readonly<Record<number, string>>;
  readonly before?: TableState;
  readonly pokerBefore?: PokerSession;
}

export interface ShoeInPlay extends ShoeStart {
  readonly shoeNo: number;
  readonly outcomes: readonly unknown[];
}

export interface TablePlay {
  /** In the order in which they came into force; empty until the table reports its opening. */
  readonly terms: readonly TermsFromRound[];
  readonly staff: readonly StaffMember[];
  /** What the last round left on the table; undefined if that is not known, as after a round without its bets. */
  readonly left?: TableState;
  readonly last?: LastRound;
  readonly shoe?: ShoeInPlay;
  readonly banks?: BankLife;
  readonly lastCoup?: LastCoup;
  readonly lastHand?: LastHand;
  readonly poker?: PokerSession;
  readonly sawRoundWithoutBets?: true;
}

export const unknownPlay: TablePlay = { terms: [], staff: [] };

/** The terms on which a round is played: the last that came into force by its number; without a number, the last. */
export const termsOf = ({ terms }: TablePlay, roundNo = Infinity): TableTerms | undefined =>
  terms.findLast(({ fromRound }) => fromRound <= roundNo)?.terms;

/** The terms on which the next hand of non-banked poker is played: the last, or the last that are not for a later hand. */
export const termsOfNextHand = (
  { terms, poker }: TablePlay,
  holds: 'next-hand' | 'at-once',
): TableTerms | undefined => {
  const handNo = (poker?.hands ?? 0) + 1;
  return terms.findLast(
    ({ fromRound, isNamed }) => holds === 'at-once' || isNamed !== true || fromRound <= handNo,
  )?.terms;
};
