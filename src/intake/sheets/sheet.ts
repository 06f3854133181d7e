import type { RefusalText } from '../../kernel/words';
import { refusalText, type Parts } from '../../words/message';
import sheets from '../../words/refusals/sheets.json';

/** What a cell holds, before a mapping says what it means. It stays text, so no amount passes through a floating point number. */
export type SheetCell =
  | { readonly kind: 'text'; readonly text: string }
  /** A number of a workbook, in decimal digits and without an exponent: `1234.5`. */
  | { readonly kind: 'number'; readonly text: string }
  /** A date or a time of a workbook: `2026-03-20T21:30:00`. A time without a day has the day 1899-12-30. */
  | { readonly kind: 'moment'; readonly text: string }
  | { readonly kind: 'boolean'; readonly text: 'true' | 'false' };

export interface SheetRow {
  /** The number that a spreadsheet program shows beside the row, from 1. */
  readonly number: number;
  /** One for each column; undefined where the cell is empty. */
  readonly cells: readonly (SheetCell | undefined)[];
}

/** A sheet as it was read. Nothing of it is converted yet. */
export interface Sheet {
  readonly format: 'csv' | 'xlsx';
  /** How the bytes of CSV were understood. A workbook has none. */
  readonly encoding?: SheetEncoding;
  readonly separator?: string;
  /** The sheet that was read, of a workbook. */
  readonly name?: string;
  readonly headings: readonly string[];
  readonly rows: readonly SheetRow[];
  /** What keeps the sheet or one of its cells from being read. */
  readonly faults: readonly SheetFault[];
}

export const SHEET_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type SheetEncoding = (typeof SHEET_ENCODINGS)[number];

/** The largest sheet that is read. A month of a house is much smaller. A larger sheet has to be split. */
export const SHEET_LIMITS = {
  bytes: 4 * 1024 * 1024,
  /** The parts of a workbook together, uncompressed. */
  inflatedBytes: 24 * 1024 * 1024,
  rows: 10_000,
  columns: 100,
  cells: 200_000,
  cellCharacters: 2_000,
} as const;

export type SheetFaultCode = keyof typeof sheets.faults;

/** What is wrong, and where. A fault without row and column concerns the whole sheet or its mapping. */
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

/** Thrown for a sheet of which nothing can be read. */
export class UnreadableSheet extends Error {
  constructor(readonly fault: SheetFault) {
    super(fault.message);
  }
}

export const unreadable = (code: SheetFaultCode, parts: Parts = {}): UnreadableSheet =>
  new UnreadableSheet(sheetFault(code, {}, parts));

const MOST_SHOWN = 60;

/** The text of a cell as a message quotes it. */
export const shownCell = (text: string): string =>
  JSON.stringify(text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN - 1)}…`);

/** The letters of a column as spreadsheet programs show them: 0 is `A`, 25 is `Z`, 26 is `AA`. */
export const columnLetters = (at: number): string =>
  at < 26
    ? String.fromCharCode(65 + at)
    : `${columnLetters(Math.floor(at / 26) - 1)}${String.fromCharCode(65 + (at % 26))}`;

/** A sheet before its headings are separated from its rows: they are the first row. */
export interface RawSheet extends Omit<Sheet, 'headings' | 'rows'> {
  readonly rows: readonly SheetRow[];
}

/**
 * Takes the first row that is not empty as the headings. Empty rows are passed over.
 * @param headingRow rows above this one are passed over, for a sheet with a title above its headings
 * @throws UnreadableSheet if there are no rows, too many rows or columns, or two headings that are the same
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
