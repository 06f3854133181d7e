import type { CasinoEvent } from '../_core/events/envelope';
import type { EventStorePort, LogPosition, RecordedEvent } from '../../event-log/event-store.port';
import { currentForm } from '../event-contract/upcasters';
import { LogDamaged } from './log-damaged';
import { assertUnaltered, parseRecord } from './read-record';

export interface RecordInStream {
  readonly number: bigint;
  readonly casino: string;
  readonly place: LogPosition;
  readonly source: string;
  readonly eventId: string;
  readonly stream: string;
  readonly streamVersion: number;
}

const WORTH_READING_WHOLE = 1 / 8;
const AT_ONCE = 200;

/**
 * Reads the events of records of one casino from the store, stream by stream.
 * @throws LogDamaged where the store does not hold what the register says
 */
export async function readRecords(
  store: EventStorePort,
  records: readonly RecordInStream[],
): Promise<ReadonlyMap<bigint, CasinoEvent>> {
  const events = new Map<bigint, CasinoEvent>();
  for (const [stream, wanted] of byStream(records)) {
    const found = await readVersions(store, stream, wanted);
    for (const record of wanted) events.set(record.number, eventOf(record, found.get(record.streamVersion)));
  }
  return events;
}

function byStream(records: readonly RecordInStream[]): ReadonlyMap<string, RecordInStream[]> {
  const streams = new Map<string, RecordInStream[]>();
  for (const record of records) streams.set(record.stream, [...(streams.get(record.stream) ?? []), record]);
  return streams;
}

async function readVersions(
  store: EventStorePort,
  stream: string,
  wanted: readonly RecordInStream[],
): Promise<ReadonlyMap<number, RecordedEvent>> {
  const versions = wanted.map(({ streamVersion }) => streamVersion).sort((a, b) => a - b);
  const [first, last] = [versions[0]!, versions.at(-1)!];
  const isDense = versions.length >= (last - first + 1) * WORTH_READING_WHOLE;
  const found = new Map<number, RecordedEvent>();
  const read = async (from: number, to: number): Promise<void> => {
    for await (const event of store.readStream(stream, { from, limit: to - from + 1 })) {
      found.set(event.version, event);
    }
  };
  if (isDense)
    for (let from = first; from <= last; from += AT_ONCE)
      await read(from, Math.min(last, from + AT_ONCE - 1));
  else for (const version of versions) await read(version, version);
  return found;
}

function eventOf(record: RecordInStream, found: RecordedEvent | undefined): CasinoEvent {
  const { casino, number, place, source, eventId: id } = record;
  if (found?.id !== id || found.source !== source) {
    throw new LogDamaged({ casino, number, place, source, id }, 'the log does not hold it any more');
  }
  assertUnaltered(found, number);
  return currentForm(parseRecord(found, number));
}
