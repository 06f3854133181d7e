import type { Minor } from '../../../kernel/money';
import type { Balances } from '../balances';
import { type EntryLine, type LineDetail, signedLine } from '../journal-entry';
import { SUSPENSE } from '../suspense';

export interface Drawing extends LineDetail {
  readonly account: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly variance: string;
  readonly beyond?: Minor;
}

/**
 * The debit of a drawing: at the account as far as it holds what is owed, the rest at the variance, so that nothing
 * owed is ever below zero.
 */
export function draw(drawing: Drawing, balances: Balances): EntryLine[] {
  const { account, amount, currency, variance, beyond = 0n, ...detail } = drawing;
  const { subLedger = null } = detail;
  const part = { account, subLedger, currency };
  const owed = balances.isAtMost(part, beyond - amount) ? amount : beyond - balances.held(part);
  const covered = owed >= amount ? amount : owed > 0n ? owed : 0n;
  return [
    ...signedLine(account, covered, currency, detail),
    ...signedLine(variance, amount - covered, currency, { basis: 'derived', ruleId: SUSPENSE.notCovered }),
  ];
}
