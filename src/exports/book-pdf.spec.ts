import { CONTROL_BOOK } from '../../test/support/books/control-book';
import { moneyCell, text } from '../ledger/_core/books/book';
import { pdfPages } from '../../test/support/pdf/pdf-text';
import { qrOnPage } from '../../test/support/pdf/qr-on-page';
import { anchorOf } from '../projector/verification/anchors';
import { bookPdf } from './book-pdf';
import type { PrintedLanguage } from './printed-words';
import type { ChartedBook } from './charted-book';

const rowsTo = (count: number) =>
  Array.from({ length: count }, (_, index) => [
    text(`Línea ${index + 1}`),
    text('Ruleta'),
    moneyCell(BigInt(index + 1) * 100n, 'EUR'),
    moneyCell(BigInt(index + 1) * 1_000n, 'EUR'),
  ]);

const tables = {
  en: 'Tables',
  es: 'Mesas',
  columns: [
    { id: 'line', en: 'Line', es: 'Línea' },
    { id: 'game', en: 'Game', es: 'Juego' },
    { id: 'income', en: 'Income', es: 'Ingreso' },
    { id: 'balance', en: 'Balance', es: 'Saldo', carries: 'balance' as const },
  ],
  rows: rowsTo(80),
  totals: [text('Total'), null, moneyCell(324_000n, 'EUR'), moneyCell(80_000n, 'EUR')],
};

const book: ChartedBook = {
  ...CONTROL_BOOK,
  certificates: [
    { act: 'closed', names: 'Nuria', at: '2026-01-02T08:30:00Z' },
    { act: 'certified', names: 'Eva', at: '2026-01-02T09:15:00+01:00' },
  ],
  sections: [tables],
  signatures: ['Cajero', 'Director'],
};

const printed = async (of: Partial<ChartedBook>, language: PrintedLanguage = 'es'): Promise<string[]> =>
  pdfPages(await bookPdf({ ...book, ...of }, language));

const lastLine = (page: string): number =>
  Math.max(0, ...[...page.matchAll(/Línea (\d+)/g)].map(([, n]) => Number(n)));

describe('a printed book of several pages', () => {
  let pages: string[];
  beforeAll(async () => {
    pages = await printed({});
  });

  it('states on each page the casino, the day, the folio and the number of folios', () => {
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(
        `granada Folio ${index + 1} de ${pages.length} Libro de control Jornada 01/01/2026`,
      );
      expect(page).toContain('Importes en EUR Jornada certificada · hasta el registro 412');
    }
  });

  it('carries sums and the last balance from each page with a table to the next', () => {
    const withTable = pages.filter((page) => lastLine(page) > 0);
    for (const [index, page] of withTable.slice(0, -1).entries()) {
      const last = lastLine(page);
      const carried = `${(last * (last + 1)) / 2},00`.replace(/\B(?=(\d{3})+,)/, '.');
      const balance = `${last * 10},00`;
      expect(page).toContain(`Suma y sigue ${carried} ${balance}`);
      expect(pages[index + 1]).toContain(`Suma anterior ${carried} ${balance}`);
    }
  });

  it('has no sum before the first page, and none to carry from the page with the total', () => {
    const ofTotal = pages.find((page) => page.includes('Total 3.240,00 800,00'))!;
    expect(pages[0]).not.toContain('Suma anterior');
    expect(ofTotal).not.toContain('Suma y sigue');
  });

  it('repeats the heading of the table where the table goes on, and is signed once, at its end', () => {
    expect(pages.map((page) => page.includes('Línea Juego Ingreso Saldo'))).toEqual(
      pages.map((page) => lastLine(page) > 0),
    );
    expect(pages.filter((page) => page.includes('Cajero'))).toEqual([pages.at(-1)]);
  });
});

it.each(Array.from({ length: 12 }, (_, index) => 18 + index))(
  'never begins a page with the total of its %d rows',
  async (count) => {
    const rows = rowsTo(count);
    const pages = await printed({ sections: [{ ...tables, rows }] });
    const ofTotal = pages.filter((page) => page.includes('Total '));
    expect(ofTotal).toHaveLength(1);
    expect(lastLine(ofTotal[0]!)).toBe(count);
    expect(pages.flatMap((page) => [...page.matchAll(/Línea (\d+)/g)].map(([, n]) => Number(n)))).toEqual(
      rows.map((_, index) => index + 1),
    );
  },
);

