import { breach, type Rule, type RuleFinding } from '../rule';
import { type Card, tooOften } from './cards';

/** Cards that came more often than so many decks hold them: in a round, or in all rounds of a shoe. */
export const checkCardsOfDecks = (
  cards: Iterable<Card>,
  { decks, rule }: { readonly decks: number; readonly rule: Rule },
): readonly RuleFinding[] =>
  tooOften(cards, decks).map(([card, times]) =>
    breach(rule, {
      code: 'card-too-often',
      severity: 'violation',
      expected:
        decks === 1 ? `${card} once, of one deck` : `${card} at most ${decks} times, of ${decks} decks`,
      found: `${times} times`,
    }),
  );
