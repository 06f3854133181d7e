import type { Finding } from '../../finding-catalogue/finding';
import { said, type Said } from '../../finding-catalogue/said';
import type { TableState, TableTerms } from '../round';
import { breach } from '../rule';
import type { PaiGowFacts } from './pai-gow-facts';
import type { PaiGowDeal, Position } from './reported-pai-gow';

const nameOf = (position: Position): Said =>
  position === 'croupier' ? said`the croupier` : said`seat ${position}`;

const placeOf = (position: Position): number => (position === 'croupier' ? 0 : position);

/**
 * The bank begins with the croupier and goes to the next one who is in the hand and does not refuse it. Passed over,
 * the croupier did not do what he must; a player may have refused without its being reported.
 */
export function checkTurn(
  { rules }: PaiGowFacts,
  deal: PaiGowDeal,
  before: TableState | undefined,
): readonly Finding[] {
  if (before === undefined) return [];
  const passedOver = passedBy(deal, before.memory?.['bank']);
  const next = passedOver.find((position) => position === 'croupier') ?? passedOver[0];
  if (next === undefined) return [];
  return [
    breach(rules.bank, {
      code: 'bank-out-of-turn',
      as: next === 'croupier' ? 'violation' : 'advisory',
      expected: said`the bank at ${nameOf(next)}`,
      found: said`at ${nameOf(deal.bank)}`,
    }),
  ];
}

function passedBy({ bank, hands, refused = [] }: PaiGowDeal, last: unknown): readonly Position[] {
  const seats = hands.map(({ seat }) => seat).filter((seat) => !refused.includes(seat));
  const round = Math.max(placeOf(bank), typeof last === 'number' ? last : 0, ...seats) + 1;
  const from = typeof last === 'number' ? last : last === 'croupier' ? 0 : -1;
  const stepsTo = (position: Position): number => {
    const steps = (placeOf(position) - from + round) % round;
    return steps === 0 ? round : steps;
  };
  const candidates: readonly Position[] = ['croupier', ...[...seats].sort((a, b) => a - b)];
  return [...candidates]
    .filter((position) => position !== bank && stepsTo(position) < stepsTo(bank))
    .sort((a, b) => stepsTo(a) - stepsTo(b));
}

/** The dice, counted from the bank over all places of the table: at six players 1, 8 and 15 are the bank itself. */
export function checkDice(
  { rules, seats }: PaiGowFacts,
  { bank, dice, firstHand }: PaiGowDeal,
  terms: TableTerms | undefined,
): readonly Finding[] {
  if (dice === undefined || firstHand === undefined) return [];
  const places = (terms?.seats ?? seats) + 1;
  const sum = dice.reduce((total, die) => total + die, 0);
  const place = (placeOf(bank) + sum - 1) % places;
  if (place === placeOf(firstHand) % places) return [];
  return [
    breach(rules.dice, {
      code: 'first-hand-misplaced',
      expected: said`the first hand to ${nameOf(place === 0 ? 'croupier' : place)}, by a sum of ${sum}`,
      found: nameOf(firstHand),
    }),
  ];
}
