import type { Finding } from '../../finding-catalogue/finding';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkLateBets } from '../_mechanics/late-bets';
import { checkAuthorisedMinimum, checkChiefs } from '../_mechanics/open-room';
import { checkRounding } from '../_mechanics/rounding-step';
import { checkStaff } from '../_mechanics/table-staff';
import { checkFaults } from '../_mechanics/unevaluated';
import { checkRefunds, fateOfStakes } from '../_mechanics/voided-round';
import type { GameChecks } from '../game-rules';
import type { SessionOpening } from '../table-reports';
import type { BouleFacts } from './boule-facts';
import { checkBets, checkTerms } from './boule-limits';

export const bouleChecks = (facts: BouleFacts): GameChecks => {
  const { code, rules } = facts;
  return {
    round: (round, settlement, setting) => [
      ...checkFaults(settlement),
      ...checkBetIdentity(round, setting.currency),
      ...checkBets(facts, { round, settlement }, setting),
      ...checkLateBets(round, settlement),
      ...checkRounding(settlement),
    ],
    opening: (opening, { currency }) => [
      ...checkTerms(facts, opening.terms, currency),
      ...checkTableStaff(facts, opening),
    ],
    limitChange: ({ after }, { currency }) => checkTerms(facts, after, currency),
    voided: (voided, { answers, currency }) =>
      checkRefunds(voided, { rule: rules.voidThrow, fate: fateOfStakes(answers, 'stakes-stand'), currency }),
    closing: () => [],
    room: (tables, { currency, answers }) => [
      ...checkChiefs(code, tables, { atMost: () => 1, rule: () => rules.chief, answers }),
      ...checkAuthorisedMinimum(code, tables, { rule: rules.doubleMinimum, currency }),
    ],
  };
};

function checkTableStaff(
  { staff: needed, rules }: BouleFacts,
  { terms, staff }: SessionOpening,
): readonly Finding[] {
  const { role, atLeast } = needed.ofCloth;
  const croupiers = [{ role, atLeast: atLeast * (terms.cloths ?? 1) }];
  return [
    ...checkStaff(staff, needed.ofTable, rules.chief),
    ...checkStaff(staff, croupiers, rules.croupiers),
  ];
}
