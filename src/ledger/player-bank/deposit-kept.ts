import { guaranteeOf } from '../casino/casino-books.state';
import type { BankLife } from '../../games/bank-life';
import type { BankReport } from '../../games/bank-reports';
import { balanceOf } from '../_core/balances';
import type { LedgerState } from '../_core/evaluation.state';

/**
 * The life of the banks with what a banker, first heard of in this session, still has with the house: a deposit stays
 * his from one session to the next, until it is paid back.
 */
export function withDepositKept(
  life: BankLife,
  report: BankReport,
  { balances, books }: Pick<LedgerState, 'balances' | 'books'>,
  currency: string,
): BankLife {
  const banker = 'banker' in report ? report.banker : undefined;
  if (banker === undefined || life.deposits.some((each) => each.banker === banker)) return life;
  const available = -balanceOf(balances, { account: 'bank-deposit', subLedger: banker, currency });
  const guaranteed = guaranteeOf(books, banker);
  if (available <= 0n && guaranteed <= 0n) return life;
  const kept = { banker, available: available > 0n ? available : 0n, guaranteed, first: 0n, last: 0n };
  return { ...life, deposits: [...life.deposits, kept] };
}
