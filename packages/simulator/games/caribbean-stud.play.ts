import type { Card } from '../../../src/games/_mechanics/cards';
import type { CaribbeanFacts, HandReader } from '../../../src/games/house-poker/caribbean-stud-facts';
import { fiveOf, handReader } from '../../../src/games/house-poker/caribbean-stud-facts';
import {
  CARIBBEAN_STUD_1996,
  caribbeanStud1996,
} from '../../../src/games/house-poker/caribbean-stud-1996.rules';
import { CARIBBEAN_STUD_2010, caribbeanStud } from '../../../src/games/house-poker/caribbean-stud.rules';
import type { GameRules } from '../../../src/games/game-rules';
import { RECOMMENDED } from '../../../src/games/open-points';
import { BoxSeats, type Cloth, type HouseGame, type OnCloth, type Play } from './house-game';
import { cardsOf, fiveCardsLaidOut } from './laid-out-hands';
import { boxesOf, DECK, OneDeck } from './shoe';

const MINIMUM = 500n;
/** Per cent of rounds in which a guest insures the hand, for half of the minimum. */
const INSURED = 15;

const caribbeanStudBy = (rules: GameRules, facts: CaribbeanFacts, serials: string[]): HouseGame => ({
  rules,
  letters: 'CS',
  kinds: [
    {
      minimum: MINIMUM,
      maxima: { 'initial-bet': MINIMUM * 20n },
      seats: facts.seats,
      float: 500_000n,
      staff: { 'table-chief': 1, croupier: 1 },
      equipment: { decks: facts.decks, serials },
    },
  ],
  secondsPerRound: [60, 100],
  begin: (cloth) => new Session(cloth, facts),
});

/** Caribbean stud: an initial bet, a second bet of twice as much unless the player passes, insurance, and the carrusel. */
export const caribbeanStudGame = caribbeanStudBy(caribbeanStud, CARIBBEAN_STUD_2010, ['deck-71', 'deck-72']);

/** By the Decree of 1996: no insurance, one deck, and whole stakes of the carrusel go to the meter. */
export const caribbeanStud1996Game = caribbeanStudBy(caribbeanStud1996, CARIBBEAN_STUD_1996, ['deck-71']);

interface Dealt {
  readonly dealer: readonly Card[];
  readonly hands: readonly { readonly seat: number; readonly cards: readonly Card[] }[];
}

class Session implements Play {
  private readonly boxes: BoxSeats;
  private readonly hands: Readings;
  private worthy: ReadonlySet<number> = new Set();

  constructor(
    private readonly cloth: Cloth,
    private readonly facts: CaribbeanFacts,
  ) {
    this.boxes = new BoxSeats(facts.seats, cloth);
    this.hands = new Readings(facts);
  }

  readonly wagers: Play['wagers'] = (guest) => {
    const { secondBetTimes, insurance } = this.facts;
    const seat = this.boxes.of(guest);
    const stake = guest.stakeFor(this.cloth.minimum(), 1n + secondBetTimes);
    if (stake === 0n) return [];
    const premium = this.cloth.minimum() / 2n;
    const initial = { type: 'initial-bet', stake, seat };
    const leaves = guest.free >= stake * (1n + secondBetTimes) + premium;
    return insurance !== undefined && leaves && guest.chance.percent(INSURED)
      ? [initial, { type: 'insurance', stake: premium, seat }]
      : [initial];
  };

  readonly outcome = (on: readonly OnCloth[]): object => {
    const luck = fiveCardsLaidOut(this.cloth.luck, boxesOf(on.filter(({ inPool }) => inPool)));
    for (;;) {
      const deck = new OneDeck(this.cloth.chance, DECK, cardsOf(luck));
      const hands = boxesOf(on).map((seat) => ({ seat, cards: luck.hands.get(seat) ?? deck.deal(5) }));
      const dealt = { dealer: deck.deal(5), hands };
      // Hands that a casino may rank in two ways would often cause findings, so they are dealt again.
      if (this.hands.haveTwo(dealt)) continue;
      this.worthy = new Set(
        hands.filter(({ cards }) => this.hands.areWorthABet(cards)).map(({ seat }) => seat),
      );
      return dealt;
    }
  };

  readonly further: NonNullable<Play['further']> = (on) =>
    on
      .filter(({ type, seat }) => type === 'initial-bet' && this.worthy.has(seat!))
      .map(({ betId, stake, seat }) => ({
        of: betId,
        wager: { type: 'second-bet', stake: stake * this.facts.secondBetTimes, seat: seat! },
      }));
}

/**
 * Compares hands under both answers to open point OP2-09. The simulator does not know which answer the casino has chosen, so it
 * deals only hands on which both agree.
 */
class Readings {
  private readonly readers: readonly [HandReader, HandReader];

  constructor(private readonly facts: CaribbeanFacts) {
    const readerOf = (reading: 'named-cards' | 'every-card'): HandReader =>
      handReader(facts, { ...RECOMMENDED, 'OP2-09': reading });
    this.readers = [readerOf('named-cards'), readerOf('every-card')];
  }

  areWorthABet(cards: readonly Card[]): boolean {
    const [reader] = this.readers;
    return this.strengthBy(reader, cards) >= reader.qualifiesFrom;
  }

  haveTwo({ dealer, hands }: Dealt): boolean {
    return hands.some(({ cards }) => {
      const [one, other] = this.readers.map((reader) =>
        Math.sign(this.strengthBy(reader, cards) - this.strengthBy(reader, dealer)),
      );
      return one !== other;
    });
  }

  private strengthBy({ strengthOf }: HandReader, cards: readonly Card[]): number {
    return strengthOf(fiveOf(this.facts, cards)!);
  }
}
