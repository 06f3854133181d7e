import { RetryTimes } from './retry-times';

const SECOND = 1_000;
const HOUR = 3_600_000;

describe('when a webhook is tried again', () => {
  it('is after 5 seconds, and four times as long after each further failure, up to 6 hours', () => {
    const times = new RetryTimes(() => 0.5);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 50].map((failures) => times.againInMs(failures) / SECOND)).toEqual([
      5, 20, 80, 320, 1_280, 5_120, 20_480, 21_600, 21_600,
    ]);
  });

  it('is up to a fifth earlier or later, so that receivers are not tried together', () => {
    expect(new RetryTimes(() => 0).againInMs(1)).toBe(4 * SECOND);
    expect(new RetryTimes(() => 1).againInMs(1)).toBe(6 * SECOND);
  });

  it('is never after three days of failures, and each attempt has ten seconds', () => {
    const times = new RetryTimes();
    expect([times.parkAfterMs, times.answerWithinMs]).toEqual([72 * HOUR, 10 * SECOND]);
  });

  it('is sooner where a test says so', () => {
    const times = new RetryTimes(() => 0.5);
    times.scale = 0.1;
    expect([times.againInMs(1), times.parkAfterMs, times.answerWithinMs]).toEqual([500, 7.2 * HOUR, SECOND]);
  });
});
