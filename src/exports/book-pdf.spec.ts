import { money, text } from '../ledger/_core/books/book';
import type { KeptBook } from '../ledger/books/books.queries';
import { pdfPages } from '../../test/support/pdf/pdf-text';
import { bookPdf } from './book-pdf';

const rows = Array.from({ length: 80 }, (_, index) => [
  text(`Línea ${index + 1}`),
  text('Ruleta'),
  money(BigInt(index + 1) * 100n, 'EUR'),
  money(BigInt(index + 1) * 1_000n, 'EUR'),
]);

const book: KeptBook = {
  ...{ name: 'control-de-ingresos', en: 'Control book', es: 'Libro de control', citation: 'art. 54' },
  ...{ casino: 'granada', day: '2026-01-01', until: '2026-01-01', span: 'day', currency: 'EUR' },
  ...{ status: 'certified', through: 412n, certifiedBy: ['Eva'] },
  sections: [
    {
      ...{ en: 'Tables', es: 'Mesas' },
      columns: [
        { id: 'line', en: 'Line', es: 'Línea' },
        { id: 'game', en: 'Game', es: 'Juego' },
        { id: 'income', en: 'Income', es: 'Ingreso' },
        { id: 'balance', en: 'Balance', es: 'Saldo', carries: 'balance' },
      ],
      rows,
      totals: [text('Total'), null, money(324_000n, 'EUR'), money(80_000n, 'EUR')],
    },
  ],
  signatures: ['Cajero', 'Director'],
};

const lastLine = (page: string): number =>
  Math.max(...[...page.matchAll(/Línea (\d+)/g)].map(([, n]) => Number(n)));

describe('a printed book of three pages', () => {
  let pages: string[];
  beforeAll(async () => {
    pages = pdfPages(await bookPdf(book));
  });

  it('says on each page which it is, and of how many', () =>
    expect(pages.map((page) => /Página \d de \d/.exec(page)?.[0])).toEqual([
      ...['Página 1 de 3', 'Página 2 de 3', 'Página 3 de 3'],
    ]));

  it('carries sums and the last balance from each page to the next', () => {
    for (const [index, page] of pages.slice(0, -1).entries()) {
      const last = lastLine(page);
      const carried = `${(last * (last + 1)) / 2},00`.replace(/\B(?=(\d{3})+,)/, '.');
      const balance = `${last * 10},00`;
      expect(page).toContain(`Suma y sigue ${carried} ${balance}`);
      expect(pages[index + 1]).toContain(`Suma anterior ${carried} ${balance}`);
    }
  });

  it('has no sum before the first page, and none to carry from the last', () => {
    expect(pages[0]).not.toContain('Suma anterior');
    expect(pages[2]).not.toContain('Suma y sigue');
    expect(pages[2]).toContain('Total 3.240,00 800,00');
  });

  it('repeats the heading of the table, and is signed once, at its end', () => {
    expect(pages.every((page) => page.includes('Línea Juego Ingreso Saldo'))).toBe(true);
    expect(pages.map((page) => page.includes('Cajero'))).toEqual([false, false, true]);
    expect(pages[2]).toContain('Certificado por Eva');
  });
});

it('leaves a column out in which nothing stands, where the column allows it', async () => {
  const columns = [
    { id: 'a', en: 'A', es: 'Primera' },
    { id: 'kind', en: 'Kind', es: 'Clase', leftOutEmpty: true } as const,
    { id: 'b', en: 'B', es: 'Segunda' },
  ];
  const printed = async (kind: string): Promise<string> => {
    const section = { en: 'S', es: 'S', columns, rows: [[text('x'), text(kind), null]] };
    return pdfPages(await bookPdf({ ...book, sections: [section] })).join(' ');
  };
  expect(await printed('')).toContain('Primera Segunda x');
  expect(await printed('anulación')).toContain('Primera Clase Segunda x anulación');
});

describe('the certificate', () => {
  const signedBy = async (...signatures: string[]): Promise<string> =>
    pdfPages(await bookPdf({ ...book, sections: [], signatures })).join(' ');

  it('stands under the line of the direction, whoever signs after it', async () =>
    expect(await signedBy('Director de juegos o sustituto', 'Funcionario de control')).toMatch(
      /Director de juegos o sustituto Certificado por Eva .*Funcionario de control/,
    ));

  it('stands by itself where nobody of the direction signs', async () =>
    expect(await signedBy('Cambista', 'Cajero')).toMatch(/Cambista .*Cajero Certificado por Eva/));
});

it('a heading of a section goes to the page of its first row', async () => {
  const [section] = book.sections;
  const filled = { ...section!, rows: rows.slice(0, 36) };
  const pages = pdfPages(await bookPdf({ ...book, sections: [filled, { ...filled, es: 'Otras mesas' }] }));
  expect(pages.map((page) => /(Otras mesas) Línea Juego Ingreso Saldo (Línea 1)\b/.exec(page)?.[2])).toEqual([
    ...[undefined, 'Línea 1'],
  ]);
  expect(pages[0]).not.toContain('Otras mesas');
  expect(pages[1]).not.toContain('Suma anterior');
});
