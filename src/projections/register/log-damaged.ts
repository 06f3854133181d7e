import type { RecordedEvent } from '../../event-store/event-store.port';

/** The log is not what it was: a record changed, is missing or stands elsewhere. Names the first such record. */
export class LogDamaged extends Error {
  readonly code = 'LOG_DAMAGED';

  constructor(
    readonly record: Pick<RecordedEvent, 'casino' | 'source' | 'id' | 'place'> | undefined,
    readonly detail: string,
  ) {
    super(record ? `${describe(record)}: ${detail}` : detail);
    this.name = 'LogDamaged';
  }
}

const describe = ({ casino, source, id, place }: Pick<RecordedEvent, 'casino' | 'source' | 'id' | 'place'>): string =>
  `casino ${casino}, event ${id} of ${source} at log place ${place}`;
