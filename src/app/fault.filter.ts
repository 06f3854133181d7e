import { refusalText } from '../words/message';
import http from '../words/refusals/http.json';
import type { CodedRefusal } from '../kernel/words';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { spanishOf } from '../api/coded-error';
import { isAccessRefusal, noteRefusal, whoIn } from '../access/doorkeeper';
import { SecurityLog } from '../security-log/security-log';
import { isRefusedWrite } from './database/read-only-server';
import { describeFault } from './graphql-fault-log';
import { UNAVAILABLE_ANSWER } from '../event-log/event-store.port';
import { TOO_MANY_OPERATIONS } from '../api/snapshot/operation-context';

const isRefusal = (body: unknown): body is CodedRefusal =>
  body !== null && typeof body === 'object' && 'code' in body && 'message' in body && 'messageEs' in body;

export const LONGEST_PART = 200;

const pathOf = ({ url }: RequestLine): string => {
  const path = url.split('?', 1)[0]!;
  return path.length > 100 ? `${path.slice(0, 100)}…` : path;
};

const longestPartOf = ({ url }: RequestLine): number =>
  Math.max(
    ...url
      .split('?', 1)[0]!
      .split('/')
      .map((part) => part.length),
  );

export const TOO_MANY_REQUESTS: CodedRefusal = {
  code: 'TOO_MANY_OPERATIONS',
  message: TOO_MANY_OPERATIONS.en,
  messageEs: TOO_MANY_OPERATIONS.es,
};

const STANDARD_ANSWERS: Readonly<Record<number, CodedRefusal | ((asked: RequestLine) => CodedRefusal)>> = {
  400: {
    code: 'MALFORMED_REQUEST',
    ...refusalText(http.MALFORMED_REQUEST),
  },
  404: (asked) => ({
    code: 'NOT_FOUND',
    ...refusalText(http.NOT_FOUND, { method: asked.method, address: pathOf(asked) }),
  }),
  413: {
    code: 'BODY_TOO_LARGE',
    ...refusalText(http.BODY_TOO_LARGE),
  },
  414: (asked) => ({
    code: 'ADDRESS_TOO_LONG',
    ...refusalText(http.ADDRESS_TOO_LONG, { length: longestPartOf(asked), most: LONGEST_PART }),
  }),
  415: {
    code: 'UNKNOWN_CONTENT_TYPE',
    ...refusalText(http.UNKNOWN_CONTENT_TYPE),
  },
  429: TOO_MANY_REQUESTS,
  500: {
    code: 'INTERNAL',
    ...refusalText(http.INTERNAL),
  },
};

/**
 * Gives every refusal and every fault over HTTP one form, and logs the faults. What GraphQL resolvers throw is
 * answered by GraphQL.
 */
@Catch()
export class FaultFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  constructor(private readonly securityLog: SecurityLog) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    if (host.getType<string>() !== 'http') throw thrown;
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { status, body } = answerTo(thrown, request);
    if (isAccessRefusal(body)) noteRefusal(this.securityLog, body, request);
    else if (status === 401)
      this.securityLog.note({ kind: 'sign-in.failed', ...whoIn(request), details: { code: body.code } });
    if (status >= 500) this.log(request, thrown, { status, code: body.code });
    if (!reply.sent) void reply.status(status).send(body);
    else if (!reply.raw.writableEnded) reply.raw.destroy();
  }

  private log(
    { method, url }: FastifyRequest,
    thrown: unknown,
    { status, code }: { status: number; code: string },
  ): void {
    const what = `${method} ${url.split('?', 1)[0]} ${status} ${code}`;
    if (status === 500) this.logger.error(`${what} ${describeFault(thrown)}`);
    else this.logger.warn(what);
  }
}

interface RequestLine {
  readonly method: string;
  readonly url: string;
}

export function answerTo(
  thrown: unknown,
  asked: RequestLine,
): { readonly status: number; readonly body: CodedRefusal } {
  const faulty = faultyInput(thrown);
  if (faulty !== undefined) return { status: 400, body: faulty };
  if (isRefusedWrite(thrown)) return { status: 503, body: UNAVAILABLE_ANSWER };
  const status = statusOf(thrown);
  const own = thrown instanceof HttpException ? thrown.getResponse() : undefined;
  return { status, body: isRefusal(own) ? own : standardAnswer(status, asked) };
}

/** Pipes look at the arguments of every entrance, and throw what GraphQL answers. */
function faultyInput(thrown: unknown): CodedRefusal | undefined {
  if (!(thrown instanceof GraphQLError)) return undefined;
  const { message, extensions } = thrown;
  if (extensions['code'] !== 'BAD_USER_INPUT') return undefined;
  return { code: 'MALFORMED_REQUEST', message, messageEs: spanishOf(extensions) };
}

/** The framework and its HTTP server throw errors that carry the status to be answered with. */
function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const { statusCode } = (thrown ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}

function standardAnswer(status: number, asked: RequestLine): CodedRefusal {
  const of = STANDARD_ANSWERS[status] ?? (status < 500 ? STANDARD_ANSWERS[400]! : STANDARD_ANSWERS[500]!);
  return typeof of === 'function' ? of(asked) : of;
}
