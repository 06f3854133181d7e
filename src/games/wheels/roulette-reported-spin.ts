import { type TSchema, Type } from 'typebox';
import { LATE_OPTION } from '../_mechanics/bets-in-play';
import type { RoundShapes } from '../game-rules';
import { COLOUR_OPTIONS, colourOf } from './roulette-colour-chips';
import { POCKETS } from './roulette-layout';
import type { RouletteBet, RouletteFacts } from './roulette-facts';
import type { ZeroChoice } from '../_mechanics/prison';

const Outcome = Type.Object(
  { number: Type.Integer({ minimum: 0, maximum: POCKETS - 1 }) },
  { description: 'the number in whose pocket the ball came to rest' },
);

const OnZero = Type.Enum(['leave', 'withdraw'], { description: 'what the player did with the bet on zero' });

const LATE = {
  ...LATE_OPTION,
  announced: Type.Optional(
    Type.Boolean({ description: 'announced before the call and accepted by the table chief' }),
  ),
};

export const spinShapes = (facts: RouletteFacts): RoundShapes => ({
  outcome: Outcome,
  bets: Object.fromEntries(
    facts.bets.map((bet) => [bet.type, { ...selectionShape(bet), options: optionsShape(bet, facts) }]),
  ),
});

const optionsShape = ({ isSimple }: RouletteBet, { onZero, colourChips }: RouletteFacts): TSchema =>
  Type.Object({
    ...LATE,
    ...(isSimple && onZero === 'prison' ? { onZero: Type.Optional(OnZero) } : {}),
    ...(colourChips === undefined ? {} : COLOUR_OPTIONS),
  });

/** A list of numbers, or an index; where the bet leaves no choice nothing, or all the numbers it covers. */
function selectionShape({ sets, covers }: RouletteBet): { selection?: TSchema } {
  const [first] = sets;
  if (first === undefined) return {};
  if (first.selection === undefined) {
    const all = listOf(first.numbers, first.numbers.length, covers);
    return { selection: Type.Union([all, Type.Undefined()]) };
  }
  if (typeof first.selection === 'number') {
    return { selection: Type.Integer({ minimum: 1, maximum: sets.length, description: covers }) };
  }
  const size = first.selection.length;
  const members = sets.flatMap(({ selection }) => selection ?? []);
  const list = listOf(members, size, covers);
  return { selection: size === 1 ? Type.Union([memberOf(members), list]) : list };
}

const listOf = (members: readonly number[], size: number, description: string): TSchema =>
  Type.Array(memberOf(members), { minItems: size, maxItems: size, uniqueItems: true, description });

const memberOf = (members: readonly number[]): TSchema =>
  Type.Integer({ minimum: Math.min(...members), maximum: Math.max(...members) });

export function numberOf(outcome: unknown): number | undefined {
  if (typeof outcome !== 'object' || outcome === null) return undefined;
  const { number } = outcome as { readonly number?: unknown };
  const isPocket = typeof number === 'number' && number % 1 === 0 && number >= 0 && number < POCKETS;
  return isPocket ? number : undefined;
}

export interface SpinOptions {
  readonly onZero: ZeroChoice | undefined;
  readonly isLate: boolean;
}

const NO_OPTIONS: SpinOptions = { onZero: undefined, isLate: false };

/** The options of a bet, or undefined if they say what no option says. */
export function optionsOf(options: unknown, { colourChips }: RouletteFacts): SpinOptions | undefined {
  if (options === undefined) return NO_OPTIONS;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
  const { onZero, late, announced } = options as Readonly<Record<string, unknown>>;
  if (!isZeroChoice(onZero) || !isFlag(late) || !isFlag(announced)) return undefined;
  if (colourChips !== undefined && colourOf(options) === undefined) return undefined;
  return { onZero, isLate: late === true && announced !== true };
}

const isFlag = (value: unknown): boolean => value === undefined || typeof value === 'boolean';

const isZeroChoice = (value: unknown): value is ZeroChoice | undefined =>
  value === undefined || value === 'leave' || value === 'withdraw';
