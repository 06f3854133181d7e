import { said } from '../finding-catalogue/said';
import { notEvaluated } from './_mechanics/banked-bets';
import type { GameRules, Setting } from './game-rules';
import { FIELDS_ARE_NAMED, shapeOf } from './reported-fields';
import type { PlacedBet, Round } from './round';
import type { Rule } from './rule';
import type { BetSettlement, Settlement } from './settlement';
import { reported } from './wording';

/**
 * What the rules make of a round. A bet that names a selection where its type leaves nothing to select is not evaluated:
 * whoever reports it means something else than the game has, and nobody can tell what. One that was held is known by
 * its id, whatever is said of it again.
 */
export function settleReadable(rules: GameRules, round: Round, setting: Setting): Settlement {
  const isReadable = (bet: PlacedBet): boolean =>
    bet.selection === undefined || hasSelections(rules, bet) || wasHeld(round, bet);
  const readable = round.bets.filter(isReadable);
  if (readable.length === round.bets.length) return rules.settle(round, setting);
  const settlement = rules.settle({ ...round, bets: readable }, setting);
  const settled = settlement.bets[Symbol.iterator]();
  const bets = [
    ...round.bets.map((bet) => (isReadable(bet) ? settled.next().value! : unreadable(bet, rules))),
    ...settled,
  ];
  return { ...settlement, bets, complete: false };
}

function hasSelections({ shapes }: GameRules, bet: PlacedBet): boolean {
  const shape = shapeOf(bet, shapes);
  return shape === undefined || shape.selection !== undefined;
}

const wasHeld = ({ before }: Round, { betId }: PlacedBet): boolean =>
  before?.held.some((held) => held.betId === betId) === true;

const unreadable = (bet: PlacedBet, rules: GameRules): BetSettlement =>
  notEvaluated(bet, {
    code: 'bet-not-readable',
    rule: ruleOf(bet, rules),
    expected: said`${bet.type}, which leaves nothing to select`,
    found: said`selection ${reported(bet.selection)}`,
  });

function ruleOf({ type }: PlacedBet, { payTable, register }: GameRules): Rule {
  const row = payTable.find(({ bet }) => bet === type);
  return register.applied.find(({ id }) => id === row?.ruleId) ?? FIELDS_ARE_NAMED;
}
