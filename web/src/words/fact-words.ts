import { type Words, wordsIn } from './catalogue';
import type { Language } from './language';

type Facts = Words['facts'];

/** Subjects of types of events in the order of the list, with the prefixes of their types. */
export const SUBJECTS: readonly {
  readonly subject: keyof Facts['subjects'];
  readonly types: readonly string[];
}[] = [
  {
    subject: 'table',
    types: [
      'table',
      'staff',
      'slip',
      'box',
      'drop',
      'chips',
      'slot',
      'cambista',
      'tips',
      'poker-session',
      'last-hands',
      'waiting-list',
      'seats',
      'players',
      'reading',
      'incident',
    ],
  },
  { subject: 'rounds', types: ['round', 'hand', 'shoe', 'dice'] },
  { subject: 'banks', types: ['bank', 'coup'] },
  { subject: 'jackpots', types: ['jackpot'] },
  { subject: 'cage', types: ['cage', 'money'] },
  { subject: 'equipment', types: ['equipment'] },
  { subject: 'books', types: ['ledger', 'duty'] },
];

/** Splits camelCase and hyphens into words: `bankBefore` becomes Bank before, `small-blind` Small blind. */
const plain = (name: string): string => {
  const words = name
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll(/[-.]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Names come from events, so inherited properties such as `constructor` must not be found. */
const entryOf = (words: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;

export const fieldWord = (name: string, language: Language): string =>
  entryOf(wordsIn(language).facts.fields, name) ?? plain(name);

/** @param name the name of a field with several rows: bets */
export const rowWord = (name: string, language: Language): string =>
  entryOf(wordsIn(language).facts.rows, name) ?? fieldWord(name, language);

/**
 * Some values have other words in one field: the bank that wins a coup is not the bank that holds money.
 * @param field the name of the field with the value
 */
export function choiceWord(value: string, language: Language, field?: string): string {
  const { choices, choicesOfField } = wordsIn(language).facts;
  return entryOf(choicesOfField, `${field} ${value}`) ?? entryOf(choices, value) ?? plain(value);
}

export const isOfField = (value: string, field: string, language: Language): boolean =>
  Object.hasOwn(wordsIn(language).facts.choicesOfField, `${field} ${value}`);

/** @param type the type without `cagnotte.` and version: table.opened */
export const typeWord = (type: string, language: Language): string =>
  entryOf(wordsIn(language).facts.types, type) ?? plain(type);

/** @param type the full type: cagnotte.table.opened.v1 */
export const eventWord = (type: string, language: Language): string =>
  typeWord(type.replace(/^cagnotte\./, '').replace(/\.v\d+$/, ''), language);

/** The name of a path: `bets.0.stake` is Apuesta 1: Apostado. */
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
