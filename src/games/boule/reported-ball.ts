import { Type } from 'typebox';
import { LATE_OPTION } from '../_mechanics/late-bets';
import type { RoundShapes } from '../game-rules';
import type { BouleBet, BouleFacts } from './boule-facts';

/** The shapes of a throw in an event. */
export const ballShapes = ({ bets, highest }: BouleFacts): RoundShapes => {
  const number = Type.Integer({ minimum: 1, maximum: highest });
  const options = Type.Object(LATE_OPTION);
  const one = Type.Union([number, Type.Array(number, { minItems: 1, maxItems: 1 })]);
  const allOf = (numbers: readonly number[]) =>
    Type.Union([
      Type.Array(number, { minItems: numbers.length, maxItems: numbers.length, uniqueItems: true }),
      Type.Undefined(),
    ]);
  return {
    outcome: Type.Object({
      number: Type.Integer({ minimum: 1, maximum: highest, description: 'the number of the hole' }),
    }),
    bets: Object.fromEntries(
      bets.map(({ type, numbers }) => [
        type,
        { selection: numbers === undefined ? one : allOf(numbers), options },
      ]),
    ),
  };
};

/** The number of a throw, or undefined where the outcome states none. */
export function ballOf({ highest }: BouleFacts, outcome: unknown): number | undefined {
  if (typeof outcome !== 'object' || outcome === null) return undefined;
  return numberUpTo(highest, (outcome as { readonly number?: unknown }).number);
}

const numberUpTo = (highest: number, value: unknown): number | undefined =>
  typeof value === 'number' && value % 1 === 0 && value >= 1 && value <= highest ? value : undefined;

/**
 * The numbers that a bet covers, or undefined where its selection is none of the bet's. One that leaves no choice has
 * none, or names all that it covers.
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
