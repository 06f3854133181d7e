import type { LogPlace } from '../event-log/event-store.port';
import type { QuarantineReason } from './reading/quarantine-reasons';
import type { RefusalReason } from './reading/refusals';

interface Named {
  /** As far as the delivery could be read. */
  readonly source?: string;
  readonly id?: string;
}

/** Kept now, or kept before with the same content. */
export interface Kept extends Named {
  readonly outcome: 'stored' | 'duplicate';
  /** A query given this as `waitFor` answers with the event in it. */
  readonly receipt: LogPlace;
}

/** Kept in quarantine, byte for byte, since it could not be kept as its event. */
export interface SetAside extends Named {
  readonly outcome: 'conflict' | 'quarantined';
  readonly reason: QuarantineReason;
  /** JSON pointer to the cause. */
  readonly path: string;
  readonly message: string;
  readonly messageEs: string;
  /** SHA-256 of the delivered bytes: the name of the delivery in quarantine. */
  readonly delivery: string;
  readonly receipt: LogPlace;
}

/** Not kept at all; the sender must act. */
export interface TurnedAway extends Named {
  readonly outcome: 'too-large' | 'forbidden';
  /** Why an event is forbidden: its casino is not the sender's, or no sender may deliver its type. */
  readonly reason?: 'other-casino' | RefusalReason;
  readonly message: string;
  readonly messageEs: string;
}

/** What became of one delivered event. */
export type DeliveryOutcome = Kept | SetAside | TurnedAway;

export const OUTCOMES = ['stored', 'duplicate', 'conflict', 'quarantined', 'too-large', 'forbidden'] as const;

/** How many deliveries met each outcome. */
export type OutcomeCounts = Record<(typeof OUTCOMES)[number], number>;

export const noOutcomes = (): OutcomeCounts => ({
  stored: 0,
  duplicate: 0,
  conflict: 0,
  quarantined: 0,
  'too-large': 0,
  forbidden: 0,
});

/** Whether the event is in the log as an event, now or from before. */
export const isKept = (outcome: DeliveryOutcome): outcome is Kept =>
  outcome.outcome === 'stored' || outcome.outcome === 'duplicate';
