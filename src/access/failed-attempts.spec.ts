import { FailedAttempts, MOST_FAILURES } from './failed-attempts';

const ADDRESS = '192.0.2.7';

function attemptsAfter(failures: number) {
  const clock = { ms: 1_000 };
  const attempts = new FailedAttempts(() => clock.ms);
  for (let n = 0; n < failures; n++) attempts.failed(ADDRESS);
  return { attempts, clock };
}

describe('an address that shows no valid key', () => {
  it('may try as often as a person mistypes', () => {
    expect(attemptsAfter(MOST_FAILURES - 1).attempts.refusedFor(ADDRESS, 'Bearer x')).toBeUndefined();
  });

  it('is refused afterwards, is told for how long, and may try again when the minute is over', () => {
    const { attempts, clock } = attemptsAfter(MOST_FAILURES);
    expect(attempts.refusedFor(ADDRESS, 'Bearer x')).toBe(60);
    clock.ms += 59_500;
    expect(attempts.refusedFor(ADDRESS, 'Bearer x')).toBe(1);
    clock.ms += 501;
    expect(attempts.refusedFor(ADDRESS, 'Bearer x')).toBeUndefined();
  });

  it('does not affect other addresses', () => {
    expect(attemptsAfter(MOST_FAILURES).attempts.refusedFor('192.0.2.8', undefined)).toBeUndefined();
  });

  it('does not affect a key of the same address that was good within the hour: a proxy has one address', () => {
    const { attempts, clock } = attemptsAfter(0);
    attempts.succeeded('Bearer good', ADDRESS);
    clock.ms += 3_540_000;
    for (let n = 0; n < MOST_FAILURES; n++) attempts.failed(ADDRESS);
    expect(attempts.refusedFor(ADDRESS, 'Bearer good')).toBeUndefined();
    expect(attempts.refusedFor(ADDRESS, 'Bearer other')).toBe(60);
  });
});

describe('a good key', () => {
  it('is new once an hour from each address', () => {
    const { attempts, clock } = attemptsAfter(0);
    const isNew = (address: string): boolean => attempts.succeeded('Bearer good', address);
    expect([isNew(ADDRESS), isNew(ADDRESS), isNew('192.0.2.8')]).toEqual([true, false, true]);
    clock.ms += 3_599_999;
    expect(isNew(ADDRESS)).toBe(false);
    clock.ms += 2;
    expect(isNew(ADDRESS)).toBe(true);
  });
});
