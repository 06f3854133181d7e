import { harmlessInPlace } from './formulas';
import { type CodedLine, withoutControls } from './journal-lines';

/** The beginning of a text, in a field of so many characters. */
export const fitted = (text: string, width: number): string =>
  harmlessInPlace(Array.from(withoutControls(text)).slice(0, width).join('').trimEnd());

/** The end of a number of a paper, in which it differs from others, in a field of so many characters. */
export const endOf = (text: string, width: number): string =>
  harmlessInPlace(Array.from(withoutControls(text)).slice(-width).join('').trimStart());

/** In a field of fixed width the kind stands first, in short: cut off, a reversal would read like what it reverses. */
const SHORT_KINDS: Readonly<Record<string, string>> = {
  contraasiento: 'Contraas. ',
  'asiento sustitutivo': 'Sustit. ',
};

/**
 * What the lines of an entry say, each in a field of so many characters. Lines on one code say at their end in what they
 * differ, since the program has nothing else to tell them apart by; their number where that is too long.
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

/** How many characters texts begin with that are the same words in all. */
function sharedBeginning(texts: readonly string[]): number {
  const [first = '', ...others] = texts;
  let shared = 0;
  for (const [word] of first.matchAll(/\S+\s*/g)) {
    if (!others.every((text) => text.startsWith(word, shared))) break;
    shared += word.length;
  }
  return shared;
}
