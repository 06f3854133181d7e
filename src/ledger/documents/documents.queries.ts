import { type Queryable, readRows } from '../../database/queryable';
import { column, table, type RowOf } from '../../database/table';
import type { EntityManager } from 'typeorm';
import { type BooksPage, pageOfRows } from '../../database/books-page';
import { FINDING } from '../findings/finding.read-model';
import { readKnownDays } from '../casino/known-days.queries';
import { OF_NUMBER } from '../slips/slips.queries';
import { readCorrections } from '../corrections/corrections.queries';
import { readIncidents } from '../incidents/incidents.queries';
import { isGamingDay } from '../../kernel/gaming-day';
import { type AttachedTo, type MediaType, type DocumentAttached, documentAttached } from './document.events';
import { FACT_COLUMNS, factColumns } from '../_core/store/numbered-event';
import { appendOnly, isReport } from '../_core/store/read-model';

/**
 * The encrypted bytes of documents. They are no read model: no record contains them, so a rebuild cannot restore them.
 * Rows never change.
 */
export const KEPT_DOCUMENT = table('register.document', {
  casino: column.key(column.text),
  document: column.key(column.text),
  mediaType: column.oneOf<MediaType>(),
  size: column.integer,
  keyId: column.text,
  sealed: column.bytes,
  keptAt: column.instant,
  keptBy: column.text,
});

export interface DocumentKept {
  readonly casino: string;
  /** SHA-256 of the file, lower-case hexadecimal. */
  readonly document: string;
  readonly mediaType: MediaType;
  readonly size: number;
  readonly keyId: string;
}

/** The limit of bytes in 24 hours. */
export interface Quota {
  readonly mostBytes: number;
}

/** An advisory lock per casino, so that concurrent uploads cannot exceed the quota together. */
const QUOTA_LOCK = 1_128_355_671;

/**
 * Runs in the caller's transaction.
 * @returns false if this file would exceed the quota of 24 hours
 */
export async function keepDocument(
  db: Queryable,
  { casino, document, mediaType, size, keyId }: DocumentKept,
  { sealed, by, mostBytes }: Quota & { readonly sealed: Buffer; readonly by: string },
): Promise<boolean> {
  await db.query(`SELECT pg_advisory_xact_lock($1, hashtext($2))`, [QUOTA_LOCK, casino]);
  const rows = await readRows(
    db,
    `WITH known AS (SELECT FROM register.document WHERE casino = $1 AND document = $2),
          kept AS (
            INSERT INTO register.document (casino, document, media_type, size, key_id, sealed, kept_at, kept_by)
            SELECT $1, $2, $3, $4::integer, $5, $6, now(), $7
             WHERE NOT EXISTS (SELECT FROM known)
               AND $4::integer + (SELECT coalesce(sum(size), 0) FROM register.document
                                   WHERE casino = $1 AND kept_at > now() - interval '24 hours') <= $8::bigint
            ON CONFLICT DO NOTHING RETURNING 1)
     SELECT 1 AS one FROM kept UNION ALL SELECT 1 FROM known`,
    [casino, document, mediaType, size, keyId, sealed, by, mostBytes],
  );
  return rows.length > 0;
}

/** @returns undefined if the casino has no such file; `sealedHash` is the SHA-256 of the encrypted bytes */
export async function findDocument(
  db: Queryable,
  { casino, document }: Pick<DocumentKept, 'casino' | 'document'>,
): Promise<(DocumentKept & { readonly sealedHash: string }) | undefined> {
  const [found] = await readRows<DocumentKept & { readonly sealedHash: string }>(
    db,
    `SELECT casino, document, media_type, size, key_id, encode(sha256(sealed), 'hex') AS sealed_hash
       FROM register.document WHERE casino = $1 AND document = $2`,
    [casino, document],
  );
  return found;
}

export async function readSealed(
  db: Queryable,
  { casino, document }: Pick<DocumentKept, 'casino' | 'document'>,
): Promise<Buffer | undefined> {
  const [found] = await readRows<{ readonly sealed: Buffer }>(
    db,
    `SELECT sealed FROM register.document WHERE casino = $1 AND document = $2`,
    [casino, document],
  );
  return found?.sealed;
}

/**
 * Reports documents whose bytes are missing or differ from their records. It needs no key, and works after an erasure,
 * because a record contains the digest of the encrypted bytes.
 * @param db a connection that finds the read models
 */
