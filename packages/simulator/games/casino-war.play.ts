import type { Card } from '../../../src/games/_mechanics/cards';
import { CASINO_WAR, casinoWar } from '../../../src/games/casino-war/casino-war.rules';
import { BoxSeats, type Cloth, type HouseGame, type OnCloth, type Play } from './house-game';
import { SessionShoe } from './shoe';
import { present } from '../../../src/kernel/present';

const { decks, cutCard, setAside, seats, burntBeforeRevancha } = CASINO_WAR;
const MINIMUM = 1_000n;
const FIGHTS = 70;

/** Casino war: one card each, and a second one after a tie, unless the player surrenders half. */
export const casinoWarGame: HouseGame = {
  rules: casinoWar,
  letters: 'CW',
  kinds: [
    {
      minimum: MINIMUM,
      maxima: { initial: MINIMUM * 20n, tie: MINIMUM * 20n },
      seats,
      float: 500_000n,
      staff: { 'table-chief': 1, croupier: 1 },
      equipment: { decks, serials: ['shoe-41'] },
    },
  ],
  secondsPerRound: [35, 60],
  begin: (cloth) => new Session(cloth),
};

class Session implements Play {
  private readonly shoe: SessionShoe;
  private readonly boxes: BoxSeats;
  private fought: readonly OnCloth[] = [];
  private dealt: Card = '';

  constructor(private readonly cloth: Cloth) {
    this.shoe = new SessionShoe({ decks, behindCutCard: cutCard.cards, spare: 0, burnt: setAside }, cloth);
    this.boxes = new BoxSeats(seats, cloth);
  }

  readonly prepare = (roundNo: number): void => this.shoe.prepare(roundNo);

  readonly wagers: Play['wagers'] = (guest) => {
    const seat = this.boxes.of(guest);
    const stake = this.cloth.minimum() * BigInt(guest.taste.units);
    if (guest.free < stake) return [];
    const initial = { type: 'initial', stake, seat };
    return guest.chance.percent(10)
      ? [initial, { type: 'tie', stake: this.cloth.minimum(), seat }]
      : [initial];
  };

  readonly outcome = (on: readonly OnCloth[]): object => {
    this.dealt = this.shoe.deal();
    const initial = on.filter(({ type }) => type === 'initial');
    const hands = initial.map((bet) => ({ bet, cards: [this.shoe.deal()] }));
    const equal = hands.filter(({ cards: [card] }) => card![0] === this.dealt[0]);
    const fought = equal.filter(({ bet }) => bet.left >= bet.stake && this.cloth.chance.percent(FIGHTS));
    this.fought = fought.map(({ bet }) => bet);
    const dealer = [this.dealt, ...(fought.length === 0 ? [] : [this.shoe.deal()])];
    for (const { cards } of fought) cards.push(this.shoe.deal());
    return {
      dealer,
      hands: hands.map(({ bet, cards }) => ({ seat: bet.seat, cards })),
      ...(fought.length === 0 ? {} : { burnt: burntBeforeRevancha.atLeast }),
    };
  };

  readonly further: NonNullable<Play['further']> = () =>
    this.fought.map(({ betId, stake, seat }) => ({
      of: betId,
      wager: { type: 'revancha', stake, ...present({ seat }) },
    }));

  readonly options = (
    { type, seat }: { readonly type: string; readonly seat?: number },
    outcome: object,
  ): object | undefined => {
    if (type !== 'initial') return undefined;
    const { hands } = outcome as { readonly hands: readonly { seat: number; cards: readonly Card[] }[] };
    const hand = hands.find((each) => each.seat === seat);
    if (hand === undefined || hand.cards[0]?.[0] !== this.dealt[0]) return undefined;
    return { onTie: hand.cards.length > 1 ? 'revancha' : 'surrender' };
  };

  readonly end = (lastRound: number): void => this.shoe.end(lastRound);
}
