import { type Finding, said } from '../../finding-catalogue/finding';
import { type Rounding, TO_THE_CENT } from '../../kernel/rounding';
import type { Answers } from '../open-points';
import { breach, type Rule } from '../rule';
import type { Settlement } from '../settlement';
import { exactMoney, money } from '../wording';
import { betNamed } from '../bet-names';

const STEPS: Readonly<Record<Answers['OP1-01'], Rounding>> = {
  'half-up-to-cent': TO_THE_CENT,
  'down-to-cent': { mode: 'floor', unit: 1n },
  'half-up-to-ten-cents': { mode: 'half-up', unit: 10n },
};

/** The rounding of headings 1.1.1 to 1.1.8, as the casino answers OP1-01. */
export const roundingOfHeadings = (answers: Answers): Rounding => STEPS[answers['OP1-01']];

const HOUSE_STEPS: Readonly<Record<Answers['OP2-01'], Rounding>> = {
  'rake-down-to-chip': { mode: 'floor', unit: 1n },
  'house-down-to-cent': { mode: 'floor', unit: 1n },
  'half-up-to-cent': TO_THE_CENT,
};

/** The rounding of what the house takes or deducts under headings 1.1.9 to 1.1.13, as the casino answers OP2-01. */
export const houseShareStep = (answers: Answers): Rounding => HOUSE_STEPS[answers['OP2-01']];

const ROUNDED_ONCE: Rule = {
  id: 'OP1-01',
  citation: 'open point OP1-01: the Order states no rounding for headings 1.1.1 to 1.1.8',
  citationEs: 'cuestión abierta OP1-01: la Orden no fija redondeo para los epígrafes 1.1.1 a 1.1.8',
  says: "An amount is rounded once per settled bet, the player's part first; the other side has the complement.",
};

const HOUSE_ROUNDED: Rule = {
  id: 'OP2-01',
  citation: 'open point OP2-01: the Order states no rounding for headings 1.1.9 to 1.1.13',
  citationEs: 'cuestión abierta OP2-01: la Orden no fija redondeo para los epígrafes 1.1.9 a 1.1.13',
  says: 'What the house takes of an amount is rounded once; the player has the complement.',
};

/** Information on bets under headings 1.1.1 to 1.1.8 that were rounded: a table pays in chips. */
export const checkRounding = (settlement: Settlement, currency: string): readonly Finding[] =>
  roundedBets(settlement, ROUNDED_ONCE, currency);

export const checkHouseRounding = (settlement: Settlement, currency: string): readonly Finding[] =>
  roundedBets(settlement, HOUSE_ROUNDED, currency);

function roundedBets({ bets }: Settlement, rule: Rule, currency: string): readonly Finding[] {
  const findings: Finding[] = [];
  for (const { betId, type, rounded } of bets) {
    if (rounded === undefined) continue;
    findings.push(
      breach(rule, {
        code: 'stake-not-payable-exactly',
        as: 'information',
        expected: said('stake-on-that-can-be-settled-in-whole-units', { bet: betNamed(type) }),
        found: said('exactly-rounded-to', {
          exact: exactMoney(rounded.exact, currency),
          rounded: money(rounded.rounded, currency),
        }),
        betIds: [betId],
      }),
    );
  }
  return findings;
}