export async function findWrongDocuments(db: Queryable): Promise<readonly string[]> {
  const attached = await readRows<Named & { readonly recordNumber: bigint }>(
    db,
    `SELECT casino, record_number, document, sealed, size, media_type FROM attached_document ORDER BY casino, record_number`,
  );
  // Two statements, because a distributed database keeps the documents themselves in one place.
  const rows = await readRows<Named>(
    db,
    `SELECT casino, document, encode(sha256(sealed), 'hex') AS sealed, size, media_type FROM register.document
      WHERE (casino, document) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
    [attached.map(({ casino }) => casino), attached.map(({ document }) => document)],
  );
  const kept = new Map(rows.map((row) => [nameOf(row), row]));
  const isWrong = (named: Named, { sealed, size, mediaType }: Named): boolean =>
    sealed !== named.sealed || size !== named.size || mediaType !== named.mediaType;
  return attached.flatMap((named) => {
    const found = kept.get(nameOf(named));
    if (found !== undefined && !isWrong(named, found)) return [];
    const why = found === undefined ? 'and its bytes are missing' : 'and other bytes are kept in its place';
    return [`record ${named.recordNumber} of ${named.casino} names document ${named.document}, ${why}`];
  });
}

/** What a record states of a document; `sealed` is the SHA-256 of the encrypted bytes. */
type Named = Pick<AttachedDocumentRow, 'casino' | 'document' | 'sealed' | 'size' | 'mediaType'>;

const nameOf = ({ casino, document }: Named): string => JSON.stringify([casino, document]);

interface Target {
  readonly casino: string;
  readonly position: bigint;
  readonly attachedTo: AttachedTo;
  readonly about: string;
}

export const readDayOf = (db: Queryable, target: Target): Promise<string | undefined> =>
  DAY_OF[target.attachedTo](db, target);

type DayOf = (db: Queryable, target: Target) => Promise<string | undefined>;

const DAY_OF: Readonly<Record<AttachedTo, DayOf>> = {
  finding: dayIn(`SELECT gaming_day AS day FROM ${FINDING.sqlName}
    WHERE casino = $1 AND opened_by <= $2 AND finding_id::text = $3`),
  slip: dayIn(`SELECT gaming_day AS day FROM slip_report
    WHERE casino = $1 AND known_from <= $2 AND ${OF_NUMBER} ORDER BY gaming_day DESC LIMIT 1`),
  'gaming-day': async (db, { casino, position, about }) => {
    if (!isGamingDay(about)) return undefined;
    const period = { from: about, until: about };
    const [day] = await readKnownDays(db, { casino, position, period, limit: 1 });
    return day;
  },
  correction: async (db, { casino, position, about }) => {
    const [found] = await readCorrections(db, { casino, position, proposal: about, limit: 1 });
    return found?.gamingDay;
  },
  incident: async (db, { casino, position, about }) => {
    const [, table, day, sessionNo, incident] = INCIDENT_ADDRESS.exec(about) ?? [];
    if (incident === undefined || !isGamingDay(day!)) return undefined;
    const named = { table: table!, day: day!, sessionNo: parseInt(sessionNo!, 10), incident };
    const [found] = await readIncidents(db, { casino, position, limit: 1 }, named);
    return found?.gamingDay;
  },
};

/** `RF1/2026-01-01/1/I-1` */
const INCIDENT_ADDRESS = /^([^/]+)\/([^/]+)\/([0-9]{1,6})\/([^/]+)$/;

function dayIn(statement: string): DayOf {
  return async (db, { casino, position, about }) => {
    const [found] = await readRows<{ day: string }>(db, statement, [casino, position.toString(), about]);
    return found?.day;
  };
}

export const ATTACHED_DOCUMENT = table('attached_document', {
  ...FACT_COLUMNS,
  document: column.text,
  sealed: column.text,
  mediaType: column.oneOf<MediaType>(),
  size: column.integer,
  fileName: column.text,
  attachedTo: column.oneOf<AttachedTo>(),
  about: column.text,
  byId: column.text,
  byName: column.optional(column.text),
  note: column.optional(column.text),
});

export type AttachedDocumentRow = RowOf<typeof ATTACHED_DOCUMENT>;

export const readAttachedDocuments = (
  db: EntityManager,
  page: BooksPage,
  where: Pick<AttachedDocumentRow, 'attachedTo' | 'about'>,
): Promise<AttachedDocumentRow[]> =>
  pageOfRows(db, { of: ATTACHED_DOCUMENT, by: 'recordNumber', where }, page);

export const attachedDocumentReadModel = appendOnly(ATTACHED_DOCUMENT, (fact) => {
  if (!isReport(fact) || fact.event.type !== documentAttached.type) return [];
  const { by, note, ...attached } = fact.event.data as DocumentAttached;
  return [{ ...factColumns(fact), ...attached, byId: by.id, byName: by.name ?? null, note: note ?? null }];
});
