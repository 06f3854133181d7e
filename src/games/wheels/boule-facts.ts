import type { Said } from '../../finding-catalogue/finding';
import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { rules as BOULE_RULES } from './boule.register.json';
import { Type } from 'typebox';
import { LATE_OPTION } from '../_mechanics/bets-in-play';
import type { RoundShapes } from '../game-rules';
import { THROWN_BY } from './ball-thrower';

export interface BouleBet {
  readonly type: string;
  /** The name of the bet in the regulation, where findings use another one. */
  readonly spanish?: string;
  readonly rule: Rule;
  readonly covers: Said;
  readonly numbers?: readonly number[];
  readonly pays: Rational;
  readonly maximum: { readonly atLeast: bigint; readonly atMost: bigint; readonly rule: Rule };
}

export interface BouleFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof BOULE_RULES, Rule>>;
  readonly register: RuleRegister;
  /** The highest number, the lowest being 1; all numbers have equally many holes. */
  readonly highest: number;
  readonly bets: readonly BouleBet[];
  readonly raisedMinimum: bigint;
  readonly staff: { readonly ofTable: readonly StaffNeed[]; readonly ofCloth: StaffNeed };
}

const CLOTH_OPTION = {
  cloth: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 2, description: 'on which of two cloths it lies' }),
  ),
};

/** The cloth of a bet at a table with two; undefined if it is not stated, or not valid. */
export function clothOf(options: unknown): number | undefined {
  if (typeof options !== 'object' || options === null) return undefined;
  const { cloth } = options as { readonly cloth?: unknown };
  return cloth === 1 || cloth === 2 ? cloth : undefined;
}

export const hasReadableCloth = (options: unknown): boolean =>
  clothOf(options) !== undefined ||
  (options as { readonly cloth?: unknown } | undefined)?.cloth === undefined;

export const ballShapes = ({ bets, highest }: BouleFacts): RoundShapes => {
  const number = Type.Integer({ minimum: 1, maximum: highest });
  const options = Type.Object({ ...LATE_OPTION, ...CLOTH_OPTION });
  const one = Type.Union([number, Type.Array(number, { minItems: 1, maxItems: 1 })]);
  const allOf = (numbers: readonly number[]) =>
    Type.Union([
      Type.Array(number, { minItems: numbers.length, maxItems: numbers.length, uniqueItems: true }),
      Type.Undefined(),
    ]);
  return {
    outcome: Type.Object({
      number: Type.Integer({ minimum: 1, maximum: highest, description: 'the number of the hole' }),
      ...THROWN_BY,
    }),
    bets: Object.fromEntries(
      bets.map(({ type, numbers }) => [
        type,
        { selection: numbers === undefined ? one : allOf(numbers), options },
      ]),
    ),
  };
};

/** The number of the hole; undefined if the outcome cannot be read. */
export function ballOf({ highest }: BouleFacts, outcome: unknown): number | undefined {
  if (typeof outcome !== 'object' || outcome === null) return undefined;
  return numberUpTo(highest, (outcome as { readonly number?: unknown }).number);
}

const numberUpTo = (highest: number, value: unknown): number | undefined =>
  typeof value === 'number' && value % 1 === 0 && value >= 1 && value <= highest ? value : undefined;

/**
 * The numbers that a bet covers; undefined if its selection is not valid. A bet without a choice has no selection, or
 * lists all its numbers.
 */
export function numbersOf(
  { highest }: BouleFacts,
  { numbers }: BouleBet,
  selection: unknown,
): readonly number[] | undefined {
  if (numbers !== undefined)
    return selection === undefined || areAll(numbers, selection) ? numbers : undefined;
  const chosen: unknown = Array.isArray(selection) && selection.length === 1 ? selection[0] : selection;
  const number = numberUpTo(highest, chosen);
  return number === undefined ? undefined : [number];
}

const areAll = (numbers: readonly number[], selection: unknown): boolean =>
  Array.isArray(selection) &&
  selection.length === numbers.length &&
  numbers.every((number) => selection.includes(number));
