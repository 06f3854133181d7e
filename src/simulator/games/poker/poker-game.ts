import type { Course } from '../../agenda';
import type { Chance } from '../../chance';
import type { NonBankedTray } from '../../tables/non-banked-tray';
import type { NonBankedGame } from '../non-banked-game';
import { playHand } from './play-hand';
import type { PokerVariant } from './poker-variant';
import { rakeRateOf, type SettledHand, settledHand } from './settled-hand';

const SECONDS_OF_HAND = [80, 150] as const;
const TIPS = 12;
const BIG_BLIND = 1_000n;
/** With so many blinds a player sits down, and so many he adds at least. */
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
      ...{
        currency,
        handNo: `${tray.place.table}-${handNo}`,
        game: variant.rules.code,
        limitType: 'no-limit',
      },
      ...(buttonSeat === undefined ? {} : { button: buttonSeat }),
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
