import type { Said } from '../../finding-catalogue/finding';
import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { tableRules } from './craps.register.json';
import { type TSchema, Type } from 'typebox';
import type { RoundShapes } from '../game-rules';
import type { PlacedBet, Round, TableState } from '../round';
import { hasShape, optionsIn } from '../readable-bets';
import { LATE_OPTION } from '../_mechanics/bets-in-play';
import { present } from '../../kernel/present';

export const POINTS = [4, 5, 6, 8, 9, 10] as const;
export type Point = (typeof POINTS)[number];

export type ByPoint = Readonly<Record<Point, Rational>>;

export type Awaited = 'number' | 'seven';

/** Win, Don't Win, Come and Don't Come: decided by the first throw, or after it by the number thrown then. */
export interface LineBet {
  readonly kind: 'line';
  readonly wins: readonly number[];
  readonly loses: readonly number[];
  readonly nullWith: readonly number[];
  readonly thenWinsWith: Awaited;
  readonly isOnPoint: boolean;
  /** When the player may not take it away: never, once it has a number, or always. */
  readonly locked: 'never' | 'on-number' | 'always';
}

interface OneThrowBet {
  readonly kind: 'one-throw';
  readonly pays: ReadonlyMap<number, Rational>;
}

/** Big 6 and 8 and the hard ways: they wait for their own number, or lose on a 7. */
interface WaitingBet {
  readonly kind: 'waiting';
  readonly number: Point;
  readonly isHard: boolean;
  readonly pays: Rational;
}

/** Odds, which belong to bets of the type `of`, and placed bets: a chosen number against a 7, or the 7 against it. */
export interface NumberBet {
  readonly kind: 'number';
  readonly winsWith: Awaited;
  readonly pays: ByPoint;
  readonly of?: string;
}

/**
 * What a maximum depends on: the minimum of the table (`simple`), the possible winnings, the bet that odds belong to
 * (`base`), or the number bet on (`point`).
 */
export type CrapsMaximum =
  | { readonly by: 'simple' }
  | { readonly by: 'winnings' }
  | { readonly by: 'base'; readonly share: ByPoint; readonly rule: Rule }
  | { readonly by: 'point'; readonly share: ByPoint; readonly rule: Rule };

export interface CrapsBet {
  readonly type: string;
  readonly rule: Rule;
  readonly covers: Said;
  readonly play: LineBet | OneThrowBet | WaitingBet | NumberBet;
  readonly maximum: CrapsMaximum;
}

export interface CrapsFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof tableRules, Rule>>;
  readonly register: RuleRegister;
  readonly bets: readonly CrapsBet[];
  readonly simpleMaximum: { readonly atLeast: bigint; readonly atMost: bigint };
  readonly multipleWinnings: { readonly atLeast: bigint; readonly atMost: bigint };
  readonly staff: readonly StaffNeed[];
  readonly dice: number;
}

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

export const throwShapes = ({ bets }: CrapsFacts): RoundShapes => ({
  outcome: Outcome,
  bets: Object.fromEntries(bets.map((bet) => [bet.type, { ...selectionShape(bet), options: Options }])),
});

/** Placed bets state their number; line bets and odds may, where the throws before are not reported. */
function selectionShape({ play }: CrapsBet): { selection?: TSchema } {
  if (play.kind === 'line') return { selection: PointOrNothing };
  if (play.kind === 'number') return { selection: play.of === undefined ? PointShape : PointOrNothing };
  return {};
}

/** A throw as the table reports it. */
export interface Throw {
  readonly total: number;
  readonly isDouble: boolean;
  /** The point before the throw: null before a first throw, undefined if not stated. */
  readonly point?: Point | null;
  readonly shooter?: number | string;
}

export const isPoint = (value: unknown): value is Point => POINTS.some((point) => point === value);

/** The throw in an outcome; undefined if it cannot be read. */
export function throwOf(outcome: unknown): Throw | undefined {
  if (!hasShape(Outcome, outcome)) return undefined;
  const { dice, point, shooter } = outcome;
  return { total: dice[0]! + dice[1]!, isDouble: dice[0] === dice[1], ...present({ point, shooter }) };
}

