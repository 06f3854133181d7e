import type { Minor } from '../../kernel/money';
import { chipsOf } from '../_core/account-paths';

/** A sum of lines that one type of event posted to an account at a table. Minor units. */
interface PostedAtTable {
  readonly table: string;
  readonly eventType: string;
  readonly account: string;
  readonly debit: Minor;
  readonly credit: Minor;
}

/** Tips that the staff is owed of the box of a table, and cash for chips at the table itself, less chips for cash. */
export const besideResult = (
  lines: readonly PostedAtTable[],
): { readonly tips: Minor; readonly exchanged: Minor } => ({
  tips: creditsOf(lines.filter(({ account }) => account === 'tips')),
  exchanged: creditsOf(
    lines.filter(
      ({ eventType, account, table }) => eventType === EXCHANGED && account === chipsOf('table', table),
    ),
  ),
});

const EXCHANGED = 'cagnotte.chips.exchanged.v1';

const creditsOf = (lines: readonly PostedAtTable[]): Minor =>
  lines.reduce((sum, { debit, credit }) => sum + credit - debit, 0n);
