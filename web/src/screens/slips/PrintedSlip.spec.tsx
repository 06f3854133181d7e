// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers } from '../../api/answers';
import type { SlipQuery } from '../../api/generated/operations';
import type { Capture } from '../../outbox/store';
import { sha256Hex } from '../../proof/seal';
import { WordsProvider } from '../../words/words';
import { PrintedSlip } from './PrintedSlip';

type Report = SlipQuery['slip']['reports'][number];

const TYPE = 'cagnotte.chips.filled.v1';
const BODY = '{"id":"fill-1"}';

const report: Report = {
  ...{ step: 'MOVED', kind: 'FILL', end: 'CAGE', table: 'T1', gamingDay: '2026-01-01', sessionNo: 1 },
  ...{
    happenedAt: '2026-01-01T22:00:00Z',
    amount: { amount: '1500.00', minorUnits: '150000', currency: 'EUR' },
  },
  ...{ amountInWords: null, amountInWordsEs: null, by: ['Carlos Vega'], reason: null, isVoid: false },
  ...{ recordNumber: 5, eventType: TYPE, contentHash: 'c0ffee0123456789'.repeat(4) },
};

const captured = (part: Pick<Capture, 'body' | 'state'>): Capture => ({
  ...{ casino: 'granada', source: '/casinos/granada/cage', person: '1', personName: 'Carlos Vega' },
  ...{ kind: 'fill', typed: {}, what: 'T1', id: 'fill-1', type: TYPE, place: 1, sequence: '1' },
  ...{ storedAt: '2026-01-01T22:00:00Z' },
  slip: { number: 'E-0001', gamingDay: '2026-01-01', amount: '150000', currency: 'EUR', by: ['Carlos Vega'] },
  ...part,
});

function show(reports: readonly Report[], capture: Capture): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ person: '1', name: 'Carlos Vega' })));
  render(
    <WordsProvider>
      <QueryClientProvider client={answers}>
        <PrintedSlip casino="granada" slip="E-0001" reports={reports} captured={[capture]} />
      </QueryClientProvider>
    </WordsProvider>,
  );
}

afterEach(() => {
  cleanup();
  answers.clear();
  vi.unstubAllGlobals();
});

describe('the print of a slip captured on this tablet', () => {
  it('has the hash of the waiting capture', async () => {
    show([], captured({ body: BODY, state: 'waiting' }));
    const hash = (await sha256Hex(BODY)).slice(0, 16);
    expect((await screen.findAllByText(hash)).length).toBeGreaterThan(0);
  });

  it('has the hash from the service after the tablet has deleted the capture', async () => {
    show([report], captured({ body: '', state: 'kept' }));
    expect((await screen.findAllByText('c0ffee0123456789')).length).toBeGreaterThan(0);
  });

  it('states the name of its casino', async () => {
    const letterhead = { name: 'Casino de Granada', company: null, taxNumber: null, address: null };
    answers.setQueryData(['letterheads', 'granada'], {
      authorisations: { authorisations: [{ validFrom: '2026-01-01', letterhead }] },
    });
    show([report], captured({ body: '', state: 'kept' }));
    expect((await screen.findAllByText('Casino de Granada (granada)')).length).toBeGreaterThan(0);
  });
});
