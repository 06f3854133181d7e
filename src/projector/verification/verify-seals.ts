import type { EventStorePort } from '../../event-log/event-store.port';
import { readDecisions } from '../../ledger/gaming-day/decisions.queries';
import { readRestatements, closesOf, rootOfRecords } from '../../ledger/gaming-day/seal.queries';
import {
  type Restatement,
  supersededBy,
  type Superseding,
  isSignedBy,
  afterSeal,
  type CloseOfDay,
  isSealed,
  type Seal,
  type SealedClose,
  sealedOf,
} from '../../ledger/gaming-day/seal';
import { keyIdOf } from '../../ledger/gaming-day/introduced-keys';
import { digestOfBooks } from '../../ledger/gaming-day/sealed-balance.queries';
import { type Queryable, readRows } from '../../database/queryable';
import { type ChainUpgrade, instantsDigest, readUpgrades } from '../../ledger/register/upgrade-chain';
import { HOUSE } from '../../kernel/house';
import type { Problem } from './problem';

export interface BooksUnderSeals {
  readonly casino: string;
  readonly closes: readonly CloseOfDay[];
  readonly restatements: readonly Restatement[];
  readonly upgrades: readonly ChainUpgrade[];
  rootOf(records: { readonly first: number; readonly last: number }): ReturnType<typeof rootOfRecords>;
  linkAt(number: number): Promise<{ readonly chainHash: string; readonly chainVersion: number }>;
  /** The chain link of the house at a record; an empty text if there is no such record. */
  houseLinkAt(number: number): Promise<string>;
  instantsThrough(number: bigint): Promise<string>;
  digestOf(close: SealedClose): Promise<string>;
}

const MOST = 9223372036854775807n;

export const booksOfTables = async (
  db: Queryable,
  store: Pick<EventStorePort, 'readStream'>,
  casino: string,
): Promise<BooksUnderSeals> => ({
  casino,
  closes: closesOf(await readDecisions(db, { casino, position: MOST })),
  restatements: await readRestatements(db, store, casino),
  upgrades: await readUpgrades(db, store, casino),
  rootOf: (records) => rootOfRecords(db, { casino, ...records }),
  linkAt: (number) => readLink(db, { casino, number }),
  houseLinkAt: async (number) => (await readLink(db, { casino: HOUSE, number })).chainHash,
  instantsThrough: (lastNumber) => instantsDigest(db, { casino, lastNumber }),
  digestOf: (close) => digestOfBooks(db, casino, close),
});

async function readLink(
  db: Queryable,
  { casino, number }: { readonly casino: string; readonly number: number },
): ReturnType<BooksUnderSeals['linkAt']> {
  const [row] = await readRows<{ chainHash: string; chainVersion: number }>(
    db,
    `SELECT encode(chain_hash, 'hex') AS chain_hash, chain_version FROM register.record
      WHERE casino = $1 AND number = $2`,
    [casino, `${number}`],
  );
  return row ?? { chainHash: '', chainVersion: 0 };
}

export interface SealKeysKnown {
  readonly keys: ReadonlySet<string>;
  readonly fromElsewhere: boolean;
}

export interface ClosesSeen {
  readonly casino: string;
  readonly sealed: number;
  /** The last record under a seal; 0 if there is none. Later records are protected by the chain and its anchors alone. */
  readonly sealedThrough: number;
  readonly unsealed: readonly {
    readonly gamingDay: string;
    readonly record: string;
    readonly imported: boolean;
  }[];
}

interface SealsVerified {
  readonly problems: readonly Problem[];
  /** Seals whose trial balance a named person has restated since, in words. */
  readonly superseded: readonly string[];
  readonly closes: ClosesSeen;
}

/**
 * Checks every seal of a casino against rebuilt books: its signature, its place after the seal before, the records
 * that it covers, and the trial balance of its day. After the first sealed close every close must be sealed; before
 * it, there may be imported history, and closes of a release that did not seal.
 */
