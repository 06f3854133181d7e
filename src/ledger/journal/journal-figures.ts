import { accountInSpanish } from '../_core/account-names';
import { type ChartMapping, codeOf } from '../casino/chart-mapping';
import type { Minor } from '../../kernel/money';

/** A line of the official journal, as books show it. Amounts in minor units of its currency. */
export interface JournalLineInBooks {
  /** The record that posted it, and its number there. */
  readonly record: bigint;
  readonly line: number;
  /** The number of its entry in the book year; undefined as long as the day of the books is not closed. */
  readonly entry: bigint | undefined;
  /** The day in whose books it counts. */
  readonly bookingDay: string;
  /** The day of the fact. */
  readonly gamingDay: string;
  readonly entryKind: 'original' | 'reversal' | 'replacement';
  readonly eventType: string;
  readonly account: string;
  readonly subLedger: string | undefined;
  readonly slip: string | undefined;
  readonly debit: Minor;
  readonly credit: Minor;
  readonly currency: string;
}

/** What an account holds in one currency: debits less credits. */
export interface AccountBalance {
  readonly account: string;
  readonly currency: string;
  readonly balance: Minor;
}

/** What journal and ledger of some days are made from. */
export interface JournalFigures {
  /** The currency of the books. */
  readonly currency: string;
  /** In the order of the journal. */
  readonly lines: readonly JournalLineInBooks[];
  /** What accounts held before the first day; those that held nothing are left out. */
  readonly opening: readonly AccountBalance[];
  /** The day before the first one. */
  readonly dayBefore: string;
  /** The last day. */
  readonly until: string;
  /** The charts of the casino: under whose codes its accounts stand. */
  readonly charts?: readonly ChartMapping[];
}

/** What stands where the chart of the casino has no code for an account. */
export const WITHOUT_CODE = 'sin código';

/** The code of an account in the chart that was in force on a day, and its name. */
export const inChart = (
  account: string,
  day: string,
  charts: readonly ChartMapping[] | undefined,
): { readonly code: string; readonly name: string } => ({
  code: codeOf(account, day, charts) || WITHOUT_CODE,
  name: accountInSpanish(account),
});

/** The book currency first, then those that occur by their codes. */
export function currenciesOf({ currency, lines, opening }: JournalFigures): string[] {
  const others = new Set([...lines, ...opening].map((each) => each.currency));
  others.delete(currency);
  return [currency, ...[...others].sort()];
}
