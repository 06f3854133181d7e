import { createHash } from 'node:crypto';
import type { GamingDayClosed } from './gaming-day.events';
import type { BooksRestated } from '../books/books.events';
import { sha256 } from '../../kernel/identity';
import type { RecordedDecision } from './decisions.queries';
import { type Queryable, readRows } from '../../database/queryable';
import { isSigned } from './introduced-keys';
import type { CasinoEvent } from '../../kernel/envelope';
import type { EventStorePort } from '../../event-log/event-store.port';
import { type KeptPlace, readKeptBytes } from '../register/read-records';

/**
 * The root of a Merkle tree over hashes, as RFC 6962 makes it: leaves and nodes are hashed with different first bytes,
 * so that no node can be taken for a leaf, and a node without a partner goes up a level as it is. All hashes are 64
 * lower-case hexadecimal digits; of none, the root is the hash of nothing.
 */
export function merkleRoot(hashes: readonly string[]): string {
  if (hashes.length === 0) return createHash('sha256').digest('hex');
  let level = hashes.map((hash) => hashed(LEAF, hash));
  while (level.length > 1) level = levelAbove(level);
  return level[0]!.toString('hex');
}

const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);

const hashed = (kind: Buffer, ...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256').update(kind);
  for (const part of parts) hash.update(typeof part === 'string' ? Buffer.from(part, 'hex') : part);
  return hash.digest();
};

function levelAbove(level: readonly Buffer[]): Buffer[] {
  const above: Buffer[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [one, other] = [level[index]!, level[index + 1]];
    above.push(other === undefined ? one : hashed(NODE, one, other));
  }
  return above;
}

export type Seal = NonNullable<GamingDayClosed['seal']>;

export interface Sealed extends Omit<Seal, 'publicKey' | 'signature'> {
  readonly casino: string;
  readonly gamingDay: string;
}

export const NO_SEAL = '0'.repeat(64);

/**
 * What is signed: one line for each part, in this order, ending with a line feed. Version 2 also covers the chain, version 3
 * that of the house.
 */
export const sealText = (sealed: Sealed): string =>
  [
    `cagnotte seal v${versionOf(sealed)}`,
    sealed.casino,
    sealed.gamingDay,
    sealed.firstRecord,
    sealed.lastRecord,
    sealed.records,
    sealed.merkleRoot,
    ...[sealed.chainHash, sealed.houseRecord, sealed.houseLink].filter((part) => part !== undefined),
    sealed.trialBalance,
    sealed.previous,
  ]
    .map((part) => `${part}\n`)
    .join('');

const versionOf = ({ chainHash, houseLink }: Sealed): 1 | 2 | 3 =>
  chainHash === undefined ? 1 : houseLink === undefined ? 2 : 3;

export const sealHash = (sealed: Sealed, signature: string): string =>
  sha256(`${sealText(sealed)}${signature}\n`);

export const isSignedBy = (sealed: Sealed, seal: Pick<Seal, 'publicKey' | 'signature'>): boolean =>
  isSigned(sealText(sealed), seal);

export interface CloseOfDay {
  readonly recordNumber: bigint;
  readonly gamingDay: string;
  readonly through: number;
  readonly seal: Seal | undefined;
  readonly isImported: boolean;
}

export type SealedClose = CloseOfDay & { readonly seal: Seal };

export const closeOf = (
  { seal, through }: GamingDayClosed,
  { recordNumber, gamingDay, isImported }: Pick<CloseOfDay, 'recordNumber' | 'gamingDay' | 'isImported'>,
): CloseOfDay => ({ recordNumber, gamingDay, through, seal: isImported ? undefined : seal, isImported });

export const closesOf = (decisions: readonly RecordedDecision[]): CloseOfDay[] =>
  decisions.flatMap(({ type, recordNumber, gamingDay, data, imported }) =>
    type === 'cagnotte.gaming-day.closed.v1'
      ? [closeOf(data as GamingDayClosed, { recordNumber, gamingDay, isImported: imported !== undefined })]
      : [],
  );

export const isSealed = (close: CloseOfDay): close is SealedClose => close.seal !== undefined;

