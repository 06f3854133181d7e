import { isBacked, isConcerned, meets, scopeAsked, scopeOf } from './casinos.rules';
import { applyToHouse, emptyHouse, type Proposal } from './house.state';

it.each([
  [true, [], 'all'],
  [false, ['ronda'], ['ronda']],
  // Both, or neither, is no casino, and no casino is refused by every rule.
  [true, ['ronda'], []],
  [false, [], []],
] as const)('asked for every casino (%s) and %j: %j', (everyCasino, casinos, scope) =>
  expect(scopeAsked({ everyCasino, casinos })).toEqual(scope),
);

it('casinos are recorded once and in order, and all of them as all', () => {
  expect(scopeOf(['ronda', 'granada', 'ronda'])).toEqual({
    everyCasino: false,
    casinos: ['granada', 'ronda'],
  });
  expect(scopeOf('all')).toEqual({ everyCasino: true, casinos: [] });
});

it.each([
  ['all', ['ronda'], true],
  [['ronda'], 'all', true],
  ['all', 'all', true],
  [['ronda', 'granada'], ['granada', 'jerez'], true],
  [['ronda'], ['granada'], false],
  [[], ['granada'], false],
] as const)('%j and %j have a casino in common: %s', (one, other, common) =>
  expect(meets(one, other)).toBe(common),
);

describe('a proposal', () => {
  const NOW = '2026-01-20T10:00:00.000Z';
  const FROM = '2026-01-01T10:00:00.000Z';
  const BY = { kind: 'console', id: 'first-start' } as const;
  const house = emptyHouse();
  const grants = [
    ['eva', 'administrator', ['ronda']],
    ['eva', 'administrator', ['granada']],
    ['eva', 'auditor', ['jerez']],
    ['ana', 'administrator', undefined],
    ['pia', 'pit', ['ronda']],
    ['pia', 'pit', ['jerez']],
    ['leo', 'pit', ['ronda', 'granada']],
  ] as const;
  for (const person of ['eva', 'ana', 'pia', 'leo', 'new'])
    applyToHouse(
      house,
      { type: 'cagnotte.people.registered.v1', data: { person, name: person, by: BY } },
      FROM,
    );
  grants.forEach(([person, role, casinos], at) => {
    const scope = { everyCasino: casinos === undefined, casinos: [...(casinos ?? [])] };
    const data = { grant: `g${at}`, person, role, ...scope, from: FROM, by: BY };
    applyToHouse(house, { type: 'cagnotte.people.role-given.v1', data }, FROM);
  });
  const proposed = (by: string, person: string, casinos?: readonly string[] | 'all'): Proposal => ({
    id: 'p',
    person,
    at: FROM,
    by: { kind: 'person', id: by, name: by },
    isDone: false,
    ...(casinos && { wanted: { role: 'pit', casinos, from: FROM } }),
  });

  it.each<[string, Proposal, boolean]>([
    ['of a role at both of her casinos', proposed('eva', 'new', ['ronda', 'granada']), true],
    ['of one at a further casino, too', proposed('eva', 'new', ['ronda', 'jerez']), false],
    ['of a role at all casinos', proposed('eva', 'new', 'all'), false],
    ['of that by an administrator of all', proposed('ana', 'new', 'all'), true],
    ['of a credential of who works at her casinos', proposed('eva', 'leo'), true],
    ['of who works elsewhere, too', proposed('eva', 'pia'), false],
    ['of who works nowhere yet', proposed('eva', 'new'), true],
    ['by who is no administrator', proposed('pia', 'new', ['ronda']), false],
  ])('is backed by who made it, %#: %s', (_what, proposal, backed) =>
    expect(isBacked(house, proposal, NOW)).toBe(backed),
  );

  it('concerns the casinos of its role, or of those of its person', () => {
    const concerned = (proposal: Proposal) =>
      ['ronda', 'granada', 'jerez'].filter((casino) => isConcerned(house, [casino], proposal, NOW));
    expect(concerned(proposed('ana', 'pia', ['granada']))).toEqual(['granada']);
    expect(concerned(proposed('ana', 'pia'))).toEqual(['ronda', 'jerez']);
    expect(isConcerned(house, 'all', proposed('ana', 'new'), NOW)).toBe(true);
  });
});
