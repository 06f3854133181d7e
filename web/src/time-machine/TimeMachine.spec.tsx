// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage, type Served } from '../app/page-under-test';
import { router } from '../app/router';

const LAST = 9;
const mark = (kind: string, recordNumber: number) => ({
  ...{ kind, recordNumber, recordedAt: '2026-03-21T05:00:00Z', gamingDay: '2026-03-20', count: 1 },
});
const CLOSED = mark('CLOSED', 5);
const CORRECTED = mark('CORRECTED', 7);

/** The last record at noon of 21/03 in Spain. */
const NOON = 6;

const recordOf = (moment: unknown): number => {
  const { position, instant } = (moment ?? {}) as { position?: number; instant?: string };
  if (instant !== undefined) return instant === '2026-03-21T12:00:00+01:00' ? NOON : 0;
  return position ?? LAST;
};

const timeline = (variables: Record<string, unknown>) => {
  const point = (record: number) => ({
    ...{ recordNumber: record, recordedAt: '2026-03-21T09:30:00Z' },
    previous: [CORRECTED, CLOSED].find((each) => each.recordNumber < record) ?? null,
    next: [CLOSED, CORRECTED].find((each) => each.recordNumber > record) ?? null,
  });
  const at = point(recordOf(variables['moment']));
  return { timeline: { position: LAST, marks: [CLOSED, CORRECTED], at, first: point(1), now: point(LAST) } };
};

const amount = (text: string) => ({ amount: text, minorUnits: text.replace('.', ''), currency: 'EUR' });

/** The day with one check; record 7 corrected its expected amount. */
const day = ({ knownAt }: Record<string, unknown>) => {
  const isCorrected = recordOf(knownAt) >= CORRECTED.recordNumber;
  const row = {
    ...{ at: 'RF1', atEn: 'RF1', atEs: 'RF1', ties: false, countedFigure: null },
    ...{ expected: '', expectedEs: '', found: '', foundEs: '' },
    expectedAmount: amount(isCorrected ? '5488.00' : '5588.00'),
    ...{ foundAmount: amount('100.00'), differenceAmount: amount('7.00') },
    ...{ expectedFigure: 'a', foundFigure: 'b', differenceFigure: 'c' },
  };
  const check = {
    ...{ check: 'K5', says: '-', saysEs: 'Cuadra', citation: '-', citationEs: '-', formula: '-' },
    ...{ formulaEs: '-', strength: 'SOFT', holds: false, remedy: '-', remedyEs: '-', explanations: [] },
    rows: [row],
  };
  return {
    gamingDay: {
      ...{ __typename: 'GamingDayFound', position: recordOf(knownAt), complete: true, day: '2026-03-20' },
      ...{ status: 'PRELIMINARY', checkedThrough: 5, openTables: [], uncounted: [], decisions: [] },
      ...{ tieOuts: [check], savedExplanations: [] },
    },
    dayBoard: { edges: [] },
    dayProgress: { sessions: [] },
  };
};

