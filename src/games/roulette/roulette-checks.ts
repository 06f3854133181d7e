import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkNothingHeld } from '../_mechanics/held-at-close';
import { checkLateBets } from '../_mechanics/late-bets';
import { checkNotice } from '../_mechanics/limit-notice';
import { checkAuthorisedMinimum, checkChiefs } from '../_mechanics/open-room';
import { checkRounding } from '../_mechanics/rounding-step';
import { checkStakes } from '../_mechanics/stake-limits';
import { checkStaff } from '../_mechanics/table-staff';
import { checkFaults } from '../_mechanics/unevaluated';
import { checkNullThrow } from '../_mechanics/voided-round';
import type { GameChecks, Setting } from '../game-rules';
import type { Round } from '../round';
import { breach, type Rule } from '../rule';
import type { Settlement } from '../settlement';
import type { LimitChange, SessionEnd, SessionOpening } from '../table-reports';
import { checkColours } from './colour-chips';
import { checkPayable } from './payable-with-minimum';
import type { RouletteFacts } from './roulette-facts';
import { checkTerms, limitsOf } from './roulette-limits';
import type { RouletteTable } from './spin';
import { checkZeroChoices } from './zero-choices';

export const rouletteChecks = (table: RouletteTable): GameChecks => {
  const { facts } = table;
  const { rules } = facts;
  return {
    round: (round, settlement, setting) => checkSpin(table, { round, settlement }, setting),
    opening: (opening, setting) => [
      ...checkTerms(facts, opening.terms, setting),
      ...checkTableStaff(facts, opening),
    ],
    limitChange: (change, setting) => checkLimitChange(facts, change, setting),
    voided: (voided, setting) => checkNullThrow(voided, rules.nullThrow, setting),
    closing: (left, { currency }) => checkNothingHeld(left, { rule: () => rules.lastSpin, currency }),
    putAway: (end) => checkWheel(rules.wheelClosed, end),
    room: (tables, { currency, answers }) => [
      ...checkChiefs(facts.code, tables, {
        atMost: () => 1,
        rule: ({ terms }) => (terms.cloths === 2 ? rules.staffTwoCloths : rules.staffOneCloth),
        answers,
      }),
      ...checkAuthorisedMinimum(facts.code, tables, { rule: rules.oneAtMinimum, currency }),
    ],
  };
};

interface SettledRound {
  readonly round: Round;
  readonly settlement: Settlement;
}

function checkSpin(table: RouletteTable, settled: SettledRound, setting: Setting): readonly Finding[] {
  const { round, settlement } = settled;
  const limits = (type: string) => {
    const ready = table.bets.get(type);
    return ready === undefined ? {} : limitsOf(ready.bet, table.facts, setting);
  };
  return [
    ...checkFaults(settlement),
    ...checkBetIdentity(round, setting.currency),
    ...(setting.terms === undefined ? [] : checkStakes(round, settlement, limits, setting)),
    ...checkLateBets(round, settlement),
    ...checkZeroChoices(table, settled, setting.currency),
    ...checkColours(table.facts, round, setting),
    ...checkPayable(table, settlement, setting),
    ...checkRounding(settlement),
  ];
}

/** A wheel that is told to be left open; where nothing is told of it, nothing is known. */
const checkWheel = (rule: Rule, { wheel }: SessionEnd): readonly Finding[] =>
  wheel === 'open'
    ? [
        breach(rule, {
          code: 'wheel-left-open',
          expected: said`the wheel locked or sealed`,
          found: said`left open`,
        }),
      ]
    : [];

function checkTableStaff({ staff, rules }: RouletteFacts, opening: SessionOpening): readonly Finding[] {
  return opening.terms.cloths === 2
    ? checkStaff(opening.staff, staff.twoCloths, rules.staffTwoCloths)
    : checkStaff(opening.staff, staff.oneCloth, rules.staffOneCloth);
}

function checkLimitChange(facts: RouletteFacts, change: LimitChange, setting: Setting): readonly Finding[] {
  const { roundsOfNotice, rules } = facts;
  const isOfMinimum = change.before.minimum !== change.after.minimum;
  return [
    ...checkNotice(change, roundsOfNotice, rules.notice),
    ...checkTerms(facts, change.after, setting, isOfMinimum ? rules.minimumMovesMaximum : undefined),
  ];
}
