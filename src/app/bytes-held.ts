import type { CodedRefusal } from '../kernel/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recognisedIn } from '../access/credentials';
import { DOCUMENTS } from '../exports/documents.controller';
import { FULL_ANSWER, TRY_AGAIN_AFTER_S, BATCH_LIMIT, CONTENT_TYPES } from '../intake/answers';
import { MOST_SHEET_BODY, SHEET_ADDRESSES } from '../intake/sheets/entrance/sheets.controller';
import { MOST_BYTES } from '../ledger/documents/document.events';
import { TOO_MANY_REQUESTS } from './fault.filter';

export const EVENTS = '/v1/events';
export const GRAPHQL = '/graphql';

const MEGABYTE = 1024 * 1024;

/** The most bytes that one credential may occupy: bodies being sent and answers not yet taken, together. */
const MOST_OF_CREDENTIAL = 64 * MEGABYTE;
const MOST_IN_ALL = 512 * MEGABYTE;

const SMALL = 64 * 1024;

/** The time limit of a body; the largest one takes half of it over a mobile line. A stream of events has no limit. */
export const BODY_TIMEOUT_MS = 240_000;

type Release = () => void;

/** Counts the bytes of bodies and answers that the service holds for each credential, so that none fills the memory. */
export class BytesHeld {
  private readonly ofCredential = new Map<string, number>();
  private inAll = 0;

  /** @returns undefined if the credential holds too many; a credential that holds none may hold one of any size */
  take(credential: string, bytes: number): Release | undefined {
    const held = this.ofCredential.get(credential) ?? 0;
    if (held > 0 && held + bytes > MOST_OF_CREDENTIAL) return undefined;
    if (this.inAll > 0 && this.inAll + bytes > MOST_IN_ALL) return undefined;
    this.add(credential, bytes);
    return () => this.add(credential, -bytes);
  }

  private add(credential: string, bytes: number): void {
    const held = (this.ofCredential.get(credential) ?? 0) + bytes;
    if (held === 0) this.ofCredential.delete(credential);
    else this.ofCredential.set(credential, held);
    this.inAll += bytes;
  }
}

/** Refuses the body of a credential that holds too much already, before it is read. */
export function refuseTooMuch(
  request: FastifyRequest,
  reply: FastifyReply,
  { held, credential }: { readonly held: BytesHeld; readonly credential: string },
): FastifyReply | undefined {
  const release = held.take(credential, mostOf(request));
  if (release !== undefined) {
    reply.raw.once('close', release);
    return undefined;
  }
  void reply.header('retry-after', TRY_AGAIN_AFTER_S);
  // A sender of events knows this answer and sends the same events again.
  const isDelivery = request.routeOptions.url === EVENTS;
  return reply
    .status(isDelivery ? 503 : 429)
    .send(isDelivery ? FULL_ANSWER : toldTo(request, TOO_MANY_REQUESTS));
}

export function toldTo({ routeOptions: { url } }: FastifyRequest, refusal: CodedRefusal): object {
  const { code, message, messageEs } = refusal;
  return url === GRAPHQL ? { errors: [{ message, extensions: { code, messageEs } }] } : refusal;
}

const OF_ADDRESS: Readonly<Record<string, number | undefined>> = {
  [DOCUMENTS]: MOST_BYTES,
  ...Object.fromEntries(SHEET_ADDRESSES.map((address) => [address, MOST_SHEET_BODY])),
};

/** The largest size of a body; for a stream of events, of the portion held at a time. */
function mostOf({ headers, routeOptions: { url } }: FastifyRequest): number {
  const type = headers['content-type'] ?? '';
  const ofKind = OF_ADDRESS[url ?? ''] ?? (type.startsWith(CONTENT_TYPES.batch) ? BATCH_LIMIT : MEGABYTE);
  const told = headers['content-length'];
  return told === undefined ? ofKind : Math.min(Number(told), ofKind);
}

/** Limits large answers that wait in memory: none are made for a credential that does not take its answers. */
export function limitAnswers(fastify: FastifyInstance, held: BytesHeld): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const credential = recognisedIn(request)?.credentialId;
    const bytes = sizeOf(payload);
    const release =
      credential === undefined || bytes < SMALL ? () => undefined : held.take(credential, bytes);
    if (release !== undefined) {
      reply.raw.once('close', release);
      return done(null, payload);
    }
    for (const name of Object.keys(reply.getHeaders())) if (isOfAnswer(name)) void reply.removeHeader(name);
    void reply.status(429).header('retry-after', TRY_AGAIN_AFTER_S).type('application/json');
    return done(null, JSON.stringify(toldTo(request, TOO_MANY_REQUESTS)));
  });
}

const isOfAnswer = (name: string): boolean => /^(content-(length|disposition)|repr-digest|link)$/.test(name);

const sizeOf = (payload: unknown): number =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;

/** Ends the connection of a client that sends its body too slowly. */
export function limitBodyTime({ headers, raw }: FastifyRequest): void {
  const isStream = headers['content-type']?.startsWith(CONTENT_TYPES.ndjson) === true;
  if (raw.complete || isStream) return;
  const late = setTimeout(() => raw.destroy(), BODY_TIMEOUT_MS).unref();
  const clear = (): void => clearTimeout(late);
  raw.once('end', clear).once('close', clear);
}
