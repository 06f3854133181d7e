// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openPage } from '../../app/page-under-test';

const money = (amount: string) => ({ amount, minorUnits: amount.replace('.', ''), currency: 'EUR' });
const NOTHING = {
  ...{ tableHours: null, drop: null, win: null, captured: null, exchanged: null, hold: null, handle: null },
  ...{
    rounds: null,
    theoretical: null,
    expectedLow: null,
    expectedHigh: null,
    zScore: null,
    winPerHour: null,
    commission: null,
  },
  ...{ tips: null, counted: null, chipsSold: null, redeemed: null },
};
const WIN_OF_RF1 = 'performance/win/granada/2026-02-19..2026-03-20/table=RF1/of/house/EUR';
const REASON = { es: 'No se registran las jugadas de la mesa.', en: 'Rounds are not captured.' };

const rowOf = (table: string, figures: object, more: object = {}) => ({
  key: table === '' ? [] : [{ dimension: 'TABLE', value: table, en: table, es: table }],
  ...{ casinos: ['granada'], currency: 'EUR', family: 'house', sessions: 2, exists: 'BOTH', notes: [] },
  addresses: [],
  ...{ figures: { ...NOTHING, unknown: [], ...figures }, compared: null, change: null, ...more },
});

/** What was explained, in order. */
const explained: object[] = [];
beforeEach(() => void explained.splice(0));

const explanationOf = (figure: string) => ({
  ...{ __typename: 'Explanation', position: 9, figure, ties: true, termCount: 1, formula: '', formulaEs: '' },
  ...{ en: 'Win', es: figure === WIN_OF_RF1 ? 'Resultado · granada · RF1' : 'Ingreso de una sesión' },
  ...{ amount: money('1420.00'), explained: money('1420.00') },
  terms: [
    {
      ...{ kind: 'FIGURE', figure: 'income/RF1/2026-03-20/1', casino: 'ronda', amount: money('1420.00') },
      ...{ title: 'Income of a session · RF1', titleEs: 'Ingreso de una sesión · RF1' },
      ...{ says: null, saysEs: null, exact: null, rounding: null, roundingEs: null, rule: null },
      ...{ fact: null, line: null },
    },
  ],
});

/** The screen with two tables; what was asked last. */
function open(search: string, more: object = {}): { readonly asked: Record<string, unknown>[] } {
  const asked: Record<string, unknown>[] = [];
  openPage(`/granada/performance${search}`, {
    PerformanceChoices: () => ({
      casinos: [{ id: 'granada', name: 'Casino de Granada' }],
      games: [{ game: 'roulette-french', en: 'French roulette', es: 'Ruleta francesa' }],
      tables: { edges: [{ node: { table: 'RF1' } }] },
    }),
    Explain: ({ casino, figure }) => {
      explained.push({ casino, figure });
      return { explain: explanationOf(figure as string) };
    },
    Performance: (variables) => {
      asked.push(variables);
      return {
        performance: {
          ...{ position: 9, complete: true, from: '2026-02-19', to: '2026-03-20', rowCount: 2 },
          ...{ comparedFrom: '2026-01-20', comparedTo: '2026-02-18' },
          pageInfo: { endCursor: null, hasNextPage: false },
          rows: [
            rowOf(
              'RF1',
              {
                ...{ win: money('1420.00'), hold: '0.1420', zScore: '-0.80', rounds: 1204 },
                ...{ expectedLow: money('-310.25'), expectedHigh: money('4100.75') },
              },
              {
                addresses: [{ figure: 'WIN', address: WIN_OF_RF1 }],
                compared: { ...NOTHING, win: money('1000.00') },
                change: { ...NOTHING, win: money('420.00') },
              },
            ),
            rowOf('RF2', {
              ...{ win: money('-50.00'), zScore: '-2.40', rounds: 10 },
              unknown: [{ figure: 'HOLD', knownSessions: 0, ...REASON }],
            }),
          ],
          totals: [
            rowOf('', {
              win: money('1370.00'),
              unknown: [{ figure: 'WIN', knownSessions: 1, ...REASON }],
            }),
          ],
          ...more,
        },
      };
    },
  });
  return { asked };
}

it('says in words which group is outside of what is expected, that one first', async () => {
  open('?by=TABLE');
  const words = await screen.findByRole('region', { name: 'En palabras' });
  expect(
    within(words)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'RF2: fuera de lo esperado: z −2,40 con 10 jugadas.',
    'RF1: retención 14,20 %, dentro de lo esperado: z −0,80 con 1.204 jugadas. ' +
      'Diecinueve de cada veinte resultados de estas jugadas están entre −310,25 y 4.100,75 EUR.',
  ]);
});

