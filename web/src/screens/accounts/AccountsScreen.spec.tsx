// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../app/page-under-test';

const money = (amount: string) => ({ amount, minorUnits: amount.replace('.', ''), currency: 'EUR' });
const ZERO = money('0.00');

const CAGE = {
  account: 'cash:cage',
  inChart: { code: '570', name: 'Cash at the cage', nameEs: 'Efectivo en caja' },
  ...{ opening: ZERO, debits: money('1234.50'), credits: ZERO, closing: money('1234.50') },
  figure: 'balance/cash:cage',
};
const WIN = {
  account: 'win',
  inChart: { code: '701', name: 'Win', nameEs: 'Resultado del juego' },
  ...{ opening: ZERO, debits: ZERO, credits: money('1234.50'), closing: money('-1234.50') },
  figure: null,
};

const asked: Record<string, unknown>[] = [];

const served = {
  TrialBalance: (variables: Record<string, unknown>) => {
    asked.push(variables);
    const totals = { opening: ZERO, debits: money('1234.50'), credits: money('1234.50'), closing: ZERO };
    return {
      trialBalance: {
        ...{ position: 9, complete: true, lines: [CAGE, WIN] },
        totals: [{ ...totals, balanced: true }],
      },
    };
  },
};

const rows = async (): Promise<(string | null)[][]> =>
  within(await screen.findByRole('table', { name: 'Sumas y saldos · EUR' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('lists the accounts of the month of the day in view with codes, names and the totals of all', async () => {
  openPage('/granada/accounts', served);
  expect(await rows()).toEqual([
    ['570', 'Efectivo en caja', '0,00', '1.234,50', '0,00', '1.234,50'],
    ['701', 'Resultado del juego', '0,00', '0,00', '1.234,50', '−1.234,50'],
    ['', 'Total de todas las cuentas ✓cuadra', '0,00', '1.234,50', '1.234,50', '0,00'],
  ]);
  expect(asked.at(-1)).toMatchObject({ from: '2026-03-01', asOf: '2026-03-20', level: 'ACCOUNT' });
});

it('finds an account by its name without accents or capitals, and keeps the totals of all', async () => {
  openPage('/granada/accounts?from=2026-03-01&until=2026-03-31&text=EFECTIVO', served);
  await waitFor(async () =>
    expect((await rows()).map(([, name]) => name)).toEqual([
      'Efectivo en caja',
      'Total de todas las cuentas ✓cuadra',
    ]),
  );
});

it('leads from accounts that are summed up to the lines of all of them, with the balance after each', async () => {
  const line = {
    ...{ recordNumber: 7, line: 1, ofRecord: 7, bookingDay: '2026-03-20', gamingDay: '2026-03-19' },
    ...{ entryKind: 'original', title: 'Round settled', titleEs: 'Liquidación de la jugada' },
    ...{ account: 'win:roulette-french:RF1', inChart: WIN.inChart, subLedger: null, table: 'RF1' },
    ...{ game: 'roulette-french', slip: null, figure: 'movement/win', debit: ZERO, credit: money('50.00') },
  };
  const lines: Record<string, unknown>[] = [];
  openPage('/granada/accounts', {
    ...served,
    TablesOfAccounts: () => ({ tables: { edges: [{ node: { table: 'RF1', game: 'roulette-french' } }] } }),
    AccountLines: (variables) => {
      lines.push(variables);
      const node = { before: money('-100.00'), balance: money('-150.00'), line };
      const pageInfo = { hasNextPage: false, endCursor: null };
      return { generalLedger: { ...{ position: 9, complete: true, pageInfo }, edges: [{ node }] } };
    },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Resultado del juego' }));
  const sheet = await screen.findByRole('table', { name: 'win · EUR' });
  expect(
    within(sheet)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'FechaRegistroConceptoMesaDocumentoCuentaDebeHaberSaldo tras el apunte',
    '20/03/2026Suma anterior−100,00',
    '20/03/2026 (19/03/2026)7Liquidación de la jugadaRF1Resultado del juego50,00−150,00',
  ]);
  expect(lines.at(-1)).toMatchObject({ account: 'win', subtree: true, from: '2026-03-01' });
  await screen.findByRole('option', { name: /^RF1/ });
  fireEvent.change(screen.getByRole('combobox', { name: 'Juego' }), { target: { value: 'roulette-french' } });
  await waitFor(() => expect(lines.at(-1)).toMatchObject({ game: 'roulette-french' }));
});
