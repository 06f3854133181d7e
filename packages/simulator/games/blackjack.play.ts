import { type Card, valueOf } from '../../../src/games/_mechanics/cards';
import { BLACKJACK, blackjack } from '../../../src/games/blackjack/blackjack.rules';
import { blackjackPoints, dealerStands, isTwoCard21 } from '../../../src/games/blackjack/hands';
import type { Cloth, FurtherWager, HouseGame, OnCloth, Play, Wager } from './house-game';
import { BoxSeats } from './house-game';
import { SessionShoe } from './shoe';
import { present } from '../../../src/kernel/present';

const { decks, cutCard, burnt, seats } = BLACKJACK;
const MINIMUM = 1_000n;
const INSURED = 25;
/** Per mille of hands with a stake on Bolsa that get three suited sevens. */
const SEVENS = 8;

export const blackjackGame: HouseGame = {
  rules: blackjack,
  letters: 'BJ',
  kinds: [
    {
      minimum: MINIMUM,
      maxima: { main: MINIMUM * 50n },
      seats,
      float: 500_000n,
      staff: { 'table-chief': 1, croupier: 1 },
      equipment: { decks, serials: ['shoe-21'] },
    },
  ],
  secondsPerRound: [60, 95],
  begin: (cloth) => new Session(cloth),
};

interface Hand {
  readonly seat: number;
  readonly hand: number;
  readonly of?: number;
  readonly cards: Card[];
}

class Session implements Play {
  private readonly shoe: SessionShoe;
  private readonly boxes: BoxSeats;
  private bets: FurtherWager[] = [];

  constructor(private readonly cloth: Cloth) {
    this.shoe = new SessionShoe({ decks, behindCutCard: cutCard.cards, spare: 0, burnt }, cloth);
    this.boxes = new BoxSeats(seats, cloth);
  }

  readonly prepare = (roundNo: number): void => this.shoe.prepare(roundNo);

  readonly wagers: Play['wagers'] = (guest) => [
    {
      type: 'main',
      stake: this.cloth.minimum() * BigInt(Math.min(guest.taste.units, 5)),
      seat: this.boxes.of(guest),
    },
  ];

  readonly outcome = (on: readonly OnCloth[]): object => {
    this.bets = [];
    const dealer = [this.shoe.deal()];
    if (dealer[0]!.startsWith('A')) this.insure(on);
    const hands = on.flatMap((bet) => this.play(bet, dealer[0]!));
    const isInsured = this.bets.some(({ wager }) => wager.type === 'insurance');
    if (isInsured) dealer.push(this.shoe.deal());
    if (hands.some(({ cards }) => blackjackPoints(cards) <= 21)) {
      while (!dealerStands(dealer)) dealer.push(this.shoe.deal());
    }
    return { dealer, hands };
  };

  readonly further: NonNullable<Play['further']> = () => this.bets;

  readonly end = (lastRound: number): void => this.shoe.end(lastRound);

  private insure(on: readonly OnCloth[]): void {
    for (const bet of on) {
      if (bet.left < bet.stake * 4n || !this.cloth.chance.percent(INSURED)) continue;
      this.add(bet, { type: 'insurance', stake: bet.stake / 2n });
    }
  }

  private play(bet: OnCloth, dealt: Card): Hand[] {
    const seat = bet.seat!;
    const sevens = this.sevensOf(bet);
    if (sevens !== undefined) return [{ seat, hand: 1, cards: sevens }];
    const [first, second] = [this.shoe.deal(), this.shoe.deal()];
    const splits = valueOf(first) === 8 && valueOf(second) === 8 && bet.left >= bet.stake * 5n;
    if (!splits) return [this.drawn(bet, { seat, hand: 1, cards: [first, second] }, dealt)];
    this.add(bet, { type: 'split', stake: bet.stake, options: { hand: 2 } });
    return [
      this.drawn(bet, { seat, hand: 1, cards: [first, this.shoe.deal()] }, dealt),
      this.drawn(bet, { seat, hand: 2, of: 1, cards: [second, this.shoe.deal()] }, dealt),
    ];
  }

  private sevensOf({ inPool }: OnCloth): Card[] | undefined {
    const { luck } = this.cloth;
    if (!inPool || luck.below(1_000) >= SEVENS) return undefined;
    const seven = `7${luck.oneOf([...'cdhs'])}`;
    return this.shoe.take([seven, seven, seven]);
  }

  private drawn(bet: OnCloth, { cards, ...hand }: Hand, dealt: Card): Hand {
    const points = blackjackPoints(cards);
    if ((points === 10 || points === 11) && bet.left >= bet.stake * 6n) {
      this.add(bet, { type: 'double', stake: bet.stake, options: { hand: hand.hand } });
      cards.push(this.shoe.deal());
      return { ...hand, cards };
    }
    const enough = valueOf(dealt) >= 7 || valueOf(dealt) === 1 ? 17 : 13;
    while (!isTwoCard21(cards) && blackjackPoints(cards) < enough) cards.push(this.shoe.deal());
    return { ...hand, cards };
  }

  private add({ betId, seat }: OnCloth, wager: Wager): void {
    this.bets.push({ of: betId, wager: { ...wager, ...present({ seat }) } });
  }
}
