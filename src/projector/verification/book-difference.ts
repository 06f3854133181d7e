import { isLaterRelease } from '../../kernel/release';
import { formatMinor } from '../../kernel/money';
import FORMER_WORDS from './former-words.json';

/** Headings and texts of cells, which a release may word differently. Everything else in a book is data. */
const WORDED: ReadonlySet<unknown> = new Set(['en', 'es', 'text']);

type Path = readonly (string | number)[];

/**
 * The first difference between a book of an archive and the one that the log gives in the same layout: section, row, column
 * and both values. A heading or a text may have the word that the release of the archive or a later one wrote there
 * (former-words.json). Everything else, such as amounts, moments, places and names, must be equal.
 *
 * @param kept,given contents as JSON: amounts are decimal text of minor units
 * @param release the release that wrote the archive
 */
export function bookDifference(
  { kept, given }: { readonly kept: unknown; readonly given: unknown },
  release: string,
): string | undefined {
  const path = pathOfDifference({ kept, given, words: formerWordsOf(release) }, []);
  if (path === undefined) return undefined;
  const place = placeOf(path);
  const [inArchive, ofLog] = [valueAt(kept, place), valueAt(given, place)];
  if (place.length === 0) return 'its content is no book';
  const where = wordsOfPlace(place, ofLog === undefined ? kept : given);
  if (inArchive === undefined) return `${where}: it is not in the archive`;
  if (ofLog === undefined) return `${where}: the log does not give it`;
  const [one, other] = [saidOf(inArchive), saidOf(ofLog)];
  return one === other
    ? `${where}: ${JSON.stringify(inArchive)} in the archive, the log gives ${JSON.stringify(ofLog)}`
    : `${where}: ${one} in the archive, the log gives ${other}`;
}

interface Word {
  readonly was: string;
  readonly is: string;
}

/** For each release the words that no later one writes, with those of today. */
const formerWordsOf = (release: string): readonly Word[] =>
  Object.entries(FORMER_WORDS).flatMap(([last, words]) => (isLaterRelease(release, last) ? [] : words));

interface Compared {
  readonly kept: unknown;
  readonly given: unknown;
  readonly words: readonly Word[];
}

function pathOfDifference({ kept, given, words }: Compared, path: Path): Path | undefined {
  if (!isComposed(kept) || !isComposed(given)) return isSaid({ kept, given, words }, path) ? undefined : path;
  if (Array.isArray(kept) !== Array.isArray(given)) return path;
  for (const name of new Set([...Object.keys(kept), ...Object.keys(given)])) {
    const inner = [...path, Array.isArray(given) ? Number(name) : name];
    if (!Object.hasOwn(kept, name) || !Object.hasOwn(given, name)) return inner;
    const found = pathOfDifference({ kept: kept[name], given: given[name], words }, inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isComposed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isSaid({ kept, given, words }: Compared, path: Path): boolean {
  if (kept === given) return true;
  if (typeof kept !== 'string' || typeof given !== 'string' || !WORDED.has(path.at(-1))) return false;
  return words.some(({ was, is }) => kept.replace(was, is) === given);
}

/** A difference inside of a cell is one of the cell. */
function placeOf(path: Path): Path {
  const [part, , list] = path;
  if (part !== 'sections') return path.slice(0, 1);
  return path.slice(0, list === 'rows' ? 5 : list === 'totals' ? 4 : undefined);
}

const valueAt = (of: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, name) => (isComposed(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    of,
  );

function wordsOfPlace([part, section, list, ...inner]: Path, book: unknown): string {
  if (part !== 'sections' || section === undefined) return memberNamed(part);
  const at: Path = [part, section];
  const named = `section ${Number(section) + 1}${headingOf(valueAt(book, at))}`;
  const column = (of: string | number | undefined): string =>
    of === undefined ? '' : `, column ${Number(of) + 1}${headingOf(valueAt(book, [...at, 'columns', of]))}`;
  switch (list) {
    case undefined:
      return named;
    case 'rows':
      return `${named}${inner[0] === undefined ? ', its rows' : `, row ${Number(inner[0]) + 1}`}${column(inner[1])}`;
    case 'totals':
      return `${named}, total${column(inner[0])}`;
    case 'columns':
      return `${named}${column(inner[0])}${inner[1] === undefined ? '' : `, ${memberNamed(inner[1])}`}`;
    default:
      return `${named}, ${memberNamed(list)}`;
  }
}

const memberNamed = (name: string | number | undefined): string =>
  name === 'en' ? 'English heading' : name === 'es' ? 'Spanish heading' : `its ${name}`;

function headingOf(of: unknown): string {
  const { en, es } = (isComposed(of) ? of : {}) as { readonly en?: unknown; readonly es?: unknown };
  return typeof en === 'string' && typeof es === 'string' ? ` “${en}” (${es})` : '';
}

const WHOLE = /^-?\d{1,30}$/;

/** A cell as people read it: an amount with its currency, a text in quotes. */
function saidOf(value: unknown): string {
  if (value === null) return 'nothing';
  const { amount, currency, ...more } = (isComposed(value) ? value : {}) as {
    readonly amount?: unknown;
    readonly currency?: unknown;
  };
  if (typeof amount === 'string' && WHOLE.test(amount) && typeof currency === 'string')
    return `${formatMinor(BigInt(amount), currency)} ${currency}`;
  const [only, ...others] = Object.values(more);
  return JSON.stringify(isComposed(value) && others.length === 0 && only !== undefined ? only : value);
}
