import { Type } from 'typebox';
import { breach, type Rule, type RuleFinding } from '../rule';
import type { Settlement } from '../settlement';

/** Why a player loses his bets to the bank. */
export const FORFEIT_OPTION = {
  forfeited: Type.Optional(
    Type.Enum(['exchanged-information', 'turned-cards-early', 'asked-for-advice'], {
      description: 'the player broke a prohibition and loses the bet',
    }),
  ),
};

/** Bets that were lost by a prohibition, and not by cards: somebody should know. */
export const checkForfeits = ({ bets }: Settlement, rule: Rule): readonly RuleFinding[] =>
  bets
    .filter(({ rules }) => rules.includes(rule))
    .map(({ betId, type }) =>
      breach(rule, {
        code: 'bet-forfeited',
        severity: 'information',
        expected: 'bets that cards decide',
        found: `${type} lost by its player’s conduct`,
        betIds: [betId],
      }),
    );
