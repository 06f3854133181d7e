import type { Minor } from '../../../kernel/money';
import { type Rate, shareOf } from '../../../kernel/rate';
import type { Breach } from './identity';

/** A commission that was derived: of what, at which rate, and what the exact value was said to be. */
export interface DerivedCommission {
  readonly at: string;
  readonly of: Minor;
  readonly rate: Rate;
  readonly amount: Minor;
  readonly exact?: Rate | undefined;
}

/** A6, soft: the commission is the share at its rate, rounded half up once; the exact value stands beside it. */
export function checkDerivedCommission({ at, of, rate, amount, exact }: DerivedCommission): Breach[] {
  const due = shareOf(of, rate);
  if (due.amount === amount && same(due.exact, exact)) return [];
  return [{ identity: 'A6', at, expected: written(due.amount, due.exact), found: written(amount, exact) }];
}

const same = (a: Rate | undefined, b: Rate | undefined): boolean =>
  a === undefined || b === undefined ? a === b : a.numerator * b.denominator === b.numerator * a.denominator;

const written = (amount: Minor, exact: Rate | undefined): string =>
  exact === undefined ? `${amount}` : `${amount} of ${exact.numerator}/${exact.denominator}`;
