import { guaranteeOf } from '../casino/casino-books.state';
import type { EventOf } from '../event-contract/catalogue';
import { tableConcerned } from '../table-session/session-key.state';
import type { Answers } from '../../games/open-points';
import { minorFromWire } from '../../kernel/money';
import { chipsOf, varianceOf } from '../_core/account-paths';
import { owedToMember } from '../_core/rules/bank-lines';
import { draw } from '../_core/rules/coverage';
import { type EntryLine, signedLine } from '../_core/journal-entry';
import type { LedgerState } from '../_core/evaluation.state';
import { takeFromBank } from './bank-shares';
import { paidIn, paidOut } from '../cage/cage.posting';

/** A banker deposits with the house; a guarantee at a credit institution is recorded and posts nothing. */
export function postBankDeposited({ data }: EventOf<'cagnotte.bank.deposited.v1'>): EntryLine[] {
  const { currency, banker, means, document } = data;
  if (means === 'guarantee') return [];
  const amount = minorFromWire(data.amount);
  return [
    ...paidIn(means, { amount, currency, document }),
    ...signedLine('bank-deposit', -amount, currency, { subLedger: banker }),
  ];
}

/**
 * A deposit becomes chips of the bank, in the croupier's custody. A guarantee lets the banker draw beyond what he has
 * deposited: what he then owes stands on the debit side of his deposit.
 */
export function postBankPutInPlay(
  event: EventOf<'cagnotte.bank.put-in-play.v1'>,
  { balances, books }: LedgerState,
): EntryLine[] {
  const { currency, bank, banker } = event.data;
  const amount = minorFromWire(event.data.amount);
  const beyond = guaranteeOf(books, banker);
  const drawing = { account: 'bank-deposit', subLedger: banker, amount, currency, beyond };
  return [
    ...signedLine(chipsOf('custody', tableConcerned(event)), amount, currency),
    ...draw({ ...drawing, variance: varianceOf('cage') }, balances),
    ...signedLine('chips:cage', -amount, currency),
    ...owedToMember({ bank, member: banker, place: 'in-play', amount }, currency),
  ];
}

/** The banker withdraws from the bank: in chips at the table, or at the cage, where it is a deposit again. */
export function postBankWithdrawn(
  event: EventOf<'cagnotte.bank.withdrawn.v1'>,
  { session }: LedgerState,
  oddCents: Answers['OP1-22'],
): EntryLine[] {
  const { currency, bank, banker, paidOut: how } = event.data;
  const table = tableConcerned(event);
  const amount = minorFromWire(event.data.amount);
  const ofBank = takeFromBank({ bank, amount, currency, table, first: banker, oddCents }, session.banks);
  const custody = signedLine(chipsOf('custody', table), -amount, currency);
  if (how === 'chips') return [...ofBank, ...custody];
  return [
    ...signedLine('chips:cage', amount, currency),
    ...ofBank,
    ...custody,
    ...signedLine('bank-deposit', -amount, currency, { subLedger: banker }),
  ];
}

/** The house pays a deposit back; the release of a guarantee posts nothing. */
export function postBankDepositReturned(
  { data }: EventOf<'cagnotte.bank.deposit-returned.v1'>,
  { balances }: LedgerState,
): EntryLine[] {
  const { currency, banker, paid, guaranteeReleased } = data;
  if (paid === undefined && guaranteeReleased !== undefined) return [];
  const amount = minorFromWire(data.amount);
  const variance = varianceOf('cage');
  return [
    ...draw({ account: 'bank-deposit', subLedger: banker, amount, currency, variance }, balances),
    ...paidOut(paid ?? [], { amount, currency }),
  ];
}
