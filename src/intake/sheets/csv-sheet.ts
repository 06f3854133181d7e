import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';
import { fromWindows1252 } from '../../kernel/windows-1252';
import {
  columnLetters,
  type RawSheet,
  SHEET_LIMITS,
  type SheetCell,
  type SheetEncoding,
  sheetFault,
  type SheetFault,
  type SheetRow,
  unreadable,
} from './sheet';

/** The separators that spreadsheets write. */
export const SEPARATORS = [';', ',', '\t', '|'] as const;

export interface CsvReading {
  /** Undefined: detected, and stated with the sheet. */
  readonly encoding?: SheetEncoding | undefined;
  readonly separator?: string | undefined;
}

/**
 * Reads CSV: fields between separators, in double quotes where they contain one. Text stays as it is written; a text that a
 * spreadsheet would calculate, such as `=1+1`, is a text.
 * @throws UnreadableSheet for bytes that are no text of the encoding, an open quote, or too many columns or rows
 */
export function readCsv(bytes: Buffer, stated: CsvReading = {}): RawSheet {
  const encoding = stated.encoding ?? encodingOf(bytes);
  const text = decoded(bytes, encoding);
  const separator = stated.separator ?? separatorOf(text);
  const records = recordsOf(text, separator);
  const faults: SheetFault[] = [];
  const rows = records.map((record, at): SheetRow => {
    const number = at + 1;
    return { number, cells: record.map((field, column) => cellOf(field, { number, column }, faults)) };
  });
  return { format: 'csv', encoding, separator, rows, faults };
}

/** By its byte order mark; without one, UTF-8 if the bytes are that, else the code page of Windows in Western Europe. */
function encodingOf(bytes: Buffer): SheetEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function decoded(bytes: Buffer, encoding: SheetEncoding): string {
  const text = tryDecoding(bytes, encoding);
  if (text === undefined || text.includes('\0')) throw unreadable('encoding', { encoding });
  return text;
}

function tryDecoding(bytes: Buffer, encoding: SheetEncoding): string | undefined {
  if (encoding === 'windows-1252') return fromWindows1252(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The separator that the first line has most often outside of quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r\n|\r|\n/, 1);
  const counted = SEPARATORS.map((separator) => ({ separator, times: line.split(separator).length }));
  return counted.reduce((most, each) => (each.times > most.times ? each : most)).separator;
}

function recordsOf(text: string, separator: string): string[][] {
  try {
    return parse(text, {
      delimiter: separator,
      relax_column_count: true,
      // More than allowed, so that too many are recognised although empty lines are passed over.
      to: 4 * SHEET_LIMITS.rows,
      on_record: (record: string[]) => {
        if (record.length > SHEET_LIMITS.columns)
          throw unreadable('too-many-columns', { most: SHEET_LIMITS.columns });
        return record;
      },
    });
  } catch (failure) {
    if (!(failure instanceof CsvError)) throw failure;
    throw unreadable('not-csv', { line: Number(failure['lines'] ?? 0) });
  }
}

function cellOf(
  field: string,
  { number, column }: { readonly number: number; readonly column: number },
  faults: SheetFault[],
): SheetCell | undefined {
  const text = field.trim();
  if (text === '') return undefined;
  if (text.length > SHEET_LIMITS.cellCharacters) {
    const parts = { cell: `${columnLetters(column)}${number}`, most: SHEET_LIMITS.cellCharacters };
    faults.push(sheetFault('cell-too-long', { row: number }, parts));
    return undefined;
  }
  return { kind: 'text', text };
}
