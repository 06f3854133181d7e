import type { Minor } from '../../kernel/money';
import { type Book, type Cell, type Column, money, type Section, text, totalsOf } from '../_core/books/book';
import { addressOf } from '../_core/explain/figure';
import { type CellPart, ofCellFurther, ofCells, ofFigure, ofLines } from '../_core/books/cell-part';
import { currenciesOf, inChart, type JournalFigures, type JournalLineInBooks } from './journal-figures';

const OF_ACCOUNT: readonly Column[] = [
  { id: 'entry', en: 'Entry', es: 'Asiento' },
  { id: 'day', en: 'Day', es: 'Fecha' },
  { id: 'concept', en: 'Concept', es: 'Concepto' },
  { id: 'subLedger', en: 'Sub-ledger', es: 'Auxiliar' },
  { id: 'slip', en: 'Slip', es: 'Vale' },
  { id: 'debit', en: 'Debit', es: 'Debe' },
  { id: 'credit', en: 'Credit', es: 'Haber' },
  { id: 'balance', en: 'Balance', es: 'Saldo', carries: 'balance' },
];

const OF_BALANCES: readonly Column[] = [
  { id: 'code', en: 'Account', es: 'Cuenta' },
  { id: 'name', en: 'Name', es: 'Nombre' },
  { id: 'account', en: 'Our account', es: 'Clave interna' },
  { id: 'opening', en: 'Opening balance', es: 'Saldo anterior' },
  { id: 'debit', en: 'Debit', es: 'Debe' },
  { id: 'credit', en: 'Credit', es: 'Haber' },
  { id: 'closing', en: 'Closing balance', es: 'Saldo final' },
];

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
  const moved = accounts.flatMap((each) => each.accounts).filter(({ lines }) => lines.length > 0);
  return {
    sections: [
      ...moved.map((account) => accountSection(account, figures)),
      ...accounts.map((each) => balancesSection(each, { ...figures, moved })),
    ],
  };
}

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

const ofOpening = ({ account, currency }: AccountInBooks, { dayBefore }: JournalFigures): CellPart[] => [
  ofFigure(addressOf({ kind: 'balance', account, day: dayBefore, currency })),
];

function accountSection(of: AccountInBooks, figures: JournalFigures): Section {
  const { account, currency, opening, lines, debit, credit } = of;
  let balance = opening;
  const rows = lines.map((line): Cell[] => {
    balance += line.debit - line.credit;
    return [
      text(line.entry === undefined ? 'sin número' : `${line.entry}`),
      { moment: line.bookingDay },
      { concept: line.eventType },
      text(line.subLedger ?? ''),
      text(line.slip ?? ''),
      money(line.debit, currency, [ofLines({ line, side: 'debit' })]),
      money(line.credit, currency, [ofLines({ line, side: 'credit' }, -1)]),
      money(balance, currency, AFTER_LINE),
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
    money(opening, currency, opening === 0n ? [] : ofOpening(of, figures)),
  ];
  const { code, name } = inChart(account, figures.until, figures.charts);
  return {
    ...{ en: `${account} (${currency})`, es: `${code} · ${name} · ${account} (${currency})` },
    columns: OF_ACCOUNT,
    rows: [before, ...rows],
    totals: [
      ...[text('Total'), null, null, null, null, money(debit, currency), money(credit, currency)],
      money(balance, currency, [ofCellFurther('balance', -1)]),
    ],
  };
}

const CLOSING: readonly CellPart[] = [...ofCells(['opening', 'debit']), ...ofCells(['credit'], -1)];

const AFTER_LINE: readonly CellPart[] = [
  ofCellFurther('balance', -1),
  ...ofCells(['debit']),
  ...ofCells(['credit'], -1),
];

function balancesSection(
  { currency, accounts }: { readonly currency: string; readonly accounts: readonly AccountInBooks[] },
  figures: JournalFigures & { readonly moved: readonly AccountInBooks[] },
): Section {
  const rows = accounts.map((each) => {
    const { account, opening, debit, credit, lines } = each;
    // The totals of an account stand below what it held before and its lines.
    const totals = { section: figures.moved.indexOf(each), row: lines.length + 1 };
    const total = (column: 'debit' | 'credit'): CellPart[] =>
      lines.length === 0 ? [] : [{ from: 'cell', column, of: totals, sign: 1 }];
    const { code, name } = inChart(account, figures.until, figures.charts);
    return [
      ...[text(code), text(name), text(account)],
      money(opening, currency, opening === 0n ? [] : ofOpening(each, figures)),
      money(debit, currency, total('debit')),
      money(credit, currency, total('credit')),
      money(opening + debit - credit, currency, CLOSING),
    ];
  });
  const nothing = [text('Total'), null, null, ...[0n, 0n, 0n, 0n].map((amount) => money(amount, currency))];
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
