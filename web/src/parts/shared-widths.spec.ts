import { expect, it } from 'vitest';
import { sharedWidths, type ShownTable } from './shared-widths';

const table = (ids: string, ...rows: readonly string[][]): ShownTable => ({
  columns: [...ids].map((id) => ({ id })),
  rows,
  totals: ['Total', '1.234.567,00'],
});

it('gives tables with the same columns one width for each, of the longest cell of all of them', () => {
  const tables = [table('ab', ['x', '1,00']), table('c', ['y']), table('ab', ['a longer text', '2,00'])];
  const [first, alone, second] = sharedWidths(tables);
  expect(first).toEqual({ columns: [17, 16], least: 33 });
  expect(second).toEqual(first);
  expect(alone).toBeUndefined();
});

it('lets a long text take several lines', () =>
  expect(sharedWidths([table('a', ['x'.repeat(200)]), table('a')])[0]!.columns).toEqual([34]));
