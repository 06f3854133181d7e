import { lookup } from 'node:dns';
import {
  type ClientRequest,
  type IncomingMessage,
  request as requestPlain,
  type RequestOptions,
} from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { RELEASE } from '../../kernel/release';
import type { Notice } from './notice';
import type { ReceiverNetworks } from './receiver-networks';

/** What came of sending a notice once. `answer` says it in a few words, without an address or a secret. */
export interface PostOutcome {
  readonly isAccepted: boolean;
  /** The receiver says that it wants nothing more, ever (410). */
  readonly isGone: boolean;
  readonly answer: string;
}

export interface PostTo {
  readonly url: string;
  /** The secrets that sign, as `whsec_…`: two while a renewed one overlaps. */
  readonly secrets: readonly string[];
  readonly networks: ReceiverNetworks;
  readonly answerWithinMs: number;
  readonly now: Date;
}

/** Headers of an answer that are larger are not read; the body of an answer never is. */
const LARGEST_HEADERS = 16 * 1024;

class NotAllowed extends Error {}

/** Checks what a name resolves to at the moment it is connected to, so that no later answer of a name server is used. */
const guardedLookup =
  (networks: ReceiverNetworks, isPlain: boolean): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (failure, addresses) => {
      if (failure !== null) return done(failure, '');
      const refusal = addresses.map(({ address }) => networks.refusal(address, isPlain)).find(Boolean);
      if (refusal !== undefined) return done(new NotAllowed(refusal), '');
      const [first] = addresses;
      if (options.all === true) return done(null, addresses);
      return done(null, first!.address, first!.family);
    });
  };

/** The headers of the Standard Webhooks specification. */
export function signedHeaders(
  { id }: Pick<Notice, 'id'>,
  body: string,
  { secrets, now }: Pick<PostTo, 'secrets' | 'now'>,
): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1_000);
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, new Date(seconds * 1_000), body));
  return {
    'webhook-id': id,
    'webhook-timestamp': `${seconds}`,
    'webhook-signature': signatures.join(' '),
  };
}

/**
 * Sends a notice once, over a connection of its own. Redirects are not followed, the body of the answer is not read, and the
 * whole attempt has one time limit. Never throws: what went wrong is the answer.
 */
export async function postNotice(notice: Notice, to: PostTo): Promise<PostOutcome> {
  const body = JSON.stringify(notice);
  try {
    const status = await statusOf(new URL(to.url), body, {
      ...to,
      headers: {
        ...signedHeaders(notice, body, to),
        'content-type': 'application/cloudevents+json; charset=utf-8',
        'content-length': `${Buffer.byteLength(body)}`,
        'user-agent': `cagnotte/${RELEASE}`,
      },
    });
    return outcomeOf(status);
  } catch (failure) {
    return { isAccepted: false, isGone: false, answer: wordsOf(failure) };
  }
}

function outcomeOf(status: number): PostOutcome {
  const isAccepted = status >= 200 && status < 300;
  const isRedirect = status >= 300 && status < 400;
  const answer = `HTTP ${status}${isRedirect ? ', and redirects are not followed' : ''}`;
  return { isAccepted, isGone: status === 410, answer };
}

const wordsOf = (failure: unknown): string => {
  const { name, message, code } = failure as NodeJS.ErrnoException;
  if (failure instanceof NotAllowed) return `not sent: ${message}`;
  if (name === 'TimeoutError' || name === 'AbortError') return 'no answer in time';
  // The message of a failed connection names the address; its code says enough.
  return `no answer: ${code ?? message}`;
};

function statusOf(
  url: URL,
  body: string,
  {
    networks,
    answerWithinMs,
    headers,
  }: Pick<PostTo, 'networks' | 'answerWithinMs'> & { readonly headers: Record<string, string> },
): Promise<number> {
  const isPlain = url.protocol === 'http:';
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // A connection to an address asks no name server, so it is checked here.
  const refusal = isIP(literal) === 0 ? undefined : networks.refusal(literal, isPlain);
  if (refusal !== undefined) return Promise.reject(new NotAllowed(refusal));
  const options: RequestOptions = {
    method: 'POST',
    headers,
    // A connection for each attempt: one that is kept would outlive the check of its address.
    agent: false,
    lookup: guardedLookup(networks, isPlain),
    maxHeaderSize: LARGEST_HEADERS,
    signal: AbortSignal.timeout(answerWithinMs),
  };
  return new Promise((resolve, reject) => {
    const answered = (response: IncomingMessage): void => {
      resolve(response.statusCode!);
      response.destroy();
    };
    const request: ClientRequest = isPlain
      ? requestPlain(url, options, answered)
      : requestSecure(url, options, answered);
    request.on('error', reject);
    request.end(body);
  });
}
