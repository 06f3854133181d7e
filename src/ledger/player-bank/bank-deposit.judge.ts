import { guarantee } from '../casino/casino-books.state';
import type { EventOf } from '../event-contract/catalogue';
import { minorFromWire } from '../../kernel/money';
import type { Judgement, KnownBefore } from '../_core/judgement.state';
import { postBankDeposited, postBankDepositReturned, postBankWithdrawn } from './bank-deposit.posting';
import { oddCentsAt } from '../_core/rules/odd-cents';

/** A deposit; a guarantee at a credit institution is remembered, and posts nothing. */
export function judgeBankDeposited(
  event: EventOf<'cagnotte.bank.deposited.v1'>,
  { books }: KnownBefore,
): Partial<Judgement> {
  const { means, banker, amount } = event.data;
  const given = { banker, amount: minorFromWire(amount) };
  return {
    lines: postBankDeposited(event),
    ...(means === 'guarantee' ? { books: guarantee(books, given) } : {}),
  };
}

/** What the banker withdraws; what his own part does not cover comes out of those of his partners. */
export const judgeBankWithdrawn = (
  event: EventOf<'cagnotte.bank.withdrawn.v1'>,
  before: KnownBefore,
): Partial<Judgement> => ({ lines: postBankWithdrawn(event, before, oddCentsAt(event, before)) });

/** A deposit paid back, or a guarantee released. */
export function judgeBankDepositReturned(
  event: EventOf<'cagnotte.bank.deposit-returned.v1'>,
  before: KnownBefore,
): Partial<Judgement> {
  const { banker, amount, guaranteeReleased } = event.data;
  const released = { banker, amount: -minorFromWire(amount) };
  return {
    lines: postBankDepositReturned(event, before),
    ...(guaranteeReleased === undefined ? {} : { books: guarantee(before.books, released) }),
  };
}
