import { storedForm } from '../../../src/kernel/stored-form';
import type {
  Appended,
  AppendOutcome,
  EventStorePort,
  EventToAppend,
  RecordedEvent,
} from '../../../src/event-log/event-store.port';

/** One log, empty at first. */
export interface LogUnderTest {
  /** A store on this log, as another process would open it; in memory there is only one. The log closes them all. */
  openStore(): Promise<EventStorePort>;
  end(): Promise<void>;
}

/** What an adapter's spec supplies; what the adapter cannot do it declares here, and the suite asks for the rest. */
export interface AdapterUnderTest {
  readonly name: string;
  /** The store itself tells duplicates and conflicts; where it does not, intake and runner do. */
  readonly knowsIdentities: boolean;
  /** How many streams are many; 10,000 unless that takes an adapter minutes. */
  readonly manyStreams?: number;
  makeLog(): Promise<LogUnderTest>;
}

/** A fresh log for every test of the surrounding block. */
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

/** The outcome as an acceptance; fails the test when it was a refusal. */
export function accepted(outcome: AppendOutcome): Appended {
  if (outcome.kind !== 'appended') throw new Error(`refused: ${JSON.stringify(outcome)}`);
  return outcome;
}

export const kindsOf = (outcome: AppendOutcome): string[] => accepted(outcome).events.map(({ kind }) => kind);
