import { wantedOf } from './export';

const CASINO = { casino: 'granada' };

describe('cagnotte export', () => {
  it('takes a day, or a period, and a record up to which everything is known', () => {
    expect(wantedOf('diario', { ...CASINO, day: '2026-01-01', knownAt: '412' })).toMatchObject({
      value: { name: 'diario', casino: 'granada', day: '2026-01-01', until: '2026-01-01', knownAt: 412n },
    });
    expect(wantedOf('mayor', { ...CASINO, period: '2026-01-01..2026-01-31' })).toMatchObject({
      value: { name: 'mayor', day: '2026-01-01', until: '2026-01-31' },
    });
  });

  test.each([
    ['libro-gordo', { day: '2026-01-01' }, /no book libro-gordo/],
    ['diario', {}, /name a day/],
    ['diario', { day: '2026-01-01', period: '2026-01-01..2026-01-02' }, /name a day/],
    ['diario', { day: '2026-02-30' }, /name a day/],
    ['diario', { period: '2026-01-02..2026-01-01' }, /name a day/],
    ['diario', { period: '2026-01-01..2026-01-02..2026-01-03' }, /name a day/],
    ['diario', { day: '2026-01-01', knownAt: '0' }, /number of a record/],
  ])('refuses %s with %j', (name, options, why) =>
    expect(wantedOf(name, { ...CASINO, ...options })).toEqual({
      ok: false,
      refusal: expect.stringMatching(why),
    }),
  );
});
