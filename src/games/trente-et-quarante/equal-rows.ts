import { TARGET } from './rows-facts';

const TOTALS = 10;
const HIGHEST_TOTAL = TARGET + TOTALS - 1;
const LOW_VALUES = [1, 2, 3, 4];
const HIGH_VALUES = [5, 6, 7, 8, 9, 10];

const cardsOf = (value: number, decks: number): number => decks * (value === 10 ? 16 : 4);

function ways(cards: number, chosen: number): number {
  let count = 1;
  for (let taken = 0; taken < chosen; taken += 1) count = (count * (cards - taken)) / (taken + 1);
  return count;
}

interface Row {
  readonly sum: number;
  readonly count: number;
  readonly place: number;
}

const placeOf = (sum: number, count: number): number => (sum * (sum + 1)) / 2 + count;
const PLACES = placeOf(HIGHEST_TOTAL + 1, 0);

const rowsOf = (values: readonly number[]): readonly Row[] => {
  const [lowest = 1, highest = 1] = [values[0], values.at(-1)];
  return Array.from({ length: HIGHEST_TOTAL + 1 }, (_, sum) => {
    const fewest = Math.ceil(sum / highest);
    return Array.from({ length: Math.max(0, Math.floor(sum / lowest) - fewest + 1) }, (_each, more) => ({
      sum,
      count: fewest + more,
      place: placeOf(sum, fewest + more),
    }));
  }).flat();
};

/**
 * The numbers of ways to choose the cards of two rows, by the places of the first and the second row. `…Marked` counts
 * each way once for every card that can be the last of that row.
 */
interface TwoRows {
  readonly values: readonly number[];
  readonly isMarked: boolean;
  readonly plain: Float64Array;
  readonly firstMarked: Float64Array;
  readonly secondMarked: Float64Array;
  readonly bothMarked: Float64Array;
}

const table = (): Float64Array => new Float64Array(PLACES * PLACES);

const NO_MARKS = table();

const noRows = (values: readonly number[], isMarked: boolean): TwoRows => {
  const marks = (): Float64Array => (isMarked ? table() : NO_MARKS);
  return {
    values,
    isMarked,
    plain: table(),
    firstMarked: marks(),
    secondMarked: marks(),
    bothMarked: marks(),
  };
};

const known = new Map<number, readonly number[]>();

/**
 * The chances that both rows end with 31, with 32 … with 40, from a full shoe. Any card can be the last of a row
 * without which it has 30 or less, and the order of the others does not matter; therefore cards are chosen value by
 * value for both rows at once, and each choice is counted for its possible last cards. Floating point, exact to twelve
 * places. The result is kept, because it takes a second.
 */
export function chancesOfEqualRows(decks: number): readonly number[] {
  const chances = known.get(decks) ?? countedChances(decks);
  known.set(decks, chances);
  return chances;
}

function countedChances(decks: number): readonly number[] {
  const [low, high] = [chosenOf(LOW_VALUES, decks), chosenOf(HIGH_VALUES, decks)];
  return Array.from({ length: TOTALS }, (_, above) => {
    const lowestLast = above + 1;
    return chanceOfBoth(TARGET + above, { low: low(lowestLast), high: high(lowestLast), decks });
  });
}

/**
 * All choices of cards of these values for both rows, where cards from `lowestLast` up can be the last. The choices of
 * lower values are shared; the last result is kept, because successive totals ask for the same one.
 */
function chosenOf(values: readonly number[], decks: number): (lowestLast: number) => TwoRows {
  const withOne = (rows: TwoRows, value: number, isMarked: boolean): TwoRows =>
    withValue(rows, { value, isMarked, cards: cardsOf(value, decks) });
  const nothing = noRows([], false);
  nothing.plain[0] = 1;
  const unmarked = [nothing];
  for (const value of values) unmarked.push(withOne(unmarked.at(-1)!, value, false));
  let kept: { readonly below: number; readonly rows: TwoRows } | undefined;
  return (lowestLast) => {
    const below = values.filter((value) => value < lowestLast).length;
    if (kept?.below !== below) {
      const marked = (rows: TwoRows, value: number): TwoRows => withOne(rows, value, true);
      kept = { below, rows: values.slice(below).reduce(marked, unmarked[below]!) };
    }
    return kept.rows;
  };
}

interface OneValue {
  readonly value: number;
  readonly cards: number;
  readonly isMarked: boolean;
}

