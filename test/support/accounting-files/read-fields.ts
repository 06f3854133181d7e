/** The fields of each line of an XDIARIO; the format numbers them from 1. */
export const readXdiario = (file: Buffer): string[][] =>
  new TextDecoder('windows-1252')
    .decode(file)
    .split('\r\n')
    .slice(0, -1)
    .map((line) => ['', ...line.split(';')]);

export interface SuenlaceRecord {
  /** Format, company, day and type. */
  readonly start: string;
  readonly code: string;
  readonly account: string;
  readonly side: string;
  readonly paper: string;
  readonly place: string;
  readonly words: string;
  readonly amount: string;
  /** Empty in a record without VAT. */
  readonly rest: string;
  readonly end: string;
}

/** The records of a SUENLACE.DAT, divided at the column positions of type 0. */
export function readSuenlace(file: Buffer): SuenlaceRecord[] {
  const text = file.toString('latin1');
  if (text.length % 512 !== 0) throw new Error(`${text.length} bytes are no records of 512`);
  return Array.from({ length: text.length / 512 }, (_record, n) => {
    const record = text.slice(n * 512, (n + 1) * 512);
    const field = (from: number, to: number): string => record.slice(from - 1, to).trimEnd();
    return {
      start: field(1, 15),
      code: field(16, 27),
      account: field(28, 57),
      side: field(58, 58),
      paper: field(59, 68),
      place: field(69, 69),
      words: field(70, 99),
      amount: field(100, 113),
      rest: field(114, 508),
      end: record.slice(508),
    };
  });
}
