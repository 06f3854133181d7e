import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { checkPoolOpening, checkPoolUnit, type PoolDemands } from '../_mechanics/pool-checks';
import { poolChecks } from '../_mechanics/pool-life';
import { checkPoolPrizes } from '../_mechanics/prize-checks';
import type { BetEdge, Setting } from '../game-rules';
import type { Round } from '../round';
import { breach } from '../rule';
import type { Settlement } from '../settlement';
import { type BlackjackFacts, type BolsaPrize, handsOf } from './reported-hands';
import { winnersOfUnknown } from './bolsa';
import { add, ONE, rational, type Rational, ZERO } from '../../kernel/rational';
import { edgeOf, together, withChance } from '../_mechanics/chances';
import type { Answers } from '../open-points';

export const checkBolsa = (
  facts: BlackjackFacts,
  settled: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly Finding[] => {
  const { rules } = facts;
  return [
    ...checkPoolOpening(settled.round, setting, demandsOf(facts)),
    ...checkPoolUnit(settled.round, setting, { minimum: 'bolsa', rule: rules.bolsaUnit }),
    ...checkBesideBet(facts, settled),
    ...checkPoolPrizes(settled, setting, {
      none: rules.bolsa,
      several: rules.onlyHighest,
    }),
    ...checkMeterKnown(facts, settled.round, setting),
  ];
};

function checkBesideBet(
  { rules }: BlackjackFacts,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
): readonly Finding[] {
  const boxes = new Set(
    round.bets
      .filter(({ type }, index) => type === 'main' && settlement.bets[index]?.fate !== 'not-accepted')
      .map(({ seat }) => seat),
  );
  const alone = (round.poolStakes ?? []).filter(({ seat }) => seat !== undefined && !boxes.has(seat));
  return alone.map(({ pool, seat }) =>
    breach(rules.bolsa, {
      code: 'pool-stake-without-bet',
      expected: said`a stake in the pool beside a bet on the hand`,
      found: said`one in ${pool} at seat ${seat} without it`,
    }),
  );
}

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
  rules: { contribution: rules.bolsa, tables: rules.bolsaTables },
});

function checkMeterKnown(facts: BlackjackFacts, round: Round, setting: Setting): readonly Finding[] {
  const dealt = round.poolStakes === undefined ? undefined : handsOf(round.outcome);
  if (dealt === undefined) return [];
  const isTold = (pool: string): boolean =>
    round.declared?.poolPrizes?.some((prize) => prize.pool === pool) === true;
  const silent = winnersOfUnknown(facts, round, { dealt, setting }).filter(({ pool }) => !isTold(pool));
  return silent.map(({ pool, seat }) =>
    breach(facts.rules.threeSuitedSevens, {
      code: 'pool-meter-unknown',
      expected: said`what ${pool} held, in poolPrizes or pools`,
      found: said`three suited sevens at seat ${seat ?? said`none`}, and no meter`,
    }),
  );
}

const METHOD =
  'all orders of three cards from the full shoe, a pair of sevens always drawing a third, the pool at its floor';

export function bolsaEdge(facts: BlackjackFacts, answers: Answers): BetEdge {
  const stakeBack = answers['OP1-10a'] === 'returned' ? ONE : ZERO;
  const back = ({ pays }: BolsaPrize): Rational =>
    pays === undefined ? rational(facts.bolsaFloor) : add(pays, stakeBack);
  return edgeOf(
    'bolsa',
    together(facts.bolsa.map((prize) => withChance(chanceOf(prize, facts), back(prize)))),
    METHOD,
  );
}

function chanceOf({ sevens, isSuited }: BolsaPrize, { decks }: BlackjackFacts): Rational {
  const [cards, all, ofSuit] = [BigInt(52 * decks), BigInt(4 * decks), BigInt(decks)];
  const orders = (...ways: readonly bigint[]): Rational =>
    rational(
      ways.reduce((product, way) => product * way, 1n),
      ways.reduce((product, _way, index) => product * (cards - BigInt(index)), 1n),
    );
  const noSeven = cards - all;
  if (sevens === 1) return orders(all, noSeven);
  const second = isSuited ? ofSuit - 1n : all - ofSuit;
  if (sevens === 2) return orders(all, second, noSeven);
  const suited = orders(all, ofSuit - 1n, ofSuit - 2n);
  if (isSuited) return suited;
  const any = orders(all, all - 1n, all - 2n);
  return rational(
    any.numerator * suited.denominator - suited.numerator * any.denominator,
    any.denominator * suited.denominator,
  );
}
