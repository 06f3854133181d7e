import { ofLines } from '../books/cell-part';
import type { DayFigures } from './day-figures';
import { type TieOutRow, written } from './tie-out';
import { NOTHING } from './tie-out-side';

const CLEARING = 'cagnotte.variance.cleared.v1';

/** K12: what was counted above or below the book on the day, per point and table. A surplus is positive. */
export function varianceRows({ moves, tolerances, day }: DayFigures): TieOutRow[] {
  const sums = new Map<string, { account: string; currency: string; found: bigint }>();
  for (const { account, eventType, currency, debit, credit } of moves) {
    if (!account.startsWith('variance:') || eventType === CLEARING) continue;
    const key = `${account} ${currency}`;
    const sum = sums.get(key) ?? { account, currency, found: 0n };
    sum.found += credit - debit;
    sums.set(key, sum);
  }
  return [...sums.values()].map(({ account, currency, found }) => {
    const tolerance = tolerances[account.split(':')[1]!] ?? 0n;
    return {
      at: account,
      expected: tolerance === 0n ? written(0n, currency) : `within ${written(tolerance, currency)}`,
      found: written(found, currency),
      ties: (found < 0n ? -found : found) <= tolerance,
      sides: {
        expected: NOTHING,
        found: {
          amount: found,
          parts: [ofLines({ account, currency, bookedOn: [day, day], otherTypes: [CLEARING] }, -1)],
        },
        currency,
      },
    };
  });
}
