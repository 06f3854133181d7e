import { refusalText } from '../words/message';
import deliveries from '../words/refusals/deliveries.json';
import type { CodedRefusal } from '../kernel/words';
import { type DeliveryOutcome, type OutcomeSummary, OutcomeTally } from './delivery-outcome';
import type { Intake } from './intake';
import type { FastifyInstance } from 'fastify';

export const STATUS_OF: Record<DeliveryOutcome['outcome'], number> = {
  stored: 201,
  duplicate: 200,
  conflict: 409,
  quarantined: 202,
  'too-large': 413,
  forbidden: 403,
};

export function batchAnswer(
  outcomes: readonly DeliveryOutcome[],
  intake: Pick<Intake, 'furthest'>,
): OutcomeSummary & { readonly outcomes: readonly DeliveryOutcome[] } {
  const tally = new OutcomeTally(intake);
  for (const outcome of outcomes) tally.enter(outcome);
  return { ...tally.summary, outcomes };
}

export const TRY_AGAIN_AFTER_S = '1';

/** Too much is waiting to become durable: retry in a moment; nothing was kept. */
export const FULL_ANSWER = {
  code: 'INTAKE_FULL',
  ...refusalText(deliveries.answers.INTAKE_FULL),
};

export const STOPPING_ANSWER = {
  code: 'STOPPING',
  ...refusalText(deliveries.answers.STOPPING),
};

export const BROKEN_OFF_ANSWER = {
  code: 'INTERNAL',
  ...refusalText(deliveries.answers.INTERNAL),
};

export const UNKNOWN_CONTENT_TYPE = {
  code: 'UNKNOWN_CONTENT_TYPE',
  ...refusalText(deliveries.answers.UNKNOWN_CONTENT_TYPE),
};

export const unknownEventType = (type: string): CodedRefusal => ({
  code: 'UNKNOWN_EVENT_TYPE',
  ...refusalText(deliveries.answers.UNKNOWN_EVENT_TYPE, { type }),
});

export const UNKNOWN_CONTENT_ENCODING = {
  code: 'UNKNOWN_CONTENT_ENCODING',
  ...refusalText(deliveries.answers.UNKNOWN_CONTENT_ENCODING),
};

export const MOST_EVENTS_PER_BATCH = 10_000;

export const TOO_MANY_EVENTS = {
  code: 'TOO_MANY_EVENTS',
  ...refusalText(deliveries.answers.TOO_MANY_EVENTS, { most: MOST_EVENTS_PER_BATCH }),
};

export const CONTENT_TYPES = {
  single: 'application/cloudevents+json',
  batch: 'application/cloudevents-batch+json',
  ndjson: 'application/x-ndjson',
} as const;

/**
 * Bytes of a single delivery. It is larger than the limit of an event, because white space makes a delivery longer than its
 * stored form.
 */
const SINGLE_LIMIT = 1024 * 1024;
export const BATCH_LIMIT = 16 * 1024 * 1024;

/**
 * Passes the bodies of the three forms on unparsed: bytes for one event and for a batch, the stream itself for
 * newline-delimited events. A parser here would refuse bytes that belong in quarantine.
 */
export function takeRawBodies(server: FastifyInstance): void {
  const asBuffer = { parseAs: 'buffer' as const };
  server.addContentTypeParser(
    CONTENT_TYPES.single,
    { ...asBuffer, bodyLimit: SINGLE_LIMIT },
    (_request, body, done) => done(null, body),
  );
  server.addContentTypeParser(
    CONTENT_TYPES.batch,
    { ...asBuffer, bodyLimit: BATCH_LIMIT },
    (_request, body, done) => done(null, body),
  );
  server.addContentTypeParser(CONTENT_TYPES.ndjson, (_request, payload, done) => done(null, payload));
}
