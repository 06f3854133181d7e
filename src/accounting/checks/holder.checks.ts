import { money } from '../../games/wording';
import type { Balances } from '../balances';
import type { FindingWithoutEvents } from '../finding';
import type { EntryLine } from '../journal-entry';
import type { Judgement } from '../judgement';

/** Chips that somebody holds; those in transit may be ahead of their slip, and custody has its own variance. */
const HOLDERS = /^chips:(cage|table|cambista|cagnotte|jackpot|tips)(:|$)/;

interface Holder {
  readonly account: string;
  readonly currency: string;
  /** Before the entry and after it, in minor units. */
  readonly held: bigint;
  readonly left: bigint;
}

/**
 * Identity A2 at an entry: a holder of chips that gave more than it had. Said once, when it falls below zero, and
 * settled when it holds something again.
 */
export function checkHolders(
  lines: readonly EntryLine[],
  before: Balances,
): Required<Pick<Judgement, 'settles'>> & { readonly findings: readonly FindingWithoutEvents[] } {
  const holders = holdersOf(lines, before);
  return {
    findings: holders.filter(({ held, left }) => left < 0n && held >= 0n).map(belowZero),
    settles: holders.filter(({ held, left }) => held < 0n && left >= 0n).map(standingOf),
  };
}

function holdersOf(lines: readonly EntryLine[], before: Balances): readonly Holder[] {
  const moved = lines.filter(({ account }) => HOLDERS.test(account));
  if (moved.length === 0) return [];
  const holders = new Map(
    moved.map(({ account, currency }) => [`${account} ${currency}`, { account, currency }]),
  );
  const after = before.after(lines);
  return [...holders.values()].map(({ account, currency }) => ({
    account,
    currency,
    held: before.of(account, currency),
    left: after.of(account, currency),
  }));
}

const standingOf = ({ account, currency }: Holder): string => `chips-below-zero ${account} ${currency}`;

const belowZero = (holder: Holder): FindingWithoutEvents => ({
  code: 'chips-below-zero',
  severity: 'advisory',
  ruleId: 'A2',
  citation: 'identity A2: nobody gives chips he does not hold; a slip is late',
  expected: `at most ${money(holder.held, holder.currency)} out of ${holder.account}`,
  found: `${money(holder.left, holder.currency)} left`,
  standing: standingOf(holder),
});
