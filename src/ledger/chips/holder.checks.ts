import type { GamingDay } from '../../kernel/gaming-day';
import { money } from '../../games/wording';
import type { Balances } from '../_core/balances';
import type { Finding } from '../_core/finding';
import type { EntryLine } from '../_core/journal-entry';

/** Chips that somebody holds; those in transit may be ahead of their slip, and custody has its own variance. */
const HOLDERS = /^chips:(cage|table|cambista|cagnotte|jackpot|tips)(:|$)/;

/** Whether an account is that of somebody who holds chips, and may not give more than he has. */
export const isHolder = (account: string): boolean => HOLDERS.test(account);

interface Holder {
  readonly account: string;
  readonly currency: string;
  /** Before the lines and after them, in minor units. */
  readonly held: bigint;
  readonly left: bigint;
}

/** The gaming day of the last fact that posted to an account, before the lines and after them, where it is known. */
export type LastPosted = (account: string) => { readonly before?: GamingDay; readonly after?: GamingDay };

/**
 * Identity A2: a holder of chips that gave more than it had. It stands while the holder is below zero; its day is that
 * of the last fact that moved the holder.
 */
export function checkHolders(
  lines: readonly EntryLine[],
  after: Balances,
  lastPosted: LastPosted = () => ({}),
): { readonly findings: readonly Finding[]; readonly settles: readonly string[] } {
  const changed = holdersOf(lines, after).flatMap((holder) => {
    const [was, is] = [holder.held < 0n, holder.left < 0n];
    if (!was && !is) return [];
    const day = lastPosted(holder.account);
    return was && is && day.before === day.after ? [] : [{ holder, day: day.after, was, is }];
  });
  return {
    findings: changed.filter(({ is }) => is).map(({ holder, day }) => belowZero(holder, day)),
    settles: changed.filter(({ was }) => was).map(({ holder }) => standingOf(holder)),
  };
}

/** Who was moved, in each currency that he may hold: the day is his, and not that of a currency. */
function holdersOf(lines: readonly EntryLine[], after: Balances): readonly Holder[] {
  const holders: Holder[] = [];
  for (const account of new Set(lines.map((line) => line.account)))
    if (isHolder(account))
      for (const currency of after.currencies()) {
        const left = after.of(account, currency);
        holders.push({ account, currency, held: left - movedOf(account, currency, lines), left });
      }
  return holders;
}

function movedOf(account: string, currency: string, lines: readonly EntryLine[]): bigint {
  let sum = 0n;
  for (const line of lines)
    if (line.account === account && line.currency === currency) sum += line.debit - line.credit;
  return sum;
}

const standingOf = ({ account, currency }: Holder): string => `chips-below-zero ${account} ${currency}`;

const belowZero = (holder: Holder, gamingDay: GamingDay | undefined): Finding => ({
  code: 'chips-below-zero',
  severity: 'advisory',
  ruleId: 'A2',
  citation: 'identity A2: nobody gives chips he does not hold; a slip is late',
  expected: `at least ${money(0n, holder.currency)} at ${holder.account}`,
  found: 'less than nothing by the books',
  eventIds: [],
  ...(gamingDay === undefined ? {} : { of: { gamingDay } }),
  standing: standingOf(holder),
});
