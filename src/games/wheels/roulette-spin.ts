import { said } from '../../finding-catalogue/finding';
import { givenBack, loses, shareOf, wins, notOffered, notReadable } from '../_mechanics/banked-bets';
import { settleEach, settlementOf, LATE_OPTION } from '../_mechanics/bets-in-play';
import { roundingOfHeadings } from '../_mechanics/rounding-step';
import { unevaluatedRound } from '../_mechanics/voided-round';
import type { Setting, RoundShapes } from '../game-rules';
import type { PlacedBet, Round } from '../round';
import type { Rule } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import { type RouletteBet, type RouletteFacts, type CoveredSet, POCKETS } from './roulette-layout';
import { onFirstZero, onFurtherZero, onRelease, type Prison, type ZeroChoice } from '../_mechanics/prison';
import { type TSchema, Type } from 'typebox';
import { rememberTurn, TURNED } from './wheel-direction';
import { COLOUR_OPTIONS, colourOf } from './roulette-colour-chips';

const Outcome = Type.Object(
  { number: Type.Integer({ minimum: 0, maximum: POCKETS - 1 }), ...TURNED },
  { description: 'the number in whose pocket the ball came to rest' },
);

const OnZero = Type.Enum(['leave', 'withdraw'], { description: 'what the player did with the bet on zero' });

