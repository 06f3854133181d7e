import type { EventOf } from '../event-contract/catalogue';
import { type Minor, minorFromWire, type WireAmount } from '../../kernel/money';
import type { SubLedgerBalance } from '../_core/balances';
import type { LedgerState } from '../_core/evaluation.state';
import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { money } from '../../games/wording';

interface PaidIn {
  readonly currency: string;
  readonly amount: WireAmount;
  readonly document?: string;
}

/** The books keep each cheque of a customer by its number; without one it can neither be counted nor cleared singly. */
const checkNumber = (means: string, { currency, amount, document }: PaidIn): Finding[] =>
  means !== 'cheque' || document !== undefined
    ? []
    : [
        raise({
          code: 'cheque-without-number',
          expected: said`the number of the cheque`,
          found: said`a cheque of ${money(minorFromWire(amount), currency)} without a number`,
        }),
      ];

export const checkChequeNumbered = ({ data }: EventOf<'cagnotte.cage.chips-sold.v1'>): Finding[] =>
  checkNumber(data.meansOfPayment, data);

export const checkDepositNumbered = ({ data }: EventOf<'cagnotte.bank.deposited.v1'>): Finding[] =>
  checkNumber(data.means, data);

export const checkTwoAccounts = ({ data }: EventOf<'cagnotte.cage.transferred.v1'>): Finding[] => {
  const { from, to, amount, currency } = data;
  if (from !== to) return [];
  const account = from === 'cash' ? said`the cash of the cage` : said`the bank of the house`;
  return [
    raise({
      code: 'moved-to-itself',
      expected: said`money moved from one account to another`,
      found: said`${money(minorFromWire(amount), currency)} moved from ${account} to itself`,
    }),
  ];
};

export const checkTwoCurrencies = ({ data }: EventOf<'cagnotte.cage.currency-changed.v1'>): Finding[] => {
  const { currency, amount, other } = data;
  if (other.currency !== currency) return [];
  return [
    raise({
      code: 'moved-to-itself',
      expected: said`another currency than ${currency}`,
      found: said`${money(minorFromWire(amount), currency)} changed into ${money(minorFromWire(other.amount), other.currency)}`,
    }),
  ];
};

type ChequeGone = EventOf<'cagnotte.cage.cheque-cleared.v1' | 'cagnotte.cage.cheque-returned.v1'>;
type Books = Pick<LedgerState, 'balances'>;

/** A cheque leaves the cage once: to the bank, or back unpaid. One that the bank had credited becomes a claim once. */
export function checkChequeHeld({ data }: ChequeGone, { balances }: Books): Finding[] {
  const { currency, document } = data;
  const amount = minorFromWire(data.amount);
  if ('afterClearing' in data && data.afterClearing === true)
    return checkNoClaim({ currency, document, amount }, balances);
  const parts = balances.subLedgersOf('cheques:cage', currency);
  const held = parts.find(({ subLedger }) => subLedger === document)?.balance ?? 0n;
  if (amount <= held + unnamed(parts, document)) return [];
  return [
    raise({
      code: 'cheque-not-held',
      expected: said`${money(amount, currency)} of cheque ${document} in the cage`,
      found: said`${money(held, currency)} of it by the books`,
    }),
  ];
}

/** What is left of cheques that the books hold without a number, such as those of an opening balance. */
function unnamed(parts: readonly SubLedgerBalance[], but: string): Minor {
  let left = 0n;
  for (const { subLedger, balance } of parts)
    if (subLedger === undefined || (balance < 0n && subLedger !== but)) left += balance;
  return left > 0n ? left : 0n;
}

interface Cheque {
  readonly currency: string;
  readonly document: string;
  readonly amount: Minor;
}

function checkNoClaim({ currency, document, amount }: Cheque, balances: Books['balances']): Finding[] {
  const claimed = balances.held({ account: 'receivable', currency, subLedger: document });
  if (claimed <= 0n) return [];
  return [
    raise({
      code: 'cheque-returned-twice',
      expected: said`cheque ${document} returned once`,
      found: said`${money(claimed, currency)} claimed for it by the books, and ${money(amount, currency)} returned again`,
    }),
  ];
}
