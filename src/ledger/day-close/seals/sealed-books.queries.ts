import type { GamingDayClosed } from '../../gaming-day/gaming-day.events';
import { sha256 } from '../../../kernel/identity';
import type { Minor } from '../../../kernel/money';
import type { RecordedDecision } from '../../gaming-day/decisions.queries';
import { accountSums } from '../../journal/account-sums.queries';
import type { Queryable } from '../../_core/store/queryable';
import { merkleRoot } from './merkle-root';
import { NO_SEAL, type Seal, type Sealed, sealHash } from './seal.queries';
import { readRows } from '../../_core/store/read-rows';

export interface CloseOfDay {
  readonly recordNumber: bigint;
  readonly gamingDay: string;
  readonly through: number;
  /** The seal of this casino; undefined without one, and always for imported history. */
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

export function afterSeal(
  casino: string,
  last: Pick<SealedClose, 'gamingDay' | 'seal'> | undefined,
): { readonly firstRecord: number; readonly previous: string } {
  if (last === undefined) return { firstRecord: 1, previous: NO_SEAL };
  return {
    firstRecord: last.seal.lastRecord + 1,
    previous: sealHash(sealedOf(casino, last), last.seal.signature),
  };
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

interface Balance {
  readonly account: string;
  readonly currency: string;
  readonly balance: Minor;
}

/** The digest of a trial balance: the accounts that are not zero, by path and currency, one line each. */
export const trialBalanceDigest = (balances: readonly Balance[]): string =>
  sha256(
    balances
      .filter(({ balance }) => balance !== 0n)
      .map(({ account, currency, balance }) => `${account}\t${currency}\t${balance}\n`)
      .sort((one, other) => (one < other ? -1 : 1))
      .join(''),
  );

export async function digestOfBooks(
  db: Queryable,
  { casino, day, position }: { readonly casino: string; readonly day: string; readonly position: bigint },
): Promise<string> {
  const sums = await accountSums(db, { casino, position, asOf: day, day: 'booking_day' });
  return trialBalanceDigest(
    sums.map(({ account, currency, debits, credits }) => ({ account, currency, balance: debits - credits })),
  );
}
