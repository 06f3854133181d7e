// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../app/page-under-test';

const money = (amount: string) => ({ amount, minorUnits: amount.replace('.', ''), currency: 'EUR' });

const recorded = (incident: string, more: object) => ({
  ...{ id: `RF1/2026-03-20/1/${incident}`, incident, kind: 'DISPUTE', table: 'RF1', sessionNo: 1 },
  ...{ play: '12', players: ['cli-1', 'cli-2'], employees: ['E-9'], rule: null, note: null, by: 'Luis' },
  ...{ at: '2026-03-20T22:10:00Z', recordNumber: 7, decision: null },
  ...more,
});

const DECISION = {
  ...{ decision: 'SENT_AWAY', rule: '1.1.10-IX.15', sentAway: ['cli-2'], consulted: 'Carmen' },
  ...{ document: 'IN-1', note: null, by: 'Luis', at: '2026-03-20T22:20:00Z', recordNumber: 9 },
};

const READING = {
  ...{ table: 'RF1', sessionNo: 1, heads: 9, places: 12, floatEstimate: money('14000.00') },
  ...{ boxEstimate: null, minimum: money('2.00'), by: 'Luis', at: '2026-03-20T22:30:00Z', recordNumber: 11 },
};

const asked: unknown[] = [];
const page = { position: 12, complete: true, pageInfo: { hasNextPage: false, endCursor: null } };

const open = () =>
  openPage('/granada/incidents/2026-03-20', {
    IncidentsOfDay: ({ isDecided }) => {
      asked.push(isDecided);
      const all = [recorded('I-1', { decision: DECISION }), recorded('I-2', { kind: 'CONDUCT' })];
      const shown = isDecided === false ? all.slice(1) : all;
      return { incidents: { ...page, edges: shown.map((node) => ({ node })) } };
    },
    LastReadings: () => ({ tableReadings: { edges: [{ node: READING }] } }),
    AttachedDocuments: () => ({ attachedDocuments: { ...page, edges: [] } }),
  });

it('lists the incidents of a day with what was decided, and opens one with its parties and its decision', async () => {
  open();
  const sheet = within(await screen.findByRole('table', { name: 'Incidentes de la jornada' }));
  const rows = sheet.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)!.textContent)).toEqual([
    'Se expulsa a un jugador',
    'sin decidir',
  ]);
  fireEvent.click(sheet.getByRole('button', { name: 'I-1' }));
  const detail = within(screen.getByRole('region', { name: 'Incidente I-1 en RF1' }));
  expect(detail.getByText('1.1.10-IX.15')).toBeTruthy();
  expect(detail.getByText('IN-1')).toBeTruthy();
  expect(detail.getByText('E-9')).toBeTruthy();
});

it('asks for those without a decision alone', async () => {
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Solo los pendientes de decisión' }));
  await screen.findByRole('button', { name: 'I-2' });
  expect(asked.at(-1)).toBe(false);
});

it('shows the last reading of each table as an estimate, and a dash for what was not read', async () => {
  open();
  const sheet = within(await screen.findByRole('table', { name: 'Últimas lecturas de las mesas' }));
  const cells = sheet.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(2, 6)).toEqual(['9/12', '14.000,00 EUR', '—', '2,00 EUR']);
});
