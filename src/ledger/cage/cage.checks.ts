import type { EventOf } from '../event-contract/catalogue';
import { type Minor, minorFromWire, type WireAmount } from '../../kernel/money';
import { type SubLedgerBalance, tallied, type TallyName, type TallyLine } from '../_core/balances';
import type { Evaluator, LedgerState, Check } from '../_core/evaluation.state';
import { type Finding, raise, said } from '../../finding-catalogue/finding';
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
          expected: said('number-of-cheque'),
          found: said('cheque-of-without-number', { amount: money(minorFromWire(amount), currency) }),
        }),
      ];

export const checkChequeNumbered: Check<'cagnotte.cage.chips-sold.v1'> = ({ data }) =>
  checkNumber(data.meansOfPayment, data);

export const checkDepositNumbered: Check<'cagnotte.bank.deposited.v1'> = ({ data }) =>
  checkNumber(data.means, data);

export const checkTwoAccounts = ({ data }: EventOf<'cagnotte.cage.transferred.v1'>): Finding[] => {
  const { from, to, amount, currency } = data;
  if (from !== to) return [];
  const account = from === 'cash' ? said('cash-of-cage') : said('bank-of-house');
  return [
    raise({
      code: 'moved-to-itself',
      expected: said('money-moved-from-one-account-to-another'),
      found: said('moved-from-to-itself', { amount: money(minorFromWire(amount), currency), account }),
    }),
  ];
};

export const checkTwoCurrencies = ({ data }: EventOf<'cagnotte.cage.currency-changed.v1'>): Finding[] => {
  const { currency, amount, other } = data;
  if (other.currency !== currency) return [];
  return [
    raise({
      code: 'moved-to-itself',
      expected: said('another-currency-than', { currency }),
      found: said('changed-into', {
        from: money(minorFromWire(amount), currency),
        to: money(minorFromWire(other.amount), other.currency),
      }),
    }),
  ];
};

type ChequeGone = EventOf<'cagnotte.cage.cheque-cleared.v1' | 'cagnotte.cage.cheque-returned.v1'>;
type Books = Pick<LedgerState, 'balances'>;

/**
 * A cheque leaves the cage once: it is cleared or returned unpaid. If it is returned after clearing, it becomes a claim
 * once.
 */
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
      expected: said('of-cheque-in-cage', { amount: money(amount, currency), cheque: document }),
      found: said('of-it-by-books', { amount: money(held, currency) }),
    }),
  ];
}

/** The balance of cheques without a number, such as those of an opening balance. */
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

/** The bank takes back at most what it has credited for a cheque; it may do so in parts. */
function checkNoClaim({ currency, document, amount }: Cheque, balances: Books['balances']): Finding[] {
  const credited = balances.of(creditedOn(document), currency);
  if (amount <= credited) return [];
  const claimed = balances.held({ account: 'receivable', currency, subLedger: document });
  if (claimed <= 0n || credited > 0n)
    return [
      raise({
        code: 'cheque-not-credited',
        expected: said('at-most-of-cheque-as-bank-has-credited', {
          amount: money(credited, currency),
          cheque: document,
        }),
        found: said('returned', { amount: money(amount, currency) }),
      }),
    ];
  return [
    raise({
      code: 'cheque-returned-twice',
      expected: said('cheque-returned-once', { cheque: document }),
      found: said('claimed-for-it-by-books-and-returned-again', {
        claimed: money(claimed, currency),
        returned: money(amount, currency),
      }),
    }),
  ];
}

/** Counts what the bank has credited for a customer's cheque, less what it has taken back. */
const creditedOn = (document: string): TallyName => `tally:cheque-credited/${document}`;

export const evaluateChequeCleared: Evaluator<'cagnotte.cage.cheque-cleared.v1'> = (event, before) => ({
  tallies: tallied(creditedOn(event.data.document), minorFromWire(event.data.amount), event.data.currency),
  findings: checkChequeHeld(event, before),
});

export const evaluateChequeReturned: Evaluator<'cagnotte.cage.cheque-returned.v1'> = (event, before) => {
  const { document, amount, currency, afterClearing = false } = event.data;
  return {
    tallies: afterClearing ? tallied(creditedOn(document), -minorFromWire(amount), currency) : [],
    findings: checkChequeHeld(event, before),
  };
};

const issuedAs = (document: string): TallyName => `tally:cheque-issued/${document}`;
const paidWith = (document: string): TallyName => `tally:cheque-paid/${document}`;

export const evaluateChequeIssued: Evaluator<'cagnotte.cage.cheque-issued.v1'> = (event, before) => {
  const { document, currency } = event.data;
  const amount = minorFromWire(event.data.amount);
  const cheque = { document, currency, amount };
  const known = before.balances.of(issuedAs(document), currency);
  const paid = before.balances.of(paidWith(document), currency);
  return {
    tallies: tallied(issuedAs(document), amount, currency),
    findings:
      known === 0n
        ? checkWithinIssued(cheque, { issued: amount, paid })
        : [usedTwice(cheque, known, 'violation')],
  };
};

type PaidOut = EventOf<'cagnotte.cage.chips-redeemed.v1' | 'cagnotte.bank.deposit-returned.v1'>;

/** One cheque may pay for several purposes, if it was issued for all of them. */
export function chequesPaidOut(
  { data }: PaidOut,
  { balances }: Books,
): { readonly tallies: readonly TallyLine[]; readonly findings: Finding[] } {
  const { currency, paid = [] } = data;
  const byNumber = new Map<string, Minor>();
  for (const { means, document, amount } of paid)
    if (means === 'cheque' && document !== undefined)
      byNumber.set(document, (byNumber.get(document) ?? 0n) + minorFromWire(amount));
  const cheques = [...byNumber].map(([document, amount]) => ({ document, currency, amount }));
  return {
    tallies: cheques.flatMap(({ document, amount }) => tallied(paidWith(document), amount, currency)),
    findings: cheques.flatMap((cheque) => {
      const issued = balances.of(issuedAs(cheque.document), currency);
      const before = balances.of(paidWith(cheque.document), currency);
      if (issued === 0n) return before === 0n ? [] : [usedTwice(cheque, before, 'advisory')];
      return checkWithinIssued(cheque, { issued, paid: before + cheque.amount });
    }),
  };
}

const usedTwice = (
  { document, currency, amount }: Cheque,
  before: Minor,
  as: 'violation' | 'advisory',
): Finding =>
  raise({
    code: 'cheque-number-used-twice',
    as,
    expected: said('cheque-issued-once', { cheque: document }),
    found: said('and-before', { amount: money(amount, currency), before: money(before, currency) }),
  });

function checkWithinIssued(
  { document, currency }: Cheque,
  { issued, paid }: { readonly issued: Minor; readonly paid: Minor },
): Finding[] {
  if (paid <= issued) return [];
  return [
    raise({
      code: 'cheque-amount-differs',
      expected: said('at-most-paid-with-cheque-as-it-was-issued', {
        amount: money(issued, currency),
        cheque: document,
      }),
      found: money(paid, currency),
    }),
  ];
}
