import { findHiddenLoss, searchText } from '../../intake/json-text';
import { isGamingDay } from '../../kernel/gaming-day';
import { entryOf } from '../../kernel/same-value';
import { JOURNAL_LINE } from '../../ledger/journal/journal.read-model';
import type { ArchiveHeader, ArchiveLine } from './archive-line';

export const isHeader = ({ kind }: ArchiveLine): boolean => kind === 'cagnotte archive v1';

export const NOT_AN_ARCHIVE_LINE = 'is none of an archive';

/**
 * Reads a line of an archive; returns the reason where the text is not one. A member that occurs twice, or a text that an
 * archive does not write in this form, is refused, because another program could read it differently.
 */
export function readLine(text: string): ArchiveLine | string {
  const line = parsed(text);
  if (!isObject(line) || !isKind(line['kind'])) return NOT_AN_ARCHIVE_LINE;
  if (JSON.stringify(line) !== text) {
    const hidden = findHiddenLoss(text);
    return hidden?.reason === 'duplicate-key'
      ? `has the member “${hidden.found}” twice`
      : 'is not written as an archive writes it';
  }
  const strange = strangeMember(line, line['kind']);
  if (strange !== undefined) return strange;
  return isShaped(line as unknown as ArchiveLine) ? (line as unknown as ArchiveLine) : NOT_AN_ARCHIVE_LINE;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The name of each kind of line, and its members. */
const KINDS: Readonly<Record<ArchiveLine['kind'], readonly [name: string, members: readonly string[]]>> = {
  'cagnotte archive v1': [
    'header',
    ['kind', 'release', 'layouts', 'sealKeys', 'introductions', 'timeStamps'],
  ],
  record: [
    'record',
    [
      ...['kind', 'casino', 'place', 'stream', 'version', 'principal', 'recordedAt', 'source', 'id', 'type'],
      ...['contentHash', 'bytes', 'register'],
    ],
  ],
  journal: ['line of the journal', ['kind', 'row']],
  book: ['book', ['kind', 'casino', 'day', 'book', 'content']],
  end: ['end', ['kind', 'lines', 'sha256']],
};

/** The members of the objects in a line. The content of a book is compared with that of the log, member by member. */
const INNER: Readonly<Record<string, readonly string[]>> = {
  register: ['number', 'chainHash', 'recordedAt', 'standing'],
  row: JOURNAL_LINE.columns.map(({ sqlName }) => sqlName),
  introductions: ['publicKey', 'introducedBy', 'introduction'],
  timeStamps: ['casino', 'record', 'nonce', 'hash', 'token'],
};

const isKind = (kind: unknown): kind is ArchiveLine['kind'] =>
  typeof kind === 'string' && Object.hasOwn(KINDS, kind);

function strangeMember(
  line: Readonly<Record<string, unknown>>,
  kind: ArchiveLine['kind'],
): string | undefined {
  const [name, members] = KINDS[kind];
  const strange = unknownIn(line, members);
  if (strange !== undefined) return `has the member “${strange}”, which no ${name} has`;
  for (const [inner, known] of Object.entries(INNER)) {
    const objects = [entryOf(line, inner)].flat().filter(isObject);
    const found = objects.map((object) => unknownIn(object, known)).find((each) => each !== undefined);
    if (found !== undefined) return `has the member “${found}” in “${inner}”, which no ${name} has`;
  }
  return undefined;
}

const unknownIn = (object: object, known: readonly string[]): string | undefined =>
  Object.keys(object).find((name) => !known.includes(name));

/** Whether a line has the members of its kind: a malformed line is reported and does not end the reading. */
function isShaped(line: ArchiveLine): boolean {
  switch (line.kind) {
    case 'record':
      return (
        areTexts(line, RECORD_TEXTS) && Number.isSafeInteger(line.version) && isRegistered(line.register)
      );
    case 'journal':
      return isObject(line.row) && JOURNAL_LINE.columns.every((column) => isValueOf(column, line.row));
    case 'book':
      return areTexts(line, ['casino', 'day', 'book']);
    case 'cagnotte archive v1':
      return isHeaderShaped(line);
    case 'end':
      return Number.isSafeInteger(line.lines) && isText(line.sha256);
  }
}

const RECORD_TEXTS = [
  ...['casino', 'place', 'stream', 'recordedAt', 'source', 'id', 'type', 'contentHash', 'bytes'],
];

function isRegistered(register: unknown): boolean {
  if (register === null) return true;
  if (!isObject(register) || !areTexts(register, ['number', 'chainHash', 'recordedAt', 'standing']))
    return false;
  return isWhole(register['number']);
}

function isHeaderShaped({
  release,
  layouts = {},
  sealKeys,
  introductions = [],
  timeStamps = [],
}: ArchiveHeader): boolean {
  const isList = (list: unknown, isOne: (each: unknown) => boolean): boolean =>
    Array.isArray(list) && list.every(isOne);
  return (
    isText(release) &&
    isObject(layouts) &&
    Object.values(layouts).every((layout) => Number.isSafeInteger(layout)) &&
    isList(sealKeys, isText) &&
    isList(introductions, (each) => isObject(each) && areTexts(each, ['publicKey'])) &&
    isList(timeStamps, (each) => isObject(each) && areTexts(each, STAMP_TEXTS) && isWhole(each['record']))
  );
}

const STAMP_TEXTS = ['casino', 'hash', 'token'];

/** The pattern of the values of each type of column: another value would make the database reject the whole insert. */
const FORMS: Readonly<Record<string, (value: string) => boolean>> = {
  bigint: (value) => /^-?\d{1,18}$/.test(value),
  integer: (value) => /^-?\d{1,9}$/.test(value),
  numeric: (value) => /^-?\d{1,100}$/.test(value),
  boolean: (value) => value === 'true' || value === 'false',
  date: isGamingDay,
};

function isValueOf(
  { sqlName, sqlType }: (typeof JOURNAL_LINE.columns)[number],
  row: Readonly<Record<string, unknown>>,
): boolean {
  const value = entryOf(row, sqlName) ?? null;
  return (
    value === null ||
    (isText(value) && searchText(value, '') === undefined && (entryOf(FORMS, sqlType)?.(value) ?? true))
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown): boolean => isText(value) && /^\d{1,18}$/.test(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areTexts = (value: object, names: readonly string[]): boolean =>
  names.every((name) => isText((value as Record<string, unknown>)[name]));
