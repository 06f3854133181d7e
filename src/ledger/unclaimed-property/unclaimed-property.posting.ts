import type { EventOf } from '../event-contract/catalogue';
import { type Minor, minorFromWire, type WireAmount } from '../../kernel/money';
import { varianceOf } from '../_core/account-paths';
import { balanceOf } from '../_core/balances';
import { draw } from '../_core/rules/coverage';
import { type EntryLine, signedLine } from '../_core/journal-entry';
import type { LedgerState } from '../_core/evaluation.state';

const LOST = 'lost-money';

export function postMoneyFound({ data }: EventOf<'cagnotte.money.found.v1'>): EntryLine[] {
  const { currency, kind, entry } = data;
  const amount = minorFromWire(data.amount);
  return [
    ...signedLine(kind === 'chips' ? 'chips:cage' : 'cash:cage', amount, currency),
    ...signedLine(LOST, -amount, currency, { subLedger: entry }),
  ];
}

export const postMoneyReturned = (
  { data }: EventOf<'cagnotte.money.returned.v1'>,
  { balances }: LedgerState,
): EntryLine[] => payOut({ ...data, entries: [data.entry] }, balances);

export const postMoneyPaidOver = (
  { data }: EventOf<'cagnotte.money.paid-over.v1'>,
  { balances }: LedgerState,
): EntryLine[] => payOut(data, balances);

interface Payment {
  readonly currency: string;
  readonly entries: readonly string[];
  readonly amount: WireAmount;
  readonly paidFrom: 'cash' | 'bank';
}

function payOut(payment: Payment, balances: LedgerState['balances']): EntryLine[] {
  const { currency, entries, paidFrom } = payment;
  const amount = minorFromWire(payment.amount);
  let rest: Minor = amount;
  const named = [...new Set(entries)].flatMap((subLedger) => {
    const owed = -balanceOf(balances, { account: LOST, subLedger, currency });
    const part = owed <= 0n ? 0n : owed < rest ? owed : rest;
    rest -= part;
    return signedLine(LOST, part, currency, { subLedger });
  });
  return [
    ...named,
    ...draw({ account: LOST, amount: rest, currency, variance: varianceOf('cage') }, balances),
    ...signedLine(paidFrom === 'cash' ? 'cash:cage' : 'bank', -amount, currency),
  ];
}