interface CrapsOptions {
  readonly isLate: boolean;
  readonly isWithdrawn: boolean;
  readonly on?: string;
}

/** The options of a bet; undefined if they cannot be read. */
export function crapsOptions(options: unknown): CrapsOptions | undefined {
  const stated = optionsIn(Options, options);
  if (stated === undefined) return undefined;
  const { late, withdrawn, on } = stated;
  return { isLate: late === true, isWithdrawn: withdrawn === true, ...present({ on }) };
}

export type KnownPoint = Point | null | undefined;

const UNKNOWN = 'unknown';

/** The point before a throw: by the throws before or, where they are unknown, as this throw states it. */
export function pointBefore({ before }: Round, { point: stated }: Throw): KnownPoint {
  if (before === undefined) return stated;
  const remembered = before.memory?.['point'];
  if (remembered === UNKNOWN) return stated;
  return isPoint(remembered) ? remembered : null;
}

/** The point after a throw: null before the next first throw, undefined if unknown. */
export function pointAfter(point: KnownPoint, { total }: Throw): KnownPoint {
  if (total === 7) return null;
  if (point === undefined) return undefined;
  if (point === null) return POINTS.find((one) => one === total) ?? null;
  return total === point ? null : point;
}

/** The state after a throw, with its point, its shooter, and whether he lost the dice by a 7. */
export function remember(after: TableState, point: KnownPoint, thrown: Throw): TableState {
  const next = pointAfter(point, thrown);
  const memory = {
    point: next === undefined ? UNKNOWN : next,
    ...present({ shooter: thrown.shooter }),
    sevenOut: typeof point === 'number' && thrown.total === 7,
  };
  return { ...after, memory };
}

export type CrapsBets = ReadonlyMap<string, CrapsBet>;

export const betsByType = ({ bets }: CrapsFacts): CrapsBets => new Map(bets.map((bet) => [bet.type, bet]));

/** The bets and the point during one throw. */
export interface Cloth {
  readonly bets: CrapsBets;
  readonly round: Round;
  readonly point: KnownPoint;
}

/** The number of a bet; undefined for a bet that needs none yet, 'unknown' where one is needed and not reported. */
export type NumberOfBet = Point | undefined | 'unknown';

/**
 * The number that a bet waits for: its selection; else the point for Win, Don't Win and their odds; else, for other
 * odds, the number of the bet that they belong to.
 * @param times how many throws have held the bet
 */
export function numberOfBet(bet: PlacedBet, times: number, cloth: Cloth): NumberOfBet {
  const play = cloth.bets.get(bet.type)?.play;
  if (play?.kind !== 'line' && play?.kind !== 'number') return undefined;
  if (bet.selection !== undefined) return isPoint(bet.selection) ? bet.selection : 'unknown';
  return play.kind === 'line' ? numberOfLine(play, times, cloth) : numberOfOdds(bet, play, cloth);
}

function numberOfLine({ isOnPoint }: LineBet, times: number, { point }: Cloth): NumberOfBet {
  if (isOnPoint && point !== undefined) return point ?? undefined;
  return times > 0 ? 'unknown' : undefined;
}

function numberOfOdds(odds: PlacedBet, { of }: NumberBet, cloth: Cloth): NumberOfBet {
  if (of === undefined) return 'unknown';
  const on = crapsOptions(odds.options)?.on;
  const ofBase = on === undefined ? undefined : numberOfId(on, cloth);
  if (ofBase !== undefined) return ofBase;
  const base = cloth.bets.get(of)?.play;
  const isOnPoint = base?.kind === 'line' && base.isOnPoint;
  return isOnPoint ? (cloth.point ?? 'unknown') : 'unknown';
}

function numberOfId(betId: string, { bets, round, point }: Cloth): Point | undefined {
  const bet =
    round.before?.held.find((one) => one.betId === betId) ?? round.bets.find((one) => one.betId === betId);
  if (bet === undefined) return undefined;
  if (isPoint(bet.selection)) return bet.selection;
  const play = bets.get(bet.type)?.play;
  return play?.kind === 'line' && play.isOnPoint && typeof point === 'number' ? point : undefined;
}
