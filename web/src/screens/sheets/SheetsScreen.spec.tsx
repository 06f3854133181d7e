// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, type Served } from '../../app/page-under-test';
import type { Mapping } from './sheets';

const TYPE = 'cagnotte.cage.chips-sold.v1';

const MAPPING: Mapping = {
  type: TYPE,
  columns: [
    { heading: 'Momento', member: '/time' },
    { heading: 'Vale', member: '/data/slip' },
    { heading: 'Importe', member: '/data/amount' },
    { heading: 'Medio', member: '/data/meansOfPayment', values: { efectivo: 'cash' } },
  ],
  constants: [{ member: '/data/currency', value: 'EUR' }],
  identity: ['Vale'],
  numbers: '1.234,50',
  days: 'DD/MM/YYYY',
};

const member = (path: string, isRequired: boolean, more: object = {}) => ({
  ...{ path, isRequired, form: 'text' },
  ...more,
});

const READ = {
  sheet: {
    format: 'csv',
    encoding: 'utf-8',
    separator: ';',
    headings: ['Momento', 'Vale', 'Importe', 'Medio'],
    rows: 2,
  },
  ...{ seen: 'a', fresh: 0, recorded: 0, toCorrect: [], faults: [], faultCount: 0, totals: [] },
  examples: [{ row: 2, cells: ['20/03/2026 21:30', 'V-1', '1.250,50', 'efectivo'], event: null }],
};

const LOOKED = {
  ...READ,
  ...{ seen: 'b', fresh: 1, recorded: 3, faultCount: 1 },
  toCorrect: [{ row: 4, record: '17', source: '/casinos/granada/cage/sheets', event: 'x', replacement: {} }],
  faults: [
    {
      code: 'not-an-amount',
      row: 5,
      column: 'Importe',
      message: 'No amount: "?".',
      messageEs: 'No es un importe: «?».',
    },
  ],
  examples: [
    {
      ...READ.examples[0]!,
      event: {
        ...{
          source: '/casinos/granada/cage/sheets',
          gamingday: '2026-03-20',
          time: '2026-03-20T21:30:00+01:00',
        },
        data: { currency: 'EUR', amount: 125050, slip: 'V-1', meansOfPayment: 'cash' },
      },
    },
  ],
  totals: [{ heading: 'Importe', member: '/data/amount', currency: 'EUR', amount: '90071992547409.93' }],
};

interface Asked {
  readonly sheet: string;
  readonly mapping?: Mapping;
  readonly seen?: string;
  readonly partial?: boolean;
}

/** The service, which remembers what it was asked to import. */
function service(saved: readonly object[] = []) {
  const imported: Asked[] = [];
  const served: Served = {
    'GET /v1/sheets/mappings': () => ({ mappings: saved }),
    'GET /v1/sheets/types': () => ({ types: [TYPE] }),
    [`GET /v1/sheets/types/${TYPE}`]: () => ({
      members: [
        ...[member('/gamingday', false), member('/time', false), member('/data/currency', true)],
        member('/data/amount', true, { form: 'amount' }),
        member('/data/meansOfPayment', true, { choices: ['cash', 'bank'] }),
        member('/data/slip', false),
      ],
    }),
    'POST /v1/sheets/preview': (asked) => (asked['mapping'] === undefined ? READ : LOOKED),
    'POST /v1/sheets/import': (asked) => {
      imported.push(asked as unknown as Asked);
      return { counts: { stored: 1 }, recorded: 3, toCorrect: [], notKept: [] };
    },
  };
  return { served, imported };
}

async function choose(): Promise<void> {
  const file = new File(['Momento;Vale;Importe;Medio\n'], 'ventas.csv', { type: 'text/csv' });
  fireEvent.change(await screen.findByLabelText(/^Hoja \(CSV o XLSX/), { target: { files: [file] } });
  await screen.findByText('ventas.csv: CSV, utf-8, separador «;», 2 filas.');
}

const select = (name: string, value: string): void =>
  void fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

describe('the screen of sheets', () => {
  it('lets a person say what each column means, before anything can be looked at', async () => {
    const { served } = service();
    openPage('/granada/sheets', served);
    await choose();
    await screen.findByRole('option', { name: /^Venta de fichas/ });
    select('Cada fila es', TYPE);
    await screen.findByText('Falta todavía: Día y hora, Moneda, Importe, Medio de pago.');
    expect(screen.getByRole('button', { name: 'Ver las filas' })).toHaveProperty('disabled', true);
    for (const { heading, member: path } of MAPPING.columns) select(`Rellena: ${heading}`, path);
    fireEvent.change(screen.getByLabelText('«Efectivo» se escribe'), { target: { value: 'efectivo' } });
    press('Añadir un valor para todas las filas');
    select('Rellena siempre 1', '/data/currency');
    fireEvent.change(screen.getByLabelText('Valor 1'), { target: { value: 'EUR' } });
    expect(screen.queryByText(/^Falta todavía/)).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Nombra la fila: Vale' }));
    expect(screen.getByRole('button', { name: 'Ver las filas' })).toHaveProperty('disabled', false);
  });

  it('shows rows, faults and totals to the cent, and records what was looked at after a second press', async () => {
    const { served, imported } = service([{ name: 'Ventas', mapping: MAPPING }]);
    openPage('/granada/sheets', served);
    await choose();
    select('Correspondencia guardada', 'Ventas');
    fireEvent.click(await screen.findByRole('button', { name: 'Ver las filas' }));
    await screen.findByText(
      '1 filas por registrar, 3 ya registradas, 1 registradas con otros datos, 1 fallos.',
    );
    const examples = within(screen.getByRole('table', { name: 'Ejemplos' }));
    const [said, recordedAs] = examples.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(said).toContain('Importe1.250,50');
    expect(recordedAs).toContain('1.250,50 EUR');
    const faults = within(screen.getByRole('table', { name: 'Fallos' }));
    expect(faults.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Importe',
      'No es un importe: «?».',
    ]);
    expect(screen.getByText('Total de Importe').nextSibling?.textContent).toContain('90.071.992.547.409,93');
    expect(screen.getByRole('link', { name: 'Corregir el registro 17' })).toHaveProperty(
      'pathname',
      '/granada/records/17/correct',
    );
    const record = screen.getByRole('button', { name: 'Registrar 1 fila' });
    expect(record).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Registrar solo las filas sin fallo' }));
    press('Registrar 1 fila');
    expect(imported).toEqual([]);
    press('Sí, registrarlas');
    await screen.findByText('Registradas: 1. Registradas antes: 3. No registradas: 0.');
    expect(imported).toMatchObject([{ mapping: MAPPING, seen: 'b', partial: true }]);
  });
});
