/** The layout of French roulette from the regulation (heading 1.1.1.A, IV.1), without code under test. */

/** The section with the bets of all three roulettes. */
export const A = '1.1.1.A-IV';

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const NUMBERS = Array.from({ length: 36 }, (_, index) => index + 1);
const from = (first: number, steps: readonly number[]): number[] => steps.map((step) => first + step);
const starts = (holds: (first: number) => boolean): number[] => NUMBERS.filter(holds);

export interface Kind {
  /** Every place of the layout: the selection in the format of reports, and the covered numbers. */
  readonly places: readonly { readonly selection?: unknown; readonly covers: readonly number[] }[];
  /** Winnings of a stake of 2. */
  readonly pays: number;
  readonly rule: string;
  /** The maximum in multiples of the minimum by the first tier. */
  readonly most: number;
  readonly simple?: boolean;
}

const sets = (all: readonly (readonly number[])[]) => all.map((covers) => ({ selection: covers, covers }));
const whole = (holds: (number: number) => boolean) => [{ covers: NUMBERS.filter(holds) }];
const multiple = (places: Kind['places'], pays: number, rule: string, most: number): Kind => ({
  ...{ places, pays: 2 * pays, most },
  rule: `${A}.1.a-${rule}`,
});
const simple = (holds: (number: number) => boolean, rule: string): Kind => ({
  ...{ places: whole(holds), pays: 2, most: 180, simple: true },
  rule: `${A}.1.b-${rule}`,
});
const columnOf = (number: number): number => ((number - 1) % 3) + 1;
const dozenOf = (number: number): number => Math.ceil(number / 12);
const thirds = (of: (number: number) => number) =>
  [1, 2, 3].map((third) => ({ selection: third, covers: NUMBERS.filter((number) => of(number) === third) }));
const pairs = (of: (number: number) => number) =>
  [
    [1, 2],
    [2, 3],
  ].map((pair) => ({ selection: pair, covers: NUMBERS.filter((number) => pair.includes(of(number))) }));

/** Every kind of bet. */
export const KINDS: Readonly<Record<string, Kind>> = {
  'straight-up': multiple(sets([0, ...NUMBERS].map((number) => [number])), 35, '01', 10),
  split: multiple(
    sets([
      ...starts((n) => n % 3 !== 0).map((n) => from(n, [0, 1])),
      ...starts((n) => n <= 33).map((n) => from(n, [0, 3])),
      ...[1, 2, 3].map((n) => [0, n]),
    ]),
    17,
    '02',
    20,
  ),
  street: multiple(sets(starts((n) => n % 3 === 1).map((n) => from(n, [0, 1, 2]))), 11, '03', 30),
  'street-zero': multiple(
    sets([
      [0, 1, 2],
      [0, 2, 3],
    ]),
    11,
    '04',
    30,
  ),
  corner: multiple(
    sets(starts((n) => n % 3 !== 0 && n <= 32).map((n) => from(n, [0, 1, 3, 4]))),
    8,
    '05',
    40,
  ),
  'first-four': multiple([{ covers: [0, 1, 2, 3] }], 8, '06', 40),
  'six-line': multiple(
    sets(starts((n) => n % 3 === 1 && n <= 31).map((n) => from(n, [0, 1, 2, 3, 4, 5]))),
    5,
    '07',
    60,
  ),
  column: multiple(thirds(columnOf), 2, '08', 120),
  dozen: multiple(thirds(dozenOf), 2, '09', 120),
  'two-columns': multiple(pairs(columnOf), 1 / 2, '10', 240),
  'two-dozens': multiple(pairs(dozenOf), 1 / 2, '11', 240),
  even: simple((n) => n % 2 === 0, '01'),
  odd: simple((n) => n % 2 === 1, '01'),
  red: simple((n) => RED.has(n), '02'),
  black: simple((n) => !RED.has(n), '02'),
  low: simple((n) => n <= 18, '03'),
  high: simple((n) => n >= 19, '04'),
};
/** The kinds of bets of the abbreviated layout (1.1.1.B, b). */
export const ABBREVIATED = [
  'straight-up',
  'split',
  'street',
  'street-zero',
  'corner',
  'first-four',
  'six-line',
];
