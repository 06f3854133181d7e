import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { PlacedBet } from '../round';
import { breach, type Rule } from '../rule';
import type { Settlement } from '../settlement';

const Reason = Type.Enum(['exchanged-information', 'turned-cards-early', 'asked-for-advice'], {
  description: 'the player broke a prohibition and loses all his bets of the round',
});

export const FORFEIT_OPTION = { forfeited: Type.Optional(Reason) };

const Forfeited = Type.Object({ forfeited: Reason });

type Owner = Pick<PlacedBet, 'seat' | 'player'>;

/** Tells whether a player lost his bets by a prohibition: he loses all of them, whichever one tells it. */
export function forfeiting(bets: readonly PlacedBet[]): (owner: Owner) => boolean {
  const told = bets.filter(({ options }) => Check(Forfeited, options));
  return ({ seat, player }) =>
    told.some(
      (bet) =>
        bet.seat === seat && (bet.player === player || bet.player === undefined || player === undefined),
    );
}

/** Bets that were lost by a prohibition, and not by cards: somebody should know. */
export const checkForfeits = ({ bets }: Settlement, rule: Rule): readonly Finding[] =>
  bets
    .filter(({ rules }) => rules.includes(rule))
    .map(({ betId, type }) =>
      breach(rule, {
        code: 'bet-forfeited',
        expected: said`bets that cards decide`,
        found: said`${type} lost by its player’s conduct`,
        betIds: [betId],
      }),
    );
