import type { Minor } from '../../../kernel/money';

/** What a seat has in the pots of one hand, in minor units, before anything uncalled goes back. */
export interface SeatStake {
  readonly seat: number;
  /** What counts for which pots the seat can win: bets, calls, live blinds, antes of which one was short. */
  readonly live: Minor;
  /** What belongs to the main pot and counts for no other: dead blinds, antes that are equal or that one pays for all. */
  readonly dead: Minor;
  /** Still in the hand at its end: did not fold. */
  readonly contends: boolean;
}

export interface UncalledBet {
  readonly seat: number;
  readonly amount: Minor;
}

/**
 * What goes back before the pots are made: where one seat alone has put in most, all that lies above the next one,
 * whether that one folded or not. Money of a seat that folded itself stays.
 */
export function uncalledBetOf(stakes: readonly SeatStake[]): UncalledBet | undefined {
  const [highest, next] = [...stakes].sort((one, other) => (one.live < other.live ? 1 : -1));
  const amount = (highest?.live ?? 0n) - (next?.live ?? 0n);
  if (highest === undefined || !highest.contends || amount <= 0n) return undefined;
  return { seat: highest.seat, amount };
}

export const withoutUncalled = (
  stakes: readonly SeatStake[],
  uncalled: UncalledBet | undefined,
): readonly SeatStake[] =>
  stakes.map((stake) =>
    stake.seat === uncalled?.seat ? { ...stake, live: stake.live - uncalled.amount } : stake,
  );
