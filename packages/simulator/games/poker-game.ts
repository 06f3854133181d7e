import type { Chance, Course } from '../chance';
import type { NonBankedGame, NonBankedTray } from '../non-banked-tray';
import { playHand, type PlayedHand } from './play-hand';
import type { PokerAction, PokerVariant, RakeRate } from './poker-hand';
import type { GameRules } from '../../../src/games/game-rules';
import type { Award, Settlement } from '../../../src/games/settlement';
import { type Minor, sumMinor } from '../../../src/kernel/money';
import { HOUSE_ANSWERS } from '../pieces';
import { toWire } from '../reporter';
import { present } from '../../../src/kernel/present';

const SECONDS_OF_HAND = [80, 150] as const;
const TIPS = 12;
const BIG_BLIND = 1_000n;
/** The initial stack in blinds, and the minimum top-up. */
const STACK = 20n;
const LEAST_TOP_UP = 6n;

/** A game of non-banked poker without limits: raises, all-ins with their side pots, and a rake dropped into the cagnotte. */
export const pokerGame = (letters: string, variant: PokerVariant): NonBankedGame => ({
  rules: variant.rules,
  letters,
  kinds: [
    {
      minimum: BIG_BLIND,
      seats: 8,
      imprest: 1_500_000n,
      staff: { 'table-chief': 1, croupier: 1, cambista: 1 },
      poker: {
        initialStack: BIG_BLIND * STACK,
        leastTopUp: variant.terms?.leastTopUp ?? BIG_BLIND * LEAST_TOP_UP,
        share: { option: 'rake', rate: rakeRateOf(variant) },
      },
    },
  ],
  play: (tray, chance, until) => play(variant, { tray, chance, until }),
});

interface Evening {
  readonly tray: NonBankedTray;
  readonly chance: Chance;
  readonly until: number;
}

function* play(variant: PokerVariant, { tray, chance, until }: Evening): Course {
  const { minimum: bigBlind } = tray.place.kind;
  for (let handNo = 1; tray.house.agenda.now < until; handNo += 1) {
    tray.clearSeats(bigBlind * 4n);
    yield* tray.ableToSell();
    tray.fillSeats(variant.players, bigBlind * STACK);
    playOne(variant, { tray, chance }, handNo);
    yield chance.between(...SECONDS_OF_HAND);
  }
}

function playOne(variant: PokerVariant, { tray, chance }: Omit<Evening, 'until'>, handNo: number): void {
  const { minimum: bigBlind } = tray.place.kind;
  const { currency } = tray.house.name;
  const seated = [...tray.seats]
    .sort(([one], [other]) => one - other)
    .map(([seat, guest]) => ({ seat, guest }));
  const button = variant.forced === 'blinds' ? handNo % seated.length : undefined;
  const buttonSeat = button === undefined ? undefined : seated[button]!.seat;
  const hand = playHand(variant, { seated, button: button ?? 0, bigBlind }, chance);
  const settled = settledHand(variant, hand, { currency, button: buttonSeat });
  const { actions, pots, awards, rake } = settled;
  for (const { guest, put } of hand.players) guest.chips -= put;
  for (const { seat, amount } of [...awards, ...returned(actions)]) tray.seats.get(seat)!.chips += amount;
  tray.cagnotte += rake;
  tray.report({
    type: 'cagnotte.hand.played.v1',
    data: {
      currency,
      handNo: `${tray.place.table}-${handNo}`,
      game: variant.rules.code,
      limitType: 'no-limit',
      ...present({ button: buttonSeat }),
      stakes: { small: bigBlind / 2n, big: bigBlind },
      seats: hand.players.map(({ seat, guest, stack }) => ({ seat, player: guest.id, stack })),
      actions,
      ...(hand.boards.length === 0 ? {} : { boards: hand.boards }),
      ...(hand.openCards.length === 0 ? {} : { openCards: hand.openCards }),
      cards: hand.showdown.map(({ seat, cards }) => ({ seat, cards, shown: true })),
      pots: pots.map((amount) => ({ amount })),
      awards: awards.map(({ seat, potNo, amount }) => ({ seat, pot: potNo, amount })),
      rake: { due: rake, dropped: rake },
    },
  });
  if (chance.percent(TIPS)) tray.tip(tray.seats.get(awards[0]!.seat)!, bigBlind / 2n);
}

const returned = (
  actions: SettledHand['actions'],
): readonly { readonly seat: number; readonly amount: bigint }[] =>
  actions.flatMap(({ seat, action, amount }) =>
    action === 'uncalled-returned' && amount !== undefined ? [{ seat, amount }] : [],
  );

/** A hand with its returned bet, its rake and its awards by seat. Amounts in minor units. */
interface SettledHand {
  readonly actions: readonly PokerAction[];
  readonly pots: readonly Minor[];
  readonly awards: readonly Pick<Award, 'seat' | 'potNo' | 'amount'>[];
  readonly rake: Minor;
}

interface HandAt {
  readonly currency: string;
  readonly button: number | undefined;
}

/** Rake of a hand that reached a flop or a showdown: 5 %, in steps of half a unit of the currency, up to the cap. Minor units. */
const RAKE = { rate: { numerator: 5, denominator: 100 }, step: 50n, cap: 3_000n } as const;

const rakeRateOf = ({ terms }: PokerVariant): RakeRate => terms?.rakeRate ?? RAKE.rate;

function settledHand(variant: PokerVariant, hand: PlayedHand, at: HandAt): SettledHand {
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
    ...present({ button }),
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
