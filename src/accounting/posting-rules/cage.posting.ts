import { minorFromWire } from '../../kernel/money';
import type { ChipsSold } from '../../domain/event-registry/cage.events';
import { type EntryLine, move } from '../journal-entry';

const HOLDER_OF = { cash: 'cash:cage', cheque: 'cheques:cage', bank: 'bank' } as const;

/** The cage sells chips: what was paid comes in, chips go out at face value. */
export function postChipsSold(data: ChipsSold): EntryLine[] {
  return move({
    debit: HOLDER_OF[data.meansOfPayment],
    credit: 'chips:cage',
    amount: minorFromWire(data.amount),
    currency: data.currency,
    ...(data.slip === undefined ? {} : { slip: data.slip }),
  });
}
