import type { GameChecks } from '../game-rules';
import type { TableTerms } from '../round';
import type { Rule, RuleFinding } from '../rule';
import { type AuthorisedLimits, checkAuthorisedTerms, checkMaximum, maximumOf } from './authorised-terms';
import type { Card } from './cards';
import { checkDealtShoe, checkSetAside, checkShoeStart, type ShoeFacts } from './shoe-checks';

/** A game that is dealt out of a shoe until its cut card appears, some cards being set aside before. */
export interface ShoeGame extends ShoeFacts {
  /** Which round is the last of the shoe. */
  readonly lastRound: Rule;
  readonly setAside: { readonly cards: number; readonly rule: Rule };
}

/** A shoe as it begins, and the cards that were dealt out of it, round by round. */
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

/** The bet that the limits of a table are for, and the maximum of it in multiples of the minimum. */
export interface LimitedBet extends Pick<AuthorisedLimits, 'bets' | 'amounts'> {
  readonly bet: string;
  readonly inWords: string;
  readonly atLeast: bigint;
  readonly atMost: bigint;
  readonly minimumRule: Rule;
  readonly maximumRule: Rule;
}

/** The minimum of a table within what is authorised, and its maximum within the band that follows from the minimum. */
export const checkLimitsOfTable = (
  { bet, inWords, atLeast, atMost, minimumRule, maximumRule, ...named }: LimitedBet,
  terms: TableTerms,
  currency: string,
): readonly RuleFinding[] => [
  ...checkAuthorisedTerms(terms, { minimum: minimumRule, maximum: minimumRule, ...named }, currency),
  ...checkMaximum(inWords, maximumOf(terms, bet), {
    lowest: atLeast * terms.minimum,
    highest: atMost * terms.minimum,
    rule: maximumRule,
    currency,
  }),
];
