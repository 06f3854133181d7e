import { tell } from '../../../test/support/book/told';
import { checkClockAhead, checkDayOfTime } from './source-sequence.check';

const RECORDED = '2026-01-01T22:00:00.000Z';
const found = (time: string): string[] =>
  checkClockAhead({ ...tell('drop.counted', { box: 'B-1', notes: [] } as never), time }, RECORDED).map(
    ({ code, severity }) => `${code} ${severity}`,
  );

describe('the time of a report', () => {
  test.each(['2026-01-01T22:02:00Z', '2026-01-01T23:02:00+01:00', '2020-01-01T00:00:00Z'])(
    'may be %s where it is recorded at 22:00, however late it comes',
    (time) => expect(found(time)).toEqual([]),
  );

  test.each(['2026-01-01T22:02:00.001Z', '2026-01-01T23:03:00+01:00', '2026-01-02T22:05:00+23:59'])(
    'gives a finding if it is %s, more than two minutes ahead',
    (time) => expect(found(time)).toEqual(['clock-differs information']),
  );
});

describe('the gaming day of a report', () => {
  const on = (time: string, event = tell('drop.counted', { box: 'B-1', notes: [] } as never)) =>
    checkDayOfTime({ ...event, gamingday: '2026-01-01', time }).map(({ code }) => code);

  test.each([
    ...['2025-12-31T22:30:00Z', '2026-01-01T00:30:00+02:00', '2026-01-01T21:00:00Z'],
    ...['2026-01-02T05:30:00Z', '2026-01-03T23:59:59Z'],
  ])('may be 1 January where it happened at %s', (time) => expect(on(time)).toEqual([]));

  test.each(['2025-12-30T23:59:59Z', '2026-01-04T00:00:00Z', '2026-06-01T21:00:00Z'])(
    'gives a finding if the event happened at %s',
    (time) => expect(on(time)).toEqual(['day-not-of-its-time']),
  );

  it('is not checked for reports of the office and decisions of persons', () => {
    const opened = tell('ledger.opened', { balances: [] });
    const closed = tell('gaming-day.closed', {} as never);
    expect([opened, closed].flatMap((event) => on('2026-06-01T21:00:00Z', event))).toEqual([]);
  });

  it('is named in the finding with the range of plausible instants', () =>
    expect(
      checkDayOfTime({ ...tell('drop.counted', {} as never), time: '2026-06-01T21:00:00Z' }),
    ).toMatchObject([
      {
        severity: 'advisory',
        expected: 'a time of gaming day 2026-01-01, or of the two days after it',
        found: '2026-06-01T21:00:00Z',
      },
    ]));
});
