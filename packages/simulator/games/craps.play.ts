import { craps, CRAPS } from '../../../src/games/craps/craps.rules';
import {
  type KnownPoint,
  type Point,
  pointAfter,
  POINTS,
  throwOf,
} from '../../../src/games/craps/craps-facts';
import type { Guest } from '../guest';
import type { Minor } from '../../../src/kernel/money';
import type { HouseGame, Play, Cloth, Wager } from './house-game';

const MINIMUM = 500n;
const ONE_THROW = CRAPS.bets.filter(({ play }) => play.kind === 'one-throw').map(({ type }) => type);

export const crapsGame: HouseGame = {
  rules: craps,
  letters: 'CR',
  kinds: [
    {
      minimum: MINIMUM,
      maxima: { '*': MINIMUM * 100n },
      seats: 14,
      float: 500_000n,
      staff: { 'table-chief': 1, croupier: 2, stickman: 1 },
    },
  ],
  secondsPerRound: [30, 55],
  playsOut: true,
  begin: (cloth) => new Session(cloth),
};

class Session implements Play {
  private point: KnownPoint = null;

  constructor(private readonly cloth: Cloth) {}

  readonly wagers: Play['wagers'] = (guest) => {
    const stake = this.cloth.minimum() * BigInt(guest.taste.units);
    if (this.point === null) return [{ type: guest.taste.style < 75 ? 'win' : 'dont-win', stake }];
    if (guest.chance.percent(15))
      return [{ type: guest.chance.oneOf(ONE_THROW), stake: this.cloth.minimum() }];
    if (!guest.chance.percent(25)) return [];
    return guest.taste.style < 50 ? [{ type: 'come', stake }] : [placed(guest, this.cloth.minimum())];
  };

  readonly outcome = (): object => {
    const { chance } = this.cloth;
    const outcome = { dice: [1 + chance.below(6), 1 + chance.below(6)] };
    const point = this.point;
    this.point = pointAfter(point, throwOf(outcome)!);
    return point === undefined ? outcome : { ...outcome, point };
  };
}

/** A place bet that can be paid exactly: a multiple of the minimum; on 6 and 8 of six fifths of it. */
function placed({ chance, taste }: Guest, minimum: Minor): Wager {
  const number: Point = chance.oneOf(POINTS);
  const unit = number === 6 || number === 8 ? (minimum * 6n) / 5n : minimum;
  return { type: 'right-bet', stake: unit * BigInt(taste.units), selection: number };
}
