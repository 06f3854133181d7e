import { isAvailable, spanishRank } from '../../../src/games/monte/layout';
import { MONTE, monte } from '../../../src/games/monte/monte.rules';
import type { MonteBet, MontePosition, Row, SpanishCard } from '../../../src/games/monte/monte-facts';
import { ROWS } from '../../../src/games/monte/monte-facts';
import { RECOMMENDED } from '../../../src/games/open-points';
import type { Cloth, HouseGame, Play, Wager } from './house-game';
import type { Chance } from '../chance';

const MINIMUM = 1_000n;
const POSITIONS: readonly MontePosition[] = [1, 2, 3, 4];

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

  readonly wagers: Play['wagers'] = (guest) => {
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

  private get inPlay(): readonly MontePosition[] {
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

interface MonteLayout {
  readonly placed: readonly SpanishCard[];
  readonly doubled: readonly { readonly on: 1 | 2; readonly card: SpanishCard }[];
  readonly burnt: readonly SpanishCard[];
  readonly stock: SpanishCard[];
}

const DECK: readonly SpanishCard[] = [...'1234567SCR'].flatMap((rank) =>
  [...'oceb'].map((suit) => rank + suit),
);
const TOO_MANY_LAID = 3;

const hasRankOn = (placed: readonly SpanishCard[], position: MontePosition, card: SpanishCard): boolean =>
  spanishRank(placed[position - 1]!) === spanishRank(card);

/** Lays out four cards of freshly shuffled decks, again after a null play of four equal cards. */
function layOut(chance: Chance): MonteLayout {
  for (;;) {
    const stock = chance.shuffled(Array.from({ length: MONTE.decks }, () => DECK).flat());
    const { upper, burnt } = upperRow(stock);
    const { lower, doubled } = lowerRow(stock, upper);
    const isNull = [1, 2].some((place) => doubled.filter(({ on }) => on === place).length >= TOO_MANY_LAID);
    if (!isNull) return { placed: [...upper, ...lower], doubled, burnt, stock };
  }
}

function upperRow(stock: SpanishCard[]) {
  const burnt: SpanishCard[] = [];
  for (;;) {
    const [one, other] = [stock.pop()!, stock.pop()!];
    if (spanishRank(one) !== spanishRank(other)) return { upper: [one, other] as const, burnt };
    burnt.push(one, other);
  }
}

function lowerRow(stock: SpanishCard[], upper: readonly SpanishCard[]) {
  const lower: SpanishCard[] = [];
  const doubled: { on: 1 | 2; card: SpanishCard }[] = [];
  while (lower.length < 2) {
    const card = stock.pop()!;
    const on = ([1, 2] as const).find((position) => hasRankOn(upper, position, card));
    if (on === undefined) lower.push(card);
    else doubled.push({ on, card });
  }
  return { lower, doubled };
}
