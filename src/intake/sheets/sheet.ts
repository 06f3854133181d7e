import type { RefusalText } from '../../kernel/words';
import { refusalText, type Parts } from '../../words/message';
import sheets from '../../words/refusals/sheets.json';

/** What a cell holds before a mapping says what it means. An amount never passes through a floating point number. */
export type SheetCell =
  | { readonly kind: 'text'; readonly text: string }
  /** The decimal digits of a cell of numbers in a workbook, without exponent: `1234.5`. */
  | { readonly kind: 'number'; readonly text: string }
  /** A cell of a date or a time in a workbook: `2026-03-20T21:30:00`; a time without a day has the day 1899-12-30. */
  | { readonly kind: 'moment'; readonly text: string }
  | { readonly kind: 'boolean'; readonly text: 'true' | 'false' };

export interface SheetRow {
  /** As the program shows it: the row of the headings is usually 1. */
  readonly number: number;
  /** By column; undefined: empty. */
  readonly cells: readonly (SheetCell | undefined)[];
}

/** A sheet as it was read: nothing is converted yet. */
export interface Sheet {
  readonly format: 'csv' | 'xlsx';
  /** Of CSV: how its bytes were understood. */
  readonly encoding?: SheetEncoding;
  readonly separator?: string;
  /** Of a workbook: the sheet that was read. */
  readonly name?: string;
  readonly headings: readonly string[];
  readonly rows: readonly SheetRow[];
  /** What keeps the sheet or one of its cells from being read. */
  readonly faults: readonly SheetFault[];
}

export const SHEET_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type SheetEncoding = (typeof SHEET_ENCODINGS)[number];

/** The most that is read. A month of a house fits many times; more is split by whoever sends it. */
export const SHEET_LIMITS = {
  bytes: 4 * 1024 * 1024,
  /** Of the parts of a workbook together. */
  inflatedBytes: 24 * 1024 * 1024,
  rows: 10_000,
  columns: 100,
  cells: 200_000,
  cellCharacters: 2_000,
} as const;

export type SheetFaultCode = keyof typeof sheets.faults;

/** What is wrong, at which row and column; without them, of the whole sheet or of its mapping. */
export interface SheetFault extends RefusalText {
  readonly code: SheetFaultCode;
  readonly row?: number;
  /** The heading of the column. */
  readonly column?: string;
}

export interface FaultPlace {
  readonly row?: number | undefined;
  readonly column?: string | undefined;
}

export const sheetFault = (
  code: SheetFaultCode,
  { row, column }: FaultPlace = {},
  parts: Parts = {},
): SheetFault => ({
  code,
  ...(row !== undefined && { row }),
  ...(column !== undefined && { column }),
  ...refusalText(sheets.faults[code], parts),
});

/** A sheet of which nothing can be read. */
export class UnreadableSheet extends Error {
  constructor(readonly fault: SheetFault) {
    super(fault.message);
  }
}

export const unreadable = (code: SheetFaultCode, parts: Parts = {}): UnreadableSheet =>
  new UnreadableSheet(sheetFault(code, {}, parts));

const MOST_SHOWN = 60;

/** A text of a cell as a message shows it. */
export const shownCell = (text: string): string =>
  JSON.stringify(text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN - 1)}…`);

/** `A`, `Z`, `AA`: the column of a place from 0, as programs show it. */
export const columnLetters = (at: number): string =>
  at < 26
    ? String.fromCharCode(65 + at)
    : `${columnLetters(Math.floor(at / 26) - 1)}${String.fromCharCode(65 + (at % 26))}`;

/** A sheet whose rows are not divided into headings and content yet. */
export interface RawSheet extends Omit<Sheet, 'headings' | 'rows'> {
  readonly rows: readonly SheetRow[];
}

/**
 * The sheet with its first row of content as headings. Empty rows are passed over.
 * @param headingRow the row from which on it is read, for a sheet with a title above its headings
 * @throws UnreadableSheet for a sheet without rows, headings alike, or too many columns or rows
 */
export function withHeadings({ rows, faults, ...read }: RawSheet, headingRow = 1): Sheet {
  const [head, ...body] = rows.filter(
    ({ number, cells }) => number >= headingRow && cells.some((cell) => cell !== undefined),
  );
  if (head === undefined) throw unreadable('no-rows');
  if (body.length === 0) throw unreadable('no-rows');
  if (body.length > SHEET_LIMITS.rows) throw unreadable('too-many-rows', { most: SHEET_LIMITS.rows });
  const width = Math.max(...[head, ...body].map(({ cells }) => cells.length));
  if (width > SHEET_LIMITS.columns) throw unreadable('too-many-columns', { most: SHEET_LIMITS.columns });
  const headings = Array.from({ length: width }, (_, at) => head.cells[at]?.text.trim() ?? '');
  assertDistinct(headings);
  const unnamed = body.flatMap(({ number, cells }) =>
    cells.flatMap((cell, at) =>
      cell !== undefined && headings[at] === ''
        ? [sheetFault('no-heading', { row: number }, { cell: `${columnLetters(at)}${number}` })]
        : [],
    ),
  );
  return {
    ...read,
    headings,
    rows: body,
    faults: [...faults.filter(({ row }) => row === undefined || row >= headingRow), ...unnamed],
  };
}

function assertDistinct(headings: readonly string[]): void {
  const seen = new Map<string, number>();
  for (const [at, heading] of headings.entries()) {
    if (heading === '') continue;
    const known = heading.toLowerCase();
    const first = seen.get(known);
    if (first !== undefined)
      throw unreadable('heading-twice', {
        heading: shownCell(heading),
        first: columnLetters(first),
        second: columnLetters(at),
      });
    seen.set(known, at);
  }
}
