import type { RecordedEvent } from '../../event-log/event-store.port';

export interface DamagedRecord extends Pick<RecordedEvent, 'casino' | 'source' | 'id' | 'place'> {
  readonly number?: bigint;
}

/** The log is not what it was: a record changed, is missing or stands elsewhere. Names the first such record. */
export class LogDamaged extends Error {
  readonly code = 'LOG_DAMAGED';

  readonly record: DamagedRecord | undefined;

  constructor(
    record: DamagedRecord | undefined,
    readonly detail: string,
  ) {
    super(record ? `${describe(record)}: ${detail}` : detail);
    this.name = 'LogDamaged';
    this.record = record && nameOf(record);
  }
}

const nameOf = ({ casino, number, source, id, place }: DamagedRecord): DamagedRecord => ({
  ...{ casino, source, id, place },
  ...(number === undefined ? {} : { number }),
});

function describe({ casino, number, source, id, place }: DamagedRecord): string {
  const event = `event ${id} of ${source} at log position ${place}`;
  return number === undefined
    ? `casino ${casino}, ${event}`
    : `casino ${casino}, record ${number} (${event})`;
}
