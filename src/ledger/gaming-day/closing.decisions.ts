import { type ExplanationOfDifference, whatDoesNotTie } from './tie-out';
import type { BookBalance } from './day-figures';
import type { GamingDayClosed } from './gaming-day.events';
import type { Person } from '../../kernel/second-person';
import type { Minor } from '../../kernel/money';
import type { GamingDayBooks } from './gaming-day.queries';
import type { AccruedByClose } from '../duty/duty-accrual.decisions';
import type { SealSigner } from './seal-keys';
import type { GamingDay } from '../../kernel/gaming-day';
import { readDecisions } from './decisions.queries';
import type { Queryable } from '../../database/queryable';
import { chainLinkAt, lastLinkOf } from '../register/records';
import { HOUSE } from '../../kernel/house';
import { rootOfRecords, sealedCloses } from './seal.queries';
import { type Seal, sealText, afterSeal } from './seal';
import { trialBalanceDigest } from './sealed-balance.queries';

export interface GivenExplanation extends ExplanationOfDifference {
  readonly explanation: string;
}

interface Closing {
  readonly by: Person;
  readonly through: bigint;
  readonly explanations: readonly GivenExplanation[];
  readonly accrued: AccruedByClose;
  readonly balances: readonly BookBalance[];
}

const MOST_TOTALS = 1_000;

export function figuresOfClose(
  { figures, tieOuts }: GamingDayBooks,
  { by, through, explanations, accrued, balances }: Closing,
): GamingDayClosed {
  const differing = new Set(whatDoesNotTie(tieOuts).map(({ check }) => check as string));
  const explained = explanations
    .filter(({ check }) => differing.has(check))
    .map((explanation) => ({ ...explanation, by }));
  const { currency } = figures;
  const inTotals = balances.filter(
    (each) => each.currency === currency && each.balance !== 0n && fitsWire(each.balance),
  );
  const { ofYear } = accrued;
  const dutyOfEarlierYears = accrued.ofEarlierYears.map(({ year, amount }) => ({
    year,
    amount: Number(amount),
  }));
  return {
    by,
    currency,
    through: Number(through),
    numbering: 'of-what-stands',
    controlTotals: totalsOf(inTotals.map(({ account, balance }) => [account, balance])),
    ...(explained.length > 0 && { explained }),
    ...(ofYear !== undefined && { dutyAccrued: Number(ofYear) }),
    ...(dutyOfEarlierYears.length > 0 && { dutyOfEarlierYears }),
  };
}

/** Totals by account; if they are too many for one event, by the first segments of the paths. */
function totalsOf(balances: readonly (readonly [string, Minor])[]): GamingDayClosed['controlTotals'] {
  if (balances.length <= MOST_TOTALS) return balances.map(totalOf);
  const sums = new Map<string, Minor>();
  for (const [account, balance] of balances) {
    const path = account.split(':').slice(0, 2).join(':');
    sums.set(path, (sums.get(path) ?? 0n) + balance);
  }
  return [...sums].slice(0, MOST_TOTALS).map(totalOf);
}

const totalOf = ([account, balance]: readonly [string, Minor]): GamingDayClosed['controlTotals'][number] => ({
  account,
  amount: Number(balance),
});

const fitsWire = (amount: Minor): boolean => Number.isSafeInteger(Number(amount));

interface DayToSeal {
  readonly casino: string;
  readonly day: GamingDay;
  readonly through: bigint;
  readonly balances: readonly BookBalance[];
  readonly signer: SealSigner;
}

/**
 * Seals a day: every record since the last seal, the chains of the casino and of the house, and the trial balance at
 * the end of the day.
 */
export async function sealDay(
  db: Queryable,
  { casino, day, through, balances, signer }: DayToSeal,
): Promise<Seal> {
  const before = sealedCloses(await readDecisions(db, { casino, position: through })).at(-1);
  const { firstRecord, previous } = afterSeal(casino, before);
  const lastRecord = Number(through);
  const root = await rootOfRecords(db, { casino, first: firstRecord, last: lastRecord });
  const house = await lastLinkOf(db, HOUSE);
  const parts = {
    firstRecord,
    lastRecord,
    previous,
    ...root,
    ...(house && { houseRecord: Number(house.number), houseLink: house.link }),
    chainHash: await chainLinkAt(db, { casino, position: through }),
    trialBalance: trialBalanceDigest(balances),
  };
  const text = sealText({ casino, gamingDay: day, ...parts });
  return { ...parts, publicKey: signer.publicKey, signature: signer.sign(text) };
}
