import type { Period } from '../../../ledger/journal/account-sums.queries';
import type { PeriodArguments, ReportArguments } from './report-arguments';

export const periodOf = (
  { casino, asOf, basis, from }: ReportArguments & Pick<PeriodArguments, 'from'>,
  position: bigint,
): Period => ({ casino, position, from, asOf, day: basis === 'booked' ? 'booking_day' : 'gaming_day' });
