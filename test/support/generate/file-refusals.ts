import {
  accountsWithoutCode,
  codesOfOtherLength,
  codesTooShort,
  type FileRefusal,
  fileTooLarge,
  listTooLarge,
  notNumbered,
  severalYears,
  unknownValue,
} from '../../../src/exports/book-refusals';

/** Each refusal of a file of a book, with placeholders for its parts. */
export const fileRefusals = (): FileRefusal[] => [
  unknownValue('{parameter}', '{value}', { en: '{what it takes}', es: '{lo que admite}' }),
  accountsWithoutCode(['{accounts}']),
  codesOfOtherLength(['{codes}']),
  codesTooShort(['{codes}']),
  severalYears(['{years}']),
  notNumbered(),
  fileTooLarge({ rows: '{rows}', most: '{most}', format: '{format}' }),
  listTooLarge({ rows: '{rows}', most: '{most}', format: '{format}' }),
];
