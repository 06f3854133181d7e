import { type Minor, minorFromWire, sumMinor, type WireAmount } from '../../kernel/money';
import { varianceOf } from '../_core/account-paths';
import { type EntryLine, signedLine } from '../_core/journal-entry';
import { SURPRISE } from '../_core/surprises';

type Means = 'cash' | 'cheque' | 'bank';

/** What a customer pays the house with, and where it comes to lie; a cheque is kept singly, by its number. */
export function paidIn(
  means: Means,
  { amount, currency, document }: { amount: Minor; currency: string; document: string | undefined },
): EntryLine[] {
  const holder = { cash: 'cash:cage', cheque: 'cheques:cage', bank: 'bank' }[means];
  return signedLine(holder, amount, currency, { subLedger: means === 'cheque' ? document : undefined });
}

/** What the house pays a customer with; its own cheque draws on its bank. Parts that do not add up are found. */
export function paidOut(
  parts: readonly { readonly means: Means; readonly amount: WireAmount }[],
  { amount, currency }: { amount: Minor; currency: string },
): EntryLine[] {
  const paid = sumMinor(parts.map((part) => minorFromWire(part.amount)));
  return [
    ...parts.flatMap((part) =>
      signedLine(part.means === 'cash' ? 'cash:cage' : 'bank', -minorFromWire(part.amount), currency),
    ),
    ...signedLine(varianceOf('cage'), paid - amount, currency, {
      basis: 'derived',
      ruleId: SURPRISE.partsDiffer,
    }),
  ];
}