function withValue(rows: TwoRows, one: OneValue): TwoRows {
  const values = [...rows.values, one.value];
  const next = noRows(values, rows.isMarked || one.isMarked);
  const choices = choicesOf(one.cards, Math.floor(HIGHEST_TOTAL / one.value));
  const before = rows.values.length === 0 ? [{ sum: 0, count: 0, place: 0 }] : rowsOf(rows.values);
  for (const first of before) {
    for (const second of before) {
      if (rows.plain[first.place * PLACES + second.place] === 0) continue;
      addCards({ rows, next, choices, one }, first, second);
    }
  }
  return next;
}

interface Adding {
  readonly rows: TwoRows;
  readonly next: TwoRows;
  readonly choices: readonly (readonly number[])[];
  readonly one: OneValue;
}

function addCards({ rows, next, choices, one }: Adding, first: Row, second: Row): void {
  const { value, isMarked } = one;
  const from = first.place * PLACES + second.place;
  const plain = rows.plain[from]!;
  const [ofFirst, ofSecond, ofBoth] = [
    rows.firstMarked[from]!,
    rows.secondMarked[from]!,
    rows.bothMarked[from]!,
  ];
  for (let own = 0; first.sum + own * value <= HIGHEST_TOTAL; own += 1) {
    const place = placeOf(first.sum + own * value, first.count + own) * PLACES;
    const firstMarked = ofFirst + (isMarked ? own * plain : 0);
    const carried = ofBoth + (isMarked ? own * ofSecond : 0);
    for (let other = 0; second.sum + other * value <= HIGHEST_TOTAL; other += 1) {
      const count = choices[own]![other]!;
      const to = place + placeOf(second.sum + other * value, second.count + other);
      next.plain[to]! += plain * count;
      if (!next.isMarked) continue;
      next.firstMarked[to]! += firstMarked * count;
      next.secondMarked[to]! += (ofSecond + (isMarked ? other * plain : 0)) * count;
      next.bothMarked[to]! += (carried + (isMarked ? other * firstMarked : 0)) * count;
    }
  }
}

/** The ways to choose cards of one value, by how many the first and the second row get. */
const choicesOf = (cards: number, most: number): readonly (readonly number[])[] =>
  Array.from({ length: most + 1 }, (_, own) =>
    Array.from({ length: most + 1 }, (_each, other) => ways(cards, own) * ways(cards - own, other)),
  );

interface Shoe {
  readonly low: TwoRows;
  readonly high: TwoRows;
  readonly decks: number;
}

function chanceOfBoth(total: number, shoe: Shoe): number {
  const orders = ordersOf(shoe.decks * 52);
  const rows = rowsOf(LOW_VALUES).filter(({ sum }) => sum <= total);
  const high = rowsOf(HIGH_VALUES);
  const rests = rows.map(({ sum }) => high.filter((rest) => rest.sum === total - sum));
  let chance = 0;
  rows.forEach((first, one) => {
    for (let two = one; two < rows.length; two += 1) {
      const both = chanceOfLow(
        shoe,
        { first, second: rows[two]! },
        { rests: [rests[one]!, rests[two]!], orders },
      );
      chance += one === two ? both : both * 2;
    }
  });
  return chance;
}

function chanceOfLow(
  { low, high }: Shoe,
  { first, second }: { readonly first: Row; readonly second: Row },
  { rests: [ofFirst, ofSecond], orders }: Rests,
): number {
  const one = first.place * PLACES + second.place;
  const plain = low.plain[one]!;
  if (plain === 0) return 0;
  let chance = 0;
  for (const rest of ofFirst) {
    const ofCount = orders[first.count + rest.count]!;
    for (const other of ofSecond) {
      const two = rest.place * PLACES + other.place;
      const marks = low.isMarked
        ? low.bothMarked[one]! * high.plain[two]! +
          low.firstMarked[one]! * high.secondMarked[two]! +
          low.secondMarked[one]! * high.firstMarked[two]!
        : 0;
      const both = marks + plain * high.bothMarked[two]!;
      if (both > 0) chance += both / ofCount[second.count + other.count]!;
    }
  }
  return chance;
}

interface Rests {
  readonly rests: readonly [readonly Row[], readonly Row[]];
  readonly orders: readonly (readonly number[])[];
}

/** All choices of cards for both rows, by their numbers of cards, each counted for any of its cards as the last. */
const ordersOf = (cards: number): readonly (readonly number[])[] =>
  Array.from({ length: HIGHEST_TOTAL + 1 }, (_, first) =>
    Array.from(
      { length: HIGHEST_TOTAL + 1 },
      (_each, second) => first * ways(cards, first) * second * ways(cards - first, second),
    ),
  );
