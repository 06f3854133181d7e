import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type AppendDecision, decideAppends, type EventToStore } from '../decide-appends';
import { type AppendOutcome, type AppendRequest, EventStoreUnavailable } from '../event-store.port';
import { type RetryPolicy, retry } from '../retry';
import {
  type EventStoreDbConnection,
  isTransientInEventStoreDb,
  type StreamPage,
} from './eventstoredb-connection';
import {
  compareInEventStoreDb,
  logPositionInEventStoreDb,
  type LogRecord,
  packed,
  unpackedEvent,
} from './packed-event';
import type { FirstRecord, KnownIdentities } from './known-identities';

type LastVersion = number | 'none';

type Landing =
  | { readonly kind: 'landed'; readonly records: readonly FirstRecord[] }
  | { readonly kind: 'others-were-faster'; readonly actual: LastVersion };

const PAGE = 500;
/** Maximum number of streams whose end is cached; that of any other stream is read again. */
const MOST_ENDS = 10_000;
/** How long a service whose append was refused gives way to the faster one; otherwise the same one would always win. */
const CONTESTED_MS = 1_000;
/** Length of a turn in durations of an append: the other service is refused, reads on and appends. */
const TURN = 3;
/**
 * Appends to one stream sequentially, version by version: each append names the version that it follows. The server
 * compares event ids at those versions from its index, so an append whose answer was lost is repeated without harm,
 * and of several processes that append to a stream one at a time succeeds; the rest read what was stored and propose
 * what is still new. So no event is in a stream twice, whichever process appended it.
 */
export class StreamWriter {
  private readonly ends = new LRUCache<string, LastVersion>({ max: MOST_ENDS });
  private readonly contested = new LRUCache<string, true>({ max: MOST_ENDS, ttl: CONTESTED_MS });

  constructor(
    private readonly connection: EventStoreDbConnection,
    private readonly identities: KnownIdentities,
    private readonly retryPolicy: RetryPolicy,
  ) {}

  /**
   * One request, or several of one stream without an expected version. The caller waits for each append to a stream
   * before the next one.
   */
  async append(requests: readonly AppendRequest[]): Promise<readonly AppendOutcome[]> {
    const { stream } = requests[0]!;
    // The end is read before the identities are looked up: then every event up to a known end is known.
    if (!this.ends.has(stream)) await this.learn(stream);
    const release = await this.identities.claim(requests);
    try {
      return await this.appendClaimed(requests);
    } finally {
      release();
    }
  }

  private async appendClaimed(requests: readonly AppendRequest[]): Promise<readonly AppendOutcome[]> {
    const { stream, expected } = requests[0]!;
    const giveUpAt = performance.now() + this.retryPolicy.totalMs;
    while (performance.now() < giveUpAt) {
      const decision = await this.decide(requests);
      if (decision.toStore.length === 0) return outcomesOf(decision, []);
      const version = expected === 'any' ? (this.ends.get(stream) ?? 'none') : expected;
      const landing = await this.land(stream, version, decision.toStore);
      if (landing.kind === 'landed') return outcomesOf(decision, landing.records);
      this.contested.set(stream, true);
      await this.learn(stream, landing.actual);
      if (expected === 'any') continue;
      const again = await this.decide(requests);
      if (again.toStore.length === 0) return outcomesOf(again, []);
      return [{ kind: 'wrong-expected-version', expected, actual: landing.actual }];
    }
    throw new EventStoreUnavailable(`another service appends to ${stream} all the time`);
  }

  private async decide(requests: readonly AppendRequest[]): Promise<AppendDecision> {
    const { expected } = requests[0]!;
    const { knownEvent } = await this.retry(() => this.identities.knowledgeOf(requests));
    // The store decides whether the expected version is right.
    return decideAppends(requests, {
      knownEvent,
      lastVersion: () => (expected === 'any' ? 'none' : expected),
    });
  }

  /**
   * Appends after a version. Its events have the same ids at each attempt, so that one that was stored is recognised.
   */
  private async land(
    stream: string,
    behind: LastVersion,
    toStore: readonly EventToStore[],
  ): Promise<Landing> {
    const events = toStore.map((each) => packed(each, randomUUID()));
    const begun = performance.now();
    const answer = await this.retry(() => this.connection.append(stream, events, behind));
    if (answer.kind === 'appended' && this.contested.has(stream))
      await sleep(TURN * (performance.now() - begun));
    if (answer.kind === 'wrong-version') return { kind: 'others-were-faster', actual: answer.actual };
    const first = behind === 'none' ? 0 : behind + 1;
    // A reader of the last event of an append has read all of it.
    const place = logPositionInEventStoreDb(answer.position);
    const records = toStore.map(({ event }, index) => ({ ...event, stream, place, version: first + index }));
    for (const record of records) this.identities.remember(record);
    this.ends.set(stream, answer.lastVersion);
    return { kind: 'landed', records };
  }

  /**
   * Reads what was stored after the known end of the stream; of an unknown stream, from its end back to a record in
   * the register, which then has everything before it.
   * @param actual the version that the server has named as the last one, if it has
   */
  private async learn(stream: string, actual?: LastVersion): Promise<void> {
    const known = this.ends.get(stream);
    const isBehind = known === undefined || actual === 'none' || (known !== 'none' && actual! < known);
    if (isBehind) await this.learnFromEnd(stream);
    else await this.learnOn(stream, known);
  }

  private async learnOn(stream: string, known: LastVersion): Promise<void> {
    for (let from = known === 'none' ? 0 : known + 1; ;) {
      const records = await this.page({ stream, direction: 'forwards', from, limit: PAGE });
      this.remember(records);
      if (records.length > 0) this.ends.set(stream, records.at(-1)!.version);
      if (records.length < PAGE) return;
      from = records.at(-1)!.version + 1;
    }
  }

  private async learnFromEnd(stream: string): Promise<void> {
    let end: LastVersion = 'none';
    for (let from: number | undefined; ;) {
      const records = await this.page({ stream, direction: 'backwards', from, limit: PAGE });
      if (from === undefined) end = records[0]?.version ?? 'none';
      this.remember(records);
      const oldest = records.at(-1);
      if (records.length < PAGE || oldest === undefined || oldest.version === 0) break;
      if (await this.retry(() => this.identities.isRegistered(unpackedEvent(oldest)))) break;
      from = oldest.version - 1;
    }
    this.ends.set(stream, end);
  }

  private remember(records: readonly LogRecord[]): void {
    for (const record of records) this.identities.remember(unpackedEvent(record));
  }

  private page(page: StreamPage): Promise<LogRecord[]> {
    return this.retry(() => this.connection.readStream(page));
  }

  private retry<T>(attempt: () => Promise<T>): Promise<T> {
    return retry(attempt, { policy: this.retryPolicy, isTransient: isTransientInEventStoreDb });
  }
}

const outcomesOf = (decision: AppendDecision, records: readonly FirstRecord[]): readonly AppendOutcome[] =>
  decision.outcomes((index) => records[index]!.place, compareInEventStoreDb);
