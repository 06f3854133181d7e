// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WordsProvider } from '../words/words';
import { DayField } from './DayField';

const told: string[] = [];

function Page({ withTime = false }: { readonly withTime?: boolean }) {
  const [value, setValue] = useState('2026-03-20');
  const write = (next: string): void => {
    told.push(next);
    setValue(next);
  };
  return (
    <WordsProvider>
      <form aria-label="form">
        <DayField aria-label="Jornada" {...{ value, write, withTime }} />
      </form>
    </WordsProvider>
  );
}

const field = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Jornada');
const form = (): HTMLFormElement => screen.getByRole<HTMLFormElement>('form');

describe('the field of a day', () => {
  beforeEach(() => {
    localStorage.setItem('cagnotte.language', 'es');
    told.length = 0;
  });
  afterEach(cleanup);

  it("has the format of the screens instead of the browser's", () => {
    render(<Page />);
    expect(field().value).toBe('20/03/2026');
    expect(field().placeholder).toBe('dd/mm/aaaa');
  });

  it('reports a day only when it is complete', async () => {
    render(<Page />);
    await userEvent.clear(field());
    await userEvent.type(field(), '5/4/2026');
    await userEvent.tab();
    expect(told.filter((each) => each !== '')).toEqual(['2026-04-05']);
    expect(field().value).toBe('05/04/2026');
    expect(form().checkValidity()).toBe(true);
  });

  it('keeps an invalid day, shows the error beside it, and blocks the form', async () => {
    render(<Page />);
    await userEvent.clear(field());
    await userEvent.type(field(), '31/02/2026');
    await userEvent.tab();
    expect(field().value).toBe('31/02/2026');
    expect(screen.getByText('No es una fecha. Escríbala así: 20/03/2026.')).toBeTruthy();
    expect(told.at(-1)).toBe('');
    expect(form().checkValidity()).toBe(false);
  });

  it('accepts a moment with seconds', async () => {
    render(<Page withTime />);
    await userEvent.clear(field());
    await userEvent.type(field(), '20/03/2026 23:10:05');
    expect(told.at(-1)).toBe('2026-03-20T23:10:05');
  });
});
