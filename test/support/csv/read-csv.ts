import { parse } from 'csv-parse/sync';

/**
 * Parses a CSV like spreadsheets (RFC 4180): outside quotes CR, LF and CRLF each end a row, whatever line end the file uses.
 */
export const readCsv = (text: string, delimiter: ',' | ';'): string[][] =>
  parse(text, {
    delimiter,
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
  });
