// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../app/page-under-test';

const money = (amount: string) => ({ amount, minorUnits: amount.replace('.', ''), currency: 'EUR' });
const page = { endCursor: null, hasNextPage: false };

const POOL = {
  ...{ pool: 'carrusel', game: 'caribbean-stud', closedBy: null, figure: 'meter/carrusel' },
  meter: money('5000.00'),
  terms: [
    ['CONTRIBUTED', '480.00'],
    ['FUNDED', '10000.00'],
    ['PRIZES', '-5480.00'],
    ['OTHER', '0.00'],
  ].map(([part, amount]) => ({ part, figure: `pool/carrusel/${part}`, amount: money(amount!) })),
  ...{ houseShareFigure: 'pool/carrusel/house-share', houseShare: money('120.00') },
};

const MOVE = {
  ...{ gamingDay: '2026-03-20', happenedAt: '2026-03-20T22:10:00Z', table: 'CS1', recordNumber: 11 },
  ...{ facts: 1, toMeter: money('0.00'), fromMeter: money('0.00'), houseShare: money('0.00') },
  ...{ read: null, difference: null, prizes: [], approvedBy: [], document: null },
};

const WON = {
  ...MOVE,
  ...{ eventType: 'cagnotte.round.settled.v1', fromMeter: money('600.00'), meter: money('4400.00') },
  prizes: [
    {
      ...{ recordNumber: 11, amount: money('600.00'), table: 'CS1', roundNo: 4, seat: 2, player: 'V-17' },
      combination: 'royal-flush',
    },
  ],
};

const READ = {
  ...{ ...MOVE, eventType: 'cagnotte.jackpot.read.v1', recordNumber: 12, meter: money('4400.00') },
  ...{ read: money('4390.00'), difference: money('-10.00') },
};

const STAKE = {
  ...{ ...MOVE, eventType: 'cagnotte.jackpot.contributed.v1', recordNumber: 13 },
  ...{ toMeter: money('4.00'), meter: money('4404.00'), read: money('4404.00'), difference: money('0.00') },
};

const OWED = {
  ...{ kind: 'PRIZE', recordNumber: 11, part: 0, gamingDay: '2026-03-10', eventType: 'round.settled' },
  ...{ pool: 'carrusel', table: 'CS1', sessionNo: 1, roundNo: 4, seat: 2, player: 'V-17' },
  ...{ combination: 'royal-flush', document: 'P-9', amount: money('600.00'), paid: money('100.00') },
  ...{ rest: money('500.00'), daysWaiting: 10, expiresOn: '2026-03-15', isExpired: true },
  payments: [
    { recordNumber: 30, gamingDay: '2026-03-12', document: null, how: 'named', amount: money('100.00') },
  ],
};

const open = (prizes: readonly object[]): Record<string, unknown>[] => {
  const asked: Record<string, unknown>[] = [];
  openPage('/granada/jackpots?from=2026-03-01&until=2026-03-20', {
    Jackpots: () => ({
      jackpots: { ...{ position: 9, complete: true }, edges: [{ node: POOL }] },
      unpaidPrizes: { pageInfo: page, edges: prizes.map((node) => ({ node })) },
    }),
    PoolPeriod: (variables) => {
      asked.push(variables);
      const period = { opening: money('5000.00'), moves: [WON, READ, STAKE], months: [] };
      return {
        jackpot: {
          ...{ __typename: 'JackpotFound', position: 9, complete: true },
          jackpot: { pool: 'carrusel', period },
        },
      };
    },
  });
  return asked;
};

const cells = (row: HTMLElement): (string | null)[] =>
  [...row.children].map(({ textContent }) => textContent);

it('shows the meter as the sum of its terms, each of which opens its explanation', async () => {
  open([]);
  const [, row] = within(await screen.findByRole('table', { name: 'Botes' })).getAllByRole('row');
  expect(cells(row!).slice(4)).toEqual(['480,00', '10.000,00', '−5.480,00', '0,00', '5.000,00', '120,00']);
  expect(within(row!).getAllByRole('button')).toHaveLength(6);
  await screen.findByText('Ningún premio está pendiente de pago.');
});

it('says to whom a prize is owed, what was paid of it, and how long it waits', async () => {
  open([OWED]);
  const table = await screen.findByRole('table', { name: 'Premios pendientes de pago' });
  const [, row, total] = within(table).getAllByRole('row');
  expect(cells(row!).slice(2)).toEqual([
    ...['carrusel', 'Jugada · Escalera real', 'V-17', 'CS1 · Jugada 4 · Plaza 2', 'P-9', '10 días'],
    '15/03/2026 · vencido',
    ...['600,00 EUR', '100,00 EUR12/03/2026 · 30: 100,00', '500,00 EUR'],
  ]);
  expect(cells(total!)).toEqual(['Total', '500,00 EUR']);
});

it('draws the meter of a period of the same books, marks prizes and readings, and states a difference', async () => {
  const asked = open([]);
  const drawing = await screen.findByRole('img', { name: 'Contador de carrusel' });
  expect(asked).toMatchObject([
    { pool: 'carrusel', from: '2026-03-01', until: '2026-03-20', knownAt: { position: 9 } },
  ]);
  expect(drawing.querySelectorAll('[class*="outside"]')).toHaveLength(2);
  const rows = within(
    screen.getByRole('table', { name: 'Movimientos y lecturas de carrusel · EUR' }),
  ).getAllByRole('row');
  expect(cells(rows[3]!).slice(6, 9)).toEqual(['4.400,00', '4.390,00', '✕no cuadra −10,00']);
  // A stake as any other is listed only where every movement is asked for.
  expect(rows).toHaveLength(4);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Listar también cada apuesta' }));
  expect(screen.getAllByText('✓')).toHaveLength(1);
});
