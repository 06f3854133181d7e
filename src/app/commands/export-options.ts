import { isBookName } from '../../accounting/books/book-catalogue';
import type { BookFormat } from '../../exports/books/book-format';
import type { FileWanted } from '../../exports/books/read-kept-book';
import { isGamingDay } from '../../kernel/gaming-day';
import { accepted, refused, type Result } from '../../kernel/result';

export interface ExportOptions {
  readonly casino: string;
  /** A gaming day; or a period, `2026-01-01..2026-01-31`. One of the two. */
  readonly day?: string;
  readonly period?: string;
  readonly format: BookFormat;
  /** A record number. */
  readonly knownAt?: string;
  /** A file, or `-` for standard output; else the name of the file itself. */
  readonly out?: string;
}

/** What is wanted, or what is wrong with it. */
export function wantedOf(
  name: string,
  { casino, day, period, knownAt }: Omit<ExportOptions, 'format' | 'out'>,
): Result<FileWanted, string> {
  if (!isBookName(name)) return refused(`there is no book ${name}`);
  const [from = '', until = from, ...more] = (day ?? period ?? '').split('..');
  const isOneOfTwo = (day === undefined) !== (period === undefined) && more.length === 0;
  if (!isOneOfTwo || !isGamingDay(from) || !isGamingDay(until) || until < from) {
    return refused('name a day, --day 2026-01-01, or a period, --period 2026-01-01..2026-01-31');
  }
  if (knownAt !== undefined && !/^[1-9]\d{0,17}$/.test(knownAt)) {
    return refused('--known-at is the number of a record');
  }
  const record = knownAt === undefined ? {} : { knownAt: BigInt(knownAt) };
  return accepted({ name, casino, day: from, until, ...record });
}
