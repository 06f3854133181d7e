// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../app/page-under-test';

const money = (amount: string) => ({ amount, minorUnits: amount.replace('.', ''), currency: 'EUR' });

const dayOf = (day: string, more: object) => ({
  node: {
    ...{ casino: 'granada', casinoName: null, explanationsMissing: 0 },
    ...{ day, status: 'CERTIFIED', figure: `day/${day}`, win: money('500.00'), drop: money('900.00') },
    ...{ commission: money('20.00'), duty: money('75.00'), withoutResult: 0, openTables: [], waitsFor: [] },
    ...{ openFindings: { violations: 0, advisories: 0, information: 0 }, closedBy: null, certifiedBy: null },
    ...more,
  },
});

const DAYS = [
  dayOf('2026-03-21', {
    ...{ status: 'OPEN', win: money('-1234.50'), duty: null, withoutResult: 2, openTables: ['RF1', 'RF2'] },
    ...{ waitsFor: ['CLOSE_TABLES'], explanationsMissing: null },
  }),
  dayOf('2026-03-20', {
    ...{ status: 'PRELIMINARY', duty: null, waitsFor: ['LOOK_AT_VIOLATIONS', 'CLOSE'] },
    ...{ openFindings: { violations: 1, advisories: 2, information: 3 }, explanationsMissing: 2 },
  }),
  dayOf('2026-03-19', { certifiedBy: 'Carmen Ortega' }),
];

const board = () => ({
  dayBoard: {
    ...{ position: 9, complete: true, edges: DAYS },
    pageInfo: { endCursor: null, hasNextPage: false },
  },
});

const OPENING = {
  ...{ game: 'roulette-french', happenedAt: '2026-03-21T20:00:00+01:00', recordNumber: 1, holder: null },
  ...{ float: money('3000.00'), locked: money('0.00'), minimum: money('5.00'), staff: [] },
};

/** A table session that has no count yet. */
const sessionOf = (table: string, more: object) => ({
  node: {
    ...{ table, gamingDay: '2026-03-21', sessionNo: 1, close: null, result: null, books: null },
    ...{ opening: { ...OPENING, captures: { rounds: true } }, fills: [], credits: [], drop: [], counts: [] },
    ...more,
  },
});

/** Whether a part asks for the record that the head of the screen states: the ninth. */
const isOfTheHead = ({ knownAt }: Record<string, unknown>): boolean =>
  (knownAt as { position?: number } | undefined)?.position === 9;

it('shows the night with what is not counted of it, the days that wait, the oldest first, and every amount of one record', async () => {
  openPage('/granada/home', {
    Home: board,
    HomeTonight: (asked) => ({
      tableSessions: {
        edges: [
          sessionOf('RF1', {
            books: { win: money(isOfTheHead(asked) ? '700.00' : '800.00'), commission: money('0.00') },
          }),
          sessionOf('RF2', { opening: { ...OPENING, captures: { rounds: false } } }),
        ],
      },
    }),
    HomeFindings: (asked) => ({
      findingCounts: { counts: [{ key: 'violation', count: isOfTheHead(asked) ? 1 : 2 }] },
    }),
    HomeDuty: (asked) => ({
      dutyQuarters: {
        quarters: [
          {
            ...{ quarter: 1, state: 'OPEN', figure: 'duty/1', dueUntil: '2026-04-20' },
            ...{ base: money('1000.00'), toPay: money(isOfTheHead(asked) ? '200.00' : '210.00') },
          },
          {
            ...{ quarter: 2, state: 'NOT_BEGUN', figure: null },
            dueUntil: '2026-07-20',
            base: null,
            toPay: null,
          },
        ],
      },
    }),
  });
  const night = await screen.findByRole('region', { name: /^Jornada 21\/03\/2026/ });
  // As the floor shows it: the counts of the night, else its captured rounds.
  await within(night).findByText('700,00');
  expect(night.textContent).toContain('Resultado hasta ahora700,00 EUR1 mesa aún sin resultado');
  expect(night.textContent).toContain('Resultado−1.234,50 EUR');
  expect(night.textContent).toContain('2 sesiones sin resultado');
  const waiting = screen.getByRole('region', { name: 'Qué espera' });
  expect(
    within(waiting)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(
      /^20\/03\/2026.*Preliminar500,00 EUR.*1.*2.*revisar los incumplimientos · cerrar los libros$/,
    ),
    expect.stringMatching(/^21\/03\/2026.*Abierta−1\.234,50 EUR.*cerrar las mesas$/),
  ]);
  // Who accounts for the days sees them first.
  expect(waiting.compareDocumentPosition(night)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const duty = await screen.findByRole('region', { name: 'Tasa de juego de 2026' });
  expect(duty.textContent).toContain('Trimestre 1 · abierto200,00 EURplazo hasta el 20/04/2026');
  expect(duty.textContent).not.toContain('Trimestre 2');
  expect(await within(waiting).findByText(/: 1 infracción$/)).toBeTruthy();
});

it('lists every day with its figures, the mark of its status and what it waits for', async () => {
  openPage('/granada', { Days: board });
  const table = await screen.findByRole('table', { name: 'Jornadas' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows[0]).toContain('Resultado (EUR)');
  expect(rows.slice(1)).toEqual([
    [
      '21/03/2026',
      '○Abierta',
      '−1.234,502 sesiones sin resultado',
      '900,00',
      '20,00',
      '—',
      '',
      '—se comprueba cuando se cierren las jornadas anteriores',
      'cerrar las mesas',
      '',
    ],
    [
      ...['20/03/2026', '◑Preliminar', '500,00', '900,00', '20,00', '—', expect.stringMatching(/^✕ 1.*! 2/)],
      ...['2', 'revisar los incumplimientos · cerrar los libros', ''],
    ],
    ['19/03/2026', '●Certificada', '500,00', '900,00', '20,00', '75,00', '', '', '', 'Carmen Ortega'],
  ]);
});

it('lists the days of every casino of the person, each with its name and in its currency', async () => {
  const asked: unknown[] = [];
  openPage('/granada', {
    Frame: () => ({
      casinos: [
        { id: 'ceuta', position: 4 },
        { id: 'granada', position: 9 },
      ],
    }),
    Days: ({ casinos }) => {
      asked.push(casinos);
      const { dayBoard } = board();
      const pounds = { amount: '70.00', minorUnits: '7000', currency: 'GBP' };
      const other = dayOf('2026-03-21', { casino: 'ceuta', casinoName: 'Casino de Ceuta', win: pounds });
      return { dayBoard: { ...dayBoard, edges: [other, ...DAYS] } };
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Todos mis casinos' }));
  await waitFor(() => expect(asked).toEqual([['granada'], ['ceuta', 'granada']]));
  await screen.findByRole('columnheader', { name: 'Casino' });
  const [heading, first, second] = within(screen.getByRole('table', { name: 'Jornadas' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(heading).toContain('Resultado');
  expect(first!.slice(0, 4)).toEqual(['21/03/2026', 'Casino de Ceuta', '●Certificada', '70,00 GBP']);
  expect(second!.slice(0, 2)).toEqual(['21/03/2026', 'granada']);
  expect(second![3]).toContain('−1.234,50 EUR');
  const file = screen.getByRole('link', { name: 'XLSX' }).getAttribute('href')!;
  expect(new URLSearchParams(file.split('?')[1]).get('casinos')).toBe('ceuta,granada');
});
