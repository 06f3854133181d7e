import type { FastifyInstance } from 'fastify';

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
