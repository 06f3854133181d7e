import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { liveGeneration, schemaOf } from '../../src/projector/generations/generation';
import { inTransaction, readRows } from '../../src/database/queryable';
import { insertRows } from '../../src/database/table';
import { JOURNAL_LINE, type JournalLineRow } from '../../src/ledger/journal/journal.read-model';
import { type Contender, stretchOf } from '../measurement';
import { DIRECTORY } from '../processor-time';
import type { SimulatedCasino } from '../simulated-casino';

/** The target of journal lines: a table with the indexes of the journal. */
const TABLE = 'bench_journal_line';
const INTO = { ...JOURNAL_LINE, sqlName: `public.${TABLE}` };

/** The server copies the lines from a local file in one statement: an upper bound for every client. */
export function copiedLines(log: () => Promise<SimulatedCasino>, records: number): Contender {
  let casino: SimulatedCasino;
  let directory: string;
  let lines: number;
  const file = (): string => join(directory, 'journal-lines.copy');
  return {
    name: 'raw COPY of the same lines',
    async open() {
      casino = await log();
      directory = await mkdtemp(DIRECTORY);
      await chmod(directory, 0o777); // The server writes and reads the file as another user.
      await casino.dataSource.query(`COPY (${await firstLines(casino, records)}) TO '${file()}'`);
      lines = await countOf(casino, records);
    },
    prepare: () => emptyTable(casino),
    work: () =>
      stretchOf(async () => {
        await casino.dataSource.query(`COPY ${TABLE} FROM '${file()}'`);
        return lines;
      }),
    async close() {
      await casino.end();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Writes the lines like a page of the projection, one transaction for a number of records. */
export function writtenLines(
  log: () => Promise<SimulatedCasino>,
  records: number,
  pageSize: number,
): Contender {
  let casino: SimulatedCasino;
  let pages: JournalLineRow[][];
  return {
    name: `pages of ${pageSize}`,
    async open() {
      casino = await log();
      pages = await pagesOf(casino, records, pageSize);
    },
    prepare: () => emptyTable(casino),
    work: () =>
      stretchOf(async () => {
        for (const page of pages) {
          await inTransaction(casino.dataSource, (db) => insertRows(db, INTO, page));
        }
        return pages.flat().length;
      }),
    close: () => casino.end(),
  };
}

/** The rows by pages, as the evaluation makes them. */
async function pagesOf(
  casino: SimulatedCasino,
  records: number,
  pageSize: number,
): Promise<JournalLineRow[][]> {
  const rows = await readRows<JournalLineRow>(casino.dataSource, await firstLines(casino, records));
  const pages: JournalLineRow[][] = [];
  for (const row of rows) (pages[Math.floor(Number(row.recordNumber) / pageSize)] ??= []).push(row);
  return pages.filter((page) => page !== undefined);
}

async function emptyTable(casino: SimulatedCasino): Promise<void> {
  const { dataSource } = casino;
  await dataSource.query(`DROP TABLE IF EXISTS ${TABLE}`);
  await dataSource.query(`CREATE TABLE ${TABLE} (LIKE ${await journalOf(casino)} INCLUDING ALL)`);
}

const firstLines = async (casino: SimulatedCasino, records: number): Promise<string> =>
  `SELECT * FROM ${await journalOf(casino)} WHERE record_number <= ${records} ORDER BY record_number, line`;

async function countOf(casino: SimulatedCasino, records: number): Promise<number> {
  const rows: { lines: number }[] = await casino.dataSource.query(
    `SELECT count(*)::integer AS lines FROM (${await firstLines(casino, records)}) l`,
  );
  return rows[0]!.lines;
}

const journalOf = async ({ dataSource }: SimulatedCasino): Promise<string> =>
  `${schemaOf(await liveGeneration(dataSource))}.journal_line`;