export const sealedCloses = (decisions: readonly RecordedDecision[]): SealedClose[] =>
  closesOf(decisions).filter(isSealed);

export const sealedOf = (
  casino: string,
  { gamingDay, seal }: Pick<SealedClose, 'gamingDay' | 'seal'>,
): Sealed => ({ casino, gamingDay, ...seal });

export const hashOfSeal = (casino: string, close: Pick<SealedClose, 'gamingDay' | 'seal'>): string =>
  sealHash(sealedOf(casino, close), close.seal.signature);

interface SealsWanted {
  readonly from: string;
  readonly until: string;
  readonly through: bigint;
}

export function lastSealOf(
  casino: string,
  closes: readonly CloseOfDay[],
  { from, until, through }: SealsWanted,
): { readonly gamingDay: string; readonly hash: string } | undefined {
  const last = closes
    .filter(isSealed)
    .findLast(
      ({ gamingDay, recordNumber }) => gamingDay >= from && gamingDay <= until && recordNumber <= through,
    );
  if (last === undefined) return undefined;
  return { gamingDay: last.gamingDay, hash: hashOfSeal(casino, last) };
}

export function afterSeal(
  casino: string,
  last: Pick<SealedClose, 'gamingDay' | 'seal'> | undefined,
): { readonly firstRecord: number; readonly previous: string } {
  if (last === undefined) return { firstRecord: 1, previous: NO_SEAL };
  return { firstRecord: last.seal.lastRecord + 1, previous: hashOfSeal(casino, last) };
}

/** The Merkle root of the stored bytes of records in succession, both ends included. */
export async function rootOfRecords(
  db: Queryable,
  { casino, first, last }: { readonly casino: string; readonly first: number; readonly last: number },
): Promise<{ readonly merkleRoot: string; readonly records: number }> {
  const rows = await readRows<{ hash: string }>(
    db,
    `SELECT encode(content_hash, 'hex') AS hash FROM register.record
      WHERE casino = $1 AND number BETWEEN $2 AND $3 ORDER BY number`,
    [casino, `${first}`, `${last}`],
  );
  return { merkleRoot: merkleRoot(rows.map(({ hash }) => hash)), records: rows.length };
}

/** A named person has restated closed days, because newer rules gave other entries. */
export interface Restatement {
  readonly recordNumber: bigint;
  readonly restated: BooksRestated;
}

export async function readRestatements(
  db: Queryable,
  store: Pick<EventStorePort, 'readStream'>,
  casino: string,
): Promise<Restatement[]> {
  const rows = await readRows<KeptPlace & { readonly number: bigint }>(
    db,
    `SELECT number, stream, stream_version AS version FROM register.record
      WHERE casino = $1 AND type = 'cagnotte.books.restated.v1' AND standing = 'counted' ORDER BY number`,
    [casino],
  );
  const texts = await readKeptBytes(store, rows);
  return rows.flatMap(({ number }, index) => {
    const text = texts[index];
    if (text === undefined) return [];
    return [{ recordNumber: number, restated: (JSON.parse(text) as CasinoEvent<BooksRestated>).data }];
  });
}

export interface Superseding {
  readonly restatement: Restatement;
  readonly trialBalance: string | undefined;
}

/**
 * The restatement after which the trial balance under a seal is no longer that of its day: the last one that names the
 * seal. Of those that name no seals, the last that names its day or an earlier one, since a trial balance continues from
 * day to day.
 */
export function supersededBy(
  { recordNumber, gamingDay }: { readonly recordNumber: bigint; readonly gamingDay: string },
  restatements: readonly Restatement[],
): Superseding | undefined {
  for (const restatement of restatements.toReversed()) {
    if (restatement.recordNumber <= recordNumber) return undefined;
    const { days, seals } = restatement.restated;
    const named = seals?.find(({ record }) => BigInt(record) === recordNumber);
    if (named !== undefined) return { restatement, trialBalance: named.trialBalance };
    if (seals === undefined && days.some((day) => day.gamingDay <= gamingDay)) {
      return { restatement, trialBalance: undefined };
    }
  }
  return undefined;
}
