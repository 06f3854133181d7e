import type { BothLanguages } from '../../kernel/words';
import { accountInChart, type ChartMapping, nameInChart } from '../casino/chart-mapping';
import type { AccountBalance } from './account-movements';
import type { Minor } from '../../kernel/money';
import { bothTexts, type ColumnOf, moneyCell, text, bookColumn } from '../_core/books/book';
import { ofLines } from '../_core/books/cell-part';

/** A line of the official journal, as books show it. Amounts in minor units of its currency. */
export interface JournalLineInBooks {
  readonly record: bigint;
  readonly line: number;
  /** The number of its entry in the book year; undefined until the day of its books is closed. */
  readonly entry: bigint | undefined;
  /** The record of the close that gave the number; undefined without a number. */
  readonly close?: bigint | undefined;
  readonly bookingDay: string;
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

export interface JournalFigures {
  readonly currency: string;
  readonly lines: readonly JournalLineInBooks[];
  readonly opening: readonly AccountBalance[];
  readonly dayBefore: string;
  readonly until: string;
  readonly charts?: readonly ChartMapping[];
}

export const WITHOUT_CODE = 'sin código';

const WITHOUT_CODE_ON_PAPER: BothLanguages = { en: 'without a code', es: WITHOUT_CODE };

/** An account in the chart of the casino, for books: code and name as files have them, and both as the paper has them. */
export interface ChartedAccount {
  readonly code: string;
  readonly name: string;
  readonly onPaper: { readonly code: BothLanguages; readonly name: BothLanguages };
}

export function inChart(
  account: string,
  day: string,
  charts: readonly ChartMapping[] | undefined,
): ChartedAccount {
  const { code, name, nameEs } = accountInChart(account, day, charts);
  return {
    code: code || WITHOUT_CODE,
    name: nameInChart(account, day, charts),
    onPaper: {
      code: code === '' ? WITHOUT_CODE_ON_PAPER : { en: code, es: code },
      name: { en: name, es: nameEs },
    },
  };
}

/** The columns of an account: its code and name, and for files its own key, which the paper need not have beside its name. */
export const accountColumns = <Row extends { readonly account: string; readonly chart: ChartedAccount }>() =>
  [
    bookColumn<Row>('code', ['Account', 'Cuenta'], ({ chart: { code, onPaper } }) =>
      bothTexts(onPaper.code, code),
    ),
    bookColumn<Row>('name', ['Name', 'Nombre'], ({ chart: { name, onPaper } }) =>
      bothTexts(onPaper.name, name),
    ),
    bookColumn<Row>('account', ['Our account', 'Clave interna'], ({ account }) => text(account), {
      isOffPaper: true,
    }),
  ] as const;

export function currenciesOf({ currency, lines, opening }: JournalFigures): string[] {
  const others = new Set([...lines, ...opening].map((each) => each.currency));
  others.delete(currency);
  return [currency, ...[...others].sort()];
}

/** The words for the kind of an entry; an original one needs none. */
export const KINDS: Readonly<Record<JournalLineInBooks['entryKind'], BothLanguages>> = {
  original: { en: '', es: '' },
  reversal: { en: 'reversal', es: 'contraasiento' },
  replacement: { en: 'replacement', es: 'asiento sustitutivo' },
};

export const WITHOUT_NUMBER: BothLanguages = { en: 'without a number', es: 'sin número' };

/** The column of the number that the close of the day gave the entry. */
export const NUMBER: ColumnOf<JournalLineInBooks> = bookColumn('entry', ['Entry', 'Asiento'], ({ entry }) =>
  entry === undefined ? bothTexts(WITHOUT_NUMBER) : text(`${entry}`),
);

export const MARKS_AND_SIDES: readonly ColumnOf<JournalLineInBooks>[] = [
  bookColumn('subLedger', ['Sub-ledger', 'Auxiliar'], ({ subLedger }) => text(subLedger ?? '')),
  bookColumn('slip', ['Slip', 'Vale'], ({ slip }) => text(slip ?? '')),
  bookColumn('debit', ['Debit', 'Debe'], (line) =>
    moneyCell(line.debit, line.currency, [ofLines({ line, side: 'debit' })]),
  ),
  bookColumn('credit', ['Credit', 'Haber'], (line) =>
    moneyCell(line.credit, line.currency, [ofLines({ line, side: 'credit' }, -1)]),
  ),
];
