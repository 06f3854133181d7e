import { setMaxListeners } from 'node:events';
import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { BadRequestException, NotFoundException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type AccessRefusal,
  asGraphQLError,
  asHttpException,
  permissionMissing,
  TOO_MANY_FAILURES,
} from '../access/access-refusal';
import { recognisedIn } from '../access/credentials';
import { type Doorkeeper, isAccessRefusal, noteRefusal, whoIn } from '../access/doorkeeper';
import { FailedAttempts } from '../access/failed-attempts';
import { EXTRA_HEADERS } from '../access/permission.guard';
import type { Permission } from '../access/permissions';
import { may, type Principal, within } from '../access/principal';
import { DOCUMENTS, uploadRefusal } from '../exports/documents.controller';
import { UNKNOWN_CONTENT_ENCODING } from '../intake/answers';
import { SHEET_ADDRESSES } from '../intake/sheets/entrance/sheets.controller';
import { REPORTS_NOTHING, reportsNothing } from '../intake/reporting-rights';
import { BytesHeld, EVENTS, GRAPHQL, limitAnswers, limitBodyTime, refuseTooMuch, toldTo } from './bytes-held';
import { answerTo } from './fault.filter';
import type { TrustedProxies } from './trusted-proxies';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** Settings of the HTTP server: a client that sends nothing, or headers by the byte, keeps no connection. */
export const SERVER_TIMEOUTS = {
  /** Nothing was sent or received; streams and subscriptions set their own. */
  connectionTimeout: 60_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
} as const;

/** A client that does not finish the handshake of TLS keeps no connection either. */
export const HANDSHAKE_TIMEOUT_MS = 15_000;

/** A casino has fewer clients. The connections of trusted proxies are not counted: they carry those of all clients. */
export const CONNECTIONS_PER_ADDRESS = 500;

/**
 * An address that fails too often is answered late: who asks again at once would occupy the service with refusals. The
 * limit of its connections then limits its requests, to a hundred a second.
 */
export const REFUSED_AFTER_MS = 5_000;

/** Routes with bodies of their own size; who may send one is asked first. By the route, since an address can be spelled in many ways. */
const OWN_SIZE: ReadonlySet<string | undefined> = new Set([
  ...[EVENTS, GRAPHQL, DOCUMENTS],
  ...SHEET_ADDRESSES,
]);

/** The largest body of other routes, in bytes; they read a code or the answer of a passkey. */
const MOST_OF_OTHERS = 64 * 1024;

/** Limits what a client costs before it has shown a valid key. */
export function protectServer(
  fastify: FastifyInstance,
  connectionsPerAddress: number,
  { doorkeeper, proxies }: { readonly doorkeeper: Doorkeeper; readonly proxies: TrustedProxies },
): void {
  const closeHeld = limitConnections(fastify.server, connectionsPerAddress, proxies);
  const attempts = new FailedAttempts();
  const held = new BytesHeld();
  limitAnswers(fastify, held);
  continueWhenAllowed(fastify.server);
  const { log } = doorkeeper;
  const ending = new AbortController();
  setMaxListeners(0, ending.signal);
  // Delayed refusals do not keep the service from stopping.
  fastify.addHook('preClose', (done) => {
    ending.abort();
    closeHeld();
    done();
  });
  fastify.addHook('onRoute', (route) => {
    if (!OWN_SIZE.has(route.url)) route.bodyLimit = MOST_OF_OTHERS;
  });
  fastify.addHook('onRequest', async (request, reply) => {
    const refusedFor = (): number | undefined => attempts.refusedFor(request.ip, doorkeeper.shownIn(request));
    if (refusedFor() !== undefined) {
      noteRefusal(log, TOO_MANY_FAILURES, request);
      await sleep(REFUSED_AFTER_MS, undefined, { signal: ending.signal }).catch(() => undefined);
      return refuse(request, reply.header('retry-after', refusedFor() ?? 1), TOO_MANY_FAILURES);
    }
    // No name holds U+0000, and a database cannot be asked for a text that does.
    if (request.url.includes('%00'))
      return reply.status(400).send(answerTo(new BadRequestException(), request).body);
    const refused = await refuseBody(request, reply, { doorkeeper, held });
    if (refused !== undefined || !hasBody(request)) return refused;
    if (isEncoded(request)) return reply.status(415).send(toldTo(request, UNKNOWN_CONTENT_ENCODING));
    limitBodyTime(request);
    // A client that sends `Expect: 100-continue` is answered only after its credential is known.
    if (request.headers.expect !== undefined) reply.raw.writeContinue();
    return undefined;
  });
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    leaveUnread(request, reply);
    done();
  });
  fastify.addHook('onResponse', (request, { statusCode }, done) => {
    const shown = doorkeeper.shownIn(request);
    if (statusCode === 401) attempts.failed(request.ip);
    // Public pages are answered whatever key the request has, so the answer says nothing about the key.
    else if (shown !== undefined && recognisedIn(request) !== undefined) {
      const isNew = attempts.succeeded(shown, request.ip);
      if (isNew) log.note({ kind: 'sign-in.succeeded', ...whoIn(request) });
    }
    done();
  });
}

