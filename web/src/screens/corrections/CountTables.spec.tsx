// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { EVENT_FORMS } from '../../api/generated/event-forms';
import { WordsProvider } from '../../words/words';
import type { Typed } from '../capture/read-form';
import { typeFact } from '../capture/type-fact';
import { CountTables, gridsOf } from './CountTables';
import { contextOf } from './fact-to-correct';

const { fields } = EVENT_FORMS['cagnotte.table.counted.v1']!;
const pieces = [
  { denomination: 10_000n, pieces: 41n },
  { denomination: 500n, pieces: 3n },
];
const count = (id: string) => ({ by: { id }, amount: 411_500n, pieces });
const data = {
  ...{ currency: 'EUR', inventory: 411_500n, pieces, certifiedBy: [{ id: 'E-1' }] },
  counts: [count('E-1'), count('E-2')],
};
const read = { language: 'es', decimals: 2 } as const;
const context = contextOf({ data, game: undefined }, read);
const recorded = typeFact(fields, data, { read, gameForm: undefined });

function Correcting(): ReactNode {
  const [typed, setTyped] = useState<Typed>(recorded);
  return (
    <WordsProvider>
      <CountTables
        grids={gridsOf(fields, typed, undefined)}
        {...{ context, recorded, typed }}
        type={(field, text) => setTyped({ ...typed, [field]: text })}
      />
    </WordsProvider>
  );
}

afterEach(cleanup);

it('shows each count of a table, with a line for each denomination and what was recorded of it', async () => {
  localStorage.setItem('cagnotte.language', 'es');
  render(<Correcting />);
  const tables = screen.getAllByRole('table');
  expect(tables).toHaveLength(3);
  const rows = within(tables[0]!).getAllByRole('row');
  const line = rows.find((row) => row.textContent?.startsWith('100,00'))!;
  expect(line.textContent).toBe('100,00414.100,00');
  const right = within(line).getByRole<HTMLInputElement>('textbox');
  expect(right.value).toBe('41');
  expect(line.dataset['changed']).toBeUndefined();
  await userEvent.clear(right);
  await userEvent.type(right, '40');
  expect(line.textContent).toBe('100,00414.000,00');
  expect(line.dataset['changed']).toBe('true');
  expect(rows.filter(({ dataset }) => dataset['changed'])).toHaveLength(1);
  expect(rows.at(-1)!.textContent).toMatch(/4\.115,00.*4\.015,00$/);
});
