import { OFFICE, openedBook, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../domain/event-registry/envelope';

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
