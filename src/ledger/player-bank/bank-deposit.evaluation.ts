import { guarantee } from '../casino/casino-books.state';
import type { EventOf } from '../event-contract/catalogue';
import { minorFromWire } from '../../kernel/money';
import type { Evaluation, LedgerState } from '../_core/evaluation.state';
import { postBankDeposited, postBankDepositReturned, postBankWithdrawn } from './bank-deposit.posting';
import { oddCentsAt } from '../_core/rules/odd-cents';

/** A deposit; a guarantee at a credit institution is remembered, and posts nothing. */
export function evaluateBankDeposited(
  event: EventOf<'cagnotte.bank.deposited.v1'>,
  { books }: LedgerState,
): Partial<Evaluation> {
  const { means, banker, amount } = event.data;
  const given = { banker, amount: minorFromWire(amount) };
  return {
    lines: postBankDeposited(event),
    ...(means === 'guarantee' ? { books: guarantee(books, given) } : {}),
  };
}

export const evaluateBankWithdrawn = (
  event: EventOf<'cagnotte.bank.withdrawn.v1'>,
  before: LedgerState,
): Partial<Evaluation> => ({ lines: postBankWithdrawn(event, before, oddCentsAt(event, before)) });

export function evaluateBankDepositReturned(
  event: EventOf<'cagnotte.bank.deposit-returned.v1'>,
  before: LedgerState,
): Partial<Evaluation> {
  const { banker, amount, guaranteeReleased } = event.data;
  const released = { banker, amount: -minorFromWire(amount) };
  return {
    lines: postBankDepositReturned(event, before),
    ...(guaranteeReleased === undefined ? {} : { books: guarantee(before.books, released) }),
  };
}
