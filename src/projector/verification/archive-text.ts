import type { ArchiveHeader, ArchiveLine } from './archive-line';

const KINDS: ReadonlySet<unknown> = new Set<ArchiveLine['kind']>([
  'cagnotte archive v1',
  'record',
  'journal',
  'book',
  'end',
]);

export const isHeader = ({ kind }: ArchiveLine): boolean => kind === 'cagnotte archive v1';

export function lineOf(text: string): ArchiveLine | undefined {
  try {
    const line = JSON.parse(text) as ArchiveLine | null;
    return line !== null && KINDS.has(line.kind) && isShaped(line) ? line : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a line has what its kind has, so that a malformed line is reported and does not fail the reading. */
function isShaped(line: ArchiveLine): boolean {
  switch (line.kind) {
    case 'record':
      return (
        areTexts(line, RECORD_TEXTS) && Number.isSafeInteger(line.version) && isRegistered(line.register)
      );
    case 'journal':
      return isObject(line.row) && Object.values(line.row).every((value) => value === null || isText(value));
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

function isHeaderShaped({ release, sealKeys, introductions = [], timeStamps = [] }: ArchiveHeader): boolean {
  const isList = (list: unknown, isOne: (each: unknown) => boolean): boolean =>
    Array.isArray(list) && list.every(isOne);
  return (
    isText(release) &&
    isList(sealKeys, isText) &&
    isList(introductions, (each) => isObject(each) && areTexts(each, ['publicKey'])) &&
    isList(timeStamps, (each) => isObject(each) && areTexts(each, STAMP_TEXTS) && isWhole(each['record']))
  );
}

const STAMP_TEXTS = ['casino', 'hash', 'token'];

const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown): boolean => isText(value) && /^\d{1,18}$/.test(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areTexts = (value: object, names: readonly string[]): boolean =>
  names.every((name) => isText((value as Record<string, unknown>)[name]));
