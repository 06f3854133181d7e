import type { SecurityEntry } from '../security-log/security-entry';
import { type LogPosition, MAX_EVENT_BYTES } from '../event-log/event-store.port';
import type { QuarantineReason, RefusalReason } from './explanations';
import type { MissingRight } from './reporting-rights';

export interface Named {
  readonly source?: string;
  readonly id?: string;
}

export interface Kept extends Named {
  readonly outcome: 'stored' | 'duplicate';
  /** A query with this as `waitFor` includes the event. */
  readonly receipt: LogPosition;
}

export interface SetAside extends Named {
  readonly outcome: 'conflict' | 'quarantined';
  readonly reason: QuarantineReason;
  /** JSON pointer to the cause. */
  readonly path: string;
  readonly message: string;
  readonly messageEs: string;
  /** SHA-256 of the delivered bytes: the name of the delivery in quarantine. */
  readonly delivery: string;
  readonly receipt: LogPosition;
}

export interface TurnedAway extends Named {
  readonly outcome: 'too-large' | 'forbidden';
  /** Why an event is forbidden: its sender lacks the right, or no sender may deliver its type. */
  readonly reason?: MissingRight | RefusalReason;
  readonly message: string;
  readonly messageEs: string;
}

export type DeliveryOutcome = Kept | SetAside | TurnedAway;

export const OUTCOMES = ['stored', 'duplicate', 'conflict', 'quarantined', 'too-large', 'forbidden'] as const;

export type OutcomeCounts = Record<(typeof OUTCOMES)[number], number>;

export const noOutcomes = (): OutcomeCounts => ({
  stored: 0,
  duplicate: 0,
  conflict: 0,
  quarantined: 0,
  'too-large': 0,
  forbidden: 0,
});

export const isKept = (outcome: DeliveryOutcome): outcome is Kept =>
  outcome.outcome === 'stored' || outcome.outcome === 'duplicate';

export function forbiddenDelivery(
  { source = '', reason }: TurnedAway,
  { credentialId: credential }: { readonly credentialId: string },
): SecurityEntry {
  const [, casino] = /^\/casinos\/([^/]*)/.exec(source) ?? [];
  return {
    kind: 'delivery.forbidden',
    credential,
    casino,
    details: { source, ...(reason !== undefined && { reason }) },
  };
}

export class IntakeStopping extends Error {
  override readonly name = 'IntakeStopping';

  constructor() {
    super('the service is stopping');
  }
}

export function unlessStopping<Answer>(promise: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new IntakeStopping());
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

export const tooLarge = (size: number): TurnedAway => ({
  outcome: 'too-large',
  message: `The event has ${size} bytes; at most ${MAX_EVENT_BYTES} are kept. Report it in smaller parts.`,
  messageEs: `El evento ocupa ${size} bytes; se admiten ${MAX_EVENT_BYTES} como máximo. Comuníquelo en partes menores.`,
});
