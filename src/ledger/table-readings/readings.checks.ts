import { type Finding, raise, said } from '../../finding-catalogue/finding';
import { money } from '../../games/wording';
import { type Minor, minorFromWire } from '../../kernel/money';
import { listed } from '../../words/message';
import type { Check } from '../_core/evaluation.state';
import type { TablePlay } from '../table-session/table-play.state';

export const checkReading: Check<'cagnotte.reading.taken.v1'> = ({ data }, { session }) => {
  const { minimum, currency } = data;
  const findings: Finding[] = [];
  if (session.closedBy !== undefined)
    findings.push(
      raise({
        code: 'reading-after-close',
        expected: said('reading-of-open-table'),
        found: said('reading-behind-close', { event: session.closedBy }),
      }),
    );
  if (minimum === undefined) return findings;
  const announced = minimaThatMayStand(session.play);
  if (announced.length === 0 || announced.includes(minorFromWire(minimum))) return findings;
  findings.push(
    raise({
      code: 'minimum-read-differs',
      expected: said('minimum-as-announced', {
        minima: listed(announced.map((each) => money(each, currency))),
      }),
      found: said('minimum-displayed', { amount: money(minorFromWire(minimum), currency) }),
    }),
  );
  return findings;
};

/**
 * The minima that a table may display: the one in force, and those announced for a later round. A change that names its first
 * round is in force for certain once the round before it was reported.
 */
function minimaThatMayStand({ terms, last }: TablePlay): readonly Minor[] {
  const next = (last?.roundNo ?? 0) + 1;
  const inForce = terms.findLastIndex(({ fromRound, isNamed }) => isNamed !== true || fromRound <= next);
  const minima = terms.slice(Math.max(inForce, 0)).flatMap(({ terms: { minimum } }) => minimum ?? []);
  return [...new Set(minima)];
}
