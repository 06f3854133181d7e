import { baccaratPoints, baccaratTotal, bancaDraws, puntoDraws } from '../../../src/games/baccarat/drawing';
import { PUNTO_Y_BANCA, puntoYBanca } from '../../../src/games/baccarat/punto-y-banca.rules';
import type { Cloth, HouseGame, Play } from './house-game';
import { SessionShoe } from './shoe';

const { decks, cutCard } = PUNTO_Y_BANCA;

export const puntoYBancaGame: HouseGame = {
  rules: puntoYBanca,
  letters: 'PB',
  kinds: [
    {
      minimum: 1_000n,
      maxima: { '*': 200_000n },
      seats: 7,
      float: 400_000n,
      staff: { 'table-chief': 1, croupier: 1 },
      equipment: { decks, serials: ['shoe-1'] },
    },
    {
      minimum: 5_000n,
      maxima: { '*': 500_000n },
      seats: 14,
      float: 2_000_000n,
      staff: { 'table-chief': 1, croupier: 3 },
      equipment: { decks, serials: ['shoe-2'] },
    },
    {
      minimum: 2_000n,
      maxima: { '*': 200_000n },
      seats: 9,
      float: 800_000n,
      staff: { 'table-chief': 1, croupier: 2 },
      equipment: { decks, serials: ['shoe-3'] },
    },
  ],
  secondsPerRound: [40, 75],
  begin: (cloth) => new Session(cloth),
};

type Hand = 'punto' | 'banca';

class Session implements Play {
  private readonly shoe: SessionShoe;
  private lastWinner: Hand = 'banca';

  constructor(private readonly cloth: Cloth) {
    this.shoe = new SessionShoe({ decks, behindCutCard: cutCard.cards, spare: 0 }, cloth);
  }

  readonly prepare = (roundNo: number): void => this.shoe.prepare(roundNo);

  readonly wagers: Play['wagers'] = (guest) => {
    const { taste, chance } = guest;
    const minimum = this.cloth.minimum();
    const follows = chance.percent(taste.style < 70 ? 85 : 20);
    const type: Hand = follows ? this.lastWinner : this.lastWinner === 'banca' ? 'punto' : 'banca';
    const hand = { type, stake: minimum * BigInt(taste.units + Math.min(guest.losses, 3)) };
    return chance.percent(8) ? [hand, { type: 'tie', stake: minimum }] : [hand];
  };

  readonly outcome = (): object => {
    const { shoe } = this;
    const [first, second, third, fourth] = [shoe.deal(), shoe.deal(), shoe.deal(), shoe.deal()];
    const [punto, banca] = [
      [first, third],
      [second, fourth],
    ];
    const totals = { punto: baccaratTotal(punto), banca: baccaratTotal(banca) };
    const drawn = puntoDraws(PUNTO_Y_BANCA, totals.punto, totals.banca) ? shoe.deal() : undefined;
    if (drawn !== undefined) punto.push(drawn);
    const column = drawn === undefined ? {} : { third: baccaratPoints(drawn) };
    if (bancaDraws(PUNTO_Y_BANCA, { ...totals, ...column })) banca.push(shoe.deal());
    this.remember(baccaratTotal(punto), baccaratTotal(banca));
    return { punto, banca };
  };

  readonly end = (lastRound: number): void => this.shoe.end(lastRound);

  private remember(punto: number, banca: number): void {
    if (punto !== banca) this.lastWinner = banca > punto ? 'banca' : 'punto';
  }
}