const asked: unknown[] = [];
const SERVED: Served = {
  Timeline: timeline,
  RecordAtMoment: timeline,
  Day: (variables) => {
    asked.push(variables['knownAt']);
    return day(variables);
  },
  Documents: () => ({ attachedDocuments: { edges: [] } }),
  Days: () => ({
    dayBoard: { position: 7, complete: true, edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
  }),
};

const known = (): unknown => (router.state.location.search as { known?: number }).known;
const bar = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Máquina del tiempo' });
const closeButton = { name: /^Cerrar la jornada/ };

beforeEach(() => {
  asked.length = 0;
});

describe('the time machine', () => {
  it('opens and closes by one key, and by a button of the head', async () => {
    openPage('/granada/day/2026-03-20', SERVED);
    await userEvent.click(await screen.findByRole('button', { name: 'Máquina del tiempo' }));
    await bar();
    await userEvent.keyboard('t');
    expect(screen.queryByRole('region', { name: 'Máquina del tiempo' })).toBeNull();
    await userEvent.keyboard('t');
    await bar();
  });

  it('goes from mark to mark, names the record and its moment, and reads the screen as it was known', async () => {
    openPage('/granada/day/2026-03-20', SERVED);
    await screen.findByRole('button', closeButton);
    await userEvent.keyboard('t');
    await userEvent.click(await within(await bar()).findByRole('button', { name: /Hito anterior/ }));
    await waitFor(() => expect(known()).toBe(CORRECTED.recordNumber));
    await within(await bar()).findByText(/registro 7, /);
    await userEvent.click(within(await bar()).getByRole('button', { name: /Hito anterior/ }));
    await waitFor(() => expect(known()).toBe(CLOSED.recordNumber));
    expect(await within(await bar()).findByText(/registro 5, 21\/03\/2026 10:30/)).toBeTruthy();
    await waitFor(() => expect(asked).toContainEqual({ position: 5 }));
    await userEvent.keyboard('t');
    await waitFor(() => expect(known()).toBeUndefined());
  });

  it('takes every decision away, and says beside a figure that has changed what it is now', async () => {
    openPage('/granada/day/2026-03-20?known=5', SERVED);
    expect(await screen.findByText('ahora 5.488,00')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^5\.588,00/ })).toBeTruthy();
    expect(screen.getAllByText(/^ahora \d/)).toHaveLength(1);
    expect(screen.queryByRole('button', closeButton)).toBeNull();
    expect(screen.queryByRole('textbox', { name: /Explicación/ })).toBeNull();
  });

  it('finds the last record that was known at a date and time of the casino', async () => {
    openPage('/granada/day/2026-03-20', SERVED);
    await screen.findByRole('button', closeButton);
    await userEvent.keyboard('t');
    const field = within(await bar());
    await userEvent.type(await field.findByRole('textbox', { name: 'Fecha y hora' }), '21/03/2026 12:00');
    await userEvent.click(field.getByRole('button', { name: 'Ver ese momento' }));
    await waitFor(() => expect(known()).toBe(NOON));
    await userEvent.clear(field.getByRole('textbox', { name: 'Fecha y hora' }));
    await userEvent.type(field.getByRole('textbox', { name: 'Fecha y hora' }), '01/01/2020 12:00');
    await userEvent.click(field.getByRole('button', { name: 'Ver ese momento' }));
    const none = 'El 01/01/2020 12:00 no constaba todavía nada. El primer registro es del 21/03/2026 10:30.';
    expect(await field.findByText(none)).toBeTruthy();
    expect(known()).toBe(NOON);
    await userEvent.click(field.getByRole('button', { name: 'Ver el primer registro' }));
    await waitFor(() => expect(known()).toBe(1));
  });

  it('stays from one reading screen to the next', async () => {
    openPage('/granada/day/2026-03-20?known=5', SERVED);
    await bar();
    await userEvent.click(screen.getByRole('link', { name: 'Jornadas' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/granada'));
    expect(known()).toBe(5);
    expect(await bar()).toBeTruthy();
  });
});

describe('a screen that proves or decides', () => {
  const nothing = { edges: [], pageInfo: { endCursor: null, hasNextPage: false } };
  const position = { position: 5, complete: true };
  const known: string[] = [];
  const at =
    (name: string, answer: object) =>
    ({ knownAt }: Record<string, unknown>): object => {
      known.push(`${name} at ${recordOf(knownAt)}`);
      return answer;
    };

  it.each([
    [
      'integrity',
      'Integridad',
      {
        Integrity: at('integrity', {
          integrity: {
            ...position,
            ...{ chainHash: 'ab', repeatsSkipped: 0, sealKeys: [], sealedThrough: 0, lastSeal: null },
          },
        }),
        Seals: at('seals', { seals: { ...position, ...nothing } }),
      },
      ['integrity at 5', 'seals at 5'],
    ],
    [
      'clearings',
      'Diferencias por regularizar',
      {
        Clearings: at('clearings', {
          clearings: { ...position, ...nothing },
          trialBalance: { lines: [] },
        }),
      },
      ['clearings at 5'],
    ],
  ])('%s is read as it was known', async (address, title, served, expected) => {
    known.length = 0;
    openPage(`/granada/${address}?known=5`, { ...SERVED, ...served });
    await screen.findByRole('heading', { level: 1, name: title });
    await waitFor(() => expect([...new Set(known)].sort()).toEqual(expected));
    await bar();
  });
});

it('lists what changed between two records by its cause, the latest first', async () => {
  const change = (cause: number, ownDay: string) => ({
    ...{ ownDay, bookedIn: '2026-03-21', account: 'win:RF1', cause, amount: amount('100.00') },
    inChart: { code: '700', name: 'Win', nameEs: 'Ingresos' },
    causeType: 'cagnotte.correction.recorded.v1',
  });
  const between: unknown[] = [];
  openPage('/granada/changes?from=5', {
    ...SERVED,
    LastRecord: () => ({ timeline: { position: LAST, complete: true } }),
    Changes: ({ after, upTo }) => {
      between.push([after, upTo]);
      const edges = [change(7, '2026-03-19'), change(8, '2026-03-19'), change(7, '2026-03-20')];
      return {
        restatement: {
          ...{ position: LAST, complete: true, edges: edges.map((node) => ({ node })) },
          pageInfo: { endCursor: null, hasNextPage: false },
        },
      };
    },
  });
  const tables = await screen.findAllByRole('table', { name: /^Corrección, registro \d$/ });
  const daysIn = (table: HTMLElement) =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(tables.map(daysIn)).toEqual([['19/03/2026'], ['19/03/2026', '20/03/2026']]);
  expect(between).toEqual([[{ position: 5 }, { position: LAST }]]);
});
