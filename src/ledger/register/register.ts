import type { EventStorePort, LogPosition, RecordedEvent } from '../../event-log/event-store.port';
import { sha256 } from '../../kernel/identity';
import { column, insertRows, replaceRows, type RowOf, table, type Written } from '../../database/table';
import { LogDamaged } from './read-records';
import { identityOf } from '../../event-log/decide-appends';
import type { KnownContent, NumberingKnowledge } from './number-records';
import type { CasinoHead, NumberedRecord, RecordStatus } from '../_core/store/numbered-event';
import { type Queryable, readRows } from '../../database/queryable';

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
  standing: column.oneOf<RecordStatus>(),
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

export const casinosUntil = (db: Queryable): Promise<{ casino: string; position: bigint }[]> =>
  readRows(db, `SELECT casino, last_number AS position FROM register.casino ORDER BY casino`);

type Head = Pick<RowOf<typeof CASINO_HEAD>, 'casino' | 'lastNumber' | 'chainHash' | 'repeatsSkipped'>;

/** Reads the heads of the register of one casino or of all, by id. */
export const readHeads = (db: Queryable, casino?: string): Promise<Head[]> =>
  readRows(
    db,
    `SELECT casino, last_number, chain_hash, repeats_skipped FROM register.casino
      WHERE $1::text IS NULL OR casino = $1 ORDER BY casino`,
    [casino ?? null],
  );

interface EnteredRow {
  readonly casino: string;
  readonly number: bigint;
  readonly place: LogPosition;
  readonly source: string;
  readonly eventId: string;
  readonly contentHash: string;
  readonly stream: string;
  readonly streamVersion: number;
}

export async function loadHeads(db: Queryable, casinos: readonly string[]): Promise<Map<string, CasinoHead>> {
  const rows = await readRows<{
    casino: string;
    lastNumber: bigint;
    chainHash: Buffer;
    chainVersion: 1 | 2;
    last: string;
    repeatsSkipped: bigint;
  }>(
    db,
    `SELECT casino, last_number, chain_hash, chain_version, repeats_skipped, ${isoInstant('last_recorded_at')} AS last
         FROM register.casino WHERE casino = ANY ($1)`,
    [casinos],
  );
  return new Map(
    rows.map((row) => [
      row.casino,
      {
        number: row.lastNumber,
        chainHash: row.chainHash.toString('hex'),
        chainVersion: row.chainVersion,
        recordedAt: row.last,
        repeatsSkipped: row.repeatsSkipped,
      },
    ]),
  );
}

/** Formats a timestamptz column as ISO 8601 with milliseconds in UTC, whatever the time zone of the session. */
export const isoInstant = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Loads what numbering needs about the identities of a page: the contents recorded under them up to the given heads.
 * Bytes and conflicting contents are read only if a record of the page differs from the first one of its identity.
 */
export async function loadContents(
  db: Queryable,
  store: EventStorePort,
  records: readonly RecordedEvent[],
  heads: NumberingKnowledge['heads'],
): Promise<Map<string, KnownContent[]>> {
  const firsts = await loadEntered(db, records, { heads, standing: 'counted' });
  const contents = new Map(
    firsts.map((row) => [keyOf(row), [{ contentHash: row.contentHash }] as KnownContent[]]),
  );
  const differing = records.filter((record) => {
    const first = contents.get(identityOf(record))?.[0];
    return first !== undefined && first.contentHash !== record.contentHash;
  });
  if (differing.length === 0) return contents;
  const conflicts = await loadEntered(db, differing, { heads, standing: 'conflict' });
  const asked = new Set(differing.map(identityOf));
  for (const row of firsts)
    if (asked.has(keyOf(row))) contents.set(keyOf(row), [await contentOf(store, row)]);
  for (const row of conflicts) contents.get(keyOf(row))!.push(await contentOf(store, row));
  return contents;
}

