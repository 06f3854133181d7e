import { sha256 } from '../../kernel/identity';
import type { BooksRestated } from '../books/books.events';
import type { GamingDayClosed } from './gaming-day.events';
import { isSigned } from './introduced-keys';

export type Seal = NonNullable<GamingDayClosed['seal']>;

export interface Sealed extends Omit<Seal, 'publicKey' | 'signature'> {
  readonly casino: string;
  readonly gamingDay: string;
}

export const NO_SEAL = '0'.repeat(64);

/**
 * The text that is signed: one line per part, in this order, each ending with a line feed. Version 2 adds the chain of
 * the casino, version 3 that of the house.
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

export const sealedCloseOf = (
  { seal, through }: GamingDayClosed,
  { recordNumber, gamingDay, isImported }: Pick<CloseOfDay, 'recordNumber' | 'gamingDay' | 'isImported'>,
): CloseOfDay => ({ recordNumber, gamingDay, through, seal: isImported ? undefined : seal, isImported });

export const isSealed = (close: CloseOfDay): close is SealedClose => close.seal !== undefined;

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

/** A named person restated closed days, because newer rules gave other entries. */
export interface Restatement {
  readonly recordNumber: bigint;
  readonly restated: BooksRestated;
}

export interface Superseding {
  readonly restatement: Restatement;
  readonly trialBalance: string | undefined;
}

/**
 * Finds the restatement after which the sealed trial balance no longer equals that of its day: the last one that names
 * the seal. Restatements that name no seals affect their day and every later one, because a trial balance continues
 * from day to day.
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
