import { OFFICE, openedBook, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../_core/events/envelope';

const by = { id: 'E-1' };
const on = (event: CasinoEvent, gamingday: string): CasinoEvent => ({ ...event, gamingday });
const opened = (day: string): CasinoEvent => on(tell('gaming-day.opened', { by }, OFFICE), day);
const closed = (day: string): CasinoEvent =>
  on(tell('gaming-day.closed', { by, through: 1, controlTotals: [] }, OFFICE), day);
const certified = (day: string): CasinoEvent => on(tell('gaming-day.certified', { by }, OFFICE), day);
const reopened = (day: string): CasinoEvent =>
  on(tell('gaming-day.reopened', { by: [by, { id: 'E-2' }], reason: 'x' }, OFFICE), day);
const FIRST = '2026-01-01';
const SECOND = '2026-01-02';

const found = (...events: readonly CasinoEvent[]): string[] =>
  openedBook(...events)
    .entries.at(-1)!
    .judgement.findings.map(({ code }) => code);

const tableOn = (day: string): CasinoEvent =>
  on(
    tell('table.opened', {
      ...{ game: 'boule', minimum: 100, float: { amount: 0 }, staff: [by] },
      captures: { rounds: true, buyIns: true },
    }),
    day,
  );
const cageOn = (day: string): CasinoEvent =>
  on(tell('cage.opened', { chips: 1_000_000, cash: 500_000, by: [by] }, { at: 'cage' }), day);
const answering = (nextDay?: 'block' | 'warn'): CasinoEvent =>
  tell(
    'casino.authorised',
    {
      ...{ validFrom: FIRST, timezone: 'Europe/Madrid', tables: [], games: [] },
      accounting: nextDay === undefined ? {} : { nextDay },
    } as never,
    OFFICE,
  );
/** `code severity` of what is found about the beginning of the day. */
const begun = (...events: readonly CasinoEvent[]): string[] =>
  openedBook(...events)
    .entries.at(-1)!
    .judgement.findings.filter(({ code }) => code.startsWith('day-'))
    .map(({ code, severity }) => `${code} ${severity}`);

describe('a table or the cage that opens on a day while the last one is not certified', () => {
  const VIOLATION = ['day-begun-before-certified violation'];
  test.each([
    ['a table, the last day being closed only', [closed(FIRST), tableOn(SECOND)], VIOLATION],
    ['the cage, the last day being closed only', [closed(FIRST), cageOn(SECOND)], VIOLATION],
    [
      'a table, the last day being opened and not closed',
      [closed('2025-12-31'), certified('2025-12-31'), opened(FIRST), tableOn(SECOND)],
      VIOLATION,
    ],
    ['a house that answers block', [answering('block'), closed(FIRST), tableOn(SECOND)], VIOLATION],
    [
      'a house that only wants to be warned',
      [answering('warn'), closed(FIRST), tableOn(SECOND)],
      ['day-begun-before-certified advisory'],
    ],
    [
      'an opening by a house that only wants to be warned',
      [answering('warn'), opened(FIRST), closed(FIRST), opened(SECOND)],
      ['day-opened-before-certified advisory'],
    ],
  ] as const)('is found: %s', (_what, events, findings) => expect(begun(...events)).toEqual(findings));

  test.each([
    ['the last day is certified', [closed(FIRST), certified(FIRST), tableOn(SECOND)]],
    ['a house closes no days at all', [opened(FIRST), tableOn(SECOND)]],
    ['the day has begun with a report of its own', [closed(FIRST), opened(SECOND), tableOn(SECOND)]],
    ['the fact is a late one of a closed day', [closed(FIRST), tableOn(FIRST)]],
    ['only later days wait to be certified', [closed(SECOND), tableOn(FIRST)]],
  ] as const)('is right where %s', (_what, events) => expect(begun(...events)).toEqual([]));
});

describe('the order of gaming days', () => {
  test.each([
    [
      'a house that closes its days opens one before the last is certified',
      [opened(FIRST), closed(FIRST), opened(SECOND)],
      ['day-opened-before-certified'],
    ],
    [
      'the last day was not even closed',
      [opened(FIRST), closed(FIRST), certified(FIRST), opened(SECOND), opened('2026-01-03')],
      ['day-opened-before-certified'],
    ],
    [
      'a certified day was reopened',
      [opened(FIRST), closed(FIRST), certified(FIRST), reopened(FIRST), closed('2025-12-31'), opened(SECOND)],
      ['day-opened-before-certified'],
    ],
    ['a day is closed twice', [closed(FIRST), closed(FIRST)], ['day-closed-twice']],
    ['a day is certified that is open', [certified(FIRST)], ['day-not-closed']],
    ['a day is reopened that is open', [reopened(FIRST)], ['day-not-closed']],
  ] as const)('is found broken where %s', (_what, events, codes) => expect(found(...events)).toEqual(codes));

  test.each([
    ['the last day is certified', [opened(FIRST), closed(FIRST), certified(FIRST), opened(SECOND)]],
    ['a house closes no days at all', [opened(FIRST), opened(SECOND)]],
    ['a day is closed again that was reopened', [closed(FIRST), reopened(FIRST), closed(FIRST)]],
    ['an earlier day is opened late', [closed(FIRST), opened(SECOND), opened(FIRST)]],
  ] as const)('holds where %s', (_what, events) => expect(found(...events)).toEqual([]));
});
