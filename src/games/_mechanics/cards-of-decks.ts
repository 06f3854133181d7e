import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { breach, type Rule } from '../rule';
import { type Card, tooOften } from './cards';

/** Cards that came more often than so many decks hold them: in a round, or in all rounds of a shoe. */
export const checkCardsOfDecks = (
  cards: Iterable<Card>,
  { decks, rule }: { readonly decks: number; readonly rule: Rule },
): readonly Finding[] =>
  tooOften(cards, decks).map(([card, times]) =>
    breach(rule, {
      code: 'card-too-often',
      expected:
        decks === 1
          ? said`${card} once, of one deck`
          : said`${card} at most ${decks} times, of ${decks} decks`,
      found: said`${times} times`,
    }),
  );
