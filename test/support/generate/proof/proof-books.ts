import { ARCHIVED_BOOKS } from '../../../../src/ledger/books/book-catalogue.queries';
import { table } from '../markdown-table';
import { code } from './proof-tables';

export const bookTable = (): string =>
  table(
    ['book', 'English', 'Spanish'],
    Object.entries(ARCHIVED_BOOKS).map(([name, { en, es }]) => [code(name), en, es]),
  );

export const layoutTable = (): string =>
  table(
    ['book', 'layouts, each with the first release that writes it'],
    Object.entries(ARCHIVED_BOOKS).map(([name, { layouts }]) => [
      code(name),
      layouts.map((since, index) => `${index + 1}: ${since}`).join(', '),
    ]),
  );
