import type { Minor } from '../../kernel/money';
import { accountInSpanish } from '../account-names';
import { type Book, type Cell, type Column, money, type Section, text, totalsOf } from './book';
import { currenciesOf, type JournalFigures, type JournalLineInBooks } from './journal-figures';

const OF_ACCOUNT: readonly Column[] = [
  { id: 'entry', en: 'Entry', es: 'Asiento' },
  { id: 'day', en: 'Day', es: 'Fecha' },
  { id: 'concept', en: 'Concept', es: 'Concepto' },
  { id: 'subLedger', en: 'Sub-ledger', es: 'Auxiliar' },
  { id: 'slip', en: 'Slip', es: 'Volante' },
  { id: 'debit', en: 'Debit', es: 'Debe' },
  { id: 'credit', en: 'Credit', es: 'Haber' },
  { id: 'balance', en: 'Balance', es: 'Saldo', carries: 'balance' },
];

const OF_BALANCES: readonly Column[] = [
  { id: 'account', en: 'Account', es: 'Cuenta' },
  { id: 'name', en: 'Name', es: 'Nombre' },
  { id: 'opening', en: 'Opening balance', es: 'Saldo anterior' },
  { id: 'debit', en: 'Debit', es: 'Debe' },
  { id: 'credit', en: 'Credit', es: 'Haber' },
  { id: 'closing', en: 'Closing balance', es: 'Saldo final' },
];

/** An account over some days, in one currency. */
interface AccountInBooks {
  readonly account: string;
  readonly currency: string;
  readonly opening: Minor;
  readonly lines: readonly JournalLineInBooks[];
  readonly debit: Minor;
  readonly credit: Minor;
}

/**
 * Libro mayor: of each account that was moved what it held before, every line with the balance after it, and what it
 * holds then; at the end the sums and balances of all accounts. A balance is debits less credits.
 */
export function mayorBook(figures: JournalFigures): Book {
  const accounts = currenciesOf(figures).map((currency) => ({
    currency,
    accounts: accountsIn(currency, figures),
  }));
  return {
    sections: [
      ...accounts.flatMap((each) =>
        each.accounts.filter(({ lines }) => lines.length > 0).map(accountSection),
      ),
      ...accounts.map((each) => balancesSection(each.currency, each.accounts)),
    ],
  };
}

/** The accounts that held something, or were moved, by their paths. */
function accountsIn(currency: string, { lines, opening }: JournalFigures): AccountInBooks[] {
  const held = new Map<string, Minor>();
  for (const each of opening) if (each.currency === currency) held.set(each.account, each.balance);
  const moved = new Map<string, JournalLineInBooks[]>();
  for (const line of lines) {
    if (line.currency !== currency) continue;
    const own = moved.get(line.account);
    if (own === undefined) moved.set(line.account, [line]);
    else own.push(line);
  }
  const paths = [...new Set([...held.keys(), ...moved.keys()])].sort();
  return paths.map((account) => {
    const own = moved.get(account) ?? [];
    return {
      ...{ account, currency, opening: held.get(account) ?? 0n, lines: own },
      debit: own.reduce((sum, { debit }) => sum + debit, 0n),
      credit: own.reduce((sum, { credit }) => sum + credit, 0n),
    };
  });
}

function accountSection({ account, currency, opening, lines, debit, credit }: AccountInBooks): Section {
  let balance = opening;
  const rows = lines.map((line): Cell[] => {
    balance += line.debit - line.credit;
    return [
      text(line.entry === undefined ? 'sin número' : `${line.entry}`),
      { moment: line.bookingDay },
      { concept: line.eventType },
      text(line.subLedger ?? ''),
      text(line.slip ?? ''),
      money(line.debit, currency),
      money(line.credit, currency),
      money(balance, currency),
    ];
  });
  const before: Cell[] = [
    text('Saldo anterior'),
    null,
    null,
    null,
    null,
    null,
    null,
    money(opening, currency),
  ];
  return {
    ...{ en: `${account} (${currency})`, es: `${account} · ${accountInSpanish(account)} (${currency})` },
    columns: OF_ACCOUNT,
    rows: [before, ...rows],
    totals: [
      ...[text('Total'), null, null, null, null, money(debit, currency), money(credit, currency)],
      money(balance, currency),
    ],
  };
}

function balancesSection(currency: string, accounts: readonly AccountInBooks[]): Section {
  const rows = accounts.map(({ account, opening, debit, credit }) => [
    text(account),
    text(accountInSpanish(account)),
    ...[opening, debit, credit, opening + debit - credit].map((amount) => money(amount, currency)),
  ]);
  const nothing = [text('Total'), null, ...[0n, 0n, 0n, 0n].map((amount) => money(amount, currency))];
  return {
    ...{
      en: `Sums and balances in ${currency}`,
      es: `Sumas y saldos en ${currency}`,
      columns: OF_BALANCES,
      rows,
    },
    totals: rows.length === 0 ? nothing : totalsOf(rows, currency),
  };
}