function loadEntered(
  db: Queryable,
  records: readonly RecordedEvent[],
  { heads, standing }: { heads: NumberingKnowledge['heads']; standing: RecordStatus },
): Promise<EnteredRow[]> {
  const identities = new Map(records.map((record) => [identityOf(record), identityRow(record, heads)]));
  return readRows(
    db,
    `SELECT r.casino, r.number, r.place, r.source, r.event_id, encode(r.content_hash, 'hex') AS content_hash,
            r.stream, r.stream_version
       FROM jsonb_to_recordset($1::jsonb) AS page(casino text, source text, id text, upto bigint)
       JOIN register.record r
         ON r.casino = page.casino AND r.source = page.source AND r.event_id = page.id
        AND r.standing = '${standing}' AND r.number <= page.upto
      ORDER BY r.casino, r.number`,
    [JSON.stringify([...identities.values()])],
  );
}

const identityRow = ({ casino, source, id }: RecordedEvent, heads: NumberingKnowledge['heads']): object => ({
  casino,
  source,
  id,
  upto: (heads.get(casino)?.number ?? 0n).toString(),
});

const keyOf = ({ casino, source, eventId: id }: EnteredRow): string => identityOf({ casino, source, id });

/**
 * Reads the bytes of a registered record and checks their hash, because altered bytes must not decide whether a later
 * record repeats it.
 */
async function contentOf(store: EventStorePort, row: EnteredRow): Promise<KnownContent> {
  const { casino, number, place, source, eventId: id, contentHash } = row;
  for await (const { bytes } of store.readStream(row.stream, { from: row.streamVersion, limit: 1 })) {
    if (sha256(bytes) === contentHash) return { contentHash, bytes };
  }
  throw new LogDamaged(
    { casino, number, source, id, place },
    'the log does not hold its content any more, by which a later record of the same identity is to be evaluated',
  );
}

export async function enterRecords(
  db: Queryable,
  numbered: readonly NumberedRecord[],
  heads: ReadonlyMap<string, CasinoHead>,
): Promise<void> {
  await insertRows(db, RECORD, numbered.map(enteredRow));
  await replaceRows(db, CASINO_HEAD, [...heads].map(headRow));
}

const enteredRow = ({
  record,
  number,
  chainHash,
  chainVersion,
  recordedAt,
  standing,
}: NumberedRecord): Written<RowOf<typeof RECORD>> => ({
  casino: record.casino,
  number,
  place: record.place,
  stream: record.stream,
  streamVersion: record.version,
  source: record.source,
  eventId: record.id,
  type: record.type,
  contentHash: `\\x${record.contentHash}`,
  chainHash: `\\x${chainHash}`,
  chainVersion,
  principal: record.principal ?? null,
  recordedAt,
  standing,
});

/** The columns of register rows in one JSON parameter; see `registerRow`. */
export const REGISTER_COLUMNS = `casino text, number bigint, place text, stream text, stream_version integer, source text,
  event_id text, type text, content_hash text, chain_hash text, chain_version integer, principal text,
  recorded_at timestamptz, standing text`;

export type RegisterRow = Readonly<Record<string, string | number | null>>;

/** A register row as JSON: hashes in hexadecimal, the number as decimal text. */
export const registerRow = ({ record, number, ...entry }: NumberedRecord): RegisterRow => ({
  casino: record.casino,
  number: number.toString(),
  place: record.place,
  stream: record.stream,
  stream_version: record.version,
  source: record.source,
  event_id: record.id,
  type: record.type,
  content_hash: record.contentHash,
  chain_hash: entry.chainHash,
  chain_version: entry.chainVersion,
  principal: record.principal ?? null,
  recorded_at: entry.recordedAt,
  standing: entry.standing,
});

export const headRow = ([casino, head]: readonly [string, CasinoHead]): Written<
  RowOf<typeof CASINO_HEAD>
> => ({
  casino,
  lastNumber: head.number,
  chainHash: `\\x${head.chainHash}`,
  chainVersion: head.chainVersion,
  lastRecordedAt: head.recordedAt,
  repeatsSkipped: head.repeatsSkipped,
});
