import type { ArrivalWait } from '../../event-log/arrival-bell';
import {
  type AppendOutcome,
  type AppendRequest,
  type EventStorePort,
  EventStoreUnavailable,
  type EventToAppend,
  type LogByPlace,
  type LogPosition,
  type ReadLogOptions,
  type ReadStreamOptions,
  type RecordedEvent,
} from '../../event-log/event-store.port';
import { isTransientInPostgres } from '../../event-log/postgres/held-connection';
import { DEFAULT_RETRY_POLICY, retry } from '../../event-log/retry';
import { saysTheSame, storedForm, eventIn } from '../../kernel/stored-form';
import {
  mayNamePersons,
  personalTextsOf,
  protectedText,
  readProtected,
  withTexts,
} from '../event-contract/personal-fields';
import { open, protect as encrypt } from '../../access/personal-data/cipher';
import { PersonalKeyError } from '../../access/personal-data/house-key';
import type { SubjectKeys } from '../../access/personal-data/subject-keys';

/**
 * Encrypts personal texts before an event is appended, each under a key of its person, so that the log names no person in
 * clear. It wraps every adapter and is the only way to append; hash, chain, seals, tables and archives contain the
 * encrypted form, and none of them changes when a key is destroyed.
 *
 * A repeated delivery is a duplicate even if its key was destroyed since, or an earlier release recorded the text in
 * clear: personal texts are compared with those of the record, and those of an erased person are not compared at all.
 *
 * Throws as the log does. Throws EventStoreUnavailable if an event names a person and the key of the house cannot be used;
 * nothing of the append is recorded then, so a repeat is safe.
 */
export class ProtectingEventStore implements EventStorePort {
  readonly findFaults?: () => Promise<string[]>;
  /** Resolves when the last append that waited for a key has been sent; later appends keep their order behind it. */
  private turn: Promise<unknown> | undefined;

  constructor(
    private readonly log: EventStorePort,
    private readonly keys: SubjectKeys,
  ) {
    if (log.findFaults !== undefined) this.findFaults = () => log.findFaults!();
  }

  append(request: AppendRequest): Promise<AppendOutcome> {
    const names = request.events.some(({ type }) => mayNamePersons(type));
    if (!names && this.turn === undefined) return this.log.append(request);
    const before = this.turn ?? Promise.resolve();
    // The keys of all waiting appends are requested together; only the appends keep their order.
    const isProtected = names ? this.protectAll(request) : Promise.resolve(request.events);
    const kept = Promise.all([isProtected, before]).then(([events]) => events, asUnavailable);
    const turn = kept.catch(() => undefined);
    this.turn = turn;
    const appended = kept.then((events) => this.appendKept(request, events));
    void turn.then(() => {
      if (this.turn === turn) this.turn = undefined;
    });
    return appended;
  }

  asKept(event: EventToAppend): Promise<EventToAppend> {
    return this.protect(event).catch(asUnavailable);
  }

  private async protect(event: EventToAppend): Promise<EventToAppend> {
    if (!mayNamePersons(event.type)) return event;
    const parsed = eventIn(event.bytes);
    const clear = personalTextsOf(parsed).filter(({ text }) => readProtected(text) === undefined);
    if (clear.length === 0) return event;
    const texts: { readonly path: readonly string[]; readonly text: string }[] = [];
    for (const { path, text, isBytes, subject } of clear) {
      const { casino } = event;
      const key = await this.whileAway(() =>
        this.keys.forRecording({ casino, subject, gamingDay: parsed.gamingday }),
      );
      texts.push({ path, text: protectedText(encrypt(text, key, isBytes)) });
    }
    return { ...event, ...storedForm(withTexts(parsed, texts)) };
  }

  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<RecordedEvent> {
    return this.log.readStream(stream, options);
  }

  readLog(options?: ReadLogOptions): AsyncIterable<RecordedEvent> {
    return this.log.readLog(options);
  }

  get byPlace(): LogByPlace | undefined {
    return this.log.byPlace;
  }

  head(): Promise<LogPosition | undefined> {
    return this.log.head();
  }

  compareLogPositions(a: LogPosition, b: LogPosition): number {
    return this.log.compareLogPositions(a, b);
  }

