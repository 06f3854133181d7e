// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { request } from '../api/ask';
import { startOutbox, useOutbox } from './outbox';

vi.mock('./store', () => ({
  forgetKept: () => Promise.resolve(),
  readCaptures: () => Promise.resolve([]),
}));

const Line = () => <p>{useOutbox().line}</p>;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says at once that the line is cut, with nothing to send, and that it is back', async () => {
  const isUp = { is: true };
  vi.stubGlobal('fetch', () =>
    isUp.is ? Promise.resolve(Response.json({})) : Promise.reject(new TypeError('no network')),
  );
  startOutbox();
  render(<Line />);
  expect(screen.getByText('reached')).toBeTruthy();
  isUp.is = false;
  dispatchEvent(new Event('offline'));
  expect(await screen.findByText('unreachable')).toBeTruthy();
  isUp.is = true;
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('reached')).toBeTruthy();
  isUp.is = false;
  await request('/graphql', {}).catch(() => undefined);
  await waitFor(() => expect(screen.getByText('unreachable')).toBeTruthy());
});
