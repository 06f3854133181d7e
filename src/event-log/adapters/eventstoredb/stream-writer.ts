import { randomUUID } from 'node:crypto';
import type { AppendOutcome, AppendRequest, ExpectedVersion, RecordedEvent } from '../../event-store.port';
import { judgeAppends, type Judgement } from '../../judge-appends';
import { type Patience, patiently } from '../../patience';
import { type EventStoreDbConnection, isPassingTrouble } from './eventstoredb-connection';
import { comparePlaces } from './eventstoredb-place';
import type { KnownIdentities } from './known-identities';
import { type LogRecord, packed, type PackedEvent, recordedEvent } from './packed-event';

/** One append as it goes to the store, the same at every repetition. */
interface Batch {
  readonly stream: string;
  readonly expected: ExpectedVersion;
  readonly append: string;
  readonly events: readonly PackedEvent[];
}

type Landing =
  | { readonly kind: 'landed'; readonly records: readonly LogRecord[] }
  | { readonly kind: 'wrong-version'; readonly actual: number | 'none' }
  /** The store knows events of the batch that we did not know. */
  | { readonly kind: 'partly-known' };

/** An append whose answer was lost is looked for among so many last events of its stream. */
const LOOK_BACK = 500;
const PAGE = 500;
/** Each time we know more; a stream into which others pour the same events at the same moment may need several. */
const MOST_ATTEMPTS = 5;

/** Appends to one stream at a time, and finds out what became of it. */
export class StreamWriter {
  constructor(
    private readonly connection: EventStoreDbConnection,
    private readonly identities: KnownIdentities,
    private readonly patience: Patience,
  ) {}

  /** Carries out one request, or several of one stream that expect nothing. Nobody else may judge their identities meanwhile. */
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
    const { knownEvent } = await this.patiently(() => this.identities.knowledgeOf(requests));
    // Whether the version is the expected one the store decides.
    const lastVersion = (): number | 'none' => (expected === 'any' ? 'none' : expected);
    const judgement = judgeAppends(requests, { knownEvent, lastVersion });
    if (judgement.toStore.length === 0) return outcomesOf(judgement, [], '');
    const append = randomUUID();
    const events = judgement.toStore.map(({ event }) => packed(event, append));
    const landing = await this.land({ stream, expected, append, events });
    if (landing.kind === 'partly-known') return landing.kind;
    if (landing.kind === 'wrong-version')
      return [{ kind: 'wrong-expected-version', expected, actual: landing.actual }];
    for (const record of landing.records) this.identities.remember(recordedEvent(record));
    return outcomesOf(judgement, landing.records, append);
  }

  private async land(batch: Batch): Promise<Landing> {
    let isRepetition = false;
    const answer = await this.patiently(async () => {
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
    const records = await this.patiently(() => this.connection.readStream(page));
    const areThose = events.every(({ id }, index) => records[index]?.id === id);
    return areThose ? { kind: 'landed', records } : { kind: 'partly-known' };
  }

  /** The events of an append whose answer was lost, if it was carried out after all. */
  private async findLanded({ stream, append, events }: Batch): Promise<readonly LogRecord[] | undefined> {
    const page = { stream, direction: 'backwards' as const, from: undefined, limit: LOOK_BACK };
    const last = await this.connection.readStream(page);
    const ours = last.filter(({ metadata }) => metadata.append === append).reverse();
    return ours.length === events.length ? ours : undefined;
  }

  /** Remembers every event of the stream, so that those of the requests are known. */
  private async meetEventsOf(requests: readonly AppendRequest[]): Promise<void> {
    const { stream } = requests[0]!;
    for (let from = 0; ;) {
      const page = { stream, direction: 'forwards' as const, from, limit: PAGE };
      const records = await this.patiently(() => this.connection.readStream(page));
      for (const record of records) this.identities.remember(recordedEvent(record));
      if (records.length < PAGE) return;
      from = records.at(-1)!.version + 1;
    }
  }

  private patiently<T>(attempt: () => Promise<T>): Promise<T> {
    return patiently(attempt, { patience: this.patience, isPassing: isPassingTrouble });
  }
}

/** The answers, once it is known where everything stands. What another append has stored was there before. */
function outcomesOf(
  judgement: Judgement,
  records: readonly LogRecord[],
  append: string,
): readonly AppendOutcome[] {
  const placed: readonly RecordedEvent[] = records.map(recordedEvent);
  const foreign = new Set(
    placed.filter((_, index) => records[index]!.metadata.append !== append).map(({ place }) => place),
  );
  const outcomes = judgement.outcomes((index) => placed[index]!.place, comparePlaces);
  return outcomes.map((outcome) => {
    if (outcome.kind !== 'appended') return outcome;
    const events = outcome.events.map((event) =>
      foreign.has(event.place) ? { ...event, kind: 'duplicate' as const } : event,
    );
    return { ...outcome, events };
  });
}
