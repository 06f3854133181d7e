import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { daysOfMonth, exportOfAll, planBooks, zipOfBooks } from '../../exports/books-zip';
import { isGamingDay } from '../../kernel/gaming-day';
import { PersonalData } from '../../access/personal-data/personal-data';
import { SubjectKeys } from '../../access/personal-data/subject-keys';
import { ReadSources } from '../../projector/read-sources';
import { readConfig } from '../config';
import { personalKeyPlace } from '../key-places';
import { openDatabase } from '../database/open-database';
import { keepConsoleAct, say } from './terminal';
import { refusal, whyNot } from './export';

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
  if (days === undefined) return say(refusal('name a day, --day 2026-01-01, or a month, --month 2026-01'));
  const config = readConfig();
  const database = await openDatabase(config, () => undefined);
  try {
    const plan = await planBooks(database.dataSource, { casino, ...days });
    if (typeof plan === 'string') return say(refusal(whyNot(plan)));
    const target = out ?? plan.file;
    await keepConsoleAct(database.dataSource, exportOfAll(plan));
    const { dataSource } = database;
    const personal = new PersonalData(new SubjectKeys(dataSource, personalKeyPlace(config)));
    const books = zipOfBooks({ reads: new ReadSources(dataSource), personal }, plan, (work) => work());
    await pipeline(books, createWriteStream(target));
    process.stdout.write(`${target}: ${plan.books.length} books, as known at record ${plan.knownAt}\n`);
    return 0;
  } finally {
    await database.close();
  }
}

function daysAsked(day: string | undefined, month: string | undefined): ReturnType<typeof daysOfMonth> {
  if ((day === undefined) === (month === undefined)) return undefined;
  if (month !== undefined) return daysOfMonth(month);
  return isGamingDay(day!) ? { day: day!, until: day! } : undefined;
}
