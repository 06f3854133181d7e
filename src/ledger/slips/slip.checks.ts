import { type Finding, raise } from '../../finding-catalogue/finding';
import { said, type Said } from '../../finding-catalogue/said';
import { findSlip, type SlipHalf, type SlipReport, type SlipUse } from '../table-session/slips.state';
import { money } from '../../games/wording';

export function checkSlip(slips: readonly SlipUse[], report: SlipReport): Finding[] {
  const known = findSlip(slips, report);
  if (known === undefined) return [];
  const same = known[report.half];
  if (same !== undefined) return [usedTwice(report, money(same, known.currency))];
  const other = known[otherEnd(report.half)];
  if (other === undefined || (other === report.amount && known.currency === report.currency)) return [];
  return [halvesDiffer(report, money(other, known.currency))];
}

/** Who reports a half. */
const END: Readonly<Record<SlipHalf, Said>> = { cage: said`cage`, table: said`table` };

const otherEnd = (half: SlipHalf): SlipHalf => (half === 'cage' ? 'table' : 'cage');

const usedTwice = ({ slip, half, amount, currency }: SlipReport, before: Said): Finding =>
  raise({
    code: 'slip-used-twice',
    expected: said`slip ${slip} reported once by the ${END[half]}`,
    found: said`reported with ${before}, and again with ${money(amount, currency)}`,
  });

const halvesDiffer = ({ slip, half, amount, currency }: SlipReport, other: Said): Finding =>
  raise({
    code: 'slip-halves-differ',
    expected: said`${other} under slip ${slip}, as the other end reported`,
    found: said`${money(amount, currency)} reported by the ${END[half]}`,
  });
