import { parse } from 'csv-parse/sync';

/**
 * The cells of a CSV as spreadsheets read it (RFC 4180): outside of quotes a carriage return, a line feed and both together
 * each end a row, whatever the file itself ends its rows with.
 */
export const readCsv = (text: string, delimiter: ',' | ';'): string[][] =>
  parse(text, {
    delimiter,
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
  });
