import { createClient } from 'graphql-ws/client';
import type { Transport } from './events.js';
import type { Operation } from './questions.js';
import { CagnotteRefusal, CagnotteUnreachable, type GraphqlError, refusalIn } from './refusal.js';
import { waitBefore } from './retry.js';

export interface Following<Answer, Variables> {
  /** A subscription with a variable `$after: Position`. */
  readonly operation: Operation<Answer, Variables & { readonly after?: number | null }> | string;
  readonly variables: Variables;
  /** The record to begin after; undefined: new records only. Keep the position of the last answer to miss nothing. */
  readonly after?: number | undefined;
  /** The record of an answer, such as `({ findingRaised }) => findingRaised.position`. */
  readonly positionOf: (answer: Answer) => number;
  /** Node before 22 has no WebSocket: pass that of the package `ws`. */
  readonly webSocket?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Closings of the service after which the same credential does not help: unknown, or too many of it. */
const FINAL = new Set([4400, 4401, 4403, 4429]);

/**
 * Follows a subscription without missing or repeating a record: after a lost connection it is taken up behind the last answer that was
 * handed out. It ends when the caller leaves the loop or aborts.
 * @throws CagnotteRefusal where the service refuses it; CagnotteUnreachable after as many attempts in a row as `retry` has
 */
export async function* follow<Answer, Variables>(
  transport: Transport,
  following: Following<Answer, Variables>,
): AsyncGenerator<Answer> {
  const { positionOf, signal } = following;
  const { attempts = 8 } = transport.retry ?? {};
  let { after } = following;
  for (let failures = 0; ;) {
    let failure: unknown = new Error('the service ended the subscription');
    try {
      for await (const answer of answersAfter(transport, following, after)) {
        failures = 0;
        after = positionOf(answer);
        yield answer;
      }
    } catch (thrown) {
      failure = thrown;
    }
    if (signal?.aborted) return;
    if (failure instanceof CagnotteRefusal) throw failure;
    failures += 1;
    if (failures >= attempts)
      throw new CagnotteUnreachable(`no connection after ${failures} attempts`, { cause: failure });
    await new Promise((resolve) =>
      setTimeout(resolve, waitBefore(failures, undefined, transport.retry ?? {})),
    );
  }
}

async function* answersAfter<Answer, Variables>(
  { url, key }: Transport,
  { operation, variables, webSocket, signal }: Following<Answer, Variables>,
  after: number | undefined,
): AsyncGenerator<Answer> {
  const client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    connectionParams: { authorization: `Bearer ${key}` },
    retryAttempts: 0,
    ...(webSocket !== undefined && { webSocketImpl: webSocket }),
  });
  const answers = client.iterate<Answer>({
    query: operation.toString(),
    variables: { ...variables, ...(after !== undefined && { after }) },
  });
  const end = (): void => void client.dispose();
  signal?.addEventListener('abort', end, { once: true });
  try {
    for await (const { data, errors } of answers) {
      if (errors !== undefined) throw refusalIn(200, { errors });
      if (data) yield data;
    }
  } catch (failure) {
    throw asRefusal(failure);
  } finally {
    signal?.removeEventListener('abort', end);
    end();
  }
}

/** What graphql-ws throws: the errors of the operation, the closing of the socket, or a fault of the network. */
function asRefusal(failure: unknown): unknown {
  if (Array.isArray(failure)) return refusalIn(200, { errors: failure as readonly GraphqlError[] });
  const { code, reason = '' } = (failure ?? {}) as { code?: unknown; reason?: string };
  if (typeof code !== 'number' || !FINAL.has(code)) return failure;
  const [, named, message] = /^([A-Z_.]+): (.*)$/.exec(reason) ?? [];
  return new CagnotteRefusal(named ?? `WEBSOCKET_${code}`, message ?? reason, { status: code });
}