const LATE = {
  ...LATE_OPTION,
  announced: Type.Optional(
    Type.Boolean({ description: 'announced before the call and accepted by the table supervisor' }),
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

/** A list of numbers, or an index. A bet without a choice has no selection, or lists all its numbers. */
function selectionShape({ sets, covers }: RouletteBet): { selection?: TSchema } {
  const [first] = sets;
  if (first === undefined) return {};
  if (first.selection === undefined) {
    const all = listOf(first.numbers, first.numbers.length, covers.en);
    return { selection: Type.Union([all, Type.Undefined()]) };
  }
  if (typeof first.selection === 'number') {
    return { selection: Type.Integer({ minimum: 1, maximum: sets.length, description: covers.en }) };
  }
  const size = first.selection.length;
  const members = sets.flatMap(({ selection }) => selection ?? []);
  const list = listOf(members, size, covers.en);
  return { selection: size === 1 ? Type.Union([memberOf(members), list]) : list };
}

const listOf = (members: readonly number[], size: number, description: string): TSchema =>
  Type.Array(memberOf(members), { minItems: size, maxItems: size, uniqueItems: true, description });

const memberOf = (members: readonly number[]): TSchema =>
  Type.Integer({ minimum: Math.min(...members), maximum: Math.max(...members) });

/** The number of the pocket; undefined if the outcome cannot be read. */
export function pocketNumber(outcome: unknown): number | undefined {
  if (typeof outcome !== 'object' || outcome === null) return undefined;
  const { number } = outcome as { readonly number?: unknown };
  const isPocket = typeof number === 'number' && number % 1 === 0 && number >= 0 && number < POCKETS;
  return isPocket ? number : undefined;
}

interface SpinOptions {
  readonly onZero: ZeroChoice | undefined;
  readonly isLate: boolean;
}

const NO_OPTIONS: SpinOptions = { onZero: undefined, isLate: false };

/** The options of a bet; undefined if they cannot be read. A late bet that was announced before the call is in time. */
export function spinOptions(options: unknown, { colourChips }: RouletteFacts): SpinOptions | undefined {
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

export interface RouletteTable {
  readonly facts: RouletteFacts;
  readonly bets: ReadonlyMap<string, ReadyBet>;
}

interface ReadyBet {
  readonly bet: RouletteBet;
  readonly coverageOf: CoverageOf;
  readonly rules: readonly Rule[];
}

/** The facts with readers of selections, prepared once for all rounds. */
export const readyTable = (facts: RouletteFacts): RouletteTable => ({
  facts,
  bets: new Map(
    facts.bets.map((bet) => [bet.type, { bet, coverageOf: readerOf(bet.sets), rules: [bet.rule] }]),
  ),
});

export function settleSpin(table: RouletteTable, round: Round, { terms, answers }: Setting): Settlement {
  const { facts } = table;
  const number = pocketNumber(round.outcome);
  if (number === undefined) return unevaluatedRound(round, facts.rules.result, said('number-from-0-to-36'));
  const spin: Spin = {
    facts,
    number,
    isLast: round.lastOfSession === true,
    minimum: terms?.minimum,
    answers,
    rounding: roundingOfHeadings(answers),
  };
  const { bets, after } = settleEach(round, (bet, times) => settleBet(table, { bet, times }, spin));
  return settlementOf({ bets, after: rememberTurn(after, round) });
}

interface Spin extends Prison {
  readonly facts: RouletteFacts;
  readonly number: number;
}

interface BetInPlay {
  readonly bet: PlacedBet;
  /** Zeros since it was placed; 0 for a free bet. */
  readonly times: number;
}

function settleBet(table: RouletteTable, { bet, times }: BetInPlay, spin: Spin): BetSettlement {
  const ready = table.bets.get(bet.type);
  if (ready === undefined) return notOffered(bet, spin.facts.rules.betsOffered, spin.facts.bets);
  const coverage = ready.coverageOf(bet.selection);
  const options = spinOptions(bet.options, spin.facts);
  if (coverage === undefined || options === undefined) {
    const { type, rule, covers } = ready.bet;
    return notReadable(bet, rule, said('on', { what: type, on: covers }), 'selection');
  }
  if (options.isLate && times === 0) return givenBack(bet, 'not-accepted', [spin.facts.rules.lateBet]);
  const isCovered = coverage[spin.number]!;
  if (ready.bet.isSimple) {
    if (spin.number === 0) {
      return times === 0 ? onFirstZero(bet, options.onZero, spin) : onFurtherZero(bet, options.onZero, spin);
    }
    if (times > 0) return onRelease(bet, { isCovered, round: spin });
  }
  return isCovered
    ? wins(bet, shareOf(bet.stake, ready.bet.pays, spin.rounding), ready.rules)
    : loses(bet, ready.rules);
}

type Coverage = readonly boolean[];

type CoverageOf = (selection: unknown) => Coverage | undefined;

/**
 * Reads the selections of a type of bet: numbers in any order, or an index or number alone. A bet without a choice has
 * no selection, or lists all its numbers. Any other selection, also an empty list, is not valid.
 */
function readerOf(sets: readonly CoveredSet[]): CoverageOf {
  const alone = new Map<number, Coverage>();
  const listed = new Map<number, Coverage>();
  let unsaid: Coverage | undefined;
  for (const { selection, numbers } of sets) {
    const coverage = coverageOf(numbers);
    if (selection === undefined) unsaid = coverage;
    if (typeof selection === 'number') alone.set(selection, coverage);
    else listed.set(keyOf(selection ?? numbers)!, coverage);
    if (numbers.length === 1) alone.set(numbers[0]!, coverage);
  }
  return (selection) => {
    if (selection === undefined) return unsaid;
    if (typeof selection === 'number') return alone.get(selection);
    const key = keyOf(selection);
    return key === undefined ? undefined : listed.get(key);
  };
}

function coverageOf(numbers: readonly number[]): Coverage {
  const covered = new Set(numbers);
  return Array.from({ length: POCKETS }, (_, number) => covered.has(number));
}

const POWERS_OF_TWO = Array.from({ length: POCKETS }, (_, number) => 2 ** number);

/** What each member of a set adds to its key, above the 37 bits of the numbers. */
const MEMBER = 2 ** 40;

/**
 * The key of a set of numbers in any order: a bit for each number, and above them how many are listed, because a number
 * listed twice adds up to the bit of its neighbour. Undefined for an empty list, or one with other members.
 */
function keyOf(selection: unknown): number | undefined {
  if (!Array.isArray(selection) || selection.length === 0) return undefined;
  let bits = 0;
  for (const member of selection as readonly unknown[]) {
    const power = typeof member === 'number' ? POWERS_OF_TWO[member] : undefined;
    if (power === undefined) return undefined;
    bits += power;
  }
  return MEMBER * selection.length + bits;
}
