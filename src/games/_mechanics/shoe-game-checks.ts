import type { Finding } from '../../finding-catalogue/finding';
import type { GameChecks } from '../game-rules';
import type { TableTerms } from '../round';
import type { Rule } from '../rule';
import { type AuthorisedLimits, checkAuthorisedTerms, checkMaximum, maximumOf } from './authorised-terms';
import type { Card } from './cards';
import { checkDealtShoe, checkSetAside, checkShoeStart, type ShoeFacts } from './shoe-checks';

export interface ShoeGame extends ShoeFacts {
  readonly lastRound: Rule;
  readonly setAside: { readonly cards: number; readonly rule: Rule };
}

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

export interface LimitedBet extends Pick<AuthorisedLimits, 'bets' | 'amounts'> {
  readonly bet: string;
  readonly inWords: string;
  readonly atLeast: bigint;
  readonly atMost: bigint;
  readonly minimumRule: Rule;
  readonly maximumRule: Rule;
}

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
