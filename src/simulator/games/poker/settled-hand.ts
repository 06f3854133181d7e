import type { GameRules } from '../../../games/game-rules';
import type { Award, Settlement } from '../../../games/settlement';
import { type Minor, sumMinor } from '../../../kernel/money';
import { HOUSE_ANSWERS } from '../../house-answers';
import { toWire } from '../../wire-amount';
import type { PlayedHand } from './play-hand';
import type { PokerAction } from './poker-hand';
import type { PokerVariant, RakeRate } from './poker-variant';

/** A hand with what goes back, what is kept and what each seat takes. Amounts in minor units. */
export interface SettledHand {
  readonly actions: readonly PokerAction[];
  readonly pots: readonly Minor[];
  readonly awards: readonly Pick<Award, 'seat' | 'potNo' | 'amount'>[];
  readonly rake: Minor;
}

export interface HandAt {
  readonly currency: string;
  readonly button: number | undefined;
}

/** The house keeps this share of a hand that came to a flop or a showdown, in whole halves of the currency's unit, up to the cap. */
const RAKE = { rate: { numerator: 5, denominator: 100 }, step: 50n, cap: 3_000n } as const;

/** Its share of a pot in a game. */
export const rakeRateOf = ({ terms }: PokerVariant): RakeRate => terms?.rakeRate ?? RAKE.rate;

export function settledHand(variant: PokerVariant, hand: PlayedHand, at: HandAt): SettledHand {
  const { rules } = variant;
  const asPlayed = settle(rules, hand, { actions: hand.actions, rake: 0n, ...at });
  const actions = [...hand.actions, ...uncalledOf(asPlayed, hand)];
  const pot = sumMinor((asPlayed.pots ?? []).map(({ amount }) => amount));
  const rake = hand.boards.length === 0 && hand.showdown.length === 0 ? 0n : rakeOf(pot, rakeRateOf(variant));
  const { pots = [], awards } = settle(rules, hand, { actions, rake, ...at });
  return {
    actions,
    rake,
    pots: pots.map(({ amount }) => amount),
    awards,
  };
}

function uncalledOf({ uncalled = [] }: Settlement, { actions }: PlayedHand): readonly PokerAction[] {
  const street = actions.at(-1)?.street ?? 0;
  return uncalled.map(({ seat, amount }) => ({ street, seat, action: 'uncalled-returned', amount }));
}

function rakeOf(pot: Minor, { numerator, denominator }: RakeRate): Minor {
  const due = ((pot * BigInt(numerator)) / BigInt(denominator) / RAKE.step) * RAKE.step;
  return due < RAKE.cap ? due : RAKE.cap;
}

interface HandToSettle extends HandAt {
  readonly actions: readonly PokerAction[];
  readonly rake: Minor;
}

function settle(
  rules: GameRules,
  { players, boards, openCards, showdown }: PlayedHand,
  { actions, rake, currency, button }: HandToSettle,
): Settlement {
  const outcome = {
    limitType: 'no-limit',
    ...(button === undefined ? {} : { button }),
    seats: players.map(({ seat }) => ({ seat })),
    actions: actions.map(({ amount, ...action }) =>
      amount === undefined ? action : { ...action, amount: toWire(amount) },
    ),
    boards,
    openCards,
    cards: showdown.map(({ seat, cards }) => ({ seat, cards, shown: true })),
    rake: { dropped: toWire(rake) },
  };
  return rules.settle({ bets: [], outcome }, { currency, answers: HOUSE_ANSWERS });
}
