import type { Standing } from '../_core/store/numbered-event';
import { bigint, bytes, instant, integer, key, oneOf, optional, table, text } from '../_core/store/table';

/** Every record of a casino, with its number, its hash and its link of the chain. */
export const RECORD = table('register.record', {
  casino: key(text),
  number: key(bigint),
  place: text,
  stream: text,
  streamVersion: integer,
  source: text,
  eventId: text,
  type: text,
  contentHash: bytes,
  chainHash: bytes,
  chainVersion: integer,
  principal: optional(text),
  recordedAt: instant,
  standing: oneOf<Standing>(),
});

/** How far a casino has come. */
export const CASINO_HEAD = table('register.casino', {
  casino: key(text),
  lastNumber: bigint,
  chainHash: bytes,
  chainVersion: integer,
  lastRecordedAt: instant,
  repeatsSkipped: bigint,
});
