import type { EventOf } from '../event-contract/catalogue';
import { minorFromWire, type WireAmount } from '../../kernel/money';
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
