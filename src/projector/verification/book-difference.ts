import FORMER_WORDS from './former-words.json';

/** Headings, and texts of cells: what a release words. Everything else of a book is stated, not worded. */
const WORDED: ReadonlySet<string> = new Set(['en', 'es', 'text']);

/**
 * Whether a book of an archive is the book that the log gives today. A heading or a text may have the word that an earlier
 * release wrote there (former-words.json). Amounts, moments, places, names and whatever else it contains are equal.
 *
 * @param kept,given contents as JSON: amounts are decimal text of minor units
 */
export const isSameBook = (kept: unknown, given: unknown): boolean => isSame('', kept, given);

function isSame(name: string, kept: unknown, given: unknown): boolean {
  if (!isComposed(kept) || !isComposed(given)) {
    return kept === given || (WORDED.has(name) && areWords(kept, given) && isFormerWordOf(kept, given));
  }
  const names = Object.keys(kept);
  return (
    Array.isArray(kept) === Array.isArray(given) &&
    names.length === Object.keys(given).length &&
    names.every((each) => Object.hasOwn(given, each) && isSame(each, kept[each], given[each]))
  );
}

const isComposed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const areWords = (kept: unknown, given: unknown): boolean =>
  typeof kept === 'string' && typeof given === 'string';

const isFormerWordOf = (kept: unknown, given: unknown): boolean =>
  FORMER_WORDS.some(({ was, is }) => (kept as string).replace(was, is) === given);
