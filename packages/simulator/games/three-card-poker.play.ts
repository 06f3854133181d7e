import type { Card } from '../../../src/games/_mechanics/cards';
import {
  cardNumbers,
  DECK_OF_52,
  lowestHighCard,
  threeCardEvaluator,
} from '../../../src/games/_mechanics/hand-ranking';
import { THREE_CARD_POKER, threeCardPoker } from '../../../src/games/house-poker/three-card-poker.rules';
import { BoxSeats, type Cloth, type HouseGame, type OnCloth, type Play } from './house-game';
import { cardsOf, threeCardsLaidOut } from './laid-out-hands';
import { boxesOf, DECK, OneDeck } from './shoe';

const { decks, limited, orders, qualifiesFromRank, seats } = THREE_CARD_POKER;
const MINIMUM = 500n;
const MAXIMUM = MINIMUM * 10n;
const ORDER = orders['as-fortuna'];
const evaluate = threeCardEvaluator(ORDER);
const GOES_ON_FROM = lowestHighCard(DECK_OF_52.ranks.indexOf(qualifiesFromRank), ORDER);

export const threeCardPokerGame: HouseGame = {
  rules: threeCardPoker,
  letters: 'TC',
  kinds: [
    {
      minimum: MINIMUM,
      maxima: Object.fromEntries(limited.map((bet) => [bet, MAXIMUM])),
      seats,
      float: 500_000n,
      staff: { 'table-chief': 1, croupier: 1 },
      equipment: { decks, serials: ['deck-61', 'deck-62'] },
    },
  ],
  secondsPerRound: [45, 80],
  begin: (cloth) => new Session(cloth),
};

class Session implements Play {
  private readonly boxes: BoxSeats;
  private worthy: ReadonlySet<number> = new Set();

  constructor(private readonly cloth: Cloth) {
    this.boxes = new BoxSeats(seats, cloth);
  }

  readonly wagers: Play['wagers'] = (guest) => {
    const seat = this.boxes.of(guest);
    const stake = guest.stakeFor(this.cloth.minimum(), 2n);
    if (stake === 0n) return [];
    const ante = { type: 'ante', stake, seat };
    const leaves = guest.free >= stake * 2n + this.cloth.minimum();
    return leaves && guest.chance.percent(30)
      ? [ante, { type: 'fortune', stake: this.cloth.minimum(), seat }]
      : [ante];
  };

  readonly outcome = (on: readonly OnCloth[]): object => {
    const luck = threeCardsLaidOut(this.cloth.luck, boxesOf(on.filter(({ inPool }) => inPool)));
    const deck = new OneDeck(this.cloth.chance, DECK, cardsOf(luck));
    const hands = boxesOf(on).map((seat) => ({ seat, cards: luck.hands.get(seat) ?? deck.deal(3) }));
    this.worthy = new Set(hands.filter(({ cards }) => isWorthABet(cards)).map(({ seat }) => seat));
    const dealer = deck.deal(3);
    // The linked pool pays on five cards: the three of the player and two common ones.
    const common = luck.common.length > 0 ? luck.common : deck.deal(2);
    return { dealer, hands, ...(this.cloth.hasPool ? { common } : {}) };
  };

  readonly further: NonNullable<Play['further']> = (on) =>
    on
      .filter(({ type, seat, stake, left }) => type === 'ante' && this.worthy.has(seat!) && left >= stake)
      .map(({ betId, stake, seat }) => ({ of: betId, wager: { type: 'bet', stake, seat: seat! } }));
}

const isWorthABet = (cards: readonly Card[]): boolean =>
  evaluate(cardNumbers(DECK_OF_52, cards)!) >= GOES_ON_FROM;
