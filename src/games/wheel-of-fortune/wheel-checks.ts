import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { checkAuthorisedTerms, maximumOf, minimumOf } from '../_mechanics/authorised-terms';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkLateBets } from '../_mechanics/late-bets';
import { checkStakes, type StakeLimits } from '../_mechanics/stake-limits';
import { checkStaff } from '../_mechanics/table-staff';
import { checkFaults } from '../_mechanics/unevaluated';
import { checkRefunds } from '../_mechanics/voided-round';
import type { GameChecks } from '../game-rules';
import type { TableTerms } from '../round';
import { breach } from '../rule';
import type { WheelFacts } from './wheel-facts';
import { isNullPlay, playOf } from './wheel-spin';

export const wheelChecks = (facts: WheelFacts): GameChecks => {
  const { rules } = facts;
  return {
    round: (round, settlement, setting) => [
      ...checkFaults(settlement),
      ...checkBetIdentity(round, setting.currency),
      ...checkStakes(round, settlement, (type) => limitsOf(facts, type, setting.terms), setting),
      ...checkTurns(facts, round.outcome),
      ...checkLateBets(round, settlement),
    ],
    opening: ({ terms, staff }, { currency }) => [
      ...checkTerms(facts, terms, currency),
      ...checkStaff(staff, facts.staff, rules.staff),
    ],
    limitChange: ({ after }, { currency }) => checkTerms(facts, after, currency),
    voided: (voided, { answers, currency }) => {
      const isBound = answers['OP2-36'] === 'bound';
      const bets = voided.bets?.map((bet) => (isBound ? { ...bet, stake: 0n } : bet));
      const known = bets === undefined ? voided : { ...voided, bets };
      return checkRefunds(known, { rule: rules.voidSpin, fate: 'stakes-stand', currency });
    },
    closing: () => [],
    room: () => [],
  };
};

function limitsOf({ rules }: WheelFacts, type: string, terms: TableTerms | undefined): StakeLimits {
  if (terms === undefined) return {};
  const most = maximumOf(terms, type);
  return {
    minimum: { amount: minimumOf(terms, type), rule: rules.limits },
    maximum: most === undefined ? undefined : { amount: most, rule: rules.limits },
  };
}

const checkTerms = (
  { rules: { limits }, bets }: WheelFacts,
  terms: TableTerms,
  currency: string,
): readonly Finding[] =>
  checkAuthorisedTerms(
    terms,
    { minimum: limits, maximum: limits, bets: bets.map(({ type }) => type) },
    currency,
  );

function checkTurns(facts: WheelFacts, outcome: unknown): readonly Finding[] {
  const play = playOf(facts, outcome);
  if (play === undefined || !isNullPlay(play, facts)) return [];
  return [
    breach(facts.rules.fourTurns, {
      code: 'null-play-settled',
      expected: said`${facts.turnsAtLeast} full turns, or a void play`,
      found: said`settled after ${play.turns}`,
    }),
  ];
}