it('prints words unchanged, in cells and headings, since paper calculates no formula', async () => {
  const rows = [[text('-2, escalera'), text('=1+1'), moneyCell(100n, 'EUR'), null]];
  const section = { ...tables, en: '@Tables', es: '+Mesas', rows };
  for (const language of ['es', 'en'] as const) {
    const [page] = await printed({ sections: [section] }, language);
    expect(page).toContain('-2, escalera =1+1');
    expect(page).toContain(language === 'es' ? '+Mesas' : '@Tables');
    expect(page).not.toContain("'");
  }
});

it('a heading of a section goes to the page of its first row', async () => {
  let begun = 0;
  for (let count = 17; count < 23; count += 1) {
    const filled = { ...tables, rows: rowsTo(count) };
    const pages = await printed({ sections: [filled, { ...filled, es: 'Otras mesas' }] });
    const page = pages.find((each) => each.includes('Otras mesas'))!;
    expect(page).toMatch(/Otras mesas Línea Juego Ingreso Saldo Línea 1\b/);
    if (!page.startsWith('Otras mesas')) continue;
    begun += 1;
    expect(page).not.toContain('Suma anterior');
  }
  expect(begun).toBeGreaterThan(0);
});

it('leaves out an empty column, if the column allows it', async () => {
  const columns = [
    { id: 'a', en: 'A', es: 'Primera' },
    { id: 'kind', en: 'Kind', es: 'Clase', leftOutEmpty: true } as const,
    { id: 'b', en: 'B', es: 'Segunda' },
  ];
  const withKind = async (kind: string): Promise<string> =>
    (
      await printed({ sections: [{ en: 'S', es: 'S', columns, rows: [[text('x'), text(kind), null]] }] })
    ).join(' ');
  expect(await withKind('')).toContain('Primera Segunda x');
  expect(await withKind('contraasiento')).toContain('Primera Clase Segunda x contraasiento');
});

it('says of a section without rows that nothing is entered', async () =>
  expect((await printed({ sections: [{ ...tables, rows: [] }] })).join(' ')).toContain(
    'Mesas Línea Juego Ingreso Saldo Sin anotaciones Total 3.240,00 800,00',
  ));

describe('the signatures of close and certificate', () => {
  const signedBy = async (...signatures: string[]): Promise<string> =>
    (await printed({ sections: [], signatures })).join(' ');

  it('are printed under their functions, with the moment of each', async () =>
    expect(
      await signedBy('Responsable de contabilidad', 'Director o sustituto', 'Funcionario de control'),
    ).toMatch(
      /^Responsable de contabilidad Cerrado por Nuria 02\/01\/2026 08:30 UTC Director o sustituto Certificado por Eva 02\/01\/2026 09:15 Funcionario de control granada/,
    ));

  it('are printed alone if no person of that function signs', async () =>
    expect(await signedBy('Cambista', 'Cajero')).toMatch(
      /^Cambista Cajero Cierre de la jornada Nuria 02\/01\/2026 08:30 UTC Certificación Eva 02\/01\/2026 09:15 granada/,
    ));
});

describe('the head of a page', () => {
  const headOf = async (of: Partial<ChartedBook>, language?: PrintedLanguage): Promise<string> =>
    (await printed({ sections: [], ...of }, language)).join(' ');

  it('names company, tax number, casino and address where the authorisation does', async () => {
    const letterhead = {
      company: 'Juegos del Sur, S. A.',
      taxNumber: 'A18000018',
      name: 'Casino de Granada',
      address: 'Calle Real 1, Granada',
    };
    expect(await headOf({ letterhead })).toContain(
      'Juegos del Sur, S. A. NIF A18000018 Folio 1 de 1 Libro de control Jornada 01/01/2026 Casino de Granada (granada) · Calle Real 1, Granada · Importes en EUR',
    );
  });

  it('says of a book that is not certified that it is provisional; the page itself does before the close', async () => {
    expect(await headOf({ status: 'closed' })).toContain(
      'PROVISIONAL · sin certificar: no es el libro definitivo · Jornada cerrada · hasta el registro 412',
    );
    expect((await headOf({ status: 'closed' })).match(/PROVISIONAL/g)).toHaveLength(1);
    expect((await headOf({ status: 'open' })).match(/PROVISIONAL/g)).toHaveLength(2);
  });

  it('says of a period that it is one', async () =>
    expect(await headOf({ until: '2026-01-31' })).toContain(
      '01/01/2026 a 31/01/2026 Importes en EUR Periodo certificado',
    ));
});