export async function verifySeals(books: BooksUnderSeals, known: SealKeysKnown): Promise<SealsVerified> {
  const { casino, closes, restatements } = books;
  const problems = await wrongUpgrades(books);
  const superseded: string[] = [];
  let before: SealedClose | undefined;
  for (const close of closes) {
    if (!isSealed(close)) {
      if (before !== undefined) problems.push(withoutSeal(casino, close));
      continue;
    }
    const wrong = await wrongWith(books, { knownKeys: known.keys, close, before });
    before = close;
    if (wrong !== undefined) {
      problems.push(broken(casino, close, wrong));
      continue;
    }
    const digest = await books.digestOf(close);
    if (digest === close.seal.trialBalance) continue;
    const superseding = supersededBy(close, restatements);
    const differs =
      superseding === undefined ? 'the trial balance of its day is another one' : unlike(superseding, digest);
    if (differs !== undefined) problems.push(broken(casino, close, differs));
    else superseded.push(supersession(casino, close, superseding!.restatement));
  }
  if (known.fromElsewhere && before === undefined && closes.length > 0) {
    problems.push(noSealAtAll(casino, closes.length));
  }
  return { problems, superseded, closes: seen(casino, closes) };
}

const seen = (casino: string, closes: readonly CloseOfDay[]): ClosesSeen => ({
  casino,
  sealed: closes.filter(isSealed).length,
  sealedThrough: lastRecordOf(closes.findLast(isSealed)),
  unsealed: closes
    .filter((close) => !isSealed(close))
    .map(({ gamingDay, recordNumber, isImported }) => ({
      gamingDay,
      record: recordNumber.toString(),
      imported: isImported,
    })),
});

/** A forged seal may state anything as its last record. */
function lastRecordOf(close: SealedClose | undefined): number {
  const last: unknown = close?.seal.lastRecord;
  return Number.isSafeInteger(last) ? (last as number) : 0;
}

const withoutSeal = (casino: string, { gamingDay, recordNumber, isImported }: CloseOfDay): Problem => ({
  check: 'seals',
  detail:
    `casino ${casino}: the close of ${gamingDay} (record ${recordNumber}) ` +
    `${isImported ? 'was imported and carries no seal of this house' : 'carries no seal'}, and a close before it is sealed`,
});

const noSealAtAll = (casino: string, closes: number): Problem => ({
  check: 'seals',
  detail: `casino ${casino}: none of its ${closes} closes carries a seal, and the house that is known by its key seals them`,
});

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
  return (
    wrongLink(seal, await books.linkAt(through), before?.seal) ??
    (await wrongHouse(books, seal, before?.seal))
  );
}

function wrongLink(
  { chainHash }: Seal,
  link: Awaited<ReturnType<BooksUnderSeals['linkAt']>>,
  before: Seal | undefined,
): string | undefined {
  if (chainHash === undefined) {
    return link.chainVersion === 2 || before?.chainHash !== undefined
      ? 'it does not cover the chain'
      : undefined;
  }
  return chainHash === link.chainHash
    ? undefined
    : 'the chain under it is another one: a record until then, its instant or its principal was changed';
}

async function wrongHouse(
  books: BooksUnderSeals,
  { houseRecord, houseLink }: Seal,
  before: Seal | undefined,
): Promise<string | undefined> {
  if (houseRecord === undefined || houseLink === undefined)
    return before?.houseLink === undefined ? undefined : 'it does not cover the chain of the house';
  if (houseRecord < (before?.houseRecord ?? 0))
    return 'it names an earlier record of the house than the seal before it';
  return (await books.houseLinkAt(houseRecord)) === houseLink
    ? undefined
    : `the chain of the house at its record ${houseRecord} is another one: who may decide what was changed or taken out`;
}

/**
 * The instants of records that were chained in version 1 must be those of the upgrade, which the next seal covers.
 */
async function wrongUpgrades(books: BooksUnderSeals): Promise<Problem[]> {
  const { casino, upgrades } = books;
  const problems: Problem[] = [];
  for (const { recordNumber, upgraded } of upgrades) {
    const { through, chainHash, instants } = upgraded;
    const holds =
      (await books.linkAt(through)).chainHash === chainHash &&
      (await books.instantsThrough(BigInt(through))) === instants;
    if (holds) continue;
    const detail = `casino ${casino}: the records until ${through} are not those that the upgrade of the chain (record ${recordNumber}) names: one of them or its instant of recording was changed`;
    problems.push({ check: 'chain', detail });
  }
  return problems;
}

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
