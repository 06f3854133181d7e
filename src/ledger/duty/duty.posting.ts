import type { EventOf } from '../event-contract/catalogue';
import { minorFromWire } from '../../kernel/money';
import { type EntryLine, move } from '../_core/journal-entry';

export const postDutyPaid = ({ data }: EventOf<'cagnotte.duty.paid.v1'>): EntryLine[] =>
  move({
    debit: 'gaming-duty-payable',
    credit: 'bank',
    amount: minorFromWire(data.amount),
    currency: data.currency,
  });
