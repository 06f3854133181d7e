import { randomUUID } from 'node:crypto';
import type { AppendOutcome, AppendRequest, ExpectedVersion, RecordedEvent } from '../event-store.port';
import { decideAppends, type AppendDecision } from '../decide-appends';
import { type RetryPolicy, retry } from '../retry';
import { type EventStoreDbConnection, isTransient } from './eventstoredb-connection';
import { compareLogPositions } from './eventstoredb-log-position';
import type { KnownIdentities } from './known-identities';
import { type LogRecord, packed, type PackedEvent, recordedEvent } from './packed-event';

interface Batch {
  readonly stream: string;
  readonly expected: ExpectedVersion;
  readonly append: string;
  readonly events: readonly PackedEvent[];
}

type Landing =
  | { readonly kind: 'landed'; readonly records: readonly LogRecord[] }
  | { readonly kind: 'wrong-version'; readonly actual: number | 'none' }
  | { readonly kind: 'partly-known' };

const LOOK_BACK = 500;
const PAGE = 500;
/** Each attempt knows more; concurrent writers of the same events may make several necessary. */
const MOST_ATTEMPTS = 5;

export class StreamWriter {
  constructor(
    private readonly connection: EventStoreDbConnection,
    private readonly identities: KnownIdentities,
    private readonly retryPolicy: RetryPolicy,
  ) {}

  /** One request, or several of one stream without an expected version; nobody else may decide their identities meanwhile. */
  async append(requests: readonly AppendRequest[]): Promise<readonly AppendOutcome[]> {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const outcomes = await this.tryToAppend(requests);
      if (outcomes !== 'partly-known') return outcomes;
      await this.meetEventsOf(requests);
    }
    throw new Error(`${requests[0]!.stream}: the store refuses an append that expects nothing`);
  }

  private async tryToAppend(
    requests: readonly AppendRequest[],
  ): Promise<readonly AppendOutcome[] | 'partly-known'> {
    const { stream, expected } = requests[0]!;
    const { knownEvent } = await this.retry(() => this.identities.knowledgeOf(requests));
    // Whether the version is the expected one the store decides.
    const lastVersion = (): number | 'none' => (expected === 'any' ? 'none' : expected);
    const decision = decideAppends(requests, { knownEvent, lastVersion });
    if (decision.toStore.length === 0) return outcomesOf(decision, [], '');
    const append = randomUUID();
    const events = decision.toStore.map((stored) => packed(stored, append));
    const landing = await this.land({ stream, expected, append, events });
    if (landing.kind === 'partly-known') return landing.kind;
    if (landing.kind === 'wrong-version')
      return [{ kind: 'wrong-expected-version', expected, actual: landing.actual }];
    for (const record of landing.records) this.identities.remember(recordedEvent(record));
    return outcomesOf(decision, landing.records, append);
  }

  private async land(batch: Batch): Promise<Landing> {
    let isRepetition = false;
    const answer = await this.retry(async () => {
      const landed = isRepetition ? await this.findLanded(batch) : undefined;
      if (landed) return { kind: 'landed' as const, records: landed };
      isRepetition = true;
      return this.connection.append(batch.stream, batch.events, batch.expected);
    });
    if (answer.kind === 'landed') return answer;
    if (answer.kind === 'wrong-version') return batch.expected === 'any' ? { kind: 'partly-known' } : answer;
    return this.readBack(batch, answer.lastVersion);
  }

  /**
   * Where the events stand: what the store answers to an append names neither the place of each event nor whether it
   * was there before.
   */
  private async readBack({ stream, events }: Batch, lastVersion: number): Promise<Landing> {
    const from = lastVersion - events.length + 1;
    if (from < 0) return { kind: 'partly-known' };
    const page = { stream, direction: 'forwards' as const, from, limit: events.length };
    const records = await this.retry(() => this.connection.readStream(page));
    const areThose = events.every(({ id }, index) => records[index]?.id === id);
    return areThose ? { kind: 'landed', records } : { kind: 'partly-known' };
  }

  private async findLanded({ stream, append, events }: Batch): Promise<readonly LogRecord[] | undefined> {
    const page = { stream, direction: 'backwards' as const, from: undefined, limit: LOOK_BACK };
    const last = await this.connection.readStream(page);
    const ours = last.filter(({ metadata }) => metadata.append === append).reverse();
    return ours.length === events.length ? ours : undefined;
  }

  private async meetEventsOf(requests: readonly AppendRequest[]): Promise<void> {
    const { stream } = requests[0]!;
    for (let from = 0; ;) {
      const page = { stream, direction: 'forwards' as const, from, limit: PAGE };
      const records = await this.retry(() => this.connection.readStream(page));
      for (const record of records) this.identities.remember(recordedEvent(record));
      if (records.length < PAGE) return;
      from = records.at(-1)!.version + 1;
    }
  }

  private retry<T>(attempt: () => Promise<T>): Promise<T> {
    return retry(attempt, { policy: this.retryPolicy, isTransient });
  }
}

function outcomesOf(
  decision: AppendDecision,
  records: readonly LogRecord[],
  append: string,
): readonly AppendOutcome[] {
  const placed: readonly RecordedEvent[] = records.map(recordedEvent);
  const foreign = new Set(
    placed.filter((_, index) => records[index]!.metadata.append !== append).map(({ place }) => place),
  );
  const outcomes = decision.outcomes((index) => placed[index]!.place, compareLogPositions);
  return outcomes.map((outcome) => {
    if (outcome.kind !== 'appended') return outcome;
    const events = outcome.events.map((event) =>
      foreign.has(event.place) ? { ...event, kind: 'duplicate' as const } : event,
    );
    return { ...outcome, events };
  });
}
