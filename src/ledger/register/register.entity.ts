import type { Standing } from '../_core/store/numbered-event';
import { column, table } from '../_core/store/table';

export const RECORD = table('register.record', {
  casino: column.key(column.text),
  number: column.key(column.bigint),
  place: column.text,
  stream: column.text,
  streamVersion: column.integer,
  source: column.text,
  eventId: column.text,
  type: column.text,
  contentHash: column.bytes,
  chainHash: column.bytes,
  chainVersion: column.integer,
  principal: column.optional(column.text),
  recordedAt: column.instant,
  standing: column.oneOf<Standing>(),
});

export const HEAD_COLUMNS = {
  lastNumber: column.bigint,
  chainHash: column.bytes,
  chainVersion: column.integer,
  lastRecordedAt: column.instant,
  repeatsSkipped: column.bigint,
};

export const CASINO_HEAD = table('register.casino', {
  casino: column.key(column.text),
  ...HEAD_COLUMNS,
});
