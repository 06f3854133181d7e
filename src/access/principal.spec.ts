import { mayCasino, type Principal, within } from './principal';
import { covers } from './permissions';

describe('the casinos of a key', () => {
  it('lets a key of all casinos into every one, also those that open later', () => {
    expect(mayCasino({ roles: ['administrator'], casinos: 'all' }, 'sevilla')).toBe(true);
    expect(mayCasino({ roles: ['administrator'], casinos: 'all' }, 'not-yet-built')).toBe(true);
  });

  it('lets a key of some casinos into those and no other', () => {
    expect(mayCasino({ roles: ['administrator'], casinos: ['sevilla', 'malaga'] }, 'malaga')).toBe(true);
    expect(mayCasino({ roles: ['administrator'], casinos: ['sevilla', 'malaga'] }, 'cadiz')).toBe(false);
    expect(mayCasino({ roles: ['administrator'], casinos: ['sevilla'] }, 'sevilla-2')).toBe(false);
    expect(mayCasino({ roles: ['administrator'], casinos: ['sevilla'] }, 'Sevilla')).toBe(false);
  });

  it('lets a key of no casino nowhere', () => {
    expect(mayCasino({ roles: ['administrator'], casinos: [] }, 'sevilla')).toBe(false);
  });

  it('does not take a casino called all for all casinos', () => {
    expect(mayCasino({ roles: ['administrator'], casinos: ['all'] }, 'sevilla')).toBe(false);
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

describe('the records of the house itself', () => {
  it('are for persons who may see its persons, at every casino', () => {
    expect(mayCasino({ roles: ['auditor'], casinos: 'all' }, 'house')).toBe(true);
    expect(mayCasino({ roles: ['manager'], casinos: 'all' }, 'house')).toBe(false);
    expect(mayCasino({ roles: ['administrator'], casinos: ['sevilla', 'house'] }, 'house')).toBe(false);
  });
});

describe('a person with different roles at different casinos', () => {
  const person: Principal = {
    credentialId: '0123456789abcdef',
    kind: 'person',
    personId: '17',
    name: 'Ana Ruiz',
    roles: ['manager', 'auditor'],
    casinos: ['cadiz', 'sevilla'],
    grants: [
      { role: 'manager', casinos: ['sevilla'] },
      { role: 'auditor', casinos: ['cadiz'] },
    ],
  };

  it('has each permission only at the casinos of a role that has it', () => {
    expect(within(person, 'days:certify').casinos).toEqual(['sevilla']);
    expect(within(person, 'ledger:read').casinos).toEqual(['cadiz', 'sevilla']);
    expect(within(person, 'people:manage').casinos).toEqual([]);
  });
});
