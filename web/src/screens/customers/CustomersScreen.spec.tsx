// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, type Served } from '../../app/page-under-test';

const money = (amount: string) => ({ amount, minorUnits: amount.replace('.', ''), currency: 'EUR' });

const operation = (recordNumber: number, eventType: string, table: string | null, amount: string) => ({
  ...{ recordNumber, eventType, table, happenedAt: '2026-03-20T22:10:00Z' },
  ...{ cashBrought: money(amount), cashTaken: money('0.00') },
  ...{ chipsBought: money(amount), chipsRedeemed: money('0.00') },
});

const customer = (player: string | null, cash: string, more: object = {}) => ({
  ...{ player, atLimit: true, identification: null, operationCount: 1 },
  ...{ cashBrought: money(cash), cashTaken: money('0.00') },
  ...{ chipsBought: money(cash), chipsRedeemed: money('0.00') },
  operations: [operation(7, 'cage.chips-sold', null, cash)],
  ...more,
});

const IDENTIFIED = {
  ...{ document: 'PASSPORT', by: 'Nuria Campos', at: '2026-03-21T08:00:00Z', note: null, recordNumber: 12 },
};

const served = (nodes: readonly object[], more: Served = {}): Served => ({
  DayCustomers: ({ onlyAtLimit }) => ({
    dayCustomers: {
      ...{ position: 9, complete: true, pageInfo: { hasNextPage: false, endCursor: null } },
      edges: (onlyAtLimit === true ? nodes.slice(0, 3) : nodes).map((node) => ({ node })),
    },
  }),
  ...more,
});

const LISTED = [
  customer(null, '6000.00'),
  customer('cli-1', '2000.00', {
    operationCount: 2,
    operations: [
      operation(7, 'cage.chips-sold', null, '1500.00'),
      operation(9, 'chips.exchanged', 'RF1', '500.00'),
    ],
  }),
  customer('cli-2', '2500.00', { identification: IDENTIFIED }),
  customer('cli-3', '50.00', { atLimit: false }),
];

it('marks who must be identified and was not, says who was and by whom, and opens the operations', async () => {
  openPage('/granada/customers/2026-03-20', served(LISTED));
  const table = await screen.findByRole('table', { name: 'Clientes de la jornada' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ children }) => [children[0]!.textContent, children[1]!.textContent])).toEqual([
    ['sin cliente citado', '6.000,00'],
    ['cli-1', '2.000,00'],
    ['cli-2', '2.500,00'],
  ]);
  expect(rows[0]!.textContent).toContain('la operación no cita a nadie');
  expect(rows[1]!.textContent).toContain('sin identificar');
  expect(rows[2]!.textContent).toContain('pasaporte · Nuria Campos, 21/03/2026 09:00');
  const operations = within(rows[1]!).getAllByRole('listitem', { hidden: true });
  expect(operations.map(({ textContent }) => textContent)).toEqual([
    '23:10 · Venta de fichas en caja · caja · 7 · Efectivo traído 1.500,00 · Fichas compradas 1.500,00',
    '23:10 · Cambio en mesa · RF1 · 9 · Efectivo traído 500,00 · Fichas compradas 500,00',
  ]);
  expect(screen.getByRole('link', { name: 'XLSX' }).getAttribute('href')).toBe(
    '/v1/lists/day-customers?casino=granada&day=2026-03-20&onlyAtLimit=true&knownAt=9&format=xlsx&language=es',
  );
});

it('lists the customers below the amount when asked', async () => {
  openPage('/granada/customers/2026-03-20', served(LISTED));
  fireEvent.click(await screen.findByLabelText('Solo desde 2.000 EUR'));
  await screen.findByRole('rowheader', { name: 'cli-3' });
  expect(screen.getByText(/por debajo de 2.000 EUR/)).toBeTruthy();
});

it('keeps what was typed of an identification that the service refuses, and never in this browser', async () => {
  const sent: Record<string, unknown>[] = [];
  openPage(
    '/granada/customers/2026-03-20?player=cli-1',
    served(LISTED, {
      IdentifyCustomer: (variables) => {
        sent.push(variables);
        return {
          identifyCustomer: {
            ...{ __typename: 'CustomerRefused', message: 'Not yet.', messageEs: 'Todavía no.' },
            ...{ citation: '', citationEs: '' },
          },
        };
      },
    }),
  );
  const form = within(await screen.findByRole('region', { name: 'Identificar: cli-1' }));
  fireEvent.change(form.getByLabelText('Documento'), { target: { value: 'PASSPORT' } });
  fireEvent.change(form.getByLabelText('Número del documento'), { target: { value: 'XDB-1' } });
  fireEvent.click(form.getByRole('button', { name: 'Identificar' }));
  await screen.findByText('Todavía no.');
  expect(sent).toMatchObject([
    { day: '2026-03-20', player: 'cli-1', document: 'PASSPORT', documentNumber: 'XDB-1', note: null },
  ]);
  expect(form.getByLabelText<HTMLInputElement>('Número del documento').value).toBe('XDB-1');
  expect(JSON.stringify({ ...localStorage })).not.toContain('XDB-1');
});

it('asks for a reason before an identification is withdrawn', async () => {
  openPage('/granada/customers/2026-03-20?player=cli-2', served(LISTED));
  const form = within(await screen.findByRole('region', { name: 'Retirar la identificación: cli-2' }));
  const act = form.getByRole<HTMLButtonElement>('button', { name: 'Retirar la identificación' });
  expect(act.disabled).toBe(true);
  fireEvent.change(form.getByLabelText('Motivo'), { target: { value: 'otro cliente' } });
  expect(act.disabled).toBe(false);
});

it('decides nothing while the time machine shows an earlier moment', async () => {
  openPage('/granada/customers/2026-03-20?known=8&player=cli-1', served(LISTED));
  await screen.findByRole('rowheader', { name: 'cli-1' });
  expect(screen.queryByRole('region', { name: /Identificar/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Identificar: cli-1' })).toBeNull();
});
