import type { EventStorePort } from '../../event-store/event-store.port';
import { readDecisions } from '../gaming-days/decisions';
import type { Queryable } from '../queryable';
import { readRestatements, type Restatement, supersededBy, type Superseding } from '../seals/restatements';
import { isSignedBy, keyIdOf } from '../seals/seal';
import {
  afterSeal,
  digestOfBooks,
  rootOfRecords,
  type SealedClose,
  sealedCloses,
  sealedOf,
} from '../seals/sealed-books';
import type { Problem } from './problem';

/** Books of a casino that were made anew, as seals are held against them. */
export interface BooksUnderSeals {
  readonly casino: string;
  /** Every close that carries a seal, in their order. */
  readonly closes: readonly SealedClose[];
  readonly restatements: readonly Restatement[];
  rootOf(records: { readonly first: number; readonly last: number }): ReturnType<typeof rootOfRecords>;
  /** The digest of the trial balance through a day, as it was known at a record. */
  digestOf(books: { readonly day: string; readonly position: bigint }): Promise<string>;
}

const MOST = 9223372036854775807n;

/** The books of tables that were made anew from the log; the search path is theirs. */
export const booksOfTables = async (
  db: Queryable,
  store: Pick<EventStorePort, 'readStream'>,
  casino: string,
): Promise<BooksUnderSeals> => ({
  casino,
  closes: sealedCloses(await readDecisions(db, { casino, position: MOST })),
  restatements: await readRestatements(db, store, casino),
  rootOf: (records) => rootOfRecords(db, { casino, ...records }),
  digestOf: (books) => digestOfBooks(db, { casino, ...books }),
});

/** What was found of the seals of a casino. */
interface SealsVerified {
  readonly problems: readonly Problem[];
  /** Seals whose trial balance a named person has restated since, in words. */
  readonly superseded: readonly string[];
}

/**
 * Holds every seal of a casino against books made anew: its signature, its place behind the seal before, the records it
 * is put under, and the trial balance of its day. The keys are those by which this house seals.
 */
export async function verifySeals(
  books: BooksUnderSeals,
  knownKeys: ReadonlySet<string>,
): Promise<SealsVerified> {
  const { casino, closes, restatements } = books;
  const problems: Problem[] = [];
  const superseded: string[] = [];
  for (const [index, close] of closes.entries()) {
    const wrong = await wrongWith(books, { knownKeys, close, before: closes[index - 1] });
    const { gamingDay: day, recordNumber: position, seal } = close;
    if (wrong !== undefined) {
      problems.push(broken(casino, close, wrong));
      continue;
    }
    const digest = await books.digestOf({ day, position });
    if (digest === seal.trialBalance) continue;
    const superseding = supersededBy(close, restatements);
    const differs =
      superseding === undefined ? 'the trial balance of its day is another one' : unlike(superseding, digest);
    if (differs !== undefined) problems.push(broken(casino, close, differs));
    else superseded.push(supersession(casino, close, superseding!.restatement));
  }
  return { problems, superseded };
}

interface SealInTurn {
  readonly knownKeys: ReadonlySet<string>;
  readonly close: SealedClose;
  readonly before: SealedClose | undefined;
}

async function wrongWith(books: BooksUnderSeals, turn: SealInTurn): Promise<string | undefined> {
  const { knownKeys, close, before } = turn;
  const { seal, through } = close;
  if (!isSignedBy(sealedOf(books.casino, close), seal)) return 'its signature is not that of its key';
  if (!knownKeys.has(seal.publicKey)) return `its key ${keyIdOf(seal.publicKey)} is none of this house`;
  const { firstRecord, previous } = afterSeal(books.casino, before);
  if (seal.previous !== previous) return 'it does not name the seal before it';
  if (seal.firstRecord !== firstRecord || seal.lastRecord !== through) {
    return `it is put under records ${seal.firstRecord} to ${seal.lastRecord}, and should be under ${firstRecord} to ${through}`;
  }
  const { merkleRoot, records } = await books.rootOf({ first: firstRecord, last: through });
  if (seal.records !== records || seal.merkleRoot !== merkleRoot) return 'the records under it are others';
  return undefined;
}

/** What is wrong with books under a superseded seal: they must be those that the restatement names. */
const unlike = ({ restatement, trialBalance }: Superseding, digest: string): string | undefined =>
  trialBalance === undefined || trialBalance === digest
    ? undefined
    : `the trial balance of its day is neither that under it nor that of its restatement (record ${restatement.recordNumber})`;

const supersession = (
  casino: string,
  { gamingDay, recordNumber }: SealedClose,
  { recordNumber: by, restated }: Restatement,
): string =>
  `casino ${casino}: the books under the seal of ${gamingDay} (record ${recordNumber}) were restated by ` +
  `${restated.by.name ?? restated.by.id} (record ${by}, release ${restated.release}): ${restated.reason}`;

const broken = (casino: string, { gamingDay, recordNumber }: SealedClose, wrong: string): Problem => ({
  check: 'seals',
  detail: `casino ${casino}: the seal of ${gamingDay} (record ${recordNumber}) does not hold: ${wrong}`,
});
