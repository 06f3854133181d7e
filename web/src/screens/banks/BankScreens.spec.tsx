// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../app/page-under-test';

const money = (amount: string) => ({ amount, minorUnits: amount.replace('.', ''), currency: 'EUR' });
const pageInfo = { endCursor: null, hasNextPage: false };
const NOTHING = money('0.00');
const cells = (row: HTMLElement): (string | null)[] =>
  [...row.children].map(({ textContent }) => textContent);

const LINE = {
  ...{ recordNumber: 17, happenedAt: '2026-03-20T22:10:00Z', what: 'bank.adjudicated', voidedBy: null },
  ...{ before: NOTHING, putIn: money('500.00'), takenOut: NOTHING, undone: NOTHING, notCovered: NOTHING },
  ...{ after: money('500.00'), voluntaryGarage: NOTHING, improperGarage: NOTHING, deposit: null },
  ...{ guarantee: null, coup: null, shares: [], addresses: [] },
};

const coup = (coupNo: number, mandatoryGarage: object | null, more: object) => ({
  ...LINE,
  ...{ recordNumber: 17 + coupNo, what: 'coup.played', putIn: NOTHING },
  coup: {
    ...{ shoeNo: 1, coupNo, allIn: false, coverUnknown: null, inPlay: money('500.00') },
    ...{ covered: money('400.00'), mandatoryGarage, gain: money('400.00') },
    commission: { amount: money('20.00') },
  },
  ...more,
});

const STATEMENT = [
  LINE,
  coup(1, money('100.00'), {
    ...{ before: money('500.00'), after: money('880.00') },
    shares: [{ member: 'V-17', share: '3/5', after: money('528.00') }],
    addresses: [
      { amount: 'mandatory-garage', member: null, figure: 'bank/CF1/2026-03-20/1/B1/18/mandatory-garage' },
    ],
  }),
  coup(2, null, { before: money('880.00'), after: money('1260.00'), voidedBy: 30 }),
];

const openStatement = (): void =>
  openPage('/granada/banks/CF1/2026-03-20/1/B1', {
    BankStatement: () => ({
      bankStatement: {
        ...{ position: 30, complete: true, pageInfo },
        edges: STATEMENT.map((node) => ({ node })),
      },
    }),
  });

it('follows a bank coup by coup; an unknown garage is no zero, and each known amount opens its explanation', async () => {
  openStatement();
  const table = await screen.findByRole('table', { name: 'Jugadas de la banca · EUR' });
  const rows = within(table).getAllByRole('row');
  expect(cells(rows[0]!)).toEqual([
    ...['Hora', 'Registro', 'Concepto', 'Banca antes', 'Puesto en juego', 'Cubierto', 'Garaje obligatorio'],
    ...['Aportado', 'Retirado', 'Ganado o perdido', 'Comisión', 'Banca después'],
    ...['Garaje voluntario', 'Garaje impropio'],
  ]);
  expect(cells(rows[2]!).slice(2, 7)).toEqual(['talla 1, jugada 1', '500,00', '500,00', '400,00', '100,00']);
  expect(cells(rows[3]!)[2]).toBe('talla 1, jugada 2 · anulada por el registro 30');
  expect(cells(rows[3]!)[6]).toBe('—');
  expect(within(rows[2]!).getByRole('button', { name: '100,00' })).toBeDefined();
  const shares = within(screen.getByRole('table', { name: 'Partes de los miembros · EUR' })).getAllByRole(
    'row',
  );
  expect(cells(shares[2]!).at(-1)).toBe('528,003/5');
  expect(screen.getByRole('link', { name: 'PDF' }).getAttribute('href')).toBe(
    '/v1/lists/bank-statement?casino=granada&table=CF1&gamingDay=2026-03-20&sessionNo=1&bank=B1&knownAt=30&format=pdf&language=es',
  );
});

it('draws the bank and the garages that held something', async () => {
  openStatement();
  const drawing = await screen.findByRole('img', { name: 'Banca y garajes tras cada línea' });
  expect(drawing.querySelectorAll('[class*="line"]')).toHaveLength(2);
});

it('lists the banks of a period with their result, and leads to the statement', async () => {
  const asked: Record<string, unknown>[] = [];
  openPage('/granada/banks?from=2026-03-20&until=2026-03-20', {
    Banks: (variables) => {
      asked.push(variables);
      const members = [
        { inPlay: money('500.00'), improperGarage: NOTHING, voluntaryGarage: money('100.00') },
        { inPlay: money('260.00'), improperGarage: NOTHING, voluntaryGarage: NOTHING },
      ];
      const node = {
        ...{ bank: 'B1', gamingDay: '2026-03-20', table: 'CF1', sessionNo: 1, banker: 'V-17' },
        ...{ mode: 'limited', members, end: null },
        totals: { coups: 2, gain: money('800.00'), commission: money('40.00') },
      };
      return { playerBanks: { ...{ position: 30, complete: true, pageInfo }, edges: [{ node }] } };
    },
  });
  const [, row] = within(await screen.findByRole('table', { name: 'Bancas' })).getAllByRole('row');
  expect(cells(row!)).toEqual([
    ...['B1', '20/03/2026', 'CF1', '1', 'V-17', 'Limitada', 'en juego', '2'],
    ...['800,00 EUR', '40,00 EUR', '860,00 EUR'],
  ]);
  expect(within(row!).getByRole('link').getAttribute('href')).toBe('/granada/banks/CF1/2026-03-20/1/B1');
  expect(asked).toMatchObject([{ from: '2026-03-20', until: '2026-03-20' }]);
  expect(screen.getByRole('link', { name: 'XLSX' }).getAttribute('href')).toBe(
    '/v1/lists/player-banks?casino=granada&from=2026-03-20&asOf=2026-03-20&knownAt=30&format=xlsx&language=es',
  );
});
