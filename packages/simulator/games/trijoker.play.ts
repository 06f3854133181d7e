import type { Card } from '../../../src/games/_mechanics/cards';
import { TRIJOKER, trijoker } from '../../../src/games/house-poker/trijoker.rules';
import { fiveCards, prizeTeller } from '../../../src/games/house-poker/trijoker-facts';
import { BoxSeats, type Cloth, type HouseGame, type OnCloth, type Play } from './house-game';
import { boxesOf, OneDeck } from './shoe';

const MINIMUM = 500n;
const MAXIMUM = MINIMUM * 10n;

export const trijokerGame: HouseGame = {
  rules: trijoker,
  letters: 'TJ',
  kinds: [
    {
      minimum: MINIMUM,
      maxima: Object.fromEntries(TRIJOKER.bets.map(({ type }) => [type, MAXIMUM])),
      seats: TRIJOKER.seats,
      float: 500_000n,
      staff: { 'table-chief': 1, croupier: 1 },
      equipment: { decks: TRIJOKER.decks, serials: ['deck-51'] },
    },
  ],
  secondsPerRound: [50, 90],
  begin: (cloth) => new Session(cloth),
};

interface Dealt {
  readonly common: readonly Card[];
  readonly hands: readonly { readonly seat: number; readonly cards: readonly Card[] }[];
}

class Session implements Play {
  private readonly boxes: BoxSeats;

  constructor(private readonly cloth: Cloth) {
    this.boxes = new BoxSeats(TRIJOKER.seats, cloth);
  }

  readonly wagers: Play['wagers'] = (guest) => {
    const seat = this.boxes.of(guest);
    const stake = guest.stakeFor(this.cloth.minimum(), BigInt(TRIJOKER.bets.length));
    if (stake === 0n) return [];
    return TRIJOKER.bets.map(({ type }) => ({ type, stake, seat }));
  };

  readonly outcome = (on: readonly OnCloth[]): object => {
    for (;;) {
      const deck = new OneDeck(this.cloth.chance);
      const hands = boxesOf(on).map((seat) => ({ seat, cards: deck.deal(3) }));
      const dealt = { common: deck.deal(2), hands };
      // Hands that a casino may rank in two ways would often cause findings, so they are dealt again.
      if (!hasTwoReadings(dealt)) return dealt;
    }
  };

  readonly options = (
    { type, seat }: { readonly type: string; readonly seat?: number },
    outcome: object,
  ): object | undefined => {
    const { common, hands } = outcome as Dealt;
    const own = hands.find((hand) => hand.seat === seat)?.cards ?? [];
    const seen = type === 'bet-1' ? own : [...own, ...common.slice(0, 1)];
    return type === 'bet-3' || isPromising(seen) ? undefined : { withdrawn: true };
  };
}

const isPromising = (cards: readonly Card[]): boolean =>
  new Set(cards.map(([rank]) => rank)).size < cards.length ||
  new Set(cards.map(([, suit]) => suit)).size === 1;

const READINGS = [prizeTeller(TRIJOKER, 'high-only'), prizeTeller(TRIJOKER, 'low-too')] as const;

const hasTwoReadings = ({ common, hands }: Dealt): boolean =>
  hands.some(({ cards }) => {
    const five = fiveCards([...cards, ...common])!;
    return READINGS[0](five) !== READINGS[1](five);
  });
