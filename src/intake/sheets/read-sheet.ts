import { type CsvReading, readCsv } from './csv-sheet';
import { type Sheet, SHEET_LIMITS, unreadable, withHeadings } from './sheet';
import { readXlsx, type XlsxReading } from './xlsx-sheet';

export interface SheetReading extends CsvReading, XlsxReading {
  /** The row that has the headings, for a sheet with a title above them. */
  readonly headingRow?: number | undefined;
}

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
/** A workbook of before 2007 begins with these bytes, and so does one with a password. */
const COMPOUND = Buffer.from('d0cf11e0', 'hex');

/**
 * Reads a sheet. Its format follows from its bytes, since the name of a file may be wrong.
 * @throws UnreadableSheet if nothing of the bytes can be read, or if there are too many of them
 */
export function readSheet(bytes: Buffer, stated: SheetReading = {}): Sheet {
  if (bytes.length > SHEET_LIMITS.bytes) throw unreadable('too-large', { most: SHEET_LIMITS.bytes });
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND)) throw unreadable('old-workbook');
  const isWorkbook = bytes.subarray(0, ZIP.length).equals(ZIP);
  return withHeadings(isWorkbook ? readXlsx(bytes, stated) : readCsv(bytes, stated), stated.headingRow);
}
