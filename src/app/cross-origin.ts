import cors from '@fastify/cors';
import { BadRequestException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FOREIGN_PAGE, originNotAllowed } from '../access/access-refusal';
import { type Doorkeeper, noteRefusal } from '../access/doorkeeper';
import type { Site } from '../people/sign-in/site';
import { tidied } from '../security-log/security-entry';
import type { AllowedOrigins } from './allowed-origins';
import { answerTo } from './fault.filter';
import { refuse } from './http-protection';

/** What a page of a listed origin may send. No cookie: browsers send cookies only where an answer allows credentials. */
const ASKS = ['authorization', 'content-type', 'apollo-require-preflight', 'accept-language', 'traceparent'];

/** What it may read of an answer besides the headers that every page may read. */
const READS = ['retry-after', 'www-authenticate', 'content-disposition', 'repr-digest', 'link'];

/** A browser asks again after this, so an origin that is taken from the list is refused within ten minutes. */
const PREFLIGHT_SECONDS = 600;

interface OriginChecks {
  readonly origins: AllowedOrigins;
  readonly site: Site;
  readonly doorkeeper: Doorkeeper;
}

/**
 * Refuses what pages of other origins send, and lets those of listed origins read answers (CORS). A listed origin opens nothing by
 * itself: its page shows a key as every program does. The cookie of a session is valid for pages of the service only.
 */
export async function limitOrigins(fastify: FastifyInstance, checks: OriginChecks): Promise<void> {
  const { origins } = checks;
  fastify.addHook('onRequest', (request, reply, done) => {
    const sent = refuseForeign(request, reply, checks) ?? refuseHalfPreflight(request, reply, origins);
    if (sent === undefined) done();
  });
  if (origins.areNone) return;
  await fastify.register(cors, {
    origin: (origin, take) => take(null, origins.isListed(origin) ? origin : false),
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ASKS,
    exposedHeaders: READS,
    maxAge: PREFLIGHT_SECONDS,
  });
  fastify.addHook('onRequest', (_request, reply, done) => {
    // Streams bypass the headers of `reply`.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (name.startsWith('access-control-') || name === 'vary') reply.raw.setHeader(name, value!);
    done();
  });
}

function refuseForeign(
  request: FastifyRequest,
  reply: FastifyReply,
  { origins, site, doorkeeper }: OriginChecks,
): FastifyReply | undefined {
  const { headers } = request;
  const origin = origins.foreignIn(headers);
  if (origin === undefined || isProgram(request)) return undefined;
  const hasCookie = (['session', 'tablet', 'departure'] as const).some(
    (of) => site.cookieOf(request, of) !== undefined,
  );
  const refusal = hasCookie ? FOREIGN_PAGE : originNotAllowed(tidied(origin));
  noteRefusal(doorkeeper.log, refusal, request);
  return refuse(request, reply, refusal);
}

/**
 * Whether a program and no page of a browser sent the request. A program may write any `Origin`, so its key alone lets it in. A page
 * cannot pass for a program: its browser sends `Sec-Fetch-Site`, and asks by a preflight before it sends a key to another origin.
 */
const isProgram = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined && headers['sec-fetch-site'] === undefined;

/** A preflight names the method; one that does not would be answered with a bare text. */
function refuseHalfPreflight(
  request: FastifyRequest,
  reply: FastifyReply,
  origins: AllowedOrigins,
): FastifyReply | undefined {
  const { method, headers } = request;
  if (method !== 'OPTIONS' || !origins.isListed(headers.origin)) return undefined;
  if (headers['access-control-request-method'] !== undefined) return undefined;
  const { status, body } = answerTo(new BadRequestException(), request);
  return reply.status(status).send(body);
}
