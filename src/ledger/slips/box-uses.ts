import type { DeclaredFact } from '../_core/books/declared-fact';

export const BOX_EVENTS = [
  'cagnotte.table.opened.v1',
  'cagnotte.box.issued.v1',
  'cagnotte.box.swapped.v1',
  'cagnotte.drop.counted.v1',
] as const;
export type BoxEvent = (typeof BOX_EVENTS)[number];

type Swap = DeclaredFact<'cagnotte.box.swapped.v1'>;
type BoxCount = DeclaredFact<'cagnotte.drop.counted.v1'>;

export interface BoxUse {
  readonly box: string;
  readonly placed?: Exclude<DeclaredFact<BoxEvent>, BoxCount>;
  readonly swapped?: Swap;
  readonly counts: readonly BoxCount[];
}

export function boxUses(facts: readonly DeclaredFact<BoxEvent>[]): readonly BoxUse[] {
  const placings: BoxUse[] = [];
  for (const fact of facts) enter(placings, fact);
  return placings;
}

function enter(placings: BoxUse[], fact: DeclaredFact<BoxEvent>): void {
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

function place(placings: BoxUse[], box: string, placed: NonNullable<BoxUse['placed']>): void {
  const lying = placings.findLastIndex((each) => each.box === box);
  const known = placings[lying];
  const isOpening = placed.type === 'cagnotte.table.opened.v1';
  if (known !== undefined && known.placed === undefined && (isOpening || known.swapped === undefined)) {
    placings[lying] = { ...known, placed };
  } else if (known === undefined || known.swapped !== undefined || known.counts.length > 0) {
    placings.push({ box, placed, counts: [] });
  }
}

function enterCount(placings: BoxUse[], count: BoxCount): void {
  const isOpen = ({ counts }: BoxUse): boolean =>
    counts.every(({ data }) => data.currency !== count.data.currency);
  const of = placings.findIndex((placing) => placing.box === count.data.box && isOpen(placing));
  const at = of === -1 ? placings.findLastIndex(({ box }) => box === count.data.box) : of;
  if (at === -1) placings.push({ box: count.data.box, counts: [count] });
  else placings[at] = { ...placings[at]!, counts: [...placings[at]!.counts, count] };
}

export const timesCounted = ({ counts }: Pick<BoxUse, 'counts'>): number =>
  Math.max(
    0,
    ...counts.map(({ data }) => counts.filter((other) => other.data.currency === data.currency).length),
  );

export interface BoxOfSession {
  readonly box: string;
  readonly isPlaced: boolean;
  /** It was never placed, although the session names its boxes, and it is not the first one removed. */
  readonly isForeign: boolean;
  readonly counts: number;
  readonly records: readonly bigint[];
}

export function boxesOfSession(facts: readonly DeclaredFact<BoxEvent>[]): BoxOfSession[] {
  const placings = boxUses(facts);
  const namesBoxes = placings.some(({ placed }) => placed !== undefined);
  return placings.map(({ box, placed, swapped, counts }, index) => ({
    box,
    isPlaced: placed !== undefined,
    isForeign: placed === undefined && namesBoxes && !(index === 0 && swapped !== undefined),
    counts: timesCounted({ counts }),
    records: [placed, swapped, ...counts].flatMap((fact) => (fact === undefined ? [] : [fact.recordNumber])),
  }));
}
