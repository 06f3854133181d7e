import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import { inBoth } from '../../words/message';
import { type Card, checkCardsOfDecks } from './cards';
import { breach, type Rule } from '../rule';
import type { DealtShoe, ShoeStart } from '../table-reports';
import type { GameChecks } from '../game-rules';
import type { TableTerms } from '../round';
import { type AuthorisedLimits, maximumOf, checkAuthorisedTerms, checkMaximum } from './authorised-terms';

const CUT_CARDS = {
  'cut-card': said('cut-card'),
  separator: said('separator'),
  'red-card': said('red-card'),
};

const cutCardOf = ({ cutCardCalled = 'cut-card' }: ShoeFacts): Said => CUT_CARDS[cutCardCalled];

export interface ShoeFacts {
  readonly decks: number;
  readonly cutCard: { readonly cards: number; readonly orMore: boolean };
  /** The name of that card in the heading of the game; the cut card where this is absent. */
  readonly cutCardCalled?: keyof typeof CUT_CARDS;
  readonly rules: { readonly decks: Rule; readonly cutCard: Rule };
}

export function checkDecks({ decks: due, rules }: ShoeFacts, decks: number | undefined): readonly Finding[] {
  if (decks === undefined || decks === due) return [];
  return [
    breach(rules.decks, {
      code: 'decks-not-by-rule',
      expected: said('decks', { decks: due }),
      found: said('decks', { decks }),
    }),
  ];
}

/** Checks the number of decks and the cards behind the cut card. What is not reported is not checked. */
export function checkShoeStart(facts: ShoeFacts, { decks, behindCutCard }: ShoeStart): readonly Finding[] {
  const { cards, orMore } = facts.cutCard;
  const isRight = behindCutCard === undefined || behindCutCard === cards || (orMore && behindCutCard > cards);
  if (isRight) return checkDecks(facts, decks);
  const expected = said('cards-behind', {
    atLeast: orMore ? said('at-least-before') : '',
    count: cards,
    sign: cutCardOf(facts),
  });
  const found = inBoth(behindCutCard);
  return [
    ...checkDecks(facts, decks),
    breach(facts.rules.cutCard, { code: 'cut-card-misplaced', expected, found }),
  ];
}

function checkSetAside(cards: number, { burnt }: ShoeStart, rule: Rule): readonly Finding[] {
  if (burnt === undefined || burnt === cards) return [];
  return [
    breach(rule, {
      code: 'burnt-cards-miscounted',
      expected: said('cards-set-aside', { cards }),
      found: inBoth(burnt),
    }),
  ];
}

/** Checks a finished shoe: no card more often than in its decks, and no coup that began after the cut card. */
export function checkDealtShoe(
  facts: ShoeFacts,
  shoe: DealtShoe,
  coups: readonly (readonly Card[])[],
): readonly Finding[] {
  const { rules } = facts;
  const dealt = [...(shoe.burntCards ?? []), ...coups.flat()];
  const findings = [...checkCardsOfDecks(dealt, { decks: shoe.decks, rule: rules.decks })];
  const late = coupsAfterCutCard(facts, shoe, coups);
  if (late > 0) {
    findings.push(
      breach(rules.cutCard, {
        code: 'coup-after-cut-card',
        expected: said('coup-under-way-when-appears-is-last', { sign: cutCardOf(facts) }),
        found: said('coups-begun-after-it', { late }),
      }),
    );
  }
  return findings;
}

const CARDS_IN_A_DECK = 52;

/** How many cards of a shoe are dealt before the cut card appears; by the rule where its place is not reported. */
export const cardsBeforeCutCard = (
  { cards }: ShoeFacts['cutCard'],
  { decks, burnt = 0, behindCutCard = cards }: ShoeStart,
): number => decks * CARDS_IN_A_DECK - burnt - behindCutCard;

function coupsAfterCutCard(
  { cutCard }: ShoeFacts,
  shoe: ShoeStart,
  coups: readonly (readonly Card[])[],
): number {
  const beforeCutCard = cardsBeforeCutCard(cutCard, shoe);
  let dealt = 0;
  let late = 0;
  for (const cards of coups) {
    if (dealt > beforeCutCard) late += 1;
    dealt += cards.length;
  }
  return late;
}

export interface ShoeGame extends ShoeFacts {
  readonly lastRound: Rule;
  readonly setAside: { readonly cards: number; readonly rule: Rule };
}

/** Checks of a shoe for games that set cards aside; `cardsDealt` reads the cards of an outcome. */
export const shoeGameChecks = (
  game: ShoeGame,
  cardsDealt: (outcome: unknown) => readonly Card[],
): Required<Pick<GameChecks, 'shoe'>> => ({
  shoe: {
    started: (start) => [
      ...checkShoeStart(game, start),
      ...checkSetAside(game.setAside.cards, start, game.setAside.rule),
    ],
    dealt: (dealt) =>
      checkDealtShoe(
        { ...game, rules: { ...game.rules, cutCard: game.lastRound } },
        dealt,
        dealt.outcomes.map(cardsDealt),
      ),
  },
});

interface LimitedBet extends Pick<AuthorisedLimits, 'bets' | 'amounts'> {
  readonly bet: string;
  readonly inWords: Said;
  readonly atLeast: bigint;
  readonly atMost: bigint;
  readonly minimumRule: Rule;
  readonly maximumRule: Rule;
}

/** Checks the limits of a table whose maximum for one bet is a multiple of the minimum. */
export const checkLimitsOfTable = (
  { bet, inWords, atLeast, atMost, minimumRule, maximumRule, ...named }: LimitedBet,
  terms: TableTerms,
  currency: string,
): readonly Finding[] => [
  ...checkAuthorisedTerms(terms, { minimum: minimumRule, maximum: minimumRule, ...named }, currency),
  ...checkMaximum(inWords, maximumOf(terms, bet), {
    lowest: atLeast * terms.minimum,
    highest: atMost * terms.minimum,
    rule: maximumRule,
    currency,
  }),
];
