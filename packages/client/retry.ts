import { CagnotteUnreachable } from './refusal.js';

export interface RetrySettings {
  /** How often a request is sent in all; 8 if undefined, which takes about a minute. */
  readonly attempts?: number;
  /** The first wait in milliseconds; each further one is twice as long. 250 if undefined. */
  readonly firstWaitMs?: number;
  /** No wait is longer, whatever the service asks for; 60,000 if undefined. */
  readonly longestWaitMs?: number;
  /** For tests: a number from 0 to 1, and a sleep. */
  readonly random?: () => number;
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** Answers after which the same request may succeed: time-out, too much at once, and a part that cannot answer now. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/**
 * Sends a request until it is answered with something else than "try again". Only for requests that may be repeated: events are
 * recognised by source and id, and questions change nothing.
 * @returns the last answer, also if it says "try again"
 * @throws CagnotteUnreachable where no attempt was answered; what the signal says when it is aborted
 */
export async function withRetry(
  send: () => Promise<Response>,
  settings: RetrySettings = {},
  signal?: AbortSignal,
): Promise<Response> {
  const { attempts = 8, sleep = wait } = settings;
  for (let attempt = 1; ; attempt++) {
    const answer = await attemptOf(send, signal);
    if (attempt >= attempts || isFinal(answer)) return answered(answer, attempt);
    await sleep(waitBefore(attempt, await askedWait(answer), settings), signal);
  }
}

const isFinal = (answer: unknown): boolean => answer instanceof Response && !PASSING.has(answer.status);

function answered(answer: unknown, attempts: number): Response {
  if (answer instanceof Response) return answer;
  throw new CagnotteUnreachable(`no answer after ${attempts} attempts`, { cause: answer });
}

/** How long the service asks to wait; the rest of its answer is not read. */
async function askedWait(answer: unknown): Promise<number | undefined> {
  if (!(answer instanceof Response)) return undefined;
  await answer.body?.cancel();
  return retryAfterMs(answer.headers.get('retry-after'));
}

async function attemptOf(send: () => Promise<Response>, signal?: AbortSignal): Promise<unknown> {
  signal?.throwIfAborted();
  try {
    return await send();
  } catch (failure) {
    signal?.throwIfAborted();
    return failure ?? new Error('no answer');
  }
}

/**
 * Milliseconds to wait before the next attempt. The wait doubles with each attempt; up to half of it is taken off at random, so that
 * the clients of a service that was away do not all come back at the same moment. It is never shorter than `Retry-After` asks.
 */
export function waitBefore(
  attempt: number,
  askedMs: number | undefined,
  { firstWaitMs = 250, longestWaitMs = 60_000, random = Math.random }: RetrySettings,
): number {
  const grown = firstWaitMs * 2 ** (attempt - 1) * (0.5 + random() / 2);
  return Math.min(longestWaitMs, Math.max(askedMs ?? 0, grown));
}

/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
export function retryAfterMs(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const aborted = (): void => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', aborted);
      resolve();
    }, ms);
    signal?.addEventListener('abort', aborted, { once: true });
  });
}
