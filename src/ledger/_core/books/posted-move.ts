import type { EventType } from '../../event-contract/catalogue';
import type { Minor } from '../../../kernel/money';

export interface PostedMove {
  readonly ofRecord: bigint;
  readonly source: string;
  readonly eventId: string;
  /** Where the fact stands among those of its casino; absent of one that has no place. */
  readonly place?: string | null;
  readonly type: EventType;
  readonly gamingDay: string;
  readonly bookingDay: string;
  readonly account: string;
  readonly subLedger: string;
  readonly table: string | null;
  readonly sessionNo: number;
  readonly currency: string;
  /** Debits less credits, minor units. */
  readonly amount: Minor;
}

export const sumOfMoves = (moves: readonly PostedMove[]): Minor =>
  moves.reduce((sum, { amount }) => sum + amount, 0n);
