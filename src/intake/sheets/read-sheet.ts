import { type CsvReading, readCsv } from './csv-sheet';
import { type Sheet, SHEET_LIMITS, unreadable, withHeadings } from './sheet';
import { readXlsx, type XlsxReading } from './xlsx-sheet';

export interface SheetReading extends CsvReading, XlsxReading {
  /** The row of the headings, where a title is above them. */
  readonly headingRow?: number | undefined;
}

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
/** The beginning of a workbook of before 2007, and of one with a password. */
const COMPOUND = Buffer.from('d0cf11e0', 'hex');

/**
 * Reads a sheet, by what its bytes are and not by the name of its file.
 * @throws UnreadableSheet for bytes of which nothing can be read, or too many of them
 */
export function readSheet(bytes: Buffer, stated: SheetReading = {}): Sheet {
  if (bytes.length > SHEET_LIMITS.bytes) throw unreadable('too-large', { most: SHEET_LIMITS.bytes });
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND)) throw unreadable('old-workbook');
  const isWorkbook = bytes.subarray(0, ZIP.length).equals(ZIP);
  return withHeadings(isWorkbook ? readXlsx(bytes, stated) : readCsv(bytes, stated), stated.headingRow);
}
