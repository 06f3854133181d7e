import { writeFile } from 'node:fs/promises';
import { NOT_FOUND } from '../../api/not-found.type';
import { bookFile, exportOf, manifestText } from '../../exports/book-file';
import { FileRefused } from '../../exports/book-refusals';
import type { BookFormat } from '../../exports/book-formats';
import {
  type FileName,
  type FileWanted,
  isFileName,
  isFormatOf,
  SUMMARY_JOURNAL,
} from '../../exports/charted-book';
import { type NoFile, readKeptBook } from '../../exports/read-kept-book';
import { PersonalData } from '../../ledger/personal-data/personal-data';
import { SubjectKeys } from '../../access/personal-data/subject-keys';
import { readConfig } from '../config';
import { personalKeyPlace } from '../key-places';
import { withDatabase } from '../database/open-database';
import { answer, failure, say, keepConsoleAct } from './terminal';
import { isGamingDay } from '../../kernel/gaming-day';
import { accepted, refused, type Result } from '../../kernel/result';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { daysOfMonth, exportOfAll, planBooks, zipOfBooks } from '../../exports/books-zip';
import { ReadSources } from '../../projector/read-sources';

const notHad = (book: FileName, format: BookFormat): string =>
  book === SUMMARY_JOURNAL
    ? `${format} has every entry in detail: export diario`
    : `only the journal is had as ${format}`;

/**
 * `cagnotte export BOOK`: an official book as a file, and beside it its manifest. Answers the exit code: 1 when there is
 * no such book.
 */
export async function exportBook(name: string, options: ExportOptions): Promise<number> {
  const wanted = wantedOf(name, options);
  if (!wanted.ok) return say(failure('export', wanted.refusal));
  if (!isFormatOf(options.format, wanted.value.name))
    return say(failure('export', notHad(wanted.value.name, options.format)));
  const config = readConfig();
  return withDatabase(config, async (dataSource) => {
    const found = await readKeptBook(dataSource, wanted.value);
    if (typeof found === 'string') return say(failure('export', noFileText(found)));
    const personal = new PersonalData(new SubjectKeys(dataSource, personalKeyPlace(config)));
    const file = await bookFile(found.book, found.knownAt, options.format, { personal }).catch(refusedFile);
    if (file instanceof FileRefused) return say(failure('export', file.message));
    const { name: own, bytes, manifest } = file;
    await keepConsoleAct(dataSource, exportOf(manifest));
    const { out = own } = options;
    if (out === '-') {
      process.stdout.write(bytes);
      return 0;
    }
    await writeFile(out, bytes);
    await writeFile(`${out}.manifest.json`, manifestText(manifest));
    return say(answer(`${out}: ${manifest.rows} rows, ${manifest.bytes} bytes, SHA-256 ${manifest.sha256}`));
  });
}

function refusedFile(fault: unknown): FileRefused {
  if (fault instanceof FileRefused) return fault;
  throw fault;
}

const noFileText = (code: NoFile): string =>
  code === 'BOOK.NOT_YET' ? 'the casino has no record of that number yet' : NOT_FOUND[code].message;

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
  if (!isFileName(name)) return refused(`there is no book ${name}`);
  const days = daysOf(options);
  if (days === undefined) {
    return refused('name a day, --day 2026-01-01, or a period, --period 2026-01-01..2026-01-31');
  }
  if (knownAt === undefined) return accepted({ name, casino, ...days });
  if (!/^[1-9]\d{0,17}$/.test(knownAt)) return refused('--known-at is the number of a record');
  return accepted({ name, casino, ...days, knownAt: BigInt(knownAt) });
}

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

interface ExportBooksOptions {
  readonly casino: string;
  readonly day?: string;
  readonly month?: string;
  /** A file; else the name of the ZIP itself. */
  readonly out?: string;
}

/** `cagnotte export-books`: every book of a day or a month as one ZIP. Answers the exit code: 1 when there are none. */
export async function exportBooks({ casino, day, month, out }: ExportBooksOptions): Promise<number> {
  const days = daysAsked(day, month);
  if (days === undefined)
    return say(failure('export', 'name a day, --day 2026-01-01, or a month, --month 2026-01'));
  const config = readConfig();
  return withDatabase(config, async (dataSource) => {
    const plan = await planBooks(dataSource, { casino, ...days });
    if (typeof plan === 'string') return say(failure('export', noFileText(plan)));
    const target = out ?? plan.file;
    await keepConsoleAct(dataSource, exportOfAll(plan));
    const personal = new PersonalData(new SubjectKeys(dataSource, personalKeyPlace(config)));
    const books = zipOfBooks({ reads: new ReadSources(dataSource), making: { personal } }, plan, (work) =>
      work(),
    );
    await pipeline(books, createWriteStream(target));
    return say(answer(`${target}: ${plan.books.length} books, as known at record ${plan.knownAt}`));
  });
}

function daysAsked(day: string | undefined, month: string | undefined): ReturnType<typeof daysOfMonth> {
  if ((day === undefined) === (month === undefined)) return undefined;
  if (month !== undefined) return daysOfMonth(month);
  return isGamingDay(day!) ? { day: day!, until: day! } : undefined;
}
