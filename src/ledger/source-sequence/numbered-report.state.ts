import type { CasinoEvent } from '../_core/events/envelope';
import type { DeliveryQuarantined } from '../quarantine/intake.events';

export interface NumberedReport {
  readonly source: string;
  readonly number: bigint;
}

const NUMBER = /^(0|[1-9][0-9]{0,17})$/;
const LONGEST_SOURCE = 400;

/**
 * The number that an event brings: its own, or that of a delivery set aside, which has arrived although it could not
 * be read. Undefined if it has none: without numbers no gap is found.
 */
export function numberedReportOf({ type, source, sequence, data }: CasinoEvent): NumberedReport | undefined {
  const report =
    type === 'cagnotte.intake.quarantined.v1' ? (data as DeliveryQuarantined) : { source, sequence };
  if (report.source === undefined || report.source.length > LONGEST_SOURCE) return undefined;
  if (report.sequence === undefined || !NUMBER.test(report.sequence)) return undefined;
  return { source: report.source, number: BigInt(report.sequence) };
}
