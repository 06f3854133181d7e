import { type Finding, raise, said } from '../../finding-catalogue/finding';
import { money } from '../../games/wording';
import { minorFromWire } from '../../kernel/money';
import { balanceOf } from '../_core/balances';
import type { LedgerState } from '../_core/evaluation.state';
import { guaranteeOf, guaranteeUnder } from '../casino/casino-books.state';
import type { EventOf } from '../event-contract/catalogue';

/** A guarantee is released once, and none of it while the banker owes what it covers. */
export function checkGuaranteeHeld(
  { data }: EventOf<'cagnotte.bank.deposit-returned.v1'>,
  { books, balances }: Pick<LedgerState, 'books' | 'balances'>,
): Finding[] {
  const { banker, currency, guaranteeReleased } = data;
  if (guaranteeReleased === undefined) return [];
  const released = minorFromWire(data.amount);
  const owed = balanceOf(balances, { account: 'bank-deposit', subLedger: banker, currency });
  const uncovered = guaranteeOf(books, banker) - (owed > 0n ? owed : 0n);
  const given = guaranteeUnder(books, banker, guaranteeReleased);
  const most = given < uncovered ? given : uncovered > 0n ? uncovered : 0n;
  if (released <= most) return [];
  return [
    raise({
      code: 'guarantee-not-held',
      expected:
        owed > 0n
          ? said`at most ${money(most, currency)} of guarantee ${guaranteeReleased} of ${banker}, who owes ${money(owed, currency)}`
          : said`at most ${money(most, currency)} of guarantee ${guaranteeReleased} of ${banker}`,
      found: said`${money(released, currency)} released`,
    }),
  ];
}
