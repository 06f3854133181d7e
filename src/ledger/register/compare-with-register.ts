import type { LogPosition } from '../../event-log/event-store.port';
import { LogDamaged } from './read-records';
import { emptyHead } from './number-records';
import type { CasinoHead, NumberedRecord } from '../_core/store/numbered-event';
import { loadHeads, isoInstant, REGISTER_COLUMNS, type RegisterRow, registerRow } from './register';
import { type Queryable, readRows } from '../../database/queryable';

const ENTERED = `jsonb_build_object('place', r.place, 'stream', r.stream, 'stream_version', r.stream_version,
  'source', r.source, 'event_id', r.event_id, 'type', r.type, 'content_hash', encode(r.content_hash, 'hex'),
  'chain_hash', encode(r.chain_hash, 'hex'), 'chain_version', r.chain_version,
  'principal', r.principal, 'recorded_at', ${isoInstant('r.recorded_at')}, 'standing', r.standing)`;

/** An inner join: beside a list, a distributed database would read the whole register for an outer one. */
const PAGE_IN_REGISTER = `
  FROM jsonb_to_recordset($1::jsonb) AS page(${REGISTER_COLUMNS})
  JOIN register.record r ON r.casino = page.casino AND r.number = page.number`;

const DIFFERS = `
  (r.place, r.source, r.event_id, r.type, r.stream, r.stream_version, r.standing,
   encode(r.content_hash, 'hex'), encode(r.chain_hash, 'hex'), r.chain_version, r.principal, r.recorded_at)
  IS DISTINCT FROM
  (page.place, page.source, page.event_id, page.type, page.stream, page.stream_version, page.standing,
   page.content_hash, page.chain_hash, page.chain_version, page.principal, page.recorded_at)`;

/**
 * Compares recalculated numbers and links with the register. The register belongs to no generation of read models, so a
 * rebuild must reproduce it exactly.
 * @throws LogDamaged naming the first record that differs
 */
export async function compareWithRegister(db: Queryable, numbered: readonly NumberedRecord[]): Promise<void> {
  const page = [JSON.stringify(numbered.map(registerRow))];
  const [found] = await readRows<{ same: number }>(
    db,
    `SELECT count(*)::integer AS same ${PAGE_IN_REGISTER} WHERE NOT (${DIFFERS})`,
    page,
  );
  if (found!.same === numbered.length) return;
  const rows = await readRows<{ casino: string; number: bigint; entered: RegisterRow | null }>(
    db,
    `SELECT page.casino, page.number, CASE WHEN ${DIFFERS} THEN ${ENTERED} END AS entered ${PAGE_IN_REGISTER}`,
    page,
  );
  const entered = new Map(rows.map((row) => [`${row.number} ${row.casino}`, row.entered]));
  for (const each of numbered) {
    const there = entered.get(`${each.number} ${each.casino}`);
    if (there !== null)
      throw new LogDamaged({ ...each.record, number: each.number }, difference(registerRow(each), there));
  }
}

/** Describes the difference. The chain is named only if nothing else explains it. */
function difference(given: RegisterRow, entered: RegisterRow | undefined): string {
  if (!entered) return 'it is not in the register';
  if (given['source'] !== entered['source'] || given['event_id'] !== entered['event_id']) {
    return `the register holds event ${entered['event_id']} of ${entered['source']} at log position ${entered['place']} there`;
  }
  const columns = Object.keys(entered).filter((column) => entered[column] !== given[column]);
  const causes = columns.filter((column) => column !== 'chain_hash');
  return (causes.length > 0 ? causes : columns)
    .map((column) => `${column} is ${entered[column]} in the register, the log gives ${given[column]}`)
    .join('; ');
}

/**
 * Requires that every casino ends exactly where the register says, and that the register holds nothing else.
 * @throws LogDamaged naming the first record that the log lacks, or the casino whose head differs
 */
export async function compareHeads(db: Queryable, heads: ReadonlyMap<string, CasinoHead>): Promise<void> {
  const [missing] = await recordsBeyond(db, heads);
  if (missing) throw notInLog(missing);
  const known = await readRows<{ casino: string }>(db, `SELECT casino FROM register.casino`);
  const casinos = [...new Set([...heads.keys(), ...known.map(({ casino }) => casino)])].sort();
  const entered = await loadHeads(db, casinos);
  for (const casino of casinos) assertSameHead(casino, heads.get(casino), entered.get(casino));
}

export async function recordsBeyond(
  db: Queryable,
  heads: ReadonlyMap<string, CasinoHead>,
): Promise<RecordInRegister[]> {
  return readRows(
    db,
    `SELECT DISTINCT ON (r.casino) r.casino, r.number, r.source, r.event_id AS id, r.place
       FROM register.record r
       LEFT JOIN jsonb_to_recordset($1::jsonb) AS head(casino text, number bigint) ON head.casino = r.casino
      WHERE r.number < 1 OR r.number > coalesce(head.number, 0)
      ORDER BY r.casino, r.number`,
    [JSON.stringify([...heads].map(([casino, { number }]) => ({ casino, number: number.toString() })))],
  );
}

export interface RecordInRegister {
  readonly casino: string;
  readonly number: bigint;
  readonly source: string;
  readonly id: string;
  readonly place: LogPosition;
}

export const notInLog = (record: RecordInRegister): LogDamaged =>
  new LogDamaged(record, 'it is in the register, and the log does not give it');

function assertSameHead(casino: string, given: CasinoHead = emptyHead(casino), entered?: CasinoHead): void {
  if (!entered)
    throw new LogDamaged(undefined, `casino ${casino}: the register does not say how far it has come`);
  const differing = (Object.keys(given) as (keyof CasinoHead)[]).filter(
    (name) => given[name] !== entered[name],
  );
  if (differing.length === 0 && given.number > 0n) return;
  const detail = differing.map(
    (name) => `${name} is ${entered[name]} in the register, the log gives ${given[name]}`,
  );
  throw new LogDamaged(
    undefined,
    `casino ${casino}: ${detail.join('; ') || 'the log holds no record of it'}`,
  );
}
