import { type Balances } from '../balances';
import type { FindingWithoutEvents } from '../finding';
import type { EntryLine } from '../journal-entry';

/** Chips that somebody holds; those in transit may be ahead of their slip, and custody has its own variance. */
const HOLDERS = /^chips:(cage|table|cambista|cagnotte|jackpot|tips)(:|$)/;

/** Identity A2 at an entry: a holder of chips that gave more than it had. Said once, when it falls below zero. */
export function checkHolders(lines: readonly EntryLine[], before: Balances): FindingWithoutEvents[] {
  const given = lines.filter(({ account, credit }) => credit > 0n && HOLDERS.test(account));
  if (given.length === 0) return [];
  const holders = new Map(
    given.map(({ account, currency }) => [`${account} ${currency}`, { account, currency }]),
  );
  const after = before.after(lines);
  return [...holders.values()].flatMap(({ account, currency }) => {
    const [held, left] = [before.of(account, currency), after.of(account, currency)];
    return left < 0n && held >= 0n ? [belowZero(account, held, left)] : [];
  });
}

const belowZero = (account: string, held: bigint, left: bigint): FindingWithoutEvents => ({
  code: 'chips-below-zero',
  severity: 'advisory',
  ruleId: 'A2',
  citation: 'identity A2: nobody gives chips he does not hold; a slip is late',
  expected: `at most ${held} out of ${account}`,
  found: `${left} left`,
});