describe('the printed seal', () => {
  const seal = { gamingDay: '2026-01-01', hash: '3f2a9c0177be04d2'.repeat(4) };
  const anchor = { record: 413n, hash: '79aa228f52773319'.repeat(4), seal };

  it('is printed short at the foot of each page, and whole in a code at the end', async () => {
    const pdf = await bookPdf({ ...book, anchor });
    const pages = pdfPages(pdf);
    expect(pages.every((page) => page.endsWith('Sello 3f2a 9c01 77be 04d2'))).toBe(true);
    expect(anchorOf(qrOnPage(pdf, pages.length - 1)!)).toEqual({ casino: 'granada', ...anchor });
    expect(pages.at(-1)).toContain(
      'Sello de la jornada 01/01/2026 3f2a 9c01 77be 04d2 Cadena en el registro 413 79aa 228f 5277 3319',
    );
  });

  it('fits a code also for the longest name of a casino', async () => {
    const casino = 'c'.repeat(63);
    const pdf = await bookPdf({ ...book, sections: [], casino, anchor });
    expect(anchorOf(qrOnPage(pdf, 0)!)).toEqual({ casino, ...anchor });
  });
});

it('a copy in English has English heads, dates and numbers, and the same figures', async () => {
  const row = [text('RF1'), text('x'), moneyCell(-123_456n, 'EUR'), null];
  const total = { amount: -123_456n, currency: 'EUR', words: 'menos mil doscientos treinta y cuatro euros' };
  const [page] = await printed({ sections: [{ ...tables, rows: [row] }], total }, 'en');
  expect(page).toMatch(/^Tables Line Game Income Balance RF1 x \u22121,234\.56 Total 3,240\.00 800\.00/);
  expect(page).toContain('Total of the day \u22121,234.56 EUR Cashier Director');
  expect(page).toContain('Control book Gaming day 1 Jan 2026 Amounts in EUR Day certified');
  expect(page).toContain('Certified by Eva 2 Jan 2026 09:15');
  const [spanish] = await printed({ sections: [{ ...tables, rows: [row] }], total });
  expect(spanish).toContain('\u22121.234,56 Total 3.240,00 800,00 Son menos mil');
});

it('says of history who closed it, and that it is imported, in the language of the copy', async () => {
  const certificates = [{ act: 'closed' as const, names: 'Nuria (importado)' }];
  const [spanish] = await printed({ sections: [], certificates });
  const [english] = await printed({ sections: [], certificates }, 'en');
  expect([spanish, english]).toEqual([
    expect.stringContaining('Nuria (importado)'),
    expect.stringContaining('Nuria (imported)'),
  ]);
});

it('has the same bytes each time it is printed', async () =>
  expect((await bookPdf(book)).equals(await bookPdf(book))).toBe(true));

it('maps a glyph to its own character, whatever was printed before with the same glyph', async () => {
  // The ohm sign and the letter omega have one.
  const [letter] = await printed({ sections: [], signatures: ['\u03a9'] });
  const [sign] = await printed({ sections: [], signatures: ['\u2126'] });
  expect([letter, sign].map((page) => page!.charAt(0))).toEqual(['\u03a9', '\u2126']);
});

it('shows a name in any script of Europe', async () =>
  expect((await printed({ sections: [], signatures: ['Łukasz Őry Σ'] })).join(' ')).toContain(
    'Łukasz Őry Σ',
  ));
