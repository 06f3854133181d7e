// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage, type Served } from '../../app/page-under-test';
import type { FloorAlert } from './Alerts';

const ALERT: FloorAlert = {
  ...{ id: 'a-1', kind: 'SLIP_UNCONFIRMED', table: 'RF1', gamingDay: '2026-03-20', sessionNo: null },
  ...{ says: 'Slip V-7 waits', saysEs: 'El vale V-7 espera', since: '2026-03-20T22:00:00Z', decisions: [] },
};

const FLOAT = { amount: '9700.00', currency: 'EUR' };
const OPENINGS: Readonly<Record<string, object>> = {
  RF2: {
    ...{ game: 'roulette-french', happenedAt: '2026-03-20T20:00:00+01:00', holder: null, staff: [] },
    ...{ float: FLOAT, locked: FLOAT, minimum: FLOAT, captures: { rounds: false } },
  },
};

const session = (table: string): object => ({
  ...{
    table,
    gamingDay: '2026-03-20',
    sessionNo: 1,
    opening: OPENINGS[table] ?? null,
    close: null,
    result: null,
    books: null,
  },
  ...{ fills: [], credits: [], drop: [], counts: [] },
});

/** A floor with two tables and these alerts; acknowledgements appear when the floor is read again. */
function floor(...alerts: readonly FloorAlert[]): void {
  floorOf({}, ...alerts);
}

/** The hours of a night by house-banked rounds, with the meter of a pool after two movements. */
const WALL: Served = {
  WallHours: () => ({
    performance: {
      rows: ['22:00', '23:00'].map((hour, n) => ({
        key: [{ dimension: 'HOUR', value: hour, en: hour, es: hour }],
        ...{ currency: 'EUR', family: 'house', exists: null, casinos: ['granada'], sessions: 1, notes: [] },
        addresses: [],
        ...{ change: null, compared: null },
        figures: {
          ...{ captured: { amount: `${n}50.00`, minorUnits: `${n}5000`, currency: 'EUR' } },
          ...{ theoretical: null, expectedLow: null, expectedHigh: null, unknown: [] },
        },
      })),
    },
  }),
  WallMeters: () => ({
    jackpots: {
      edges: [
        {
          node: {
            pool: 'bolsa',
            history: [10, 11].map((recordNumber) => ({
              ...{ recordNumber, happenedAt: '2026-03-20T22:00:00Z', concept: 'Jugada', conceptEn: 'Round' },
              meter: { amount: '5040.00', minorUnits: '504000', currency: 'EUR' },
            })),
          },
        },
      ],
    },
  }),
};

function floorOf(served: Served, ...alerts: readonly FloorAlert[]): void {
  openFloor('/granada/floor', served, ...alerts);
}

function openFloor(path: string, served: Served, ...alerts: readonly FloorAlert[]): void {
  const seen = new Set<string>();
  const decision = { at: '2026-03-20T22:12:00Z', by: 'Iria Costa', words: null, recordNumber: 12 };
  openPage(path, {
    ...served,
    FloorTables: () => ({
      tables: { edges: [{ node: { table: 'RF1', lastGamingDay: '2026-03-20' } }] },
    }),
    Floor: () => ({
      tableSessions: {
        ...{ position: 9, complete: true },
        edges: [{ node: session('RF1') }, { node: session('RF2') }],
      },
      findings: { edges: [] },
      jackpots: { edges: [{ node: { pool: 'bolsa', meter: { ...FLOAT, amount: '5040.00' } } }] },
      floorAlerts: {
        at: '2026-03-20T22:11:30Z',
        alerts: alerts.map((alert) => ({ ...alert, decisions: seen.has(alert.id) ? [decision] : [] })),
      },
    }),
    AcknowledgeFloorAlert: ({ alert }) => {
      seen.add(alert as string);
      return { acknowledgeFloorAlert: { __typename: 'FloorAlertAcknowledged', receipt: '1' } };
    },
  });
}

const now = async (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Ahora' });

describe('the floor', () => {
  it('shows each overdue count with its table and delay', async () => {
    floor(ALERT);
    const list = await now();
    expect(within(list).getByText('1 aviso, primero el más antiguo.')).toBeTruthy();
    expect(within(list).getByText('El vale V-7 espera', { exact: false })).toBeTruthy();
    expect(within(list).getByText('desde hace 11 min')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^RF1/ }).textContent).toContain('1 aviso');
    expect(screen.getByRole('link', { name: /^RF2/ }).textContent).not.toContain('aviso');
  });

  it('keeps an acknowledged alert, with the person who acknowledged it', async () => {
    floor(ALERT);
    await userEvent.click(within(await now()).getByRole('button', { name: 'Reconocer' }));
    expect(await within(await now()).findByText(/^Reconocida por Iria Costa, /)).toBeTruthy();
    expect(within(await now()).queryByRole('button', { name: 'Reconocer' })).toBeNull();
  });

  it('says that nothing is overdue', async () => {
    floor();
    expect(within(await now()).getByText('Nada está retrasado.')).toBeTruthy();
  });

  it('shows the name of each game, and which table is not open', async () => {
    floor();
    expect((await screen.findByRole('link', { name: /^RF2/ })).textContent).toContain('Ruleta francesa');
    expect(screen.getByRole('link', { name: /^RF1/ }).textContent).toContain('apertura no comunicada');
  });

  it('sums up the night: the result so far, which tables are open, and the meter of each jackpot', async () => {
    floor();
    await now();
    const said = [...document.querySelectorAll('main dl > div')].map(({ textContent }) => textContent);
    expect(said.slice(1)).toEqual([
      'Resultado hasta ahora—2 mesas aún sin resultado',
      'Mesas abiertas1 de 2',
      'Contador de bolsa5.040,00 EUR',
    ]);
    expect(said[0]).toMatch(/^Hora\d{2}:\d{2}$/);
  });

  it('shows the opening time by the clock of the casino, whatever the offset of the event', async () => {
    const clocks = [{ from: '2026-01-01', timeZone: 'Atlantic/Canary' }];
    floorOf({ Frame: () => ({ casinos: [{ id: 'granada', position: 9, clocks }] }) });
    expect((await screen.findByRole('link', { name: /^RF2/ })).textContent).toContain('19:00');
  });

  it('fills the wall with the win of the latest hour, the night by hour and the path of each meter', async () => {
    openFloor('/granada/floor?wall=true', WALL);
    expect((await screen.findByText('Resultado de la hora 23:00')).parentElement!.textContent).toContain(
      '150,00 EUR',
    );
    expect(await screen.findByRole('img', { name: /^Resultado de las jugadas registradas/ })).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'Contador de bolsa' })).toBeTruthy();
  });
});
