import type { CasinoEvent } from '../_core/events/envelope';
import { casinoOf, findStream } from '../event-contract/streams';
import { currentForm } from '../event-contract/upcasters';
import { sha256 } from '../../kernel/identity';
import type { RecordedEvent } from '../../event-log/event-store.port';
import { LogDamaged } from './log-damaged';
import type { NumberedEvent, NumberedRecord } from '../_core/store/numbered-event';

/**
 * Reads the event of a record, in the current version of its type.
 * @throws LogDamaged as `parseRecord`
 */
export const readRecord = (numbered: NumberedRecord): NumberedEvent => ({
  event: currentForm(parseRecord(numbered.record, numbered.number)),
  ...numbered,
});

/**
 * Its number is only for the message.
 * @throws LogDamaged when the stored bytes do not hash to what the log says of them
 */
export function assertUnaltered(record: RecordedEvent, number?: bigint): void {
  const found = sha256(record.bytes);
  if (found === record.contentHash) return;
  throw damaged(record, number, `its stored bytes hash to ${found}, the log says ${record.contentHash}`);
}

/**
 * The event of a record, in the version of its type in which it was recorded. Its number is only for the message.
 * @throws LogDamaged when the bytes are no event, or not the one that the log says they are
 */
export function parseRecord(record: RecordedEvent, number?: bigint): CasinoEvent {
  const event = parsed(record, number);
  const contradiction = contradictionIn(record, event);
  if (contradiction === undefined) return event as CasinoEvent;
  throw damaged(record, number, contradiction);
}

const damaged = (record: RecordedEvent, number: bigint | undefined, detail: string): LogDamaged =>
  new LogDamaged({ ...record, ...(number === undefined ? {} : { number }) }, detail);

function parsed(record: RecordedEvent, number?: bigint): Partial<CasinoEvent> | null {
  try {
    return JSON.parse(record.bytes) as Partial<CasinoEvent> | null;
  } catch {
    throw damaged(record, number, 'its stored bytes are no JSON');
  }
}

/**
 * The log names source, id and type beside the bytes, to find records by; what it names must be what they say. Casino
 * and stream are derived from the event, the stream only where its type is known.
 */
function contradictionIn(record: RecordedEvent, event: Partial<CasinoEvent> | null): string | undefined {
  for (const name of ['source', 'id', 'type'] as const) {
    if (event?.[name] === record[name]) continue;
    const stated = JSON.stringify(event?.[name]) ?? 'nowhere';
    return `its stored bytes state ${name} ${stated}, the log says ${JSON.stringify(record[name])}`;
  }
  const casino = casinoOf(record.source);
  if (casino !== record.casino) return `by its source it is of casino ${casino}`;
  const stream = findStream(event as CasinoEvent);
  if (stream === undefined || stream === record.stream) return undefined;
  return `it stands in stream ${record.stream} and belongs into ${stream}`;
}
