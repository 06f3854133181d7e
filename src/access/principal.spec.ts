import { covers, mayCasino } from './principal';

describe('the casinos of a key', () => {
  it('lets a key of all casinos into every one, also those that open later', () => {
    expect(mayCasino({ casinos: 'all' }, 'sevilla')).toBe(true);
    expect(mayCasino({ casinos: 'all' }, 'not-yet-built')).toBe(true);
  });

  it('lets a key of some casinos into those and no other', () => {
    expect(mayCasino({ casinos: ['sevilla', 'malaga'] }, 'malaga')).toBe(true);
    expect(mayCasino({ casinos: ['sevilla', 'malaga'] }, 'cadiz')).toBe(false);
    expect(mayCasino({ casinos: ['sevilla'] }, 'sevilla-2')).toBe(false);
    expect(mayCasino({ casinos: ['sevilla'] }, 'Sevilla')).toBe(false);
  });

  it('lets a key of no casino nowhere', () => {
    expect(mayCasino({ casinos: [] }, 'sevilla')).toBe(false);
  });

  it('does not take a casino called all for all casinos', () => {
    expect(mayCasino({ casinos: ['all'] }, 'sevilla')).toBe(false);
  });

  it.each([
    { outer: 'all' as const, inner: 'all' as const, covered: true },
    { outer: 'all' as const, inner: ['sevilla'], covered: true },
    { outer: ['sevilla', 'malaga'], inner: ['malaga'], covered: true },
    { outer: ['sevilla'], inner: ['sevilla', 'malaga'], covered: false },
    { outer: ['sevilla'], inner: 'all' as const, covered: false },
  ])('knows whether $inner lies within $outer', ({ outer, inner, covered }) => {
    expect(covers(outer, inner)).toBe(covered);
  });
});
