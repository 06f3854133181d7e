import type { DeclaredFact } from '../_core/books/declared-fact';

/** What is told of the boxes of a table. */
export const BOX_EVENTS = [
  'cagnotte.table.opened.v1',
  'cagnotte.box.issued.v1',
  'cagnotte.box.swapped.v1',
  'cagnotte.drop.counted.v1',
] as const;
export type BoxEvent = (typeof BOX_EVENTS)[number];

type Swap = DeclaredFact<'cagnotte.box.swapped.v1'>;
type BoxCount = DeclaredFact<'cagnotte.drop.counted.v1'>;

/** A box while it lies on a table. Emptied during a session, it may come back to it and lies there once more. */
export interface BoxPlacing {
  readonly box: string;
  /** What put it there; undefined where nobody has reported it. */
  readonly placed?: Exclude<DeclaredFact<BoxEvent>, BoxCount>;
  /** What took it away for another one, where something did. */
  readonly swapped?: Swap;
  /** One where everything is right. */
  readonly counts: readonly BoxCount[];
}

/** The placings of the boxes of one session, in the order in which they were first heard of. */
export function boxPlacings(facts: readonly DeclaredFact<BoxEvent>[]): readonly BoxPlacing[] {
  const placings: BoxPlacing[] = [];
  for (const fact of facts) enter(placings, fact);
  return placings;
}

function enter(placings: BoxPlacing[], fact: DeclaredFact<BoxEvent>): void {
  if (fact.type === 'cagnotte.drop.counted.v1') return enterCount(placings, fact);
  if (fact.type === 'cagnotte.box.swapped.v1') {
    const lying = placings.findLastIndex(
      ({ box, swapped }) => box === fact.data.box && swapped === undefined,
    );
    if (lying === -1) placings.push({ box: fact.data.box, swapped: fact, counts: [] });
    else placings[lying] = { ...placings[lying]!, swapped: fact };
    return place(placings, fact.data.replacement, fact);
  }
  if (fact.data.box !== undefined) place(placings, fact.data.box, fact);
}

/** Put on a table where it is said to lie already, a box is told of twice, and lies there once. */
function place(placings: BoxPlacing[], box: string, placed: NonNullable<BoxPlacing['placed']>): void {
  const lying = placings.findLastIndex((each) => each.box === box);
  const known = placings[lying];
  const isOpening = placed.type === 'cagnotte.table.opened.v1';
  if (known !== undefined && known.placed === undefined && (isOpening || known.swapped === undefined)) {
    placings[lying] = { ...known, placed };
  } else if (known === undefined || known.swapped !== undefined || known.counts.length > 0) {
    placings.push({ box, placed, counts: [] });
  }
}

/** A count is of the first placing that was not counted yet. */
function enterCount(placings: BoxPlacing[], count: BoxCount): void {
  const of = placings.findIndex(({ box, counts }) => box === count.data.box && counts.length === 0);
  const at = of === -1 ? placings.findLastIndex(({ box }) => box === count.data.box) : of;
  if (at === -1) placings.push({ box: count.data.box, counts: [count] });
  else placings[at] = { ...placings[at]!, counts: [...placings[at]!.counts, count] };
}

/** How many times a box was put on a table, and how often it was counted then. */
export interface BoxOfSession {
  readonly box: string;
  readonly isPlaced: boolean;
  /** Nobody has put it there, though the session names its boxes, and it is not the first one that it took away. */
  readonly isForeign: boolean;
  readonly counts: number;
  /** What put it there, took it away and counted it. */
  readonly records: readonly bigint[];
}

/** The boxes of a session as the checks of a day look at them. */
export function boxesOfSession(facts: readonly DeclaredFact<BoxEvent>[]): BoxOfSession[] {
  const placings = boxPlacings(facts);
  const namesBoxes = placings.some(({ placed }) => placed !== undefined);
  return placings.map(({ box, placed, swapped, counts }, index) => ({
    box,
    isPlaced: placed !== undefined,
    isForeign: placed === undefined && namesBoxes && !(index === 0 && swapped !== undefined),
    counts: counts.length,
    records: [placed, swapped, ...counts].flatMap((fact) => (fact === undefined ? [] : [fact.recordNumber])),
  }));
}
