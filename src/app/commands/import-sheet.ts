import { readFile, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { CONSOLE } from '../../event-log/event-store.port';
import { Intake } from '../../intake/intake';
import { daysAround, USUAL_WINDOW } from '../../intake/reading';
import { readMapping } from '../../intake/sheets/read-mapping';
import { readSavedMappings } from '../../intake/sheets/entrance/saved-mappings';
import { SHEET_LIMITS } from '../../intake/sheets/sheet';
import {
  type ImportedSheet,
  importSheet,
  type PreviewedSheet,
  previewSheet,
  senderOfSheet,
} from '../../intake/sheets/entrance/sheet-import';
import type { SheetMapping } from '../../intake/sheets/sheet-mapping';
import { safeToShow } from '../../kernel/shown-text';
import { readConfig } from '../config';
import { openStorage, type OpenStorage } from '../open-books';
import { IngestError } from './taking-in';
import { previewText } from './sheet-preview';
import { keepConsoleAct } from './terminal';

export interface ImportSheetOptions {
  readonly casino: string;
  /** A file with the mapping as JSON; or `saved`, the name under which the casino has saved it. */
  readonly mapping?: string;
  readonly saved?: string;
  readonly yes?: boolean;
  readonly partial?: boolean;
}

const NOTHING_WRITTEN = 'Nothing was written.\n';

/**
 * `cagnotte import-sheet FILE --casino ID --mapping FILE`, or `--saved NAME`: shows at the console of the machine what a sheet would record, and
 * records it after a yes. The counts are the last line on standard output, as JSON.
 * @returns the exit code: 0 when every row is recorded, 1 when one is not
 * @throws IngestError for what cannot be read
 */
export async function importSheetFile(file: string, options: ImportSheetOptions): Promise<number> {
  const bytes = await readSmall(file, SHEET_LIMITS.bytes);
  if ((options.mapping === undefined) === (options.saved === undefined))
    throw new IngestError('State the mapping: --mapping FILE, or --saved NAME.');
  const fromFile = options.mapping === undefined ? undefined : await mappingIn(options.mapping);
  const config = readConfig();
  const books = await openStorage(config);
  try {
    const mapping = fromFile ?? (await savedMapping(books, options));
    const window = config.days ?? USUAL_WINDOW;
    const previewed = await look(books, options.casino, {
      bytes,
      mapping,
      days: daysAround(new Date(), window),
    });
    tell(previewText(previewed, mapping));
    if (!(await isWanted(previewed, options))) return tell(NOTHING_WRITTEN);
    const intake = new Intake(books.store, window);
    const imported = await importSheet(previewed, intake, senderOfSheet(options.casino, CONSOLE));
    await keepConsoleAct(books.database.dataSource, {
      kind: 'sheet.imported',
      casino: options.casino,
      details: { type: mapping.type, stored: `${imported.counts.stored}`, sheet: previewed.seen },
    });
    return toldOf(imported, previewed);
  } finally {
    await books.close();
  }
}

async function look(
  { database, store }: OpenStorage,
  casino: string,
  {
    bytes,
    mapping,
    days,
  }: Pick<Parameters<typeof previewSheet>[1], 'days'> & {
    readonly bytes: Buffer;
    readonly mapping: SheetMapping;
  },
): Promise<PreviewedSheet> {
  const snapshot = new OperationSnapshot(database.dataSource);
  try {
    const position = (await snapshot.positionOf(casino)) ?? 0n;
    return await snapshot.read((manager) =>
      previewSheet({ bytes, mapping }, { casino, position, manager, store, days }),
    );
  } finally {
    await snapshot.close();
  }
}

async function isWanted(
  { faults, fresh }: PreviewedSheet,
  { yes = false, partial = false }: ImportSheetOptions,
): Promise<boolean> {
  if (fresh.length === 0 || (faults.length > 0 && !partial)) return false;
  return yes || (process.stdin.isTTY && (await isConfirmed(`Record ${fresh.length} rows? Type yes: `)));
}

async function isConfirmed(question: string): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await asking.question(question)).trim().toLowerCase() === 'yes';
  } finally {
    asking.close();
  }
}

function toldOf({ notKept, ...summary }: ImportedSheet, { faults, toCorrect }: PreviewedSheet): number {
  for (const row of notKept.slice(0, 20)) tell(`${JSON.stringify(row)}\n`);
  process.stdout.write(`${JSON.stringify(summary)}\n`);
  return notKept.length + faults.length + toCorrect.length === 0 ? 0 : 1;
}

/** Tells it on standard error. @returns the exit code of a command that recorded nothing */
function tell(text: string): 1 {
  process.stderr.write(safeToShow(text));
  return 1;
}

const MOST_MAPPING = 256 * 1024;

async function mappingIn(file: string): Promise<SheetMapping> {
  const text = (await readSmall(file, MOST_MAPPING)).toString('utf8');
  const read = readMapping(asJson(file, text));
  if (!read.ok) throw new IngestError(`${file}: ${read.refusal.message}`);
  return read.value;
}

async function savedMapping(
  { database }: OpenStorage,
  { casino, saved }: ImportSheetOptions,
): Promise<SheetMapping> {
  const all = await readSavedMappings(database.dataSource, casino);
  const found = all.find(({ name }) => name === saved);
  if (found !== undefined) return found.mapping;
  const names = all.map(({ name }) => name).join(', ') || 'none';
  throw new IngestError(
    `No mapping is saved as ${JSON.stringify(saved)} for ${casino}. Saved are: ${names}.`,
  );
}

function asJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new IngestError(`${file} is not JSON.`);
  }
}

async function readSmall(file: string, most: number): Promise<Buffer> {
  try {
    if ((await stat(file)).size > most) throw new IngestError(`${file} has more than ${most} bytes.`);
    return await readFile(file);
  } catch (failure) {
    if (failure instanceof IngestError) throw failure;
    throw new IngestError(failure instanceof Error ? failure.message : String(failure), { cause: failure });
  }
}
