// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../app/page-under-test';
import { wordsIn } from '../../words/catalogue';
import { commissionPicture, lastYear } from './commission-groups';

const money = (amount: string) => ({ amount, minorUnits: amount.replace('.', ''), currency: 'EUR' });
const NOBODY = { rule: null, game: null, table: null, day: null };
const of = (amount: string, group: object) => ({
  ...{ ...NOBODY, ...group, amount: money(amount) },
  figure: `commissions/2026-03-01..2026-03-20/EUR/${Object.values(group).join('/')}`,
});
const listed = (...nodes: readonly object[]) => ({
  ...{ position: 9, complete: true, pageInfo: { hasNextPage: false } },
  edges: nodes.map((node) => ({ node })),
});
const cells = (row: HTMLElement): (string | null)[] =>
  [...row.children].map(({ textContent }) => textContent);

const FOUND = {
  cells: listed(
    of('30.00', { day: '2026-03-19', rule: 'bank' }),
    of('20.00', { day: '2026-03-20', rule: 'bank' }),
    of('5.00', { day: '2026-03-20', rule: 'rake' }),
  ),
  ofRows: listed(of('30.00', { day: '2026-03-19' }), of('25.00', { day: '2026-03-20' })),
  ofRules: listed(of('50.00', { rule: 'bank' }), of('5.00', { rule: 'rake' })),
  all: listed(of('55.00', {})),
  ofGames: listed(of('50.00', { game: 'chemin-de-fer' }), of('5.00', { game: 'holdem' })),
  ofGamesBefore: listed(of('70.00', { game: 'chemin-de-fer' })),
  ofDays: listed(
    of('30.00', { day: '2026-03-19', game: 'chemin-de-fer' }),
    of('20.00', { day: '2026-03-20', game: 'chemin-de-fer' }),
    of('5.00', { day: '2026-03-20', game: 'holdem' }),
  ),
};

const NO_BOOK = { __typename: 'NotFound', message: 'No book.', messageEs: 'No hay libro.' };

function open(): { readonly asked: Record<string, unknown>[]; readonly days: unknown[] } {
  const asked: Record<string, unknown>[] = [];
  const days: unknown[] = [];
  openPage('/granada/commissions?from=2026-03-01&until=2026-03-20', {
    Commissions: (variables) => {
      asked.push(variables);
      return FOUND;
    },
    Book: ({ day }) => {
      days.push(day);
      return { book: NO_BOOK };
    },
  });
  return { asked, days };
}

it('sums rules by day, leaves a cell without commission empty, and moves between amounts by the arrow keys', async () => {
  open();
  const matrix = await screen.findByRole('table', { name: 'Comisiones por regla · EUR' });
  expect(within(matrix).getAllByRole('row').map(cells)).toEqual([
    ['Jornada', 'comisión de la banca', 'porcentaje del bote', 'Total'],
    ['19/03/2026', '30,00', '', '30,00'],
    ['20/03/2026', '20,00', '5,00', '25,00'],
    ['Total', '50,00', '5,00', '55,00'],
  ]);
  const [first] = within(matrix).getAllByRole('button');
  first!.focus();
  fireEvent.keyDown(first!, { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('30,00');
  expect(document.activeElement).not.toBe(first);
});

it('puts the games beside those of the same days of last year', async () => {
  const { asked } = open();
  const table = await screen.findByRole('table', {
    name: 'Este periodo frente a los mismos días del año anterior · EUR',
  });
  expect(within(table).getAllByRole('row').slice(1).map(cells)).toEqual([
    ['Bacará, ferrocarril o chemin de fer', '50,00', '70,00', '−20,00'],
    ['holdem', '5,00', '', '5,00'],
  ]);
  expect(asked).toMatchObject([
    {
      by: 'DAY',
      from: '2026-03-01',
      until: '2026-03-20',
      fromBefore: '2025-03-01',
      untilBefore: '2025-03-20',
    },
  ]);
  expect(lastYear('2028-02-29')).toBe('2027-02-28');
});

it('shows the cagnottes of the newest day with commissions, or why there are none', async () => {
  const { days } = open();
  await screen.findByText('No hay libro.');
  expect(days).toEqual(['2026-03-20']);
});

it('draws the four largest of more than five games, and the others together', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((game, at) =>
    of(`${at + 1}.00`, { day: '2026-03-20', game }),
  );
  const { series } = commissionPicture(many, { words: wordsIn('es'), language: 'es' });
  expect(series.map(({ name, values }) => [name, values[0]!.text])).toEqual([
    ...[
      ['f', '6,00'],
      ['e', '5,00'],
      ['d', '4,00'],
      ['c', '3,00'],
    ],
    ['Otros juegos', '3,00'],
  ]);
});
