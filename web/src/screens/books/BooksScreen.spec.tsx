// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../app/page-under-test';

const book = (name: string, group: string, es: string) => ({
  ...{ name, group, es, en: es, ofPeriods: false, signatures: ['Cajero'], signaturesEn: ['Cashier'] },
  ...{ citation: 'Contabilidad de la casa', citationEn: 'Accounting of the house' },
  address: `/v1/books/${name.toLowerCase()}?casino=granada&day=2026-03-20&knownAt=9`,
});

it('lists the books in groups, with the status of the day and the downloads of each at the record of the screen', async () => {
  openPage('/granada/books/2026-03-20', {
    BookCatalogue: () => ({
      dayBoard: { edges: [{ node: { status: 'PRELIMINARY' } }] },
      books: {
        ...{ position: 9, complete: true, day: '2026-03-20', until: '2026-03-20', open: ['2026-03-20'] },
        books: [
          book('ANTICIPOS', 'TABLES', 'Registro de anticipos'),
          book('CHEQUES', 'CAGE', 'Libro de cheques'),
          book('DIARIO', 'ACCOUNTS', 'Libro diario'),
          book('BENEFICIOS', 'TABLES', 'Registro de beneficios'),
        ],
      },
    }),
  });
  const table = await screen.findByRole('table', { name: 'Libros oficiales' });
  const titles = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(titles).toEqual([
    ...['Mesas', 'Registro de anticipos', 'Registro de beneficios'],
    ...['Caja central', 'Libro de cheques', 'Contabilidad', 'Libro diario'],
  ]);
  expect(screen.getByText('Preliminar')).toBeTruthy();
  const files = ['PDF', 'XLSX', 'CSV'].map((called) =>
    within(table)
      .getByRole('link', { name: `Libro diario, ${called}` })
      .getAttribute('href'),
  );
  const address = '/v1/books/diario?casino=granada&day=2026-03-20&knownAt=9';
  expect(files).toEqual([`${address}&format=pdf`, `${address}&format=xlsx`, `${address}&format=csv-es`]);
});
