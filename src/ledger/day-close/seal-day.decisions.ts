import type { SealSigner } from '../../access/seal-keys';
import type { BookBalance } from './day-figures';
import type { GamingDay } from '../../kernel/gaming-day';
import { readDecisions } from '../gaming-day/decisions.queries';
import type { Queryable } from '../_core/store/queryable';
import { chainLinkAt } from '../register/records';
import {
  type Seal,
  sealText,
  afterSeal,
  rootOfRecords,
  sealedCloses,
  trialBalanceDigest,
} from './seal.queries';

interface DayToSeal {
  readonly casino: string;
  readonly day: GamingDay;
  readonly through: bigint;
  readonly balances: readonly BookBalance[];
  readonly signer: SealSigner;
}

/** The seal of a day: under every record since the last seal, the chain, and the trial balance through the day. */
export async function sealDay(
  db: Queryable,
  { casino, day, through, balances, signer }: DayToSeal,
): Promise<Seal> {
  const before = sealedCloses(await readDecisions(db, { casino, position: through })).at(-1);
  const { firstRecord, previous } = afterSeal(casino, before);
  const lastRecord = Number(through);
  const root = await rootOfRecords(db, { casino, first: firstRecord, last: lastRecord });
  const parts = {
    ...{ firstRecord, lastRecord, previous, ...root },
    chainHash: await chainLinkAt(db, { casino, position: through }),
    trialBalance: trialBalanceDigest(balances),
  };
  const text = sealText({ casino, gamingDay: day, ...parts });
  return { ...parts, publicKey: signer.publicKey, signature: signer.sign(text) };
}
