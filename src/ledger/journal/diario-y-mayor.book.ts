import type { Book, Cell, ColumnOf, Section } from '../_core/books/book';
import { bothTexts, moment, moneyCell, sectionOf, text, bookColumn } from '../_core/books/book';
import type { JournalFigures, JournalLineInBooks } from './journal-figures';
import type { BothLanguages } from '../../kernel/words';
import {
  accountColumns,
  type ChartedAccount,
  currenciesOf,
  inChart,
  KINDS,
  MARKS_AND_SIDES,
  NUMBER,
} from './journal-figures';
import type { Minor } from '../../kernel/money';
import { addressOfFigure } from '../_core/books/figure';
import { type CellPart, ofCellFurther, ofCells, ofFigure } from '../_core/books/cell-part';

/**
 * Libro diario: every line of every entry by days and records, with the numbers given by the closes; accounts by the
 * codes of the casino's chart, with our own path beside them.
 */
export const diarioBook = (figures: JournalFigures): Book => ({
  sections: currenciesOf(figures).map((currency) => journalIn(currency, figures)),
});

function journalIn(currency: string, { lines, charts }: JournalFigures): Section {
  const posted = lines
    .filter((line) => line.currency === currency)
    .map((line) => ({ ...line, chart: inChart(line.account, line.bookingDay, charts) }));
  const journal = sectionOf(
    { en: `Journal in ${currency}`, es: `Diario en ${currency}` },
    COLUMNS,
    posted,
    currency,
  );
  const empty = [
    text('Total'),
    ...Array<Cell>(9).fill(null),
    moneyCell(0n, currency),
    moneyCell(0n, currency),
  ];
  return { ...journal, totals: journal.totals ?? empty };
}

type Posted = JournalLineInBooks & { readonly chart: ChartedAccount };

const COLUMNS: readonly ColumnOf<Posted>[] = [
  NUMBER,
  bookColumn('day', ['Day', 'Fecha'], ({ bookingDay }) => moment(bookingDay)),
  bookColumn('dayOfFact', ['Day of the fact', 'Jornada del hecho'], ({ gamingDay }) => moment(gamingDay)),
  bookColumn('concept', ['Concept', 'Concepto'], ({ eventType }) => ({ concept: eventType })),
  bookColumn('kind', ['Kind', 'Clase'], ({ entryKind }) => bothTexts(KINDS[entryKind]), {
    leftOutEmpty: true,
  }),
  ...accountColumns<Posted>(),
  ...MARKS_AND_SIDES,
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
 * Libro mayor: for each moved account its opening balance, every line with the balance after it, and its closing
 * balance; at the end the sums and balances of all accounts. A balance is debits less credits.
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
      account,
      currency,
      opening: held.get(account) ?? 0n,
      lines: own,
      debit: own.reduce((sum, { debit }) => sum + debit, 0n),
      credit: own.reduce((sum, { credit }) => sum + credit, 0n),
    };
  });
}

const ofOpening = ({ account, currency }: AccountInBooks, { dayBefore }: JournalFigures): CellPart[] => [
  ofFigure(addressOfFigure({ kind: 'balance', account, day: dayBefore, currency })),
];

function accountSection(of: AccountInBooks, figures: JournalFigures): Section {
  const { account, currency, opening, lines, debit, credit } = of;
  let balance = opening;
  const after = lines.map((line) => ({ ...line, balance: (balance += line.debit - line.credit) }));
  const { code, name, onPaper } = inChart(account, figures.until, figures.charts);
  const title = { en: `${account} (${currency})`, es: `${code} · ${name} · ${account} (${currency})` };
  const headed = (language: keyof BothLanguages): string =>
    `${onPaper.code[language]} · ${onPaper.name[language]} (${currency})`;
  const section = sectionOf(title, OF_ACCOUNT, after);
  const before: Cell[] = [
    bothTexts({ en: 'Balance brought forward', es: 'Saldo anterior' }),
    ...Array<Cell>(6).fill(null),
    moneyCell(opening, currency, opening === 0n ? [] : ofOpening(of, figures)),
  ];
  return {
    ...section,
    onPaper: { en: headed('en'), es: headed('es') },
    rows: [before, ...section.rows],
    totals: [
      ...[text('Total'), null, null, null, null, moneyCell(debit, currency), moneyCell(credit, currency)],
      moneyCell(balance, currency, [ofCellFurther('balance', -1)]),
    ],
  };
}

type LineAndBalance = JournalLineInBooks & { readonly balance: Minor };

const AFTER_LINE: readonly CellPart[] = [
  ofCellFurther('balance', -1),
  ...ofCells(['debit']),
  ...ofCells(['credit'], -1),
];

const OF_ACCOUNT: readonly ColumnOf<LineAndBalance>[] = [
  NUMBER,
  bookColumn('day', ['Day', 'Fecha'], ({ bookingDay }) => moment(bookingDay)),
  bookColumn('concept', ['Concept', 'Concepto'], ({ eventType }) => ({ concept: eventType })),
  ...MARKS_AND_SIDES,
  bookColumn(
    'balance',
    ['Balance', 'Saldo'],
    ({ balance, currency }) => moneyCell(balance, currency, AFTER_LINE),
    {
      carries: 'balance',
    },
  ),
];

interface AccountBalances extends AccountInBooks {
  readonly chart: ChartedAccount;
  readonly before: readonly CellPart[];
  readonly total: (column: 'debit' | 'credit') => readonly CellPart[];
}

const CLOSING: readonly CellPart[] = [...ofCells(['opening', 'debit']), ...ofCells(['credit'], -1)];

const OF_BALANCES: readonly ColumnOf<AccountBalances>[] = [
  ...accountColumns<AccountBalances>(),
  bookColumn('opening', ['Opening balance', 'Saldo anterior'], ({ opening, currency, before }) =>
    moneyCell(opening, currency, before),
  ),
  bookColumn('debit', ['Debit', 'Debe'], ({ debit, currency, total }) =>
    moneyCell(debit, currency, total('debit')),
  ),
  bookColumn('credit', ['Credit', 'Haber'], ({ credit, currency, total }) =>
    moneyCell(credit, currency, total('credit')),
  ),
  bookColumn('closing', ['Closing balance', 'Saldo final'], ({ opening, debit, credit, currency }) =>
    moneyCell(opening + debit - credit, currency, CLOSING),
  ),
];

function balancesSection(
  { currency, accounts }: { readonly currency: string; readonly accounts: readonly AccountInBooks[] },
  figures: JournalFigures & { readonly moved: readonly AccountInBooks[] },
): Section {
  const balances = accounts.map((each): AccountBalances => {
    const { account, opening, lines } = each;
    // The totals of an account follow its opening balance and its lines.
    const totals = { section: figures.moved.indexOf(each), row: lines.length + 1 };
    return {
      ...each,
      chart: inChart(account, figures.until, figures.charts),
      before: opening === 0n ? [] : ofOpening(each, figures),
      total: (column) => (lines.length === 0 ? [] : [{ from: 'cell', column, of: totals, sign: 1 }]),
    };
  });
  const section = sectionOf(
    { en: `Sums and balances in ${currency}`, es: `Sumas y saldos en ${currency}` },
    OF_BALANCES,
    balances,
    currency,
  );
  const nothing = [
    text('Total'),
    null,
    null,
    ...[0n, 0n, 0n, 0n].map((amount) => moneyCell(amount, currency)),
  ];
  return { ...section, totals: section.totals ?? nothing };
}
