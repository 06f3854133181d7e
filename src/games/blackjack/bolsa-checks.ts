import {
  checkPoolOpening,
  checkPoolPrizes,
  checkPoolUnit,
  type PoolDemands,
} from '../_mechanics/jackpots/pool-checks';
import { poolChecks } from '../_mechanics/jackpots/pool-life';
import type { Setting } from '../game-rules';
import type { Round } from '../round';
import { breach, type RuleFinding } from '../rule';
import type { Settlement } from '../settlement';
import type { BlackjackFacts } from './blackjack-facts';
import { winnersOfUnknown } from './bolsa';
import { handsOf } from './reported-hands';

/** Stakes that are not the one amount of the table, and prizes that are not what the cards win. */
export const checkBolsa = (
  facts: BlackjackFacts,
  settled: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly RuleFinding[] => {
  const { rules } = facts;
  return [
    ...checkPoolOpening(settled.round, setting, demandsOf(facts)),
    ...checkPoolUnit(settled.round, setting, { minimum: 'bolsa', rule: rules.bolsaUnit }),
    ...checkPoolPrizes(settled, setting, rules.onlyHighest),
    ...checkMeterKnown(facts, settled.round, setting),
  ];
};

/**
 * The pool of Bolsa begins again with its floor, unless it may be with nothing (OP1-10f). The floor is a multiple of a stake
 * that the report of a new beginning does not tell: less than the pool was opened with is worth a look, and more is what
 * one needs that was opened below its floor.
 */
export const bolsaLife = (facts: BlackjackFacts): ReturnType<typeof poolChecks> =>
  poolChecks(demandsOf(facts), {
    beginsAgain: ({ answers }) => answers['OP1-10f'] !== 'empty',
    less: 'advisory',
    more: undefined,
  });

const demandsOf = ({ rules, bolsaFloor }: BlackjackFacts): PoolDemands => ({
  opening: { times: bolsaFloor, rule: rules.bolsaFloor },
});

/** A pool that was won, of which nobody says what it held, and no prize is told. */
function checkMeterKnown(facts: BlackjackFacts, round: Round, setting: Setting): readonly RuleFinding[] {
  const dealt = round.poolStakes === undefined ? undefined : handsOf(round.outcome);
  if (dealt === undefined) return [];
  const isTold = (pool: string): boolean =>
    round.declared?.poolPrizes?.some((prize) => prize.pool === pool) === true;
  const silent = winnersOfUnknown(facts, round, { dealt, setting }).filter(({ pool }) => !isTold(pool));
  return silent.map(({ pool, seat }) =>
    breach(facts.rules.threeSuitedSevens, {
      code: 'pool-meter-unknown',
      severity: 'advisory',
      expected: `what ${pool} held, in poolPrizes or pools`,
      found: `three suited sevens at seat ${seat ?? 'none'}, and no meter`,
    }),
  );
}
