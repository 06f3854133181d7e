import { allObligations } from '../obligations/obligation';
import { uncheckableKind, UNCHECKABLE_KINDS, uncheckableRules } from './uncheckable-kinds';

/** A rule that no record can show to be kept says why: by a kind of reason, and never because nothing reports it. */

const RULES = uncheckableRules();

it('every rule that is marked as not checkable gives a reason of a stated kind', () => {
  expect(RULES.length).toBeGreaterThan(150);
  // What an obligation lacks that is listed as missing is to come: that line is its reason.
  const toCome = new Set(
    allObligations().flatMap(({ missing, rules = [] }) => (missing === undefined ? [] : rules)),
  );
  const without = RULES.filter(({ id, reason }) => uncheckableKind(reason) === undefined && !toCome.has(id));
  expect(without.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([]);
});

it('every kind is the reason of a rule', () => {
  const used = new Set(RULES.map(({ reason }) => uncheckableKind(reason)));
  expect(Object.keys(UNCHECKABLE_KINDS).filter((kind) => !used.has(kind))).toEqual([]);
});

it.each([
  ['the direction of the wheel is not reported'],
  ['conduct at the table; no event carries it'],
  ['a document of the table, which has no field'],
  ['conductors are not at the table'],
  ['a permissionless bet'],
  [''],
])('is no reason: "%s"', (reason) => expect(uncheckableKind(reason)).toBeUndefined());
