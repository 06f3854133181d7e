import { storedForm } from '../../../src/kernel/stored-form';
import type {
  Appended,
  AppendOutcome,
  EventStorePort,
  EventToAppend,
  RecordedEvent,
} from '../../../src/event-log/event-store.port';

/** An initially empty log. */
export interface LogUnderTest {
  /** Opens a store on this log like another process; in memory there is only one. The log closes all of them. */
  openStore(): Promise<EventStorePort>;
  end(): Promise<void>;
}

/** Supplied by the spec of an adapter, with the capabilities that the suite takes into account. */
export interface AdapterUnderTest {
  readonly name: string;
  /** Whether the store itself detects duplicates and conflicts; otherwise intake and runner do. */
  readonly knowsIdentities: boolean;
  /** The number of streams of the tests with many streams; by default 10,000. */
  readonly manyStreams?: number;
  makeLog(): Promise<LogUnderTest>;
}

/** Gives every test of the surrounding block a new log. */
export function useLog(adapter: AdapterUnderTest): {
  readonly store: EventStorePort;
  readonly log: LogUnderTest;
} {
  let log: LogUnderTest;
  let store: EventStorePort;
  beforeEach(async () => {
    log = await adapter.makeLog();
    store = await log.openStore();
  });
  afterEach(() => log.end());
  return {
    get log() {
      return log;
    },
    get store() {
      return store;
    },
  };
}

export const CASINO = 'torrequebrada';

export interface EventDraft {
  readonly id: string;
  readonly casino?: string;
  readonly source?: string;
  readonly type?: string;
  readonly data?: unknown;
}

/** An event in its stored form. */
export function anEvent({
  id,
  casino = CASINO,
  source = `/casinos/${casino}/tables/ar-1`,
  type = 'cagnotte.count.made.v1',
  data = { id },
}: EventDraft): EventToAppend {
  return { casino, source, id, type, ...storedForm({ specversion: '1.0', id, source, type, data }) };
}

export const events = (...ids: readonly string[]): EventToAppend[] => ids.map((id) => anEvent({ id }));

export const streamOf = (key: string, casino = CASINO): string => `cagnotte_table-${casino}/${key}`;

export async function collect(records: AsyncIterable<RecordedEvent>): Promise<RecordedEvent[]> {
  const collected: RecordedEvent[] = [];
  for await (const record of records) collected.push(record);
  return collected;
}

export const idsOf = async (records: AsyncIterable<RecordedEvent>): Promise<string[]> =>
  (await collect(records)).map(({ id }) => id);

/** The outcome of an accepted append. @throws if it was refused */
export function accepted(outcome: AppendOutcome): Appended {
  if (outcome.kind !== 'appended') throw new Error(`refused: ${JSON.stringify(outcome)}`);
  return outcome;
}

export const kindsOf = (outcome: AppendOutcome): string[] => accepted(outcome).events.map(({ kind }) => kind);
