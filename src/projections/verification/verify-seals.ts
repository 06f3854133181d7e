import { readDecisions } from '../gaming-days/decisions';
import type { Queryable } from '../queryable';
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

/**
 * Holds every seal of a casino against the log: its signature, its place behind the seal before, the records it is put
 * under, and the trial balance of its day. The search path is that of tables made anew from the log.
 */
export async function findBrokenSeals(
  db: Queryable,
  { casino, knownKeys }: SealsToVerify,
): Promise<Problem[]> {
  const closes = sealedCloses(await readDecisions(db, { casino, position: MOST }));
  const problems: Problem[] = [];
  for (const [index, close] of closes.entries()) {
    const wrong = await wrongWith(db, { casino, knownKeys, close, before: closes[index - 1] });
    if (wrong !== undefined) problems.push(broken(casino, close, wrong));
  }
  return problems;
}

const MOST = 9223372036854775807n;

interface SealInTurn extends SealsToVerify {
  readonly close: SealedClose;
  readonly before: SealedClose | undefined;
}

async function wrongWith(db: Queryable, turn: SealInTurn): Promise<string | undefined> {
  const { casino, knownKeys, close, before } = turn;
  const { seal, through, gamingDay, recordNumber } = close;
  if (!isSignedBy(sealedOf(casino, close), seal)) return 'its signature is not that of its key';
  if (!knownKeys.has(seal.publicKey)) return `its key ${keyIdOf(seal.publicKey)} is none of this house`;
  const { firstRecord, previous } = afterSeal(casino, before);
  if (seal.previous !== previous) return 'it does not name the seal before it';
  if (seal.firstRecord !== firstRecord || seal.lastRecord !== through) {
    return `it is put under records ${seal.firstRecord} to ${seal.lastRecord}, and should be under ${firstRecord} to ${through}`;
  }
  const { merkleRoot, records } = await rootOfRecords(db, { casino, first: firstRecord, last: through });
  if (seal.records !== records || seal.merkleRoot !== merkleRoot) return 'the records under it are others';
  const digest = await digestOfBooks(db, { casino, day: gamingDay, position: recordNumber });
  return digest === seal.trialBalance ? undefined : 'the trial balance of its day is another one';
}

const broken = (casino: string, { gamingDay, recordNumber }: SealedClose, wrong: string): Problem => ({
  check: 'seals',
  detail: `casino ${casino}: the seal of ${gamingDay} (record ${recordNumber}) does not hold: ${wrong}`,
});
