import type { EventType } from '../../event-contract/catalogue';
import type { Minor } from '../../../kernel/money';

/** What a fact moved on an account in one currency, with all that was reversed and replaced of it. */
export interface PostedMove {
  readonly ofRecord: bigint;
  /** Where the fact stands among those of its casino; absent of one that has no place. */
  readonly place?: string | null;
  readonly type: EventType;
  /** The gaming day of the fact, and that in whose books it counts. */
  readonly gamingDay: string;
  readonly bookingDay: string;
  readonly account: string;
  /** Empty where it stands at none. */
  readonly subLedger: string;
  readonly table: string | null;
  readonly sessionNo: number;
  readonly currency: string;
  /** Debits less credits, minor units. */
  readonly amount: Minor;
}

/** The sum of moves, debits less credits. */
export const sumOfMoves = (moves: readonly PostedMove[]): Minor =>
  moves.reduce((sum, { amount }) => sum + amount, 0n);
