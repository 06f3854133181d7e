import type { EventStorePort } from '../../event-store/event-store.port';
import { readDecisions } from '../gaming-days/decisions';
import type { Queryable } from '../queryable';
import { readRestatements, type Restatement, supersededBy } from '../seals/restatements';
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

/** The seals of a casino, and what they are held against. */
interface SealsToVerify {
  readonly casino: string;
  /** Public keys by which this house seals. */
  readonly knownKeys: ReadonlySet<string>;
}

/** What was found of the seals of a casino. */
interface SealsVerified {
  readonly problems: readonly Problem[];
  /** Seals whose trial balance a named person has restated since, in words. */
  readonly superseded: readonly string[];
}

/**
 * Holds every seal of a casino against the log: its signature, its place behind the seal before, the records it is put
 * under, and the trial balance of its day. The search path is that of tables made anew from the log.
 */
export async function verifySeals(
  db: Queryable,
  store: Pick<EventStorePort, 'readStream'>,
  { casino, knownKeys }: SealsToVerify,
): Promise<SealsVerified> {
  const closes = sealedCloses(await readDecisions(db, { casino, position: MOST }));
  const restatements = await readRestatements(db, store, casino);
  const problems: Problem[] = [];
  const superseded: string[] = [];
  for (const [index, close] of closes.entries()) {
    const turn = { casino, knownKeys, close, before: closes[index - 1] };
    const wrong = await wrongWith(db, turn);
    if (wrong !== undefined) {
      problems.push(broken(casino, close, wrong));
      continue;
    }
    if (await isOfItsBooks(db, turn)) continue;
    const restatement = supersededBy(close, restatements);
    if (restatement === undefined)
      problems.push(broken(casino, close, 'the trial balance of its day is another one'));
    else superseded.push(supersession(casino, close, restatement));
  }
  return { problems, superseded };
}

const MOST = 9223372036854775807n;

interface SealInTurn extends SealsToVerify {
  readonly close: SealedClose;
  readonly before: SealedClose | undefined;
}

async function wrongWith(db: Queryable, turn: SealInTurn): Promise<string | undefined> {
  const { casino, knownKeys, close, before } = turn;
  const { seal, through } = close;
  if (!isSignedBy(sealedOf(casino, close), seal)) return 'its signature is not that of its key';
  if (!knownKeys.has(seal.publicKey)) return `its key ${keyIdOf(seal.publicKey)} is none of this house`;
  const { firstRecord, previous } = afterSeal(casino, before);
  if (seal.previous !== previous) return 'it does not name the seal before it';
  if (seal.firstRecord !== firstRecord || seal.lastRecord !== through) {
    return `it is put under records ${seal.firstRecord} to ${seal.lastRecord}, and should be under ${firstRecord} to ${through}`;
  }
  const { merkleRoot, records } = await rootOfRecords(db, { casino, first: firstRecord, last: through });
  if (seal.records !== records || seal.merkleRoot !== merkleRoot) return 'the records under it are others';
  return undefined;
}

/** Whether the books of its day are still those that it was put under. */
async function isOfItsBooks(db: Queryable, { casino, close }: SealInTurn): Promise<boolean> {
  const { gamingDay: day, recordNumber: position, seal } = close;
  return (await digestOfBooks(db, { casino, day, position })) === seal.trialBalance;
}

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
