// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../app/page-under-test';

const SESSION = {
  ...{
    table: 'CF1',
    gamingDay: '2026-03-20',
    sessionNo: 1,
    opening: null,
    result: null,
    books: null,
    close: null,
  },
  ...{ fills: [], credits: [], drop: [], counts: [], limitsChanges: [] },
};
const fact = (recordNumber: number, time: string) => ({ recordNumber, happenedAt: `2026-03-20T${time}:00Z` });
const waiting = { changesSeat: false, seat: null, leftAt: null };

const open = (seats: object) =>
  openPage('/granada/table/CF1/2026-03-20/1', {
    Table: () => ({
      tableSession: { __typename: 'TableSessionFound', position: 40, complete: true, session: SESSION },
      playerBanks: { edges: [] },
    }),
    Rounds: () => ({ rounds: { pageInfo: { hasNextPage: false, endCursor: null }, edges: [] } }),
    TableSeats: () => ({
      tableSession: {
        __typename: 'TableSessionFound',
        session: {
          ...{ invited: [], interruptions: [], waitingList: [], seatDraws: [], lastHands: null },
          ...seats,
        },
      },
    }),
  });

const cellsOf = async (name: string): Promise<string[][]> => {
  const sheet = within(await screen.findByRole('table', { name }));
  return sheet
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''));
};

it('shows the list for vacant seats with what became of each entry, and the draw of the seats', async () => {
  open({
    waitingList: [
      {
        ...fact(11, '21:00'),
        ...waiting,
        player: 'cli-1',
        outcome: 'SEATED',
        seat: 4,
        leftAt: '2026-03-20T21:20:00Z',
      },
      { ...fact(12, '21:05'), ...waiting, player: 'cli-2', changesSeat: true, outcome: 'WAITING' },
    ],
    seatDraws: [{ ...fact(9, '20:55'), places: [{ seat: 2, player: 'cli-7' }] }],
  });
  expect((await cellsOf('Lista de espera')).map((row) => row.slice(0, 4))).toEqual([
    ['22:00', 'cli-1', 'puesto 4', '22:20'],
    ['22:05', 'cli-2 (cambio de puesto)', 'en espera', ''],
  ]);
  expect((await cellsOf('Sorteo de puestos')).map((row) => row.slice(0, 3))).toEqual([
    ['21:55', '2', 'cli-7'],
  ]);
});

it('shows interruptions with their reasons, an invitation and the last hands', async () => {
  open({
    interruptions: [
      {
        ...fact(13, '21:30'),
        reason: 'PLAYERS_MISSING',
        explanation: null,
        resumedAt: '2026-03-20T21:40:00Z',
      },
      { ...fact(15, '22:00'), reason: 'OTHER', explanation: 'Alarma', resumedAt: null },
    ],
    invited: ['cli-1', 'cli-2'],
    lastHands: { ...fact(20, '23:00'), hands: 3 },
  });
  expect((await cellsOf('Interrupciones')).map((row) => row.slice(0, 3))).toEqual([
    ['22:30', '22:40', 'Faltan jugadores'],
    ['23:00', 'sin reanudar', 'Otra cosa: Alarma'],
  ]);
  expect(screen.getByText('Partida por invitación: cli-1, cli-2')).toBeTruthy();
  expect(screen.getByText('Últimas manos anunciadas a las 00:00: 3')).toBeTruthy();
});
