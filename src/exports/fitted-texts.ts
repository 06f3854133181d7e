import { harmlessInPlace } from './formulas';
import { type CodedLine, withoutControls } from './journal-lines';

/** The beginning of a text, cut to a field of `width` characters. */
export const fitted = (text: string, width: number): string =>
  harmlessInPlace(Array.from(withoutControls(text)).slice(0, width).join('').trimEnd());

/** The last `width` characters of a document number, in which document numbers differ. */
export const lastCharacters = (text: string, width: number): string =>
  harmlessInPlace(Array.from(withoutControls(text)).slice(-width).join('').trimStart());

/** The kind comes first and is abbreviated: at the end of a long text it would be cut off, and a reversal would read like its original. */
const SHORT_KINDS: Readonly<Record<string, string>> = {
  contraasiento: 'Contraas. ',
  'asiento sustitutivo': 'Sustit. ',
};

/**
 * The text of each line of an entry, cut to `width` characters. Lines with the same code end with the words in which they
 * differ, because the accounting program shows nothing else that distinguishes them; with their number where the words do not
 * fit.
 */
export function wordsOfEntry(entry: readonly CodedLine[], width: number): string[] {
  return entry.map((line) => {
    const words = `${SHORT_KINDS[line.kind] ?? ''}${line.concept}`;
    const difference = differenceOf(line, entry, Math.floor(width / 2));
    if (difference === '') return fitted(words, width);
    const room = width - Array.from(difference).length - 1;
    return fitted(`${fitted(words, room)} ${difference}`, width);
  });
}

function differenceOf(line: CodedLine, entry: readonly CodedLine[], width: number): string {
  const texts = [...new Set(entry.filter(({ code }) => code === line.code).map(textOf))];
  if (texts.length === 1) return '';
  const shared = sharedBeginning(texts);
  const differences = texts.map((text) => fitted(text.slice(shared), width));
  const own = texts.indexOf(textOf(line));
  const isClear = new Set(differences).size === texts.length && !differences.includes('');
  return isClear ? differences[own]! : `${own + 1}/${texts.length}`;
}

const textOf = ({ about, subLedger }: CodedLine): string =>
  `${about}${subLedger === '' ? '' : ` ${subLedger}`}`;

/** The length of the beginning that all texts share, in whole words. */
function sharedBeginning(texts: readonly string[]): number {
  const [first = '', ...others] = texts;
  let shared = 0;
  for (const [word] of first.matchAll(/\S+\s*/g)) {
    if (!others.every((text) => text.startsWith(word, shared))) break;
    shared += word.length;
  }
  return shared;
}
