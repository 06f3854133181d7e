import { meets, scopeAsked, scopeOf } from './casinos.rules';

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