  waitForMore(after: LogPosition | undefined, options: ArrivalWait): Promise<void> {
    return this.log.waitForMore(after, options);
  }

  close(): Promise<void> {
    return this.log.close();
  }

  private async protectAll({ stream, events }: AppendRequest): Promise<readonly EventToAppend[]> {
    const kept: EventToAppend[] = [];
    for (const event of events) {
      const recorded = (await this.isOfErased(event)) ? await this.recordOf(stream, event) : undefined;
      // A repeat of a recorded event makes no new key for an erased person.
      const isKnown = recorded !== undefined && (await this.saysWhatIsRecorded(event, recorded));
      kept.push(isKnown ? withBytesOf(event, recorded) : await this.protect(event));
    }
    return kept;
  }

  private async isOfErased(event: EventToAppend): Promise<boolean> {
    if (!mayNamePersons(event.type)) return false;
    const subjects = personalTextsOf(eventIn(event.bytes)).map(({ subject }) => subject);
    return subjects.length > 0 && this.whileAway(() => this.keys.wereErased(event.casino, subjects));
  }

  private async appendKept(request: AppendRequest, kept: readonly EventToAppend[]): Promise<AppendOutcome> {
    const answer = await this.log.append({ ...request, events: kept });
    if (answer.kind !== 'conflict') return answer;
    const again = await this.asRecorded(request, kept, answer.indices);
    return again === undefined ? answer : this.log.append({ ...request, events: again });
  }

  /** Returns the events with their recorded bytes if these say the same; undefined if any differs. */
  private async asRecorded(
    { stream, events }: AppendRequest,
    kept: readonly EventToAppend[],
    indices: readonly number[],
  ): Promise<readonly EventToAppend[] | undefined> {
    const again = [...kept];
    for (const index of indices) {
      const event = events[index]!;
      if (!mayNamePersons(event.type)) return undefined;
      const record = await this.recordOf(stream, event);
      if (record === undefined || !(await this.saysWhatIsRecorded(event, record))) return undefined;
      again[index] = withBytesOf(event, record);
    }
    return again;
  }

  /** Retries while the database with the keys is unavailable, as the log retries an append. */
  private whileAway<T>(attempt: () => Promise<T>): Promise<T> {
    return retry(attempt, { policy: DEFAULT_RETRY_POLICY, isTransient: isTransientForKeys });
  }

  private async recordOf(stream: string, { source, id }: EventToAppend): Promise<RecordedEvent | undefined> {
    for await (const record of this.log.readStream(stream))
      if (record.source === source && record.id === id) return record;
    return undefined;
  }

  private async saysWhatIsRecorded(given: EventToAppend, recorded: RecordedEvent): Promise<boolean> {
    const [one, other] = [given, recorded].map(({ bytes }) => eventIn(bytes));
    const said = personalTextsOf(one!);
    const kept = new Map(personalTextsOf(other!).map(({ path, text }) => [path.join('/'), text]));
    const ids = [...kept.values()].flatMap((text) => readProtected(text)?.keyId ?? []);
    const found = await this.whileAway(() => this.keys.find(ids));
    for (const { path, text } of said) {
      const recordedText = kept.get(path.join('/'));
      const sealed = recordedText === undefined ? undefined : readProtected(recordedText);
      const state = sealed && found.get(sealed.keyId);
      const isErased = state !== undefined && 'erasedOn' in state;
      const says = state !== undefined && 'key' in state ? open(sealed!, state.key.bytes) : recordedText;
      if (!isErased && says !== text && recordedText !== text) return false;
    }
    const blank = said.map(({ path }) => ({ path, text: '' }));
    return saysTheSame(JSON.stringify(withTexts(one!, blank)), JSON.stringify(withTexts(other!, blank)));
  }
}

const isTransientForKeys = (error: unknown): boolean =>
  !(error instanceof PersonalKeyError) && isTransientInPostgres(error);

const withBytesOf = (event: EventToAppend, { bytes, contentHash }: RecordedEvent): EventToAppend => ({
  ...event,
  bytes,
  contentHash,
});

function asUnavailable(failure: unknown): never {
  if (failure instanceof PersonalKeyError)
    throw new EventStoreUnavailable(failure.message, { cause: failure });
  throw failure;
}
