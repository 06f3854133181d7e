import { isBookName } from '../../ledger/_core/books/book-catalogue';
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
  readonly knownAt?: string;
  /** A file, or `-` for standard output; else the name of the file itself. */
  readonly out?: string;
}

export function wantedOf(
  name: string,
  { casino, knownAt, ...options }: Omit<ExportOptions, 'format' | 'out'>,
): Result<FileWanted, string> {
  if (!isBookName(name)) return refused(`there is no book ${name}`);
  const days = daysOf(options);
  if (days === undefined) {
    return refused('name a day, --day 2026-01-01, or a period, --period 2026-01-01..2026-01-31');
  }
  if (knownAt === undefined) return accepted({ name, casino, ...days });
  if (!/^[1-9]\d{0,17}$/.test(knownAt)) return refused('--known-at is the number of a record');
  return accepted({ name, casino, ...days, knownAt: BigInt(knownAt) });
}

/** The first and the last day; undefined if not exactly one of the two options says them. */
function daysOf({
  day,
  period,
}: Pick<ExportOptions, 'day' | 'period'>): { day: string; until: string } | undefined {
  if ((day === undefined) === (period === undefined)) return undefined;
  const [from, until, ...more] = day === undefined ? period!.split('..') : [day, day];
  const areTwo = more.length === 0 && from !== undefined && until !== undefined;
  return areTwo && isGamingDay(from) && isGamingDay(until) && from <= until
    ? { day: from, until }
    : undefined;
}
