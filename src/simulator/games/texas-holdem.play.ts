import { texasHoldem } from '../../games/poker/texas-holdem.rules';
import type { Course } from '../agenda';
import type { Chance } from '../chance';
import type { CircleTray } from '../tables/circle-tray';
import type { CircleGame } from './circle-game';
import { playHand } from './poker/play-hand';
import { settledHand } from './poker/settled-hand';

const SECONDS_OF_HAND = [80, 150] as const;
const PLAYERS = 7;

/** Hold'em without limits: blinds, raises, all-ins with their side pots, and a rake dropped into the cagnotte. */
export const texasHoldemGame: CircleGame = {
  rules: texasHoldem,
  letters: 'TH',
  kinds: [
    {
      minimum: 1_000n,
      seats: 9,
      imprest: 3_000_000n,
      staff: { inspector: 1, croupier: 1, cambista: 1 },
    },
  ],
  play,
};

function* play(tray: CircleTray, chance: Chance, until: number): Course {
  const { minimum: bigBlind } = tray.place.kind;
  for (let handNo = 1; tray.house.agenda.now < until; handNo += 1) {
    tray.clearSeats(bigBlind * 4n);
    tray.fillSeats(PLAYERS, bigBlind * 20n);
    playOne(tray, chance, handNo);
    yield chance.between(...SECONDS_OF_HAND);
  }
}

function playOne(tray: CircleTray, chance: Chance, handNo: number): void {
  const { minimum: bigBlind } = tray.place.kind;
  const { currency } = tray.house.name;
  const seated = [...tray.seats]
    .sort(([one], [other]) => one - other)
    .map(([seat, guest]) => ({ seat, guest }));
  const button = handNo % seated.length;
  const { seat: buttonSeat } = seated[button]!;
  const hand = playHand({ seated, button, bigBlind }, chance);
  const { actions, pots, awards, rake } = settledHand(hand, currency, buttonSeat);
  for (const { guest, put } of hand.players) guest.chips -= put;
  for (const { seat, amount } of [...awards, ...returned(actions)]) tray.seats.get(seat)!.chips += amount;
  tray.cagnotte += rake;
  tray.report({
    type: 'cagnotte.hand.played.v1',
    data: {
      ...{
        currency,
        handNo: `${tray.place.table}-${handNo}`,
        game: texasHoldem.code,
        limitType: 'no-limit',
        button: buttonSeat,
      },
      stakes: { small: bigBlind / 2n, big: bigBlind },
      seats: hand.players.map(({ seat, guest, stack }) => ({ seat, player: guest.id, stack })),
      actions,
      ...(hand.board.length === 0 ? {} : { boards: [hand.board] }),
      cards: hand.showdown.map(({ seat, cards }) => ({ seat, cards, shown: true })),
      pots: pots.map((amount) => ({ amount })),
      awards: awards.map(({ seat, potNo, amount }) => ({ seat, pot: potNo, amount })),
      rake: { due: rake, dropped: rake },
    },
  });
}

const returned = (
  actions: ReturnType<typeof settledHand>['actions'],
): readonly { readonly seat: number; readonly amount: bigint }[] =>
  actions.flatMap(({ seat, action, amount }) =>
    action === 'uncalled-returned' && amount !== undefined ? [{ seat, amount }] : [],
  );
