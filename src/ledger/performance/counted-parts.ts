import { type Minor, sumMinor } from '../../kernel/money';
import type { Tally } from './tally';

/** A fact of a session that moved its chips or cash, or counted them. Minor units. */
export interface FactOfCounts {
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly eventType: string;
  /** RFC 3339, as the event has it. */
  readonly happenedAt: string;
  /** Credits, and what the float paid for pools, less the opening float and fills: by how much it raises the result. */
  readonly moved: Minor;
  /** Cash for chips at the table, less chips for cash. */
  readonly exchanged: Minor;
  /** The content of a counted box; null for another fact. */
  readonly boxed: Minor | null;
  /** The chips that a count found; null for another fact. */
  readonly chips: Minor | null;
  readonly isInterim: boolean;
}

/** What the cash of a part is taken from: the boxes of the session, or what the table reported as exchanged. */
type Basis = 'box' | 'exchanges';

/** The result between two counts of a session, or between its opening and its first count. Minor units. */
export interface CountedPart {
  /** The instant of the later count. */
  readonly at: string;
  readonly basis: Basis;
  readonly amount: Minor;
  /** What the amount is the sum of. */
  readonly facts: readonly PartFact[];
}

export interface PartFact extends Pick<FactOfCounts, 'recordNumber' | 'eventId' | 'eventType'> {
  readonly amount: Minor;
}

/**
 * The results between the counts of a house-banked session that reports its exchanges, in order; none without an interim
 * count. Up to an interim count, cash is what was exchanged. The part of the closing count has the counted boxes less what the
 * earlier parts took as exchanged, so that all parts come to the result of the control book; while no box is counted, it
 * has what was exchanged, too.
 * @param facts in the order of their places
 */
export function countedParts(facts: readonly FactOfCounts[]): CountedPart[] {
  const closing = facts.findLastIndex(({ chips, isInterim }) => chips !== null && !isInterim);
  const interim = facts.flatMap(({ isInterim }, at) =>
    isInterim && (closing === -1 || at < closing) ? [at] : [],
  );
  if (interim.length === 0) return [];
  const parts = interim.map((at, n): CountedPart => {
    const before = interim[n - 1];
    const own = facts.slice(before === undefined ? 0 : before + 1, at + 1);
    return partOf(facts[at]!, 'exchanges', [
      ...countedFrom(facts[at]!, before === undefined ? undefined : facts[before]),
      ...own.flatMap((fact) => [taken(fact, fact.moved), taken(fact, fact.exchanged)]),
    ]);
  });
  if (closing === -1) return parts;
  const last = interim.at(-1)!;
  const [earlier, own] = [facts.slice(0, last + 1), facts.slice(last + 1)];
  const basis = facts.some(({ boxed }) => boxed !== null) ? 'box' : 'exchanges';
  const cash =
    basis === 'exchanges'
      ? own.map((fact) => taken(fact, fact.exchanged))
      : [
          ...facts.map((fact) => taken(fact, fact.boxed ?? 0n)),
          ...earlier.map((fact) => taken(fact, -fact.exchanged)),
        ];
  const moved = own.map((fact) => taken(fact, fact.moved));
  return [
    ...parts,
    partOf(facts[closing]!, basis, [...countedFrom(facts[closing]!, facts[last]), ...moved, ...cash]),
  ];
}

const taken = ({ recordNumber, eventId, eventType }: FactOfCounts, amount: Minor): PartFact => ({
  ...{ recordNumber, eventId, eventType, amount },
});

/** The chips of a count, less those of the one before; at first the opening float stands for it. */
const countedFrom = (count: FactOfCounts, before: FactOfCounts | undefined): PartFact[] => [
  taken(count, count.chips!),
  ...(before === undefined ? [] : [taken(before, -before.chips!)]),
];

const partOf = ({ happenedAt: at }: FactOfCounts, basis: Basis, facts: readonly PartFact[]): CountedPart => ({
  at,
  basis,
  amount: sumMinor(facts.map(({ amount }) => amount)),
  facts: factsTogether(facts),
});

/** One amount for each fact, such as a count that ends one part and begins the next; those of zero are left out. */
export function factsTogether(facts: readonly PartFact[]): PartFact[] {
  const sums = new Map<bigint, PartFact>();
  for (const fact of facts) {
    const sum = sums.get(fact.recordNumber)?.amount ?? 0n;
    sums.set(fact.recordNumber, { ...fact, amount: sum + fact.amount });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n);
}

/** What some parts of one session add to a group. */
export const tallyOfParts = (parts: readonly CountedPart[]): Partial<Tally> => ({
  betweenCounted: parts.length === 0 ? 0n : 1n,
  betweenCounts: sumMinor(parts.map(({ amount }) => amount)),
  byBox: BigInt(parts.filter(({ basis }) => basis === 'box').length),
  byExchanges: BigInt(parts.filter(({ basis }) => basis === 'exchanges').length),
});
