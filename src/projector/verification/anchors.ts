import { type Queryable, readRows } from '../../database/queryable';
import { column, type RowOf, table } from '../../database/table';
import type { Problem } from './problem';
import { ExpectedFailure } from '../../kernel/result';

/** The link of the chain of a casino at one of its records, kept outside the house. */
export interface Anchor {
  readonly casino: string;
  readonly record: bigint;
  /** The link, or its first 16 digits or more. */
  readonly hash: string;
  /** From a printed book: the seal of its day, at that record or before it. */
  readonly seal?: AnchoredSeal;
}

interface AnchoredSeal {
  readonly gamingDay: string;
  readonly hash: string;
}

export class AnchorError extends ExpectedFailure {
  override readonly name = 'AnchorError';
}

/** A time stamp (RFC 3161) that cannot be used, and why. */
export class TimeStampError extends ExpectedFailure {
  override readonly name = 'TimeStampError';
}

const FORM =
  /^([a-z0-9][a-z0-9-]{0,62}):([1-9][0-9]{0,17}):([0-9a-f]{16,64})(?::(\d{4}-\d{2}-\d{2}):([0-9a-f]{16,64}))?$/;

/**
 * Reads `CASINO:RECORD:HASH`, or, as printed in a certified book, `CASINO:RECORD:HASH:DAY:SEAL`.
 * @throws AnchorError for another form
 */
export function anchorOf(text: string): Anchor {
  const [, casino, record, hash, gamingDay, seal] = FORM.exec(text.trim()) ?? [];
  if (casino === undefined || record === undefined || hash === undefined) {
    throw new AnchorError(
      '--anchor must be CASINO:RECORD:HASH, or CASINO:RECORD:HASH:DAY:SEAL as a certified book bears it, ' +
        `hashes with 16 to 64 hexadecimal digits, not "${text}".`,
    );
  }
  const anchor = { casino, record: BigInt(record), hash };
  return gamingDay === undefined || seal === undefined
    ? anchor
    : { ...anchor, seal: { gamingDay, hash: seal } };
}

export const anchorText = ({ casino, record, hash, seal }: Anchor): string =>
  [casino, record, hash, ...(seal === undefined ? [] : [seal.gamingDay, seal.hash])].join(':');

export interface AnchoredBooks {
  lastOf(casino: string): bigint | undefined;
  linkAt(casino: string, record: bigint): Promise<string>;
  sealOf(
    casino: string,
    day: { readonly gamingDay: string; readonly until: bigint },
  ): Promise<string | undefined>;
}

/** What contradicts anchors: a missing casino, a shortened log, another chain. */
export async function findUnanchored(books: AnchoredBooks, anchors: readonly Anchor[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const anchor of anchors) {
    const detail = await contradictionOf(books, anchor);
    if (detail !== undefined)
      problems.push({ check: 'anchors', detail: `casino ${anchor.casino}: ${detail}` });
  }
  return problems;
}

async function contradictionOf(books: AnchoredBooks, anchor: Anchor): Promise<string | undefined> {
  const { casino, record, hash } = anchor;
  const last = books.lastOf(casino);
  if (last === undefined) return `the anchor names record ${record}, and there is no record of this casino`;
  if (last < record) {
    return `the anchor names record ${record}, and the log ends at record ${last}: what came after it was taken away`;
  }
  const link = await books.linkAt(casino, record);
  if (link.startsWith(hash)) return anotherSeal(books, anchor);
  return `the chain at record ${record} is ${link}, the anchor says ${hash}: a record until then was changed, added, taken out or moved`;
}

async function anotherSeal(
  books: AnchoredBooks,
  { casino, record, seal }: Anchor,
): Promise<string | undefined> {
  if (seal === undefined) return undefined;
  const { gamingDay, hash } = seal;
  const found = await books.sealOf(casino, { gamingDay, until: record });
  if (found?.startsWith(hash) === true) return undefined;
  const has = found === undefined ? 'carries no seal' : `carries the seal ${found}`;
  return `the close of ${gamingDay} until record ${record} ${has}, the anchor says ${hash}`;
}

/** Time stamps of an outside authority over anchors, each with the nonce of its request; tokens in DER, base64. */
export const TIME_STAMP = table('access.time_stamp', {
  casino: column.key(column.text),
  record: column.key(column.bigint),
  nonce: column.key(column.text),
  hash: column.text,
  token: column.text,
});

export type StampedAnchor = RowOf<typeof TIME_STAMP>;

export const stampedAnchors = (db: Queryable): Promise<StampedAnchor[]> =>
  readRows<StampedAnchor>(
    db,
    `SELECT casino, record, nonce, hash, token FROM ${TIME_STAMP.sqlName} ORDER BY casino, record, nonce`,
  );
