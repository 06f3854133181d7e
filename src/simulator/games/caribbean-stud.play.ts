import type { Card } from '../../games/_mechanics/cards';
import { CARIBBEAN_STUD_2010, caribbeanStud } from '../../games/house-poker/caribbean-stud.rules';
import { fiveOf, type HandReader, handReader } from '../../games/house-poker/caribbean-stud-hand';
import { RECOMMENDED } from '../../games/open-points';
import type { Guest } from '../people/guest';
import { BoxSeats } from './box-seats';
import type { Cloth, FurtherWager, HouseGame, OnCloth, Play, Wager } from './house-game';
import { cardsOf, fiveCardsLaidOut } from './laid-out-hands';
import { boxesOf, OneDeck } from './one-deck';
import { DECK } from './shoe';

const { decks, seats, secondBetTimes } = CARIBBEAN_STUD_2010;
const MINIMUM = 500n;
/** In how many of a hundred rounds a guest insures his hand, for half of the minimum. */
const INSURED = 15;

/** Caribbean stud: an initial bet, a second one of twice as much for who does not pass, insurance, and the carrusel. */
export const caribbeanStudGame: HouseGame = {
  rules: caribbeanStud,
  letters: 'CS',
  kinds: [
    {
      minimum: MINIMUM,
      maxima: { 'initial-bet': MINIMUM * 20n },
      seats,
      float: 500_000n,
      staff: { 'table-chief': 1, croupier: 1 },
      equipment: { decks, serials: ['deck-71', 'deck-72'] },
    },
  ],
  secondsPerRound: [60, 100],
  begin: (cloth) => new Session(cloth),
};

interface Dealt {
  readonly dealer: readonly Card[];
  readonly hands: readonly { readonly seat: number; readonly cards: readonly Card[] }[];
}

class Session implements Play {
  private readonly boxes: BoxSeats;
  /** The boxes whose hands are worth a second bet. */
  private worthy: ReadonlySet<number> = new Set();

  constructor(private readonly cloth: Cloth) {
    this.boxes = new BoxSeats(seats, cloth);
  }

  readonly prepare = (): void => undefined;

  readonly wagers = (guest: Guest): readonly Wager[] => {
    const seat = this.boxes.of(guest);
    const stake = guest.stakeFor(this.cloth.minimum(), 1n + secondBetTimes);
    if (stake === 0n) return [];
    const premium = this.cloth.minimum() / 2n;
    const initial = { type: 'initial-bet', stake, seat };
    const leaves = guest.free >= stake * (1n + secondBetTimes) + premium;
    return leaves && guest.chance.percent(INSURED)
      ? [initial, { type: 'insurance', stake: premium, seat }]
      : [initial];
  };

  readonly outcome = (on: readonly OnCloth[]): object => {
    const luck = fiveCardsLaidOut(this.cloth.luck, boxesOf(on.filter(({ inPool }) => inPool)));
    for (;;) {
      const deck = new OneDeck(this.cloth.chance, DECK, cardsOf(luck));
      const hands = boxesOf(on).map((seat) => ({ seat, cards: luck.hands.get(seat) ?? deck.deal(5) }));
      const dealt = { dealer: deck.deal(5), hands };
      // What a casino may read in two ways would be found every other night: such cards are dealt again.
      if (hasTwoReadings(dealt)) continue;
      this.worthy = new Set(hands.filter(({ cards }) => isWorthABet(cards)).map(({ seat }) => seat));
      return dealt;
    }
  };

  readonly further = (on: readonly OnCloth[]): readonly FurtherWager[] =>
    on
      .filter(({ type, seat }) => type === 'initial-bet' && this.worthy.has(seat!))
      .map(({ betId, stake, seat }) => ({
        of: betId,
        wager: { type: 'second-bet', stake: stake * secondBetTimes, seat: seat! },
      }));

  readonly end = (): void => undefined;
}

const readerOf = (reading: 'named-cards' | 'every-card'): HandReader =>
  handReader(CARIBBEAN_STUD_2010, { ...RECOMMENDED, 'OP2-09': reading });
const READERS = [readerOf('named-cards'), readerOf('every-card')] as const;

const strengthBy = ({ strengthOf }: HandReader, cards: readonly Card[]): number =>
  strengthOf(fiveOf(CARIBBEAN_STUD_2010, cards)!);

/** With ace and king, which the house needs to play, or better. */
const isWorthABet = (cards: readonly Card[]): boolean =>
  strengthBy(READERS[0], cards) >= READERS[0].qualifiesFrom;

const hasTwoReadings = ({ dealer, hands }: Dealt): boolean =>
  hands.some(({ cards }) => {
    const [one, other] = READERS.map((reader) =>
      Math.sign(strengthBy(reader, cards) - strengthBy(reader, dealer)),
    );
    return one !== other;
  });
