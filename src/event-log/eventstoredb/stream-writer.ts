import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type AppendDecision, decideAppends, type EventToStore } from '../decide-appends';
import { type AppendOutcome, type AppendRequest, EventStoreUnavailable } from '../event-store.port';
import { type RetryPolicy, retry } from '../retry';
import type { AppendToStream } from './append-messages';
import { type EventStoreDbConnection, isTransientInEventStoreDb } from './eventstoredb-connection';
import { compareInEventStoreDb, logPositionInEventStoreDb, packed } from './packed-event';
import type { FirstRecord, KnownIdentities } from './known-identities';
import type { Sending } from './sending-order';
import { type LastVersion, StreamEnds } from './stream-ends';

type Landing =
  | { readonly kind: 'landed'; readonly records: readonly FirstRecord[] }
  | { readonly kind: 'others-were-faster'; readonly actual: LastVersion };

/** Maximum number of streams about which is known that several services write to them. */
const MOST_SHARED = 10_000;
/** How long a service whose append was refused gives way to the faster one; otherwise the same one would always win. */
const CONTESTED_MS = 1_000;
/** Length of a turn in durations of an append: the other service is refused, reads on and appends. */
const TURN = 3;
/** How long an append to a stream to which another service has appended is answered before its sources go on. */
const SHARED_MS = 10 * 60 * 1_000;

interface Target {
  readonly stream: string;
  readonly behind: LastVersion;
  readonly tellSent: () => void;
}

/**
 * Appends to streams version by version: each append names the version that it follows. The server compares event ids at
 * those versions from its index, so an append whose answer was lost is repeated without harm, and of several processes
 * that append to a stream one at a time succeeds; the rest read what was stored and propose what is still new. So no
 * event is in a stream twice, whichever process appended it.
 *
 * A stream has one append on its way. A second one, sent behind it with the version that it will give the stream, would
 * land in its place where another process has appended as many events, perhaps the same.
 */
export class StreamWriter {
  private readonly ends: StreamEnds;
  private readonly contested = new LRUCache<string, true>({ max: MOST_SHARED, ttl: CONTESTED_MS });
  private readonly shared = new LRUCache<string, true>({ max: MOST_SHARED, ttl: SHARED_MS });

  constructor(
    private readonly connection: EventStoreDbConnection,
    private readonly identities: KnownIdentities,
    private readonly retryPolicy: RetryPolicy,
  ) {
    this.ends = new StreamEnds(connection, identities, retryPolicy);
  }

  /** A request that will be sent soon. */
  expect(request: AppendRequest): void {
    // The end is read before the identities are looked up: then every event up to a known end is known.
    if (this.ends.has(request.stream)) this.identities.ask(request);
  }

  /**
   * One request, or several of one stream without an expected version. The caller waits for the answer before it gives
   * the next ones of the stream.
   */
  send(requests: readonly AppendRequest[]): Sending {
    let tellSent: () => void = () => undefined;
    const sent = new Promise<void>((resolve) => (tellSent = resolve));
    return { sent, answered: this.carry(requests, tellSent).finally(tellSent) };
  }

  private async carry(
    requests: readonly AppendRequest[],
    tellSent: () => void,
  ): Promise<readonly AppendOutcome[]> {
    const { stream } = requests[0]!;
    const isNew = !this.ends.has(stream);
    if (isNew) await this.ends.learn(stream);
    const release = await this.identities.claim(requests);
    try {
      return await this.carryClaimed(requests, { isNew, tellSent });
    } finally {
      release();
    }
  }

  private async carryClaimed(
    requests: readonly AppendRequest[],
    { isNew, tellSent }: { readonly isNew: boolean; readonly tellSent: () => void },
  ): Promise<readonly AppendOutcome[]> {
    const { stream, expected } = requests[0]!;
    const giveUpAt = performance.now() + this.retryPolicy.totalMs;
    for (let anew = isNew; performance.now() < giveUpAt; anew = true) {
      const decision = await this.decide(requests, anew);
      if (decision.toStore.length === 0) return outcomesOf(decision, []);
      const behind = expected === 'any' ? (this.ends.get(stream) ?? 'none') : expected;
      const landing = await this.land(decision.toStore, { stream, behind, tellSent });
      if (landing.kind === 'landed') return outcomesOf(decision, landing.records);
      this.contested.set(stream, true);
      this.shared.set(stream, true);
      await this.ends.learn(stream, landing.actual);
      if (expected === 'any') continue;
      const again = await this.decide(requests, true);
      if (again.toStore.length === 0) return outcomesOf(again, []);
      return [{ kind: 'wrong-expected-version', expected, actual: landing.actual }];
    }
    throw new EventStoreUnavailable(`another service appends to ${stream} all the time`);
  }

  private async decide(requests: readonly AppendRequest[], anew: boolean): Promise<AppendDecision> {
    const { expected } = requests[0]!;
    const { knownEvent } = await this.retry((attempt) =>
      this.identities.knowledgeOf(requests, anew || attempt > 1),
    );
    // The store decides whether the expected version is right.
    return decideAppends(requests, {
      knownEvent,
      lastVersion: () => (expected === 'any' ? 'none' : expected),
    });
  }

  /**
   * Appends after a version. What its sources report next is sent behind it at once, unless another process writes to the
   * stream, too, and may be faster.
   */
  private async land(
    toStore: readonly EventToStore[],
    { stream, behind, tellSent }: Target,
  ): Promise<Landing> {
    const begun = performance.now();
    const appending = this.connection.append(proposal(toStore, { stream, behind }));
    if (!this.shared.has(stream)) tellSent();
    const answer = await appending;
    if (answer.kind === 'wrong-version') return { kind: 'others-were-faster', actual: answer.actual };
    if (this.contested.has(stream)) await sleep(TURN * (performance.now() - begun));
    const first = numberAfter(behind);
    // A reader of the last event of an append has read all of it.
    const place = logPositionInEventStoreDb(answer.position);
    const records = toStore.map(({ event }, index) => ({ ...event, stream, place, version: first + index }));
    for (const record of records) this.identities.remember(record);
    this.ends.set(stream, answer.lastVersion);
    return { kind: 'landed', records };
  }

  private retry<T>(attempt: (number: number) => Promise<T>): Promise<T> {
    let attempts = 0;
    return retry(() => attempt((attempts += 1)), {
      policy: this.retryPolicy,
      isTransient: isTransientInEventStoreDb,
    });
  }
}

const numberAfter = (version: LastVersion): number => (version === 'none' ? 0 : version + 1);

/** Its events have the same ids at each attempt to send it, so that one that was stored is recognised. */
const proposal = (
  toStore: readonly EventToStore[],
  { stream, behind }: { readonly stream: string; readonly behind: LastVersion },
): AppendToStream => ({
  stream,
  behind,
  events: toStore.map((each) => packed(each, randomUUID())),
  sources: [...new Set(toStore.map(({ event }) => event.source))],
});

const outcomesOf = (decision: AppendDecision, records: readonly FirstRecord[]): readonly AppendOutcome[] =>
  decision.outcomes((index) => records[index]!.place, compareInEventStoreDb);
