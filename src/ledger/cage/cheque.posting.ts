import type { EventOf } from '../event-contract/catalogue';
import { minorFromWire } from '../../kernel/money';
import { type EntryLine, signedLine } from '../_core/journal-entry';

export function postChequeCleared({ data }: EventOf<'cagnotte.cage.cheque-cleared.v1'>): EntryLine[] {
  const { currency, document } = data;
  const amount = minorFromWire(data.amount);
  return [
    ...signedLine('bank', amount, currency),
    ...signedLine('cheques:cage', -amount, currency, { subLedger: document }),
  ];
}

/** A customer's cheque comes back unpaid: a claim on him, by the number of the cheque. */
export function postChequeReturned({ data }: EventOf<'cagnotte.cage.cheque-returned.v1'>): EntryLine[] {
  const { currency, document, afterClearing = false } = data;
  const amount = minorFromWire(data.amount);
  return [
    ...signedLine('receivable', amount, currency, { subLedger: document }),
    ...(afterClearing
      ? signedLine('bank', -amount, currency)
      : signedLine('cheques:cage', -amount, currency, { subLedger: document })),
  ];
}
