import { type Words, wordsIn } from './catalogue';
import type { Language } from './language';

type Facts = Words['facts'];

/** Under what a type is looked for, in the order of the list, and how the names of its types begin. */
export const SUBJECTS: readonly {
  readonly subject: keyof Facts['subjects'];
  readonly types: readonly string[];
}[] = [
  {
    subject: 'table',
    types: ['table', 'slip', 'box', 'drop', 'chips', 'slot', 'cambista', 'tips', 'poker-session'],
  },
  { subject: 'rounds', types: ['round', 'hand', 'shoe'] },
  { subject: 'banks', types: ['bank', 'coup'] },
  { subject: 'jackpots', types: ['jackpot'] },
  { subject: 'cage', types: ['cage', 'money'] },
  { subject: 'books', types: ['ledger', 'duty'] },
];

/** camelCase and hyphens as words: `bankBefore` is Bank before, `small-blind` is Small blind. */
const plain = (name: string): string => {
  const words = name
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll(/[-.]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Names come from events: what every object inherits, such as `constructor`, has no words here. */
const entryOf = (words: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;

export const fieldWord = (name: string, language: Language): string =>
  entryOf(wordsIn(language).facts.fields, name) ?? plain(name);

/** @param name - of a field with several rows: bets */
export const rowWord = (name: string, language: Language): string =>
  entryOf(wordsIn(language).facts.rows, name) ?? fieldWord(name, language);

/**
 * Some values mean something else in one field: the bank that wins a coup is not the bank that keeps money.
 * @param field - the name of the field that has the value, if its words depend on it
 */
export function choiceWord(value: string, language: Language, field?: string): string {
  const { choices, choicesOfField } = wordsIn(language).facts;
  return entryOf(choicesOfField, `${field} ${value}`) ?? entryOf(choices, value) ?? plain(value);
}

export const isOfField = (value: string, field: string, language: Language): boolean =>
  Object.hasOwn(wordsIn(language).facts.choicesOfField, `${field} ${value}`);

/** @param type - without `cagnotte.` and version: table.opened */
export const typeWord = (type: string, language: Language): string =>
  entryOf(wordsIn(language).facts.types, type) ?? plain(type);

/** @param type - as events have it: cagnotte.table.opened.v1 */
export const eventWord = (type: string, language: Language): string =>
  typeWord(type.replace(/^cagnotte\./, '').replace(/\.v\d+$/, ''), language);

/** `bets.0.stake` is Apuesta 1: Apostado. */
export const pathInWords = (path: string, language: Language): string =>
  path
    .split('.')
    .flatMap((part, at, parts) => {
      if (isRow(part)) return [];
      const row = parts[at + 1] ?? '';
      return isRow(row) ? `${rowWord(part, language)} ${Number(row) + 1}` : fieldWord(part, language);
    })
    .join(': ');

const isRow = (part: string): boolean => /^\d+$/.test(part);
