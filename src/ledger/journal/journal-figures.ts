import { type ChartMapping, codeOf, nameInChart } from '../casino/chart-mapping';
import type { AccountBalance } from './account-movements';
import type { Minor } from '../../kernel/money';
import { type ColumnOf, moneyCell, text, bookColumn } from '../_core/books/book';
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

export const inChart = (
  account: string,
  day: string,
  charts: readonly ChartMapping[] | undefined,
): { readonly code: string; readonly name: string } => ({
  code: codeOf(account, day, charts) || WITHOUT_CODE,
  name: nameInChart(account, day, charts),
});

export function currenciesOf({ currency, lines, opening }: JournalFigures): string[] {
  const others = new Set([...lines, ...opening].map((each) => each.currency));
  others.delete(currency);
  return [currency, ...[...others].sort()];
}

/** The Spanish words for the kind of an entry; an original one needs none. */
export const KINDS: Readonly<Record<JournalLineInBooks['entryKind'], string>> = {
  original: '',
  reversal: 'contraasiento',
  replacement: 'asiento sustitutivo',
};

/** The column of the number that the close of the day gave the entry. */
export const NUMBER: ColumnOf<JournalLineInBooks> = bookColumn('entry', ['Entry', 'Asiento'], ({ entry }) =>
  text(entry === undefined ? 'sin número' : `${entry}`),
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
