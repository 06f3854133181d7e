import type { Card } from '../../../src/games/_mechanics/cards';
import {
  JOKER,
  bigStrength,
  paiGowNumbers,
  smallStrength,
  houseWay,
} from '../../../src/games/house-poker/pai-gow-hands';
import { PAI_GOW_POKER, paiGowPoker } from '../../../src/games/house-poker/pai-gow-poker.rules';
import type { Guest } from '../guest';
import { BoxSeats, type Cloth, type HouseGame, type OnCloth, type Play } from './house-game';
import { boxesOf, DECK, OneDeck } from './shoe';
import { RECOMMENDED } from '../../../src/games/open-points';
import type { SetHand } from '../../../src/games/house-poker/pai-gow-facts';

const { decks, seats, multiple } = PAI_GOW_POKER;
const MINIMUM = 1_000n;
const DECK_WITH_JOKER: readonly Card[] = [...DECK, JOKER];
const CARDS = 7;
/** Maximum stake in minima. A bank of as many for each other player covers all bets. */
const MOST_UNITS = 5n;
const TAKES_BANK = 30;

export const paiGowPokerGame: HouseGame = {
  rules: paiGowPoker,
  letters: 'PG',
  kinds: [
    {
      minimum: MINIMUM,
      maxima: { 'player-bet': MINIMUM * multiple },
      seats,
      float: 600_000n,
      staff: { 'table-chief': 1, croupier: 1 },
      equipment: { decks, serials: ['deck-81'] },
    },
  ],
  secondsPerRound: [80, 130],
  begin: (cloth) => new Session(cloth),
};

function setHand(seven: readonly Card[]): SetHand {
  const way = houseWay(numbers(seven), RECOMMENDED);
  for (const one of seven) {
    for (const other of seven) {
      if (seven.indexOf(other) <= seven.indexOf(one)) continue;
      const small = [one, other];
      const big = seven.filter((card) => !small.includes(card));
      const isIt =
        smallStrength(numbers(small)) === way.small && bigStrength(numbers(big), RECOMMENDED) === way.big;
      if (isIt) return { big, small };
    }
  }
  throw new RangeError('the house has no way for these cards');
}

const numbers = (cards: readonly Card[]): readonly number[] => paiGowNumbers(cards)!;

class Session implements Play {
  private readonly boxes: BoxSeats;
  private readonly players = new Map<number, Guest>();
  /** The seat of the last banker; 0 is the croupier. */
  private lastBank = 0;
  private bank = 0;

  constructor(private readonly cloth: Cloth) {
    this.boxes = new BoxSeats(seats, cloth);
  }

  readonly prepare = (): void => {
    const present = new Set(this.cloth.present());
    for (const [seat, { id }] of this.players) if (!present.has(id)) this.players.delete(seat);
    const next = [...this.players.keys()].sort((one, other) => one - other);
    this.bank = next.find((seat) => seat > this.lastBank && this.takesBank(seat)) ?? 0;
  };

  readonly wagers: Play['wagers'] = (guest) => {
    const seat = this.boxes.of(guest);
    this.players.set(seat, guest);
    if (seat === this.bank) return [{ type: 'bank', stake: this.coverOfAll, seat }];
    const units = guest.stakeFor(this.cloth.minimum(), 1n);
    const most = this.cloth.minimum() * MOST_UNITS;
    return units === 0n ? [] : [{ type: 'player-bet', stake: units < most ? units : most, seat }];
  };

  readonly outcome = (on: readonly OnCloth[]): object => {
    const deck = new OneDeck(this.cloth.chance, DECK_WITH_JOKER);
    const boxes = boxesOf(on);
    const dice = [1, 2, 3].map(() => this.cloth.chance.between(1, 6));
    const refused = boxes.filter((seat) => seat > this.lastBank && (this.bank === 0 || seat < this.bank));
    const outcome = {
      bank: nameOf(this.bank),
      croupier: setHand(deck.deal(CARDS)),
      hands: boxes.map((seat) => ({ seat, ...setHand(deck.deal(CARDS)) })),
      dice,
      firstHand: nameOf((this.bank + dice.reduce((sum, die) => sum + die, -1)) % (seats + 1)),
      ...(refused.length === 0 ? {} : { refused }),
    };
    this.lastBank = this.bank;
    return outcome;
  };

  private takesBank(seat: number): boolean {
    return this.players.get(seat)!.free >= this.coverOfAll && this.cloth.chance.percent(TAKES_BANK);
  }

  private get coverOfAll(): bigint {
    return this.cloth.minimum() * MOST_UNITS * BigInt(seats - 1);
  }
}

const nameOf = (place: number): 'croupier' | number => (place === 0 ? 'croupier' : place);
