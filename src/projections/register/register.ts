import type { QueryRunner } from 'typeorm';
import type { EventStorePort, LogPlace, RecordedEvent } from '../../event-store/event-store.port';
import { LogDamaged } from './log-damaged';
import { type FirstRecord, identityOf, type NumberingKnowledge } from './number-records';
import type { CasinoHead, NumberedRecord } from './numbered-event';

type Db = Pick<QueryRunner, 'query'>;

interface FirstRow {
  readonly casino: string;
  readonly source: string;
  readonly event_id: string;
  readonly content_hash: Buffer;
  readonly stream: string;
  readonly stream_version: number;
}

/** Reads how far each of these casinos has come. */
export async function loadHeads(db: Db, casinos: readonly string[]): Promise<Map<string, CasinoHead>> {
  const rows: { casino: string; last_number: bigint; chain_hash: Buffer; last: string; repeats_skipped: bigint }[] =
    await db.query(
      `SELECT casino, last_number, chain_hash, repeats_skipped, ${isoInstant('last_recorded_at')} AS last
         FROM register.casino WHERE casino = ANY ($1)`,
      [casinos],
    );
  return new Map(
    rows.map((row) => [
      row.casino,
      {
        number: row.last_number,
        chainHash: row.chain_hash.toString('hex'),
        recordedAt: row.last,
        repeatsSkipped: row.repeats_skipped,
      },
    ]),
  );
}

/** A timestamptz column as ISO 8601 with milliseconds, UTC, whatever the session's time zone. */
export const isoInstant = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * What numbering must know of the identities of a page: the first records that stand in the register at or before
 * the given heads. Their bytes are fetched only where the content differs.
 */
export async function loadFirsts(
  db: Db,
  store: EventStorePort,
  records: readonly RecordedEvent[],
  heads: NumberingKnowledge['heads'],
): Promise<Map<string, FirstRecord>> {
  const rows: FirstRow[] = await db.query(
    `SELECT r.casino, r.source, r.event_id, r.content_hash, r.stream, r.stream_version
       FROM jsonb_to_recordset($1::jsonb) AS page(casino text, source text, id text, upto bigint)
       JOIN register.record r
         ON r.casino = page.casino AND r.source = page.source AND r.event_id = page.id
        AND r.standing = 'counted' AND r.number <= page.upto`,
    [JSON.stringify(records.map((r) => identityRow(r, heads)))],
  );
  const pageHashes = new Map<string, Set<string>>();
  for (const record of records) {
    const identity = identityOf(record);
    pageHashes.set(identity, (pageHashes.get(identity) ?? new Set()).add(record.contentHash));
  }
  const firsts = new Map<string, FirstRecord>();
  for (const row of rows) {
    const identity = identityOf({ ...row, id: row.event_id });
    const contentHash = row.content_hash.toString('hex');
    const differs = [...(pageHashes.get(identity) ?? [])].some((hash) => hash !== contentHash);
    firsts.set(identity, differs ? { contentHash, bytes: await bytesOf(store, row) } : { contentHash });
  }
  return firsts;
}

const identityRow = ({ casino, source, id }: RecordedEvent, heads: NumberingKnowledge['heads']): object => ({
  casino,
  source,
  id,
  upto: (heads.get(casino)?.number ?? 0n).toString(),
});

async function bytesOf(store: EventStorePort, row: FirstRow): Promise<string> {
  for await (const record of store.readStream(row.stream, { from: row.stream_version, limit: 1 })) return record.bytes;
  throw new LogDamaged(undefined, `event ${row.event_id} of ${row.source} is in the register and not in the log`);
}

/** Enters the records of a page, and how far their casinos have come. */
export async function enterRecords(
  db: Db,
  numbered: readonly NumberedRecord[],
  heads: ReadonlyMap<string, CasinoHead>,
): Promise<void> {
  await db.query(
    `INSERT INTO register.record (casino, number, place, stream, stream_version, source, event_id, type,
                                  content_hash, chain_hash, recorded_at, standing)
     SELECT casino, number, place, stream, stream_version, source, event_id, type,
            decode(content_hash, 'hex'), decode(chain_hash, 'hex'), recorded_at, standing
       FROM jsonb_to_recordset($1::jsonb) AS page(${REGISTER_COLUMNS})`,
    [JSON.stringify(numbered.map(registerRow))],
  );
  await db.query(
    `INSERT INTO register.casino (casino, last_number, chain_hash, last_recorded_at, repeats_skipped)
     SELECT casino, number, decode(chain_hash, 'hex'), recorded_at, repeats
       FROM jsonb_to_recordset($1::jsonb)
         AS head(casino text, number bigint, chain_hash text, recorded_at timestamptz, repeats bigint)
     ON CONFLICT (casino) DO UPDATE SET last_number = excluded.last_number, chain_hash = excluded.chain_hash,
       last_recorded_at = excluded.last_recorded_at, repeats_skipped = excluded.repeats_skipped`,
    [JSON.stringify([...heads].map(([casino, head]) => headRow(casino, head)))],
  );
}

/**
 * Holds recomputed numbers and links against the register; the register is outside the generations, so a rebuild
 * must meet it exactly.
 * @throws LogDamaged naming the first record that differs
 */
export async function compareWithRegister(db: Db, numbered: readonly NumberedRecord[]): Promise<void> {
  const rows: { casino: string; number: bigint; entered_place: LogPlace | null; entered_chain: string | null }[] =
    await db.query(
      `SELECT page.casino, page.number, r.place AS entered_place, encode(r.chain_hash, 'hex') AS entered_chain
         FROM jsonb_to_recordset($1::jsonb) AS page(${REGISTER_COLUMNS})
         LEFT JOIN register.record r ON r.casino = page.casino AND r.number = page.number
        WHERE (r.place, r.source, r.event_id, r.type, r.stream, r.stream_version, r.standing,
               encode(r.content_hash, 'hex'), encode(r.chain_hash, 'hex'), r.recorded_at)
              IS DISTINCT FROM
              (page.place, page.source, page.event_id, page.type, page.stream, page.stream_version, page.standing,
               page.content_hash, page.chain_hash, page.recorded_at)
        ORDER BY page.casino, page.number LIMIT 1`,
      [JSON.stringify(numbered.map(registerRow))],
    );
  const first = rows[0];
  if (!first) return;
  const entry = numbered.find((n) => n.casino === first.casino && n.number === first.number)!;
  throw new LogDamaged(
    entry.record,
    first.entered_place === null
      ? `record ${entry.number} is not in the register`
      : `record ${entry.number} has chain ${entry.chainHash}, the register says ${first.entered_chain} ` +
        `for log place ${first.entered_place}`,
  );
}

const REGISTER_COLUMNS = `casino text, number bigint, place text, stream text, stream_version integer, source text,
  event_id text, type text, content_hash text, chain_hash text, recorded_at timestamptz, standing text`;

const registerRow = ({ record, number, chainHash, recordedAt, standing }: NumberedRecord): object => ({
  casino: record.casino,
  number: number.toString(),
  place: record.place,
  stream: record.stream,
  stream_version: record.version,
  source: record.source,
  event_id: record.id,
  type: record.type,
  content_hash: record.contentHash,
  chain_hash: chainHash,
  recorded_at: recordedAt,
  standing,
});

const headRow = (casino: string, head: CasinoHead): object => ({
  casino,
  number: head.number.toString(),
  chain_hash: head.chainHash,
  recorded_at: head.recordedAt,
  repeats: head.repeatsSkipped.toString(),
});
