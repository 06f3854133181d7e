// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, type Served } from '../../app/page-under-test';
import { quotientOf } from './quotient';

const money = (amount: string) => ({ amount, minorUnits: amount.replace('.', ''), currency: 'EUR' });

const quarterOf = (quarter: number, more: object = {}) => ({
  ...{ quarter, state: 'NOT_BEGUN', dueFrom: '2026-04-01', dueUntil: '2026-04-20' },
  ...{
    base: money('0.00'),
    due: money('0.00'),
    toPay: money('0.00'),
    paid: null,
    outstanding: money('0.00'),
  },
  ...{ presentations: [], payments: [], correction: null, corrections: [], correctionsLeftOut: 0 },
  ...{ toCertify: [], over: false, readUntil: '2025-12-31', warning: null, warningEs: null, figure: null },
  ...more,
});

const READY = quarterOf(1, {
  ...{ state: 'READY', over: true, base: money('1000.00'), due: money('150.00'), toPay: money('150.00') },
  ...{ warning: 'Read it again.', warningEs: 'Vuelva a leer el texto.', figure: 'duty/2026/1/to-pay' },
});

const RETURN = {
  __typename: 'GamingDutyReturn',
  ...{ citation: 'Ley 5/2021', readUntil: '2025-12-31', earlier: [], provenance: [] },
  parts: [
    {
      ...{ casino: 'granada', kind: 'WIN', account: 'win:roulette-french:RF1', amount: money('1000.00') },
      inChart: { code: '701', name: 'Win', nameEs: 'Resultado del juego' },
    },
  ],
  ...{ baseOfQuarter: money('1000.00'), baseToDate: money('1000.00') },
  brackets: [
    { from: money('0.00'), to: money('2000.00'), rate: '15/100', base: money('1000.00') },
    { from: money('2000.00'), to: null, rate: '30/100', base: money('0.00') },
  ],
  ...{ quotaToDate: money('150.00'), toPay: money('150.00') },
};

const served = (more: Served = {}): Served => ({
  DutyYear: () => ({
    dutyQuarters: {
      ...{ __typename: 'DutyQuarters', position: 9, complete: true, year: 2026, casinos: ['granada'] },
      quarters: [READY, quarterOf(2), quarterOf(3), quarterOf(4)],
    },
  }),
  DutyReturn: () => ({ gamingDutyReturn: RETURN }),
  ...more,
});

it('shows the quarters with their state, the brackets as stairs, and loudly that the text was read to an earlier day', async () => {
  openPage('/granada/duty?year=2026&quarter=1', served());
  const rows = within(await screen.findByRole('table', { name: 'Trimestres' })).getAllByRole('row');
  expect(rows.slice(1).map(({ children }) => children[1]!.textContent)).toEqual([
    'listo para presentar',
    ...['sin empezar', 'sin empezar', 'sin empezar'],
  ]);
  expect(
    within(rows[1]!)
      .getByRole('link', { name: /en XLSX$/ })
      .getAttribute('href'),
  ).toBe('/v1/books/tasa-de-juego?casino=granada&day=2026-03-31&format=xlsx');
  expect(screen.getByRole('alert').textContent).toBe('Vuelva a leer el texto.');
  await screen.findByRole('img', { name: 'Tramos de la tarifa y base acumulada' });
  await screen.findByRole('rowheader', { name: 'Resultado del juego' });
});

it('keeps what was typed of a presentation that the service refuses, and says why', async () => {
  const sent: Record<string, unknown>[] = [];
  openPage(
    '/granada/duty?year=2026&quarter=1',
    served({
      PresentDutyReturn: (variables) => {
        sent.push(variables);
        return {
          presentDutyReturn: {
            ...{ __typename: 'DutyReturnRefused', message: 'Not yet.', messageEs: 'Todavía no.' },
            ...{ citation: '', citationEs: '', about: ['2026-03-31'] },
          },
        };
      },
    }),
  );
  fireEvent.change(await screen.findByLabelText('Presentada el'), { target: { value: '10/04/2026' } });
  fireEvent.change(screen.getByLabelText('Referencia'), { target: { value: 'R-1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Registrar la presentación' }));
  await screen.findByText('Todavía no.');
  expect(sent).toMatchObject([{ year: 2026, quarter: 1, presentedOn: '2026-04-10', reference: 'R-1' }]);
  expect(screen.getByLabelText<HTMLInputElement>('Referencia').value).toBe('R-1');
});

it.each([
  ['15/100', '0.1500'],
  ['9/20', '0.4500'],
  ['1/3', '0.3333'],
  ['1/1', '1.0000'],
])('reads the rate %s as %s', (fraction, decimal) => {
  expect(quotientOf(fraction)).toBe(decimal);
});

it('shows the duty of all casinos of a person beside each other, with a total for each currency', async () => {
  const ofCasino = (casino: string, currency: string) => ({
    casino,
    quarters: [{ ...quarterOf(1, { state: 'PAID' }), toPay: { ...money('150.00'), currency } }],
  });
  const total = (currency: string) => ({
    ...{ quarter: 1, currency, due: money('0.00'), paid: null, outstanding: money('0.00') },
    toPay: { ...money('150.00'), currency },
  });
  openPage(
    '/granada/duty?year=2026&quarter=1',
    served({
      Frame: () => ({ casinos: ['ceuta', 'granada'].map((id) => ({ id, position: 9, clocks: [] })) }),
      DutyOfCasinos: () => ({
        dutyOfCasinos: {
          ...{ position: 9, casinos: [ofCasino('ceuta', 'EUR'), ofCasino('granada', 'GIP')] },
          totals: [total('EUR'), total('GIP')],
        },
      }),
    }),
  );
  const table = await screen.findByRole('table', { name: 'Tasa de todos los casinos en 2026' });
  const rows = within(table).getAllByRole('row');
  expect(rows.slice(1).map(({ children }) => children[0]!.textContent)).toEqual([
    ...['ceuta', 'granada', 'Total en EUR', 'Total en GIP'],
  ]);
  expect(rows[1]!.children[2]!.textContent).toBe('pagado');
});
