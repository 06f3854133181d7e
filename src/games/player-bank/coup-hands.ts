import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { Card } from '../_mechanics/cards';
import { breach } from '../rule';
import type { BankGameFacts, Tableau } from './bank-game-facts';
import type { CoupOutcome } from './coup-outcome';
import { cardsOf, errorOf } from './coup-result';
import type { ErrorEffect } from './errors-of-play';

const DEALT_AS_USUAL: ReadonlySet<ErrorEffect | undefined> = new Set([
  undefined,
  'goes-on',
  'bank-follows-table',
  'bank-draws-by-table',
  'bets-withdrawable',
] as const);

const TABLEAUX: readonly Tableau[] = [1, 2];

export function checkHandSizes(facts: BankGameFacts, outcome: CoupOutcome): readonly Finding[] {
  const strangers = TABLEAUX.filter((tableau) => !facts.cloths.includes(tableau)).flatMap((tableau) => {
    const cards = cardsOf(outcome, tableau) ?? [];
    return cards.length === 0 ? [] : [notDue(facts, tableau, cards)];
  });
  if (!DEALT_AS_USUAL.has(errorOf(facts, outcome))) return strangers;
  const isPlayed = (tableau: Tableau): boolean =>
    outcome.results.some((result) => result.tableau === tableau && result.winner !== 'annulled');
  const cloths = facts.cloths.filter(isPlayed).map((tableau) => ({
    of: facts.cloths.length > 1 ? `cloth ${tableau}` : 'punto',
    cards: cardsOf(outcome, tableau),
  }));
  const bank = facts.cloths.some(isPlayed) ? [{ of: 'the bank', cards: outcome.cards?.bank }] : [];
  return [...strangers, ...[...cloths, ...bank].flatMap((hand) => checkSize(facts, hand))];
}

function checkSize(
  { rules }: BankGameFacts,
  { of, cards }: { readonly of: string; readonly cards: readonly Card[] | undefined },
): readonly Finding[] {
  if (cards === undefined || cards.length === 2 || cards.length === 3) return [];
  return [
    breach(rules.natural, {
      code: 'hand-card-count',
      expected: said`two cards for ${of}, or three, or the rule on the error of play`,
      found: cards.join(' ') || said`none`,
    }),
  ];
}

const notDue = ({ rules }: BankGameFacts, tableau: Tableau, cards: readonly Card[]): Finding =>
  breach(rules.natural, {
    code: 'card-not-due',
    expected: said`no cards for cloth ${tableau}, which the game has not`,
    found: cards.join(' '),
  });
