import type { EventOf } from '../event-contract/catalogue';
import { type Minor, minorFromWire, sumMinor, type WireAmount } from '../../kernel/money';
import { varianceOf } from '../_core/account-paths';
import { tieToCount } from '../_core/counts';
import { type EntryLine, move, signedLine } from '../_core/journal-entry';
import type { LedgerState } from '../_core/evaluation.state';
import { paidIn, paidOut } from './payments.posting';

export function postChipsSold({ data }: EventOf<'cagnotte.cage.chips-sold.v1'>): EntryLine[] {
  const { currency, meansOfPayment, document, slip } = data;
  const amount = minorFromWire(data.amount);
  return [
    ...paidIn(meansOfPayment, { amount, currency, document }),
    ...signedLine('chips:cage', -amount, currency),
  ].map((line) => (slip === undefined ? line : { ...line, slip }));
}

export function postChipsRedeemed({ data }: EventOf<'cagnotte.cage.chips-redeemed.v1'>): EntryLine[] {
  const { currency, paid } = data;
  const amount = minorFromWire(data.amount);
  return [...signedLine('chips:cage', amount, currency), ...paidOut(paid, { amount, currency })];
}

/** Money in one currency for money in another; the position in each stands at `fx`. */
export function postCurrencyChanged({ data }: EventOf<'cagnotte.cage.currency-changed.v1'>): EntryLine[] {
  const sign = data.direction === 'bought' ? 1n : -1n;
  const own = sign * minorFromWire(data.amount);
  const other = sign * minorFromWire(data.other.amount);
  return [
    ...signedLine('cash:cage', other, data.other.currency),
    ...signedLine('fx', own, data.currency),
    ...signedLine('fx', -other, data.other.currency),
    ...signedLine('cash:cage', -own, data.currency),
  ];
}

export function postCageTransferred({ data }: EventOf<'cagnotte.cage.transferred.v1'>): EntryLine[] {
  if (data.from === data.to) return [];
  const holder = { cash: 'cash:cage', bank: 'bank' } as const;
  const { currency } = data;
  return move({
    debit: holder[data.to],
    credit: holder[data.from],
    amount: minorFromWire(data.amount),
    currency,
  });
}

type Holdings = EventOf<'cagnotte.cage.counted.v1' | 'cagnotte.cage.opened.v1'>;

/**
 * The cage is counted, also when it opens: chips, cash, each other currency that was counted, and cheques. Before the
 * ledger is opened there is no book to hold a count against.
 */
export function postCageCounted({ data }: Holdings, { balances, books }: LedgerState): EntryLine[] {
  if (books.openedBy === undefined) return [];
  const { currency, chips, cash, cheques, otherCurrencies = [] } = data;
  const difference = varianceOf('cage');
  const money = byCurrency([{ currency, amount: cash }, ...otherCurrencies]);
  const counted = [
    ...tieToCount(
      { holder: 'chips:cage', counted: minorFromWire(chips), currency, difference },
      balances.of('chips:cage', currency),
    ),
    ...[...money].flatMap(([of, amount]) =>
      tieToCount(
        { holder: 'cash:cage', counted: amount, currency: of, difference },
        balances.of('cash:cage', of),
      ),
    ),
  ];
  return [...counted, ...(cheques === undefined ? [] : countCheques(cheques, currency, balances))];
}

function byCurrency(
  counted: readonly { readonly currency: string; readonly amount: WireAmount }[],
): Map<string, Minor> {
  const sums = new Map<string, Minor>();
  for (const { currency, amount } of counted) {
    sums.set(currency, (sums.get(currency) ?? 0n) + minorFromWire(amount));
  }
  return sums;
}

/** Each cheque singly, by its number; a cheque of the books that was not found is missing whole. */
function countCheques(
  cheques: readonly { readonly document: string; readonly amount: WireAmount }[],
  currency: string,
  balances: LedgerState['balances'],
): EntryLine[] {
  const held = balances.subLedgersOf('cheques:cage', currency);
  const documents = new Set([
    ...held.map(({ subLedger }) => subLedger),
    ...cheques.map(({ document }) => document),
  ]);
  return [...documents].flatMap((subLedger) => {
    const found = cheques.filter(({ document }) => document === subLedger);
    const book = held.find((each) => each.subLedger === subLedger)?.balance ?? 0n;
    const counted = sumMinor(found.map(({ amount }) => minorFromWire(amount)));
    const difference = varianceOf('cage');
    return tieToCount({ holder: 'cheques:cage', subLedger, counted, currency, difference }, book);
  });
}
