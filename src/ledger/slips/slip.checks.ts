import { findSlip, type SlipHalf, type SlipReport, type SlipUse } from '../table-session/slips.state';
import { money } from '../../games/wording';
import type { Minor } from '../../kernel/money';
import type { FindingWithoutEvents } from '../_core/finding';

const SLIP_RULE = {
  severity: 'violation',
  ruleId: 'K4',
  citation: 'each slip is used once or void, and says the same at the cage and at the table',
} as const;

/** Holds a report of a slip against what was reported under its number before. */
export function checkSlip(slips: readonly SlipUse[], report: ReportInCurrency): FindingWithoutEvents[] {
  const known = findSlip(slips, report);
  if (known === undefined) return [];
  const same = known[report.half];
  if (same !== undefined) return [usedTwice(report, same)];
  const other = known[otherEnd(report.half)];
  return other === undefined || other === report.amount ? [] : [halvesDiffer(report, other)];
}

/** A report of a slip, and the currency of its amount. */
export interface ReportInCurrency extends SlipReport {
  readonly currency: string;
}

const otherEnd = (half: SlipHalf): SlipHalf => (half === 'cage' ? 'table' : 'cage');

const usedTwice = (
  { slip, half, amount, currency }: ReportInCurrency,
  before: Minor,
): FindingWithoutEvents => ({
  code: 'slip-used-twice',
  ...SLIP_RULE,
  expected: `slip ${slip} reported once by the ${half}`,
  found: `reported with ${money(before, currency)}, and again with ${money(amount, currency)}`,
});

const halvesDiffer = (
  { slip, half, amount, currency }: ReportInCurrency,
  other: Minor,
): FindingWithoutEvents => ({
  code: 'slip-halves-differ',
  ...SLIP_RULE,
  expected: `${money(other, currency)} under slip ${slip}, as the other end reported`,
  found: `${money(amount, currency)} reported by the ${half}`,
});
