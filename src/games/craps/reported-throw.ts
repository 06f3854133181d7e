import { type TSchema, Type } from 'typebox';
import { LATE_OPTION } from '../_mechanics/late-bets';
import type { RoundShapes } from '../game-rules';
import { type CrapsBet, type CrapsFacts, type Point, POINTS } from './craps-facts';

const Die = Type.Integer({ minimum: 1, maximum: 6 });
const PointShape = Type.Enum([...POINTS], { description: 'a number that can be the point' });
const PointOrNothing = Type.Union([PointShape, Type.Undefined()]);

const Outcome = Type.Object({
  dice: Type.Array(Die, { minItems: 2, maxItems: 2, description: 'what both dice show' }),
  point: Type.Optional(
    Type.Union([PointShape, Type.Null()], {
      description: 'the point before the throw; null before a first throw',
    }),
  ),
  shooter: Type.Optional(
    Type.Union([Type.Integer({ minimum: 1, maximum: 40 }), Type.String({ minLength: 1, maxLength: 80 })], {
      description: 'the seat or the player who throws',
    }),
  ),
});

const Options = Type.Object({
  ...LATE_OPTION,
  withdrawn: Type.Optional(Type.Boolean({ description: 'taken away before the throw' })),
  on: Type.Optional(
    Type.String({ minLength: 1, maxLength: 80, description: 'of odds: the betId of the bet they belong to' }),
  ),
});

/** The shapes of a throw in an event. */
export const throwShapes = ({ bets }: CrapsFacts): RoundShapes => ({
  outcome: Outcome,
  bets: Object.fromEntries(bets.map((bet) => [bet.type, { ...selectionShape(bet), options: Options }])),
});

/** Placed bets name their number; a line bet and odds may, where the throws before are not told. */
function selectionShape({ play }: CrapsBet): { selection?: TSchema } {
  if (play.kind === 'line') return { selection: PointOrNothing };
  if (play.kind === 'number') return { selection: play.of === undefined ? PointShape : PointOrNothing };
  return {};
}

export interface Throw {
  readonly total: number;
  readonly isDouble: boolean;
  /** As stated: null before a first throw, undefined if nothing is said. */
  readonly point?: Point | null;
  readonly shooter?: number | string;
}

const isDie = (value: unknown): value is number =>
  typeof value === 'number' && value % 1 === 0 && value >= 1 && value <= 6;

export const isPoint = (value: unknown): value is Point => POINTS.some((point) => point === value);

const isShooter = (value: unknown): value is number | string | undefined => {
  if (typeof value === 'number') return value % 1 === 0 && value >= 1 && value <= 40;
  return value === undefined || (typeof value === 'string' && value !== '' && value.length <= 80);
};

/** The throw of an outcome, or undefined if it states none. */
export function throwOf(outcome: unknown): Throw | undefined {
  if (typeof outcome !== 'object' || outcome === null) return undefined;
  const { dice, point, shooter } = outcome as Readonly<Record<string, unknown>>;
  const isStated = point === undefined || point === null || isPoint(point);
  if (!isPairOfDice(dice) || !isStated || !isShooter(shooter)) return undefined;
  return {
    total: dice[0] + dice[1],
    isDouble: dice[0] === dice[1],
    ...(point === undefined ? {} : { point }),
    ...(shooter === undefined ? {} : { shooter }),
  };
}

const isPairOfDice = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(isDie);

export interface CrapsOptions {
  readonly isLate: boolean;
  readonly isWithdrawn: boolean;
  readonly on?: string;
}

const NO_OPTIONS: CrapsOptions = { isLate: false, isWithdrawn: false };

/** The options of a bet, or undefined if they say what no option says. */
export function optionsOf(options: unknown): CrapsOptions | undefined {
  if (options === undefined) return NO_OPTIONS;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
  const { late, withdrawn, on } = options as Readonly<Record<string, unknown>>;
  const isBase = on === undefined || (typeof on === 'string' && on !== '' && on.length <= 80);
  if (!isFlag(late) || !isFlag(withdrawn) || !isBase) return undefined;
  return { isLate: late === true, isWithdrawn: withdrawn === true, ...(on === undefined ? {} : { on }) };
}

const isFlag = (value: unknown): boolean => value === undefined || typeof value === 'boolean';
