import type { Minor } from '../../kernel/money';
import { type EntryLine, move } from '../_core/journal-entry';

interface Accrual {
  readonly amount: Minor;
  readonly currency: string;
  readonly earlierYear?: number;
}

export const dutyOfEarlierYear = (year: number): string => `gaming-duty-of-earlier-year:${year}`;

/** Duty accrued for a day; a negative accrual takes back what earlier days accrued too much. */
export const postDutyAccrued = ({ amount, currency, earlierYear }: Accrual): EntryLine[] => {
  const debit = earlierYear === undefined ? 'gaming-duty' : dutyOfEarlierYear(earlierYear);
  return move({ debit, credit: 'gaming-duty-payable', amount, currency, basis: 'derived' });
};
