import { type NightsService, startNights } from '../support/service/nights-service';

let nights: NightsService;

beforeAll(async () => {
  nights = await startNights('abcd');
});
afterAll(() => nights.stop());

interface Section {
  readonly es: string;
  readonly columns: readonly { readonly id: string; readonly kind: string }[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly string[] | null;
}
interface Book {
  readonly status: string;
  readonly sections: readonly Section[];
  readonly total: { readonly amount: { readonly amount: string }; readonly words: string } | null;
}

async function book(night: string, name: string): Promise<Book> {
  const { book: found } = await nights.client.ask<{ book: Book }>(
    `{ book(casino: "noche-${night}", day: "2026-01-01", book: ${name}) { ... on Book {
         status citation signatures certifiedBy sections { es columns { id kind } rows totals }
         total { amount { amount } words } } } }`,
  );
  return found;
}

describe('the books of the nights', () => {
  it('registro de anticipos: R of the roulette, and the parts it is made of', async () => {
    const { sections } = await book('a', 'ANTICIPOS');
    expect(sections.map(({ es }) => es)).toEqual(['Mesa RF1']);
    const [row] = sections[0]!.rows;
    // O, F, C, I, D, JP, SL, JS, R
    expect(row!.slice(4, 13)).toEqual([
      ...['15000.00', '15000.00', '5000.00', '20775.00', '7950.00', '0.00', '0.00', '0.00', '3725.00'],
    ]);
    expect(sections[0]!.totals![12]).toBe('3725.00');
  });

  it('libro-registro de control de ingresos: the total of the day in figures and in words', async () => {
    const { total, sections } = await book('a', 'CONTROL_DE_INGRESOS');
    expect(total).toEqual({
      amount: { amount: '3725.00' },
      words: 'tres mil setecientos veinticinco euros',
    });
    expect(sections[0]!.rows).toEqual([['RF1', 'roulette-french', '1', '3725.00']]);
  });

  it('names the functions that sign a book in Spanish and in English', async () => {
    const { book: found } = await nights.client.ask<{ book: unknown }>(
      '{ book(casino: "noche-a", day: "2026-01-01", book: CAMBISTAS) { ... on Book { signatures signaturesEn } } }',
    );
    expect(found).toEqual({
      signatures: ['Cambista', 'Jefe de partida', 'Cajero'],
      signaturesEn: ['Cambista', 'Pit boss', 'Cashier'],
    });
  });

  it('a column of amounts is declared as one even if its section has only a total', async () => {
    const { sections } = await book('a', 'CONTROL_DE_INGRESOS');
    expect(sections[1]).toMatchObject({ es: 'Mesas de círculo', rows: [] });
    expect(sections[1]!.columns.at(-1)).toEqual({ id: 'income', kind: 'MONEY' });
  });

  it('pools are listed apart from the results of tables', async () => {
    const { total, sections } = await book('c', 'CONTROL_DE_INGRESOS');
    expect(total!.amount.amount).toBe('1780.00');
    expect(sections[2]!.totals).toEqual(['Total', '-4880.00']);
  });

  it('registro de beneficios: expected and counted, the difference in a column of its own', async () => {
    const { sections } = await book('d', 'BENEFICIOS');
    expect(sections).toHaveLength(1);
    const { rows, totals } = sections[0]!;
    expect(rows[0]![0]).toBe('cli-0302 (CF1-1)');
    expect(rows.map((row) => row.slice(3))).toEqual([
      ['70.00', '68.00', '-2.00', ''],
      ['0.00', '0.00', '0.00', '0.00'],
    ]);
    expect(totals!.slice(3)).toEqual(['70.00', '68.00', '-2.00', '0.00']);
    expect((await book('d', 'CONTROL_DE_INGRESOS')).total!.amount.amount).toBe('68.00');
  });

  const file = (name: string, query: string) => nights.client.send(`/v1/books/${name}?${query}`);

  it('are had as files: CSV for programs, for people in Spain, and PDF', async () => {
    const at = 'casino=noche-a&day=2026-01-01';
    const machine = await file('control-de-ingresos', at);
    expect([machine.status, machine.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(machine.text).toContain('House-banked tables,RF1,roulette-french,1,3725.00\r\n');
    expect((await file('control-de-ingresos', `${at}&format=csv-es`)).text).toContain(
      'Total de la jornada;3725,00;EUR;tres mil setecientos veinticinco euros',
    );
    const pdf = await file('anticipos', `${at}&format=pdf`);
    expect([pdf.headers.get('content-type'), pdf.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    expect(pdf.headers.get('content-disposition')).toBe(
      'attachment; filename="noche-a-2026-01-01-anticipos.pdf"',
    );
  });

  test.each([
    ['libro-gordo', 'casino=noche-a&day=2026-01-01', /^book is libro-gordo: it must be one of anticipos, /],
    ['anticipos', 'casino=noche-a&day=01/01/2026', /^day is 01\/01\/2026: it must be a gaming day as /],
    ['anticipos', 'casino=noche-a', /^day is "": /],
    ['anticipos', 'casino=noche-a&day=2026-01-02&until=2026-01-01', /^until is 2026-01-01: .*not before day/],
    ['anticipos', 'casino=noche-a&day=2026-01-01&format=xls', /^format is xls: it must be one of csv, /],
    ['anticipos', 'casino=noche-a&day=2026-01-01&format=fec', /^format is fec: .*only the journal/],
    [
      'anticipos',
      'casino=noche-a&day=2026-01-01&knownAt=x',
      /^knownAt is x: it must be the number of a record/,
    ],
  ])('name the wrong parameter of %s?%s, and its valid values', async (name, query, message) => {
    const { status, body } = await file(name, query);
    expect([status, body['code']]).toEqual([400, 'BOOK.UNKNOWN_VALUE']);
    expect(body['message']).toMatch(message);
  });

  test.each([
    ['libro-gordo', 'casino=noche-a&day=2026-01-01', 400],
    ['anticipos', 'casino=noche-a&day=2026-02-30', 400],
    ['anticipos', 'casino=noche-a&day=2026-01-01&format=docx', 400],
    ['anticipos', 'casino=noche-a&day=2020-01-01', 404],
    ['anticipos', 'casino=nowhere&day=2026-01-01', 404],
    ['anticipos', 'casino=noche-a&day=2026-01-01&until=2026-01-02', 404],
    ['anticipos', 'casino=noche-a&day=2026-01-01&until=2025-12-31', 400],
  ])('refuse %s with %s: %s', async (name, query, status) => {
    const answer = await file(name, query);
    expect([answer.status, typeof answer.body['messageEs']]).toEqual([status, 'string']);
  });
});
