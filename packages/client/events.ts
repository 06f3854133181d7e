import { type Exact, exactJson } from './exact-json.js';
import { CagnotteUnreachable, refusalIn } from './refusal.js';
import { type RetrySettings, withRetry } from './retry.js';

/** A CloudEvent 1.0. The same source and id again are the same event, so sending again is safe. Amounts are bigint minor units. */
export interface CloudEvent {
  readonly specversion: '1.0';
  readonly id: string;
  readonly source: string;
  readonly type: string;
  readonly time: string;
  readonly gamingday: string;
  readonly data: { readonly [member: string]: Exact };
  readonly [attribute: string]: Exact;
}

export type Outcome = 'stored' | 'duplicate' | 'conflict' | 'quarantined' | 'too-large' | 'forbidden';

/** What became of one event. */
export interface DeliveryOutcome {
  readonly outcome: Outcome;
  readonly source?: string;
  readonly id?: string;
  /** A question with this as `waitFor` is answered with the event. */
  readonly receipt?: string;
  readonly reason?: string;
  readonly path?: string;
  /** The name of a delivery in quarantine; the corrected event names it in `resubmits`. */
  readonly delivery?: string;
  readonly message?: string;
  readonly messageEs?: string;
}

export interface Summary {
  readonly counts: Readonly<Record<Outcome, number>>;
  /** Covers all events of the request. */
  readonly receipt?: string;
}

export interface BatchOutcome extends Summary {
  /** In the order of the events. */
  readonly outcomes: readonly DeliveryOutcome[];
}

export interface LinesOutcome extends Summary {
  /** Of the events that were not stored, with the number of their line, from 1. */
  readonly notStored: readonly (DeliveryOutcome & { readonly line: number })[];
}

/** What a request needs besides what it sends. */
export interface Transport {
  /** `https://host:port`, without a slash at the end. */
  readonly url: string;
  readonly key: string;
  readonly retry?: RetrySettings;
  readonly fetch?: typeof fetch;
}

/** The service takes 10,000 events and 16 MB; batches of this size are answered within a second and repeated cheaply. */
const EVENTS_OF_BATCH = 1_000;
const BYTES_OF_BATCH = 4 * 1024 * 1024;

const post = (
  transport: Transport,
  [type, body]: readonly [string, string],
  signal?: AbortSignal,
): Promise<Response> =>
  withRetry(
    () =>
      (transport.fetch ?? fetch)(`${transport.url}/v1/events`, {
        method: 'POST',
        headers: { authorization: `Bearer ${transport.key}`, 'content-type': type },
        body,
        ...(signal && { signal }),
      }),
    transport.retry,
    signal,
  );

const ANSWERED: ReadonlySet<number> = new Set([200, 201, 202, 409]);

/**
 * Sends one event until it is answered.
 * @throws CagnotteRefusal where the sender may not report it or it is too large; CagnotteUnreachable
 */
export async function sendEvent(
  transport: Transport,
  event: CloudEvent,
  signal?: AbortSignal,
): Promise<DeliveryOutcome> {
  const answer = await post(transport, ['application/cloudevents+json', exactJson(event)], signal);
  const body = await readJson(answer);
  if (!ANSWERED.has(answer.status)) throw refusalIn(answer.status, body);
  return body as unknown as DeliveryOutcome;
}

/**
 * Sends events in batches, in their order, and yields an outcome for each; any number of events, also those that come over time. An
 * event that is forbidden or too large is answered by its outcome and does not stop the others, which are recorded.
 * @throws CagnotteRefusal where a whole batch is refused; CagnotteUnreachable
 */
export async function* sendBatches(
  transport: Transport,
  events: Iterable<CloudEvent> | AsyncIterable<CloudEvent>,
  signal?: AbortSignal,
): AsyncGenerator<DeliveryOutcome> {
  for await (const batch of batchesOf(events)) {
    const answer = await post(
      transport,
      ['application/cloudevents-batch+json', `[${batch.join(',')}]`],
      signal,
    );
    const body = await readJson(answer);
    if (answer.status !== 200) throw refusalIn(answer.status, body);
    yield* (body as unknown as BatchOutcome).outcomes;
  }
}

async function* batchesOf(
  events: Iterable<CloudEvent> | AsyncIterable<CloudEvent>,
): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let length = 0;
  for await (const event of events) {
    const text = exactJson(event);
    if (batch.length > 0 && (batch.length >= EVENTS_OF_BATCH || length + text.length > BYTES_OF_BATCH)) {
      yield batch;
      batch = [];
      length = 0;
    }
    batch.push(text);
    length += text.length;
  }
  if (batch.length > 0) yield batch;
}

/**
 * Sends events as lines in one request without a limit of their number, and again from the first where it breaks off: what was recorded
 * is recognised.
 * @returns the counts, and the outcomes of those that were not stored
 */
export async function sendLines(
  transport: Transport,
  events: readonly CloudEvent[],
  signal?: AbortSignal,
): Promise<LinesOutcome> {
  const answer = await post(
    transport,
    ['application/x-ndjson', events.map((event) => `${exactJson(event)}\n`).join('')],
    signal,
  );
  const text = await answer.text();
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LineAnswer);
  const last = lines.at(-1);
  if (last?.summary === undefined) throw refusalIn(answer.status, (last ?? {}) as object);
  return { ...last.summary, notStored: lines.slice(0, -1) as unknown as LinesOutcome['notStored'] };
}

interface LineAnswer {
  readonly summary?: Summary;
}

async function readJson(answer: Response): Promise<object> {
  try {
    return (await answer.json()) as object;
  } catch (cause) {
    throw new CagnotteUnreachable(`the answer ${answer.status} is no JSON`, { cause });
  }
}
