// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useKeptText } from './kept-text';

function Reason({ of }: { readonly of: string }) {
  const [text, write] = useKeptText('granada', of, 'reason');
  return <input aria-label="Motivo" value={text} onChange={({ target }) => write(target.value)} />;
}

const written = (): string => screen.getByLabelText<HTMLInputElement>('Motivo').value;

describe('a draft of a reason', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('survives a reload under its own key, until it is emptied', async () => {
    const first = render(<Reason of="1" />);
    await userEvent.type(screen.getByLabelText('Motivo'), 'Contada dos veces');
    first.unmount();
    const second = render(<Reason of="1" />);
    expect(written()).toBe('Contada dos veces');
    second.rerender(<Reason of="2" />);
    expect(written()).toBe('');
    second.rerender(<Reason of="1" />);
    await userEvent.clear(screen.getByLabelText('Motivo'));
    expect(localStorage.length).toBe(0);
  });
});
