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
  message:
    'Too many events are waiting to be written. Nothing of this request was kept: send it again in a second.',
  messageEs:
    'Hay demasiados eventos en espera de ser escritos. No se ha guardado nada de esta petición: repítala en un segundo.',
};

export const STOPPING_ANSWER = {
  code: 'STOPPING',
  message: 'The service is stopping. Send the rest again, or all of it: recorded events are recognised.',
  messageEs: 'El servicio se está deteniendo. Envíe de nuevo el resto, o todo: lo ya registrado se reconoce.',
};

export const BROKEN_OFF_ANSWER = {
  code: 'INTERNAL',
  message: 'The stream could not be read to its end. Send it again: recorded events are recognised.',
  messageEs: 'No se pudo recibir el flujo hasta el final. Envíelo de nuevo: lo ya registrado se reconoce.',
};

export const UNKNOWN_CONTENT_TYPE = {
  code: 'UNKNOWN_CONTENT_TYPE',
  message:
    'Events are accepted as application/cloudevents+json, application/cloudevents-batch+json or application/x-ndjson: ' +
    'state one of these in Content-Type.',
  messageEs:
    'Los eventos se admiten como application/cloudevents+json, application/cloudevents-batch+json o ' +
    'application/x-ndjson: indíquelo en Content-Type.',
};

export const unknownEventType = (type: string): CodedRefusal => ({
  code: 'UNKNOWN_EVENT_TYPE',
  message: `There is no event type ${type}. The types are listed in docs/events.`,
  messageEs: `No existe el tipo de evento ${type}. Los tipos figuran en docs/events.`,
});

export const UNKNOWN_CONTENT_ENCODING = {
  code: 'UNKNOWN_CONTENT_ENCODING',
  message: 'No body is accepted compressed: omit Content-Encoding.',
  messageEs: 'Los cuerpos se admiten sin comprimir: omita Content-Encoding.',
};

export const MOST_EVENTS_PER_BATCH = 10_000;

export const TOO_MANY_EVENTS = {
  code: 'TOO_MANY_EVENTS',
  message:
    `A batch contains at most ${MOST_EVENTS_PER_BATCH} events; nothing of this one was kept. ` +
    'Send more as application/x-ndjson.',
  messageEs:
    `Un lote trae ${MOST_EVENTS_PER_BATCH} eventos como máximo; de este no se ha guardado nada. ` +
    'Envíe más como application/x-ndjson.',
};

export const CONTENT_TYPES = {
  single: 'application/cloudevents+json',
  batch: 'application/cloudevents-batch+json',
  ndjson: 'application/x-ndjson',
} as const;

/** White space may make a delivery longer than the stored form of its event. */
const SINGLE_LIMIT = 1024 * 1024;
export const BATCH_LIMIT = 16 * 1024 * 1024;

/**
 * Hands the bodies of the three forms on as they came: bytes for one event and for a batch, the stream itself for
 * newline-delimited events. What they mean is for the reading of a delivery to say, not for a parser.
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
