import { Errors, Pointer } from 'typebox/value';
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
  if (readable.length === round.bets.length) return ofItsDeck(rules, round, rules.settle(round, setting));
  const settlement = ofItsDeck(rules, round, rules.settle({ ...round, bets: readable }, setting));
  const settled = settlement.bets[Symbol.iterator]();
  const bets = [
    ...round.bets.map((bet) => (isReadable(bet) ? settled.next().value! : unreadable(bet, rules))),
    ...settled,
  ];
  return { ...settlement, bets, complete: false };
}

/** A card of the French deck, of the Spanish one of 48, or a joker. */
const ANY_CARD = /^(?:[2-9TJQKA][cdhs]|[1-9SCR][oceb]|\*)$/;

/** An outcome that cannot be read for a card of another deck breaks the rule on the deck of its game. */
function ofItsDeck({ deckRule, shapes }: GameRules, { outcome }: Round, settlement: Settlement): Settlement {
  const { fault } = settlement;
  if (fault?.code !== 'outcome-not-readable' || deckRule === undefined) return settlement;
  const isForeign = Errors(shapes.outcome, outcome).some(
    ({ keyword, instancePath }) =>
      keyword === 'pattern' && ANY_CARD.test(String(Pointer.Get(outcome, instancePath))),
  );
  if (!isForeign) return settlement;
  const expected = said`cards of the deck that it is played with`;
  return { ...settlement, fault: { ...fault, rule: deckRule, expected } };
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
