import type { Minor } from '../../kernel/money';
import { type EntryLine, move } from '../_core/journal-entry';

/** What is accrued of the duty, and of which year where it is not that of the day. */
interface Accrual {
  readonly amount: Minor;
  readonly currency: string;
  readonly earlierYear?: number;
}

/** The account of what closes accrued of the duty of a year that had ended. */
export const dutyOfEarlierYear = (year: number): string => `gaming-duty-of-earlier-year:${year}`;

/** Duty accrued for a day; a negative accrual takes back what earlier days accrued too much. */
export const postDutyAccrued = ({ amount, currency, earlierYear }: Accrual): EntryLine[] => {
  const debit = earlierYear === undefined ? 'gaming-duty' : dutyOfEarlierYear(earlierYear);
  return move({ debit, credit: 'gaming-duty-payable', amount, currency, basis: 'derived' });
};