it('shows rows, totals, the compared figure with its change, and why a figure is unknown', async () => {
  open('?by=TABLE&compare=PREVIOUS_PERIOD');
  await screen.findByRole('columnheader', { name: 'Variación' });
  const table = screen.getByRole('table', { name: 'Rendimiento' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    [
      'Mesa',
      'Familia',
      'Moneda',
      'Resultado',
      'Retención',
      'Jugadas',
      'Puntuación z',
      'Resultado antes',
      'Variación',
    ],
    ['RF1', 'De contrapartida', 'EUR', '1.420,00', '14,20 %', '1.204', '−0,80', '1.000,00', '+420,00'],
    ['RF2', 'De contrapartida', 'EUR', '−50,00', '—', '10', '−2,40', '—', '—'],
    ['Total', 'De contrapartida', 'EUR', '1.370,00*', '—', '—', '—', '—', '—'],
  ]);
  expect(
    within(table)
      .getAllByTitle(REASON.es)
      .map(({ textContent }) => textContent),
  ).toEqual(['—', '1.370,00*']);
  const why = screen.getByText('Qué no se conoce, y por qué').closest('details')!;
  expect(why.textContent).toContain(`Resultado${REASON.es} Consta en 1 de 2 sesiones.`);
});

it('shows what the cage sold in a row of its own, and why tables do not have it', async () => {
  const reason = { en: 'The cage sells for all tables.', es: 'La caja vende para todas las mesas.' };
  open('?by=DAY', {
    rows: [
      rowOf('RF1', {
        win: money('1420.00'),
        unknown: [{ figure: 'CHIPS_SOLD', knownSessions: 0, ...reason }],
      }),
      rowOf('', { chipsSold: money('8000.00'), redeemed: money('250.00') }, { family: 'cage', sessions: 0 }),
    ],
  });
  const table = await screen.findByRole('table', { name: 'Rendimiento' });
  const [head, ...rows] = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(head!.slice(-2)).toEqual(['Fichas vendidas en caja', 'Fichas canjeadas en caja']);
  expect(rows[0]!.slice(-2)).toEqual(['—', '—']);
  expect(rows[1]!.slice(-2)).toEqual(['8.000,00', '250,00']);
  expect(rows[1]!.slice(0, 2)).toEqual(['Caja', 'EUR']);
  expect(within(table).getAllByTitle(reason.es)).toHaveLength(1);
});

it('opens the figure of a row into what it is made of', async () => {
  open('?by=TABLE');
  await userEvent.click(await screen.findByRole('button', { name: '1.420,00' }));
  const panel = await screen.findByRole('dialog');
  await within(panel).findByText('Resultado · granada · RF1');
  await userEvent.click(within(panel).getByRole('button', { name: 'Ingreso de una sesión · RF1' }));
  await within(panel).findByText('Ingreso de una sesión');
  // A figure of another casino is explained for that casino.
  expect(explained).toEqual([
    { casino: 'granada', figure: WIN_OF_RF1 },
    { casino: 'ronda', figure: 'income/RF1/2026-03-20/1' },
  ]);
});

it('asks what the address says, and orders by a column that is pressed', async () => {
  const { asked } = open(
    '?by=GAME,WEEKDAY&from=2026-03-01&to=2026-03-15&game=roulette-french&table=RF1&compare=SAME_LAST_YEAR_BY_DATE',
  );
  await screen.findByRole('columnheader', { name: 'Juego' });
  await userEvent.click(screen.getByRole('button', { name: 'Resultado' }));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Resultado' }).getAttribute('aria-sort')).toBe(
      'descending',
    ),
  );
  expect(asked.at(-2)).toMatchObject({
    ...{ casinos: ['granada'], from: '2026-03-01', to: '2026-03-15', by: ['GAME', 'WEEKDAY'] },
    ...{ compare: 'SAME_LAST_YEAR_BY_DATE', games: ['roulette-french'], tables: ['RF1'], orderBy: null },
  });
  expect(asked.at(-1)).toMatchObject({ orderBy: { figure: 'WIN', descending: true } });
});

it('asks for thirty days up to the newest, by day, if the address says nothing', async () => {
  const { asked } = open('');
  await screen.findAllByRole('columnheader', { name: 'Jornada' });
  expect(asked.at(-1)).toMatchObject({ from: '2026-02-19', to: '2026-03-20', by: ['DAY'] });
});

it('is taken away as a file of the columns, the order and the record that it shows', async () => {
  open('?by=TABLE&compare=PREVIOUS_PERIOD&order=WIN');
  const files = await screen.findByRole('navigation', { name: 'Descargar' });
  const addresses = within(files)
    .getAllByRole('link')
    .map((link) => new URL(link.getAttribute('href')!, 'https://books.example'));
  expect(addresses.map(({ searchParams }) => searchParams.get('format'))).toEqual([
    'xlsx',
    'csv',
    'csv-es',
    'pdf',
  ]);
  const [{ pathname, searchParams }] = addresses as [URL];
  expect(pathname).toBe('/v1/lists/performance');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ casinos: 'granada', from: expect.any(String), to: expect.any(String), by: 'TABLE' },
    ...{ compare: 'PREVIOUS_PERIOD', orderBy: '{figure: WIN, descending: true}', knownAt: '9' },
    ...{ columns: 'table,family,exists,currency,win,hold,rounds,z-score,win-before,win-change' },
    ...{ format: 'xlsx', language: 'es' },
  });
});
