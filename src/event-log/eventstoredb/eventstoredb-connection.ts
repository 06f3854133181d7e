import {
  AccessDeniedError,
  BACKWARDS,
  type Credentials,
  END,
  EventStoreDBClient,
  eventTypeFilter,
  FORWARDS,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  START,
  StreamDeletedError,
  StreamNotFoundError,
  streamNameFilter,
  UnsupportedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import pTimeout from 'p-timeout';
import { EventStoreUnavailable } from '../event-store.port';
import type { RetryPolicy } from '../retry';
import type { AppendToStream } from './append-messages';
import { AppendStream } from './append-stream';
import type { EventStoreDbPosition, LibraryEvent, LogRecord } from './packed-event';
import { logRecord } from './packed-event';
import { SETTING_TYPES, settingIn, type StreamSetting } from './stream-settings';
import { readUntil } from './subscription-reading';

export type AppendAnswer =
  | { readonly kind: 'appended'; readonly lastVersion: number; readonly position: EventStoreDbPosition }
  | { readonly kind: 'wrong-version'; readonly actual: number | 'none' };

export interface StreamPage {
  readonly stream: string;
  readonly direction: 'forwards' | 'backwards';
  /** Included; undefined for the first one, or backwards for the last one. */
  readonly from: number | undefined;
  readonly limit: number;
}

export interface LogPage {
  readonly direction: 'forwards' | 'backwards';
  /** Forwards included, backwards not; undefined for the beginning, or backwards for the end. */
  readonly from: EventStoreDbPosition | undefined;
  readonly limit: number;
}

export interface EventStoreDbConnectionOptions {
  readonly url: string;
  readonly answerMs: number;
  /** Of appends, which are repeated here; reads are repeated by those who read. */
  readonly retryPolicy: RetryPolicy;
  /** Prefix of our stream names, in the store only. */
  readonly namespace: string;
}

interface CallOptions {
  readonly credentials: Credentials;
  readonly requiresLeader: true;
  readonly deadline: number;
}

interface Filtered {
  readonly filterOf: (checkpointReached: () => void) => ReturnType<typeof streamNameFilter>;
  readonly behind: EventStoreDbPosition | typeof START;
  readonly limit: number;
}

interface Reading {
  on(event: 'data', listener: (resolved: { event?: LibraryEvent }) => void): unknown;
  on(event: 'end' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  cancel(): Promise<void>;
}

const LASTING = [
  ...[
    AccessDeniedError,
    InvalidArgumentError,
    MaxAppendSizeExceededError,
    StreamDeletedError,
    UnsupportedError,
  ],
  ...[WrongExpectedVersionError, EventStoreUnavailable, TypeError, SyntaxError, RangeError],
];

/** Whether the connection is at fault, so that a retry may succeed. */
export const isTransientInEventStoreDb = (error: unknown): boolean =>
  !LASTING.some((kind) => error instanceof kind);

/**
 * Calls EventStoreDB by its own client. Only this file depends on the peculiarities of that client (6.2.1):
 *
 * - Its one call for many appends ends the process when an answer comes late, so that call is made here
 * (append-stream.ts).
 * - Reads have no deadline, and one that is cancelled never ends: both are given an end here.
 * - User and password are ignored without TLS.
 * - Every call asks for the leader: another node refuses it, naming the leader, to which the client then turns.
 */
export class EventStoreDbConnection {
  private readonly client: EventStoreDBClient;
  private readonly appends: AppendStream;
  private readonly credentials: Credentials;
  private readonly answerMs: number;
  private readonly namespace: string;

  /**
   * Connects at the first call.
   * @throws an Error for an invalid address, or a missing certificate file
   */
  constructor({ url, answerMs, retryPolicy, namespace }: EventStoreDbConnectionOptions) {
    this.answerMs = answerMs;
    this.namespace = namespace;
    this.client = EventStoreDBClient.connectionString(url);
    this.credentials = credentialsIn(url);
    this.appends = new AppendStream(this.client, {
      credentials: this.credentials,
      answerMs,
      retryPolicy,
      isTransient: isTransientInEventStoreDb,
    });
  }

  /** Is behind earlier appends in the server when this returns its promise, and repeated as long as the retry policy says. */
  async append({ stream, ...append }: AppendToStream): Promise<AppendAnswer> {
    try {
      const appending = this.appends.append({ stream: this.namespace + stream, ...append });
      return { kind: 'appended', ...(await named(appending)) };
    } catch (error) {
      if (!(error instanceof WrongExpectedVersionError)) throw error;
      const { actualVersion } = error;
      return {
        kind: 'wrong-version',
        actual: typeof actualVersion === 'bigint' ? Number(actualVersion) : 'none',
      };
    }
  }

  async readStream({ stream, direction, from, limit }: StreamPage): Promise<LogRecord[]> {
    const isForwards = direction === 'forwards';
    const reading = this.client.readStream(this.namespace + stream, {
      ...this.call(),
      direction: isForwards ? FORWARDS : BACKWARDS,
      fromRevision: from === undefined ? (isForwards ? START : END) : BigInt(from),
      maxCount: limit,
    });
    try {
      return await this.collect(reading);
    } catch (error) {
      if (error instanceof StreamNotFoundError) return [];
      throw error;
    }
  }

  readLog({ direction, from, limit }: LogPage): Promise<LogRecord[]> {
    const isForwards = direction === 'forwards';
    const reading = this.client.readAll({
      ...this.call(),
      direction: isForwards ? FORWARDS : BACKWARDS,
      fromPosition: from ?? (isForwards ? START : END),
      maxCount: limit,
    });
    return this.collect(reading);
  }

  /**
   * Up to `limit` records after a position in streams with this prefix, and whether the log ends there. The server
   * leaves out all other records; a read of this client cannot ask for that, so this is a subscription that is ended.
   * @throws a TimeoutError where the server falls silent without reporting the end
   */
  async readPrefix(
    prefix: string,
    { behind, limit }: { readonly behind: EventStoreDbPosition; readonly limit: number },
  ): Promise<{ readonly records: LogRecord[]; readonly isEnd: boolean }> {
    const prefixes = [this.namespace + prefix];
    const filterOf = (checkpointReached: () => void) => streamNameFilter({ prefixes, checkpointReached });
    const { found, isEnd } = await this.filtered({ filterOf, behind, limit });
    return { records: found.map((event) => logRecord(event, this.namespace)), isEnd };
  }

  /**
   * The records by which somebody has changed settings of streams with this prefix, or ended such streams.
   * @throws a TimeoutError where the server falls silent without reporting the end
   */
  async readSettings(prefix: string): Promise<StreamSetting[]> {
    const { found } = await this.filtered({
      filterOf: (checkpointReached) => eventTypeFilter({ prefixes: SETTING_TYPES, checkpointReached }),
      behind: START,
      limit: Infinity,
    });
    const about = { namespace: this.namespace, prefix };
    return found.flatMap((event) => settingIn(event, about) ?? []);
  }

  private async filtered({ filterOf, behind, limit }: Filtered): ReturnType<typeof readUntil> {
    let sign = (): void => undefined;
    const subscription = this.client.subscribeToAll({
      ...this.call(),
      fromPosition: behind,
      filter: filterOf(() => sign()),
    });
    const options = { limit, silenceMs: this.answerMs, onSign: (tell: () => void) => void (sign = tell) };
    return named(readUntil(subscription, options));
  }

  /**
   * Reports events that arrive from now on in streams with this prefix. `onArrival` is also called when the
   * subscription begins, `onEnd` when it ends.
   * @returns a function that ends it
   */
  follow(
    prefix: string,
    { onArrival, onEnd }: { onArrival: (position?: EventStoreDbPosition) => void; onEnd: () => void },
  ): () => Promise<void> {
    const subscription = this.client.subscribeToAll({
      ...this.call(),
      fromPosition: END,
      filter: streamNameFilter({ prefixes: [this.namespace + prefix] }),
    });
    subscription
      .on('confirmation', () => onArrival())
      .on('data', ({ event }: { event?: LibraryEvent }) => onArrival(event?.position))
      .on('error', onEnd)
      .on('end', onEnd);
    return () => subscription.unsubscribe().catch(() => undefined);
  }

  async close(): Promise<void> {
    // The client ends its streams and leaves its channel open; it hands it out to classes derived from it.
    const channel = (this.client as unknown as { getChannel(): Promise<{ close(): void }> }).getChannel();
    await this.client.dispose();
    await channel.then(
      (opened) => opened.close(),
      () => undefined,
    );
  }

  private async collect(reading: Reading): Promise<LogRecord[]> {
    const records: LogRecord[] = [];
    const done = new Promise<void>((resolve, reject) => {
      reading.on('data', ({ event }) => event && records.push(logRecord(event, this.namespace)));
      reading.on('end', resolve);
      reading.on('close', () => reject(new Error('the reading was broken off')));
      reading.on('error', reject);
    });
    try {
      await this.answered(done);
      return records;
    } catch (error) {
      reading.cancel().catch(() => undefined);
      throw error;
    }
  }

  private answered<T>(answer: Promise<T>): Promise<T> {
    const milliseconds = this.answerMs;
    return named(pTimeout(answer, { milliseconds, message: `no answer within ${milliseconds} ms` }));
  }

  private call(): CallOptions {
    return { credentials: this.credentials, requiresLeader: true, deadline: this.answerMs };
  }
}

async function named<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof AccessDeniedError)) throw error;
    throw new EventStoreUnavailable(whyDenied(error), { cause: error });
  }
}

/** The gRPC status for an unknown user; a known user without the permission gets another one, or none. */
const UNAUTHENTICATED = 16;

const whyDenied = ({ code }: { readonly code?: unknown }): string =>
  code !== UNAUTHENTICATED
    ? 'the event store knows the user of EVENTSTORE_URL and denies a permission: it must read $all, and read and write the streams that begin with cagnotte_ (docs/operations/several-machines.md, "What the user needs")'
    : 'the event store refuses the user and password of EVENTSTORE_URL';

function credentialsIn(url: string): Credentials {
  const [, username = 'nobody', password = 'nothing'] = /^[^:]+:\/\/([^:/]+):([^@]+)@/.exec(url) ?? [];
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
}
