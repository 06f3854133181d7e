import type { CasinoEvent } from '../../domain/event-registry/envelope';
import { casinoOf, findStream } from '../../domain/event-registry/streams';
import { currentForm } from '../../domain/event-registry/upcasters';
import { sha256 } from '../../kernel/identity';
import type { RecordedEvent } from '../../event-store/event-store.port';
import { LogDamaged } from './log-damaged';
import type { NumberedEvent, NumberedRecord } from './numbered-event';

/** A record, with its number where it has one. */
type LogRecord = RecordedEvent & { readonly number?: bigint };

/**
 * Reads the event of a record, in the current version of its type.
 * @throws LogDamaged as `parseRecord`
 */
export const readRecord = (numbered: NumberedRecord): NumberedEvent => ({
  ...numbered,
  event: currentForm(parseRecord({ ...numbered.record, number: numbered.number })),
});

/** @throws LogDamaged when the stored bytes do not hash to what the log says of them */
export function assertUnaltered(record: LogRecord): void {
  const found = sha256(record.bytes);
  if (found === record.contentHash) return;
  throw new LogDamaged(record, `its stored bytes hash to ${found}, the log says ${record.contentHash}`);
}

/**
 * The event of a record, in the version of its type in which it was recorded.
 * @throws LogDamaged when the bytes are no event, or not the one that the log says they are
 */
export function parseRecord(record: LogRecord): CasinoEvent {
  const event = parsed(record);
  for (const name of ['source', 'id', 'type'] as const) {
    if (event?.[name] !== record[name]) throw stated(record, name, event?.[name]);
  }
  assertWhereItBelongs(record, event as CasinoEvent);
  return event as CasinoEvent;
}

function parsed(record: LogRecord): Partial<CasinoEvent> | null {
  try {
    return JSON.parse(record.bytes) as Partial<CasinoEvent> | null;
  } catch {
    throw new LogDamaged(record, 'its stored bytes are no JSON');
  }
}

/** The log names source, id and type beside the bytes, to find records by; what it names must be what they say. */
const stated = (record: LogRecord, name: 'source' | 'id' | 'type', value: unknown): LogDamaged =>
  new LogDamaged(
    record,
    `its stored bytes state ${name} ${JSON.stringify(value) ?? 'nowhere'}, the log says ${JSON.stringify(record[name])}`,
  );

/** Casino and stream are derived from the event, the stream only where its type is known. */
function assertWhereItBelongs(record: LogRecord, event: CasinoEvent): void {
  const casino = casinoOf(record.source);
  if (casino !== record.casino) throw new LogDamaged(record, `by its source it is of casino ${casino}`);
  const stream = findStream(event);
  if (stream === undefined || stream === record.stream) return;
  throw new LogDamaged(record, `it stands in stream ${record.stream} and belongs into ${stream}`);
}
