import type { Minor } from '../../kernel/money';
import { type EntryLine, move } from '../journal-entry';

/** Duty accrued for a day; a negative accrual takes back what earlier days accrued too much. */
export const postDutyAccrued = (amount: Minor, currency: string): EntryLine[] =>
  move({ debit: 'gaming-duty', credit: 'gaming-duty-payable', amount, currency, basis: 'derived' });
