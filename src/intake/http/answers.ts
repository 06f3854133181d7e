import { type DeliveryOutcome, noOutcomes, type OutcomeCounts } from '../delivery-outcome';

/** The HTTP status of a single delivery. */
export const STATUS_OF: Record<DeliveryOutcome['outcome'], number> = {
  stored: 201,
  duplicate: 200,
  conflict: 409,
  quarantined: 202,
  'too-large': 413,
  forbidden: 403,
};

/** What the answer to a single delivery or one item of a batch says besides the outcome. */
export interface BatchAnswer {
  readonly counts: OutcomeCounts;
  readonly receipt?: string;
  readonly outcomes: readonly DeliveryOutcome[];
}

export function batchAnswer(outcomes: readonly DeliveryOutcome[]): BatchAnswer {
  const counts = noOutcomes();
  let receipt: string | undefined;
  for (const outcome of outcomes) {
    counts[outcome.outcome]++;
    if ('receipt' in outcome) receipt = outcome.receipt;
  }
  return { counts, ...(receipt !== undefined && { receipt }), outcomes };
}

/** Too much is waiting to become durable: come again in a moment; nothing was kept. */
export const FULL_ANSWER = {
  code: 'INTAKE_FULL',
  message:
    'Too many events are waiting to be written. Nothing of this request was kept: send it again in a second.',
  messageEs:
    'Hay demasiados eventos en espera de ser escritos. No se ha guardado nada de esta petición: repítala en un segundo.',
};

/** The log cannot be written at the moment. What was answered before stays; a repeat is harmless. */
export const UNAVAILABLE_ANSWER = {
  code: 'EVENT_STORE_UNAVAILABLE',
  message: 'The event log cannot be reached. Send the request again: what is already recorded is recognised.',
  messageEs: 'No se puede acceder al registro de eventos. Repita la petición: lo ya registrado se reconoce.',
};

export const UNKNOWN_CONTENT_TYPE = {
  code: 'UNKNOWN_CONTENT_TYPE',
  message:
    'Events are taken as application/cloudevents+json, application/cloudevents-batch+json or application/x-ndjson: ' +
    'say which one in Content-Type.',
  messageEs:
    'Los eventos se admiten como application/cloudevents+json, application/cloudevents-batch+json o ' +
    'application/x-ndjson: indíquelo en Content-Type.',
};
