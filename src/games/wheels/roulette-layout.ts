import type { Said } from '../../finding-catalogue/finding';
import type { Rational } from '../../kernel/rational';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { OpenPointId } from '../open-points';
import type { Rule, RuleRegister } from '../rule';

export interface RouletteBet {
  readonly type: string;
  readonly rule: Rule;
  readonly covers: Said;
  readonly sets: readonly CoveredSet[];
  readonly variantOf?: string;
  /** Winnings for one unit staked; the stake is kept. */
  readonly pays: Rational;
  readonly multiples: readonly bigint[];
  /** Red or black, even or odd, low or high: on zero these bets have rules of their own. */
  readonly isSimple: boolean;
}

type RouletteRule =
  | 'zero'
  | 'belowMinimum'
  | 'lastSpin'
  | 'authorisedLimits'
  | 'maximaChoice'
  | 'simpleMaximum'
  | 'simpleMinimum'
  | 'multipleMaximum'
  | 'notice'
  | 'oneAtMinimum'
  | 'minimumMovesMaximum'
  | 'lateBet'
  | 'betsOffered'
  | 'result'
  | 'nullThrow'
  | 'wheelClosed'
  | 'turns'
  | 'staffTwoCloths'
  | 'staffOneCloth';

export interface ColourChipRules {
  readonly value: Rule;
  readonly chipsInService: Rule;
  readonly withoutValue: Rule;
}

export interface RouletteFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<RouletteRule, Rule>>;
  readonly register: RuleRegister;
  readonly openPoints: readonly OpenPointId[];
  readonly bets: readonly RouletteBet[];
  /** On zero simple bets go to prison, or half of the stake is taken at once. */
  readonly onZero: 'prison' | 'half-back';
  readonly roundsOfNotice: number;
  readonly simpleMinimumAtMost: bigint;
  readonly colourChips?: ColourChipRules;
  /** The rule that stakes must be payable with chips of the table's minimum; absent where any stake is allowed. */
  readonly payableWithMinimum?: Rule;
  readonly staff: { readonly oneCloth: readonly StaffNeed[]; readonly twoCloths: readonly StaffNeed[] };
}

/** Pockets of a wheel with one zero. */
export const POCKETS = 37;

const numbersWhere = (holds: (number: number) => boolean): readonly number[] =>
  Array.from({ length: POCKETS }, (_, number) => number).filter(holds);

const NUMBERS = numbersWhere((number) => number > 0);

/** A number with an even sum of digits is black, and so are 10 and 29; 19 is red. */
const isBlack = (number: number): boolean => {
  if (number === 0 || number === 19) return false;
  return number === 10 || number === 29 || digitSum(number) % 2 === 0;
};

const digitSum = (number: number): number => Math.floor(number / 10) + (number % 10);

export const BLACK = numbersWhere(isBlack);
export const RED = numbersWhere((number) => number > 0 && !isBlack(number));
export const EVEN = numbersWhere((number) => number > 0 && number % 2 === 0);
export const ODD = numbersWhere((number) => number % 2 === 1);
export const LOW = numbersWhere((number) => number >= 1 && number <= 18);
export const HIGH = numbersWhere((number) => number >= 19);

/** Numbers that a bet can cover, with the selection that stands for them; a bet without a choice has no selection. */
export interface CoveredSet {
  readonly selection?: number | readonly number[];
  readonly numbers: readonly number[];
}

const asListed = (sets: readonly (readonly number[])[]): readonly CoveredSet[] =>
  sets.map((numbers) => ({ selection: numbers, numbers }));

const ROWS = NUMBERS.filter((number) => number % 3 === 1).map((first) => [first, first + 1, first + 2]);

const column = (index: number): readonly number[] => NUMBERS.filter((number) => number % 3 === index % 3);
const dozen = (index: number): readonly number[] =>
  NUMBERS.filter((number) => Math.ceil(number / 12) === index);

const byIndex = (numbersOf: (index: number) => readonly number[]): readonly CoveredSet[] =>
  [1, 2, 3].map((index) => ({ selection: index, numbers: numbersOf(index) }));

/** Two of three neighbours: the first and the second, or the second and the third. */
const astride = (numbersOf: (index: number) => readonly number[]): readonly CoveredSet[] =>
  [1, 2].map((index) => ({
    selection: [index, index + 1],
    numbers: [...numbersOf(index), ...numbersOf(index + 1)].sort((a, b) => a - b),
  }));

const isNotLastInRow = (number: number): boolean => number % 3 !== 0;

export const STRAIGHT_UPS = asListed(numbersWhere(() => true).map((number) => [number]));

export const SPLITS = asListed([
  ...[1, 2, 3].map((number) => [0, number]),
  ...NUMBERS.filter(isNotLastInRow).map((number) => [number, number + 1]),
  ...NUMBERS.filter((number) => number <= 33).map((number) => [number, number + 3]),
]);

export const STREETS = asListed(ROWS);
export const STREETS_WITH_ZERO = asListed([
  [0, 1, 2],
  [0, 2, 3],
]);

export const CORNERS = asListed(
  NUMBERS.filter((number) => isNotLastInRow(number) && number <= 32).map((number) => [
    number,
    number + 1,
    number + 3,
    number + 4,
  ]),
);
export const FIRST_FOUR: readonly CoveredSet[] = [{ numbers: [0, 1, 2, 3] }];

export const SIX_LINES = asListed(ROWS.slice(1).map((row, index) => [...ROWS[index]!, ...row]));

export const COLUMNS = byIndex(column);
export const DOZENS = byIndex(dozen);
export const TWO_COLUMNS = astride(column);
export const TWO_DOZENS = astride(dozen);

export const always = (numbers: readonly number[]): readonly CoveredSet[] => [{ numbers }];
