import type { CasinoEvent } from '../../kernel/envelope';
import type { DeliveryQuarantined } from '../quarantine/intake.events';

export interface Gap {
  readonly from: bigint;
  readonly to: bigint;
}

export interface SourceSequence {
  readonly first: bigint;
  readonly last: bigint;
  /** Gaps in ascending order; none touch. */
  readonly gaps: readonly Gap[];
}

export interface SequenceArrival {
  readonly sequence: SourceSequence;
  readonly opened: readonly Gap[];
  readonly closed: readonly Gap[];
  readonly late: boolean;
  readonly repeated: boolean;
}

const NOTHING_CHANGED = { opened: [], closed: [], late: false, repeated: false } as const;

/**
 * Applies a number that arrives. The first may be any; from then on the source counts by one without end. A skipped
 * number leaves a gap, which narrows as its numbers arrive.
 */
export function arrive(known: SourceSequence | undefined, number: bigint): SequenceArrival {
  if (known === undefined) {
    return { sequence: { first: number, last: number, gaps: [] }, ...NOTHING_CHANGED };
  }
  if (number > known.last) return afterLast(known, number);
  if (number < known.first) return beforeFirst(known, number);
  const gap = known.gaps.find(({ from, to }) => from <= number && number <= to);
  if (gap === undefined) return { ...NOTHING_CHANGED, sequence: known, repeated: true };
  return intoGap(known, number, gap);
}

function afterLast(known: SourceSequence, number: bigint): SequenceArrival {
  const opened = between(known.last, number);
  const sequence = { ...known, last: number, gaps: [...known.gaps, ...opened] };
  return { sequence, opened, closed: [], late: false, repeated: false };
}

function beforeFirst(known: SourceSequence, number: bigint): SequenceArrival {
  const opened = between(number, known.first);
  const sequence = { ...known, first: number, gaps: [...opened, ...known.gaps] };
  return { ...NOTHING_CHANGED, sequence, opened, late: true };
}

function intoGap(known: SourceSequence, number: bigint, gap: Gap): SequenceArrival {
  const opened = [...between(gap.from - 1n, number), ...between(number, gap.to + 1n)];
  const gaps = known.gaps.flatMap((each) => (each === gap ? opened : [each]));
  return { sequence: { ...known, gaps }, opened, closed: [gap], late: true, repeated: false };
}

const between = (lower: bigint, higher: bigint): readonly Gap[] =>
  higher - lower > 1n ? [{ from: lower + 1n, to: higher - 1n }] : [];

export interface NumberedReport {
  readonly source: string;
  readonly number: bigint;
}

const NUMBER = /^(0|[1-9][0-9]{0,17})$/;
const LONGEST_SOURCE = 400;

/**
 * The sequence number of an event, or of a quarantined delivery, which arrived although it could not be read. Undefined
 * without a number; then no gap is detected.
 */
export function numberedReportOf({ type, source, sequence, data }: CasinoEvent): NumberedReport | undefined {
  const report =
    type === 'cagnotte.intake.quarantined.v1' ? (data as DeliveryQuarantined) : { source, sequence };
  if (report.source === undefined || report.source.length > LONGEST_SOURCE) return undefined;
  if (report.sequence === undefined || !NUMBER.test(report.sequence)) return undefined;
  return { source: report.source, number: BigInt(report.sequence) };
}
