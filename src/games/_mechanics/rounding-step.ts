import type { Rounding } from '../../kernel/rounding';
import type { Answers } from '../open-points';
import { breach, type Rule, type RuleFinding } from '../rule';
import type { Settlement } from '../settlement';
import { formatRational } from '../../kernel/rational';

const STEPS: Readonly<Record<Answers['OP1-01'], Rounding>> = {
  'half-up-to-cent': { mode: 'half-up', unit: 1n },
  'down-to-cent': { mode: 'floor', unit: 1n },
  'half-up-to-ten-cents': { mode: 'half-up', unit: 10n },
};

/** The rounding step of part 1 of the regulation (headings 1.1.1 to 1.1.8), as the casino answers. */
export const roundingStep = (answers: Answers): Rounding => STEPS[answers['OP1-01']];

const ROUNDED_ONCE: Rule = {
  id: 'OP1-01',
  citation: 'open point OP1-01: the Order states no rounding for headings 1.1.1 to 1.1.8',
  says: "An amount is rounded once per settled bet, the player's part first; the other side has the complement.",
};

/** Bets that cannot be settled in whole units; worth knowing, as the table pays in chips. */
export function checkRounding({ bets }: Settlement): readonly RuleFinding[] {
  const findings: RuleFinding[] = [];
  for (const { betId, type, rounded } of bets) {
    if (rounded === undefined) continue;
    findings.push(
      breach(ROUNDED_ONCE, {
        code: 'stake-not-payable-exactly',
        severity: 'information',
        expected: `a stake on ${type} that can be settled in whole units`,
        found: `exactly ${formatRational(rounded.exact, 4)} minor units, rounded to ${rounded.rounded}`,
        betIds: [betId],
      }),
    );
  }
  return findings;
}
