import { groupedBySlip } from './slip-control';
import type { SlipEnd, SlipReport } from './slip-report';

export interface RecordedSlip extends SlipReport {
  readonly recordNumber: bigint;
}

export interface SlipUsedAgain {
  readonly slip: string;
  readonly end: SlipEnd;
  readonly uses: readonly RecordedSlip[];
}

/**
 * The slips of a day that were used more than once, wherever: the fold of a session sees only its own, so that a number
 * used at two tables is seen here alone. An event that names a slip twice uses it once; what was cancelled does not
 * count; boxes are no slips.
 */
export const slipsUsedAgain = (reports: readonly RecordedSlip[]): SlipUsedAgain[] =>
  [...groupedBySlip(reports.filter(({ kind, voided }) => kind !== 'box' && !voided)).values()].flatMap(
    (group) =>
      (['table', 'cage'] as const).flatMap((end) => {
        const uses = onePerEvent(group.filter((report) => report.end === end));
        return uses.length > 1 ? [{ slip: uses[0]!.slip, end, uses }] : [];
      }),
  );

const onePerEvent = (reports: readonly RecordedSlip[]): RecordedSlip[] => [
  ...new Map(reports.map((report) => [report.recordNumber, report])).values(),
];
