import type { Problem } from './problem';

/** What somebody outside keeps: the link of the chain of a casino at one of its records. */
export interface Anchor {
  readonly casino: string;
  readonly record: bigint;
  /** The link, or its first 16 digits or more. */
  readonly hash: string;
}

export class AnchorError extends Error {
  override readonly name = 'AnchorError';
}

const FORM = /^([a-z0-9][a-z0-9-]{0,62}):([1-9][0-9]{0,17}):([0-9a-f]{16,64})$/;

/**
 * Reads `CASINO:RECORD:HASH`.
 * @throws AnchorError for another form
 */
export function anchorOf(text: string): Anchor {
  const [, casino, record, hash] = FORM.exec(text.trim()) ?? [];
  if (casino !== undefined && record !== undefined && hash !== undefined) {
    return { casino, record: BigInt(record), hash };
  }
  throw new AnchorError(
    `--anchor must be CASINO:RECORD:HASH, the hash with 16 to 64 hexadecimal digits, not "${text}".`,
  );
}

export const anchorText = ({ casino, record, hash }: Anchor): string => `${casino}:${record}:${hash}`;

/** The books that are held against anchors. */
export interface AnchoredBooks {
  /** The number of the last record of a casino; undefined where the log knows none. */
  lastOf(casino: string): bigint | undefined;
  linkAt(casino: string, record: bigint): Promise<string>;
}

/** What anchors contradict: a casino that is gone, an end that was cut off, another chain. */
export async function findUnanchored(books: AnchoredBooks, anchors: readonly Anchor[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const anchor of anchors) {
    const detail = await contradictionOf(books, anchor);
    if (detail !== undefined)
      problems.push({ check: 'anchors', detail: `casino ${anchor.casino}: ${detail}` });
  }
  return problems;
}

async function contradictionOf(
  books: AnchoredBooks,
  { casino, record, hash }: Anchor,
): Promise<string | undefined> {
  const last = books.lastOf(casino);
  if (last === undefined) return `the anchor names record ${record}, and there is no record of this casino`;
  if (last < record) {
    return `the anchor names record ${record}, and the log ends at record ${last}: what came after it was taken away`;
  }
  const link = await books.linkAt(casino, record);
  if (link.startsWith(hash)) return undefined;
  return `the chain at record ${record} is ${link}, the anchor says ${hash}: a record until then was changed, added, taken out or moved`;
}
