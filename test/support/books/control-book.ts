import type { KeptBook } from '../../../src/ledger/books/books.queries';

/** A control book of one day without sections, for specs of the files that books are written to. */
export const CONTROL_BOOK: KeptBook = {
  name: 'control-de-ingresos',
  en: 'Control book',
  es: 'Libro de control',
  citation: 'art. 54',
  casino: 'granada',
  day: '2026-01-01',
  until: '2026-01-01',
  span: 'day',
  currency: 'EUR',
  status: 'certified',
  through: 412n,
  certifiedBy: ['Eva'],
  sections: [],
  signatures: ['Director'],
};
