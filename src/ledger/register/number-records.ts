import { saysTheSame } from '../../kernel/stored-form';
import { identityOf } from '../../event-log/decide-appends';
import type { RecordedEvent } from '../../event-log/event-store.port';
import type { CasinoHead, NumberedRecord, RecordStatus } from '../_core/store/numbered-event';
import { assertUnaltered } from './read-records';
import { createHash } from 'node:crypto';
import { sha256 } from '../../kernel/identity';
import type { FirstRecord, Identity, IdentityRegister } from '../../event-log/eventstoredb/known-identities';
import { type Queryable, readRows } from '../../database/queryable';

/**
 * The hash chain of a casino: each link covers its record and the link before it, so that changing, removing, inserting or
 * moving a record changes every later link. It depends only on the log and is the same on every event store.
 *
 *     link 0                = SHA-256("cagnotte chain v1" LF casino)
 *     link n, version 1     = SHA-256(link n-1 as 32 bytes, SHA-256 of the stored bytes as 32 bytes)
 *     link n, version 2     = SHA-256("cagnotte chain v2" LF link n-1 LF n LF recorded at LF principal LF SHA-256 of the stored bytes LF)
 *
 * Version 1 covers the stored bytes alone. Version 2 also covers the number, the instant of recording as the log keeps it
 * (ISO 8601, milliseconds, UTC), and the principal who delivered or decided; an unknown principal is an empty line.
 * docs/proof/chain-and-seals.md publishes both with vectors.
 */
type ChainVersion = 1 | 2;

/** From this record of the service on, inclusive, a chain continues in version 2. */
export const CHAIN_UPGRADED = 'cagnotte.chain.upgraded.v1';

export const chainGenesis = (casino: string): string =>
  createHash('sha256').update(`cagnotte chain v1\n${casino}`, 'utf8').digest('hex');

export interface ChainedRecord {
  readonly number: bigint;
  readonly recordedAt: string;
  readonly principal: string | undefined;
  readonly contentHash: string;
}

/** Calculates the next link; hashes are 64 lower-case hexadecimal digits. */
export const nextLink = (
  previous: string,
  { number, recordedAt, principal, contentHash }: ChainedRecord,
  version: ChainVersion,
): string =>
  version === 1
    ? createHash('sha256').update(previous, 'hex').update(contentHash, 'hex').digest('hex')
    : sha256(
        `cagnotte chain v2\n${previous}\n${number}\n${recordedAt}\n${principal ?? ''}\n${contentHash}\n`,
      );

export interface KnownContent {
  readonly contentHash: string;
  /** Set if a record with another hash was found: repeats may differ only in the order of keys. */
  readonly bytes?: string;
}

export interface NumberingKnowledge {
  readonly heads: ReadonlyMap<string, CasinoHead>;
  /** The contents recorded before this page by `identityOf`; the one that counts is first. */
  readonly contents: ReadonlyMap<string, readonly KnownContent[]>;
}

export interface Numbering {
  readonly numbered: readonly NumberedRecord[];
  readonly heads: ReadonlyMap<string, CasinoHead>;
}

export const emptyHead = (casino: string): CasinoHead => ({
  number: 0n,
  chainHash: chainGenesis(casino),
  chainVersion: 1,
  recordedAt: '0001-01-01T00:00:00.000Z',
  repeatsSkipped: 0n,
});

/**
 * Numbers and chains the records of a page in log order. The log may deliver a record more than once, and each counts
 * exactly once: a repeat of recorded content gets no number; different content under a known identity is numbered as a
 * conflict.
 * @throws LogDamaged if stored bytes no longer have the hash that the log states
 */
export function numberRecords(records: readonly RecordedEvent[], known: NumberingKnowledge): Numbering {
  const heads = new Map<string, CasinoHead>();
  const contents = new Map(known.contents);
  const numbered: NumberedRecord[] = [];
  for (const record of records) {
    const { casino } = record;
    const head = heads.get(casino) ?? known.heads.get(casino) ?? emptyHead(casino);
    assertUnaltered(record, head.number + 1n);
    const standing = standingOf(record, contents);
    if (standing === 'repeat') {
      heads.set(casino, { ...head, repeatsSkipped: head.repeatsSkipped + 1n });
      continue;
    }
    const entry = numberAfter(head, record, standing);
    const { number, chainHash, chainVersion, recordedAt } = entry;
    heads.set(casino, { ...head, number, chainHash, chainVersion, recordedAt });
    numbered.push(entry);
  }
  return { numbered, heads };
}

function standingOf(
  record: RecordedEvent,
  contents: Map<string, readonly KnownContent[]>,
): RecordStatus | 'repeat' {
  const identity = identityOf(record);
  const known = contents.get(identity) ?? [];
  if (known.some((content) => isRepeat(content, record))) return 'repeat';
  const { contentHash, bytes } = record;
  contents.set(identity, [...known, { contentHash, bytes }]);
  return known.length === 0 ? 'counted' : 'conflict';
}

const isRepeat = (known: KnownContent, { contentHash, bytes }: RecordedEvent): boolean =>
  known.contentHash === contentHash || (known.bytes !== undefined && saysTheSame(known.bytes, bytes));

function numberAfter(head: CasinoHead, record: RecordedEvent, standing: RecordStatus): NumberedRecord {
  const number = head.number + 1n;
  const chainVersion = versionAfter(head, record, standing);
  return {
    record,
    casino: record.casino,
    number,
    chainHash: nextLink(head.chainHash, { ...record, number }, chainVersion),
    chainVersion,
    recordedAt: record.recordedAt > head.recordedAt ? record.recordedAt : head.recordedAt,
    standing,
  };
}

/**
 * A chain never returns to version 1. A chain whose first record names a principal has version 2 from the beginning;
 * one begun by an earlier release has it from the record by which the service upgraded it.
 */
function versionAfter(head: CasinoHead, record: RecordedEvent, standing: RecordStatus): ChainVersion {
  if (head.chainVersion === 2) return 2;
  if (head.number === 0n) return record.principal === undefined ? 1 : 2;
  return record.type === CHAIN_UPGRADED && standing === 'counted' ? 2 : 1;
}

const COLUMNS = `r.casino, r.source, r.event_id AS id, encode(r.content_hash, 'hex') AS content_hash, r.place,
  r.stream, r.stream_version AS version`;

export class RegisteredIdentities implements IdentityRegister {
  constructor(private readonly db: Queryable) {}

  firstRecords(identities: readonly Identity[]): Promise<readonly FirstRecord[]> {
    const asked = identities.map(({ casino, source, id }) => ({ casino, source, id }));
    return readRows(
      this.db,
      `SELECT ${COLUMNS}
         FROM jsonb_to_recordset($1::jsonb) AS asked(casino text, source text, id text)
         JOIN register.record r
           ON r.casino = asked.casino AND r.source = asked.source AND r.event_id = asked.id AND r.standing = 'counted'`,
      [JSON.stringify(asked)],
    );
  }
}

export interface EnteredRecord extends FirstRecord {
  readonly number: bigint;
}

export async function lastEntered(db: Queryable): Promise<EnteredRecord | undefined> {
  const rows = await readRows<EnteredRecord>(
    db,
    `SELECT ${COLUMNS}, r.number
       FROM register.casino c JOIN register.record r ON r.casino = c.casino AND r.number = c.last_number
      ORDER BY c.last_recorded_at DESC, c.casino LIMIT 1`,
  );
  return rows[0];
}
