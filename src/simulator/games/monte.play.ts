import { isAvailable } from '../../games/monte/availability';
import { MONTE, monte } from '../../games/monte/monte.rules';
import { type MonteBet, type Position, type Row, ROWS } from '../../games/monte/monte-facts';
import { RECOMMENDED } from '../../games/open-points';
import type { Guest } from '../people/guest';
import type { Cloth, HouseGame, Play, Wager } from './house-game';
import { hasRankOn, layOut, type MonteLayout } from './monte-layout';

const MINIMUM = 1_000n;
const POSITIONS: readonly Position[] = [1, 2, 3, 4];

/** Monte: four placed cards, bets on them in Primeras, and once more on the row that is left in Segundas. */
export const monteGame: HouseGame = {
  rules: monte,
  letters: 'MB',
  kinds: [
    {
      minimum: MINIMUM,
      seats: 10,
      float: 800_000n,
      staff: { 'table-chief': 1, croupier: 1 },
      equipment: { decks: MONTE.decks, serials: ['deck-91', 'deck-92'] },
    },
  ],
  secondsPerRound: [60, 100],
  playsOut: true,
  begin: (cloth) => new Session(cloth),
};

class Session implements Play {
  private layout: MonteLayout | undefined;
  private row: Row | undefined;

  constructor(private readonly cloth: Cloth) {}

  readonly prepare = (): void => {
    if (this.layout === undefined) this.layout = layOut(this.cloth.chance);
  };

  readonly wagers = (guest: Guest): readonly Wager[] => {
    const offered = MONTE.bets.flatMap((bet) => this.placesOf(bet));
    const { chance } = guest;
    return Array.from({ length: chance.between(1, 2) }, () => {
      const { type, selection } = chance.oneOf(offered);
      return { type, selection, stake: this.cloth.minimum() * BigInt(guest.taste.units) };
    });
  };

  readonly outcome = (): object => {
    const { placed, doubled, burnt, stock } = this.layout!;
    const { inPlay, row } = this;
    const exposed: string[] = [];
    do exposed.push(stock.pop()!);
    while (!inPlay.some((position) => hasRankOn(placed, position, exposed.at(-1)!)));
    const laid = { placed, doubled, burnt, exposed };
    if (row !== undefined) {
      this.layout = this.row = undefined;
      return { phase: 'segundas', row, ...laid };
    }
    this.row = ROWS.upper.some((position) => hasRankOn(placed, position, exposed.at(-1)!))
      ? 'lower'
      : 'upper';
    return { phase: 'primeras', ...laid };
  };

  readonly end = (): void => undefined;

  private get inPlay(): readonly Position[] {
    return this.row === undefined ? POSITIONS : ROWS[this.row];
  }

  private placesOf(bet: MonteBet): readonly Pick<Wager, 'type' | 'selection'>[] {
    const { placed, doubled, burnt } = this.layout!;
    const phase = this.row === undefined ? ('primeras' as const) : ('segundas' as const);
    const dealt = { phase, inPlay: this.inPlay, placed, doubled, burnt, exposed: [] };
    const play = { ...dealt, facts: MONTE, answers: RECOMMENDED };
    const selections: readonly unknown[] = bet.wins.kind === 'cards' ? this.sides : this.inPlay;
    return selections
      .filter((selection) => isAvailable(bet, selection, play))
      .map((selection) => ({ type: bet.type, selection }));
  }

  private get sides(): readonly object[] {
    const [one, other] = this.inPlay;
    const beside = [
      { on: [one], against: [other] },
      { on: [other], against: [one] },
    ];
    return this.row === undefined ? [...beside, { on: ROWS.upper, against: ROWS.lower }] : beside;
  }
}