/** Refuses a request before its body is read: without a valid credential, permission or route. */
async function refuseBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { doorkeeper, held }: { readonly doorkeeper: Doorkeeper; readonly held: BytesHeld },
): Promise<FastifyReply | undefined> {
  if (request.is404) {
    const { status, body } = answerTo(new NotFoundException(), request);
    return hasBody(request) ? reply.status(status).send(body) : undefined;
  }
  const { url } = request.routeOptions;
  if (request.method !== 'POST' || !OWN_SIZE.has(url)) return undefined;
  const shown = await doorkeeper.authenticate(request);
  if (!shown.ok) return refuse(request, reply, shown.refusal);
  const sent = { doorkeeper, sender: shown.value };
  const refused = REFUSE[url!]?.(request, reply, sent);
  return refused ?? refuseTooMuch(request, reply, { held, credential: shown.value.credentialId });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Bytes are kept as delivered; compressed bytes are not what the sender means. */
const isEncoded = ({ headers }: FastifyRequest): boolean =>
  !['', 'identity'].includes((headers['content-encoding'] ?? '').trim().toLowerCase());

interface Sent {
  readonly doorkeeper: Doorkeeper;
  readonly sender: Principal;
}

function refuseWithout(
  permission: Permission,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
  { doorkeeper: { log }, sender }: Sent,
): FastifyReply | undefined {
  if (may(sender, permission)) return undefined;
  const refusal = permissionMissing(permission, sender.kind);
  noteRefusal(log, refusal, request);
  return refuse(request, reply, refusal);
}

/** A document of a sender who may attach none, for a casino that is closed to them, or too large. */
function refuseDocument(request: FastifyRequest, reply: FastifyReply, sent: Sent): FastifyReply | undefined {
  const refused = refuseWithout('documents:attach', [request, reply], sent);
  if (refused !== undefined) return refused;
  const why = uploadRefusal(request, within(sent.sender, 'documents:attach'));
  if (why === undefined) return undefined;
  const { status, body } = answerTo(why, request);
  if (isAccessRefusal(body)) noteRefusal(sent.doorkeeper.log, body, request);
  return reply.status(status).send(body);
}

/** Refuses a delivery of a sender that may report nothing. */
function refuseReport(request: FastifyRequest, reply: FastifyReply, sent: Sent): FastifyReply | undefined {
  const refused = refuseWithout('events:record', [request, reply], sent);
  if (refused !== undefined) return refused;
  const { doorkeeper, sender } = sent;
  const { log } = doorkeeper;
  if (!reportsNothing(sender)) return undefined;
  log.note({ kind: 'delivery.forbidden', ...whoIn(request), details: { reason: REPORTS_NOTHING.reason } });
  return reply.status(403).send({ outcome: 'forbidden', ...REPORTS_NOTHING });
}

/** Refuses a sheet of a sender that may import none. */
const refuseSheet: typeof refuseReport = (request, reply, sent) =>
  refuseWithout('sheets:import', [request, reply], sent);

const REFUSE: Readonly<Record<string, typeof refuseReport | undefined>> = {
  ...Object.fromEntries(SHEET_ADDRESSES.map((address) => [address, refuseSheet])),
  [EVENTS]: refuseReport,
  [DOCUMENTS]: refuseDocument,
};

/** Without this Node answers `100 Continue` by itself, to anybody and before any header is looked at. */
function continueWhenAllowed(server: Server): void {
  server.on('checkContinue', (request, answer) => server.emit('request', request, answer));
}

/** Answers a refusal before a handler runs, in the form of the route: GraphQL has its own. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: AccessRefusal): FastifyReply {
  const { status, body } = answerTo(asHttpException(refusal), request);
  const extra = EXTRA_HEADERS[status];
  if (extra) void reply.header(...extra);
  const isGraphql = request.routeOptions.url === GRAPHQL;
  return reply.status(status).send(isGraphql ? { errors: [asGraphQLError(refusal).toJSON()] } : body);
}

/** How long a client that is still sending has to read its refusal before the connection is reset. */
const TIME_TO_READ_MS = 1_000;

/** The connection of a client that is answered before its body was read ends with the answer. */
function leaveUnread({ raw: { complete, socket } }: FastifyRequest, reply: FastifyReply): void {
  if (complete) return;
  void reply.header('connection', 'close');
  socket.destroySoon = () => {
    // Not at once: the server itself is about to read on what it would throw away.
    setImmediate(() => socket.pause());
    const end = setTimeout(() => socket.destroy(), TIME_TO_READ_MS);
    socket.once('close', () => clearTimeout(end));
  };
}

/** This many connections beyond the limits of their addresses are kept until they end; further ones are closed at once. */
const MOST_HELD = 1_000;

/**
 * Closes what an address opens beyond its limit; late and without reading it, since a client that opens the next one as soon as
 * one is closed would occupy the service with opening and closing.
 * @returns closes at once what still waits
 */
function limitConnections(server: Server, most: number, proxies: TrustedProxies): () => void {
  const open = new Map<string, number>();
  const held = new Set<Socket>();
  const hold = (socket: Socket): void => {
    const end = setTimeout(() => socket.destroy(), held.size < MOST_HELD ? REFUSED_AFTER_MS : 0);
    held.add(socket.on('error', () => undefined));
    socket.once('close', () => {
      clearTimeout(end);
      held.delete(socket);
    });
  };
  const isBeyond = (socket: Socket): boolean => {
    const address = socket.remoteAddress ?? '';
    if (proxies.includes(address)) return false;
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) return true;
    open.set(address, count);
    socket.once('close', () => {
      const left = open.get(address)! - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    return false;
  };
  const readers = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection').on('connection', (socket) => {
    if (isBeyond(socket)) hold(socket);
    else for (const read of readers) read.call(server, socket);
  });
  return () => {
    for (const socket of held) socket.destroy();
  };
}

/**
 * The headers of every answer: those that keep a browser from doing harm with it, and that figures are for who asked
 * for them now, and for no cache on the way. They are the same each time, so they are calculated once.
 */
export function fixedHeaders(): ReadonlyMap<string, string> {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  PROTECTION(request, answer, () => undefined);
  answer.setHeader('cache-control', 'no-store');
  return new Map(Object.entries(answer.getHeaders() as Record<string, string>));
}

const PROTECTION = helmet({
  contentSecurityPolicy: {
    // The service speaks plain HTTP: a browser told to upgrade would find nothing of the page on another machine.
    directives: { 'style-src': [`'self'`], 'upgrade-insecure-requests': null },
  },
});
