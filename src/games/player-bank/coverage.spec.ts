import { type Answers, RECOMMENDED } from '../open-points';
import type { TableTerms } from '../round';
import { atMost } from './bank-checks';
import { halvingAt, seatsOfCloth, smallerHalf } from './coverage';

const RULE = { id: 'R1', citation: 'a rule', says: 'at most so much' };
const answers = (changed: Partial<Answers> = {}): Answers => ({ ...RECOMMENDED, ...changed });
const terms = (changed: Partial<TableTerms> = {}): TableTerms => ({ minimum: 500n, ...changed });

describe('the units of halving on a table', () => {
  it('are a cent where the terms are not known', () =>
    expect(halvingAt(undefined, answers())).toEqual({ astride: 1n, banco: 1n, line: 1n }));

  it('are the minimum over two cloths and for a banco where the table has no step', () =>
    expect(halvingAt(terms(), answers())).toEqual({ astride: 500n, banco: 500n, line: 1n }));

  it('are the step of the table where it has one', () =>
    expect(halvingAt(terms({ step: 250n }), answers())).toEqual({ astride: 250n, banco: 250n, line: 250n }));

  it('are a cent for a banco, or for all, where the casino reads the rule so', () => {
    expect(halvingAt(terms(), answers({ 'OP1-27': 'halves-to-the-cent' }))).toEqual({
      astride: 500n,
      banco: 1n,
      line: 1n,
    });
    expect(halvingAt(terms({ step: 250n }), answers({ 'OP1-24': 'cent' }))).toEqual({
      astride: 1n,
      banco: 1n,
      line: 1n,
    });
  });
});

it('the smaller half of a stake is in whole units where the stake is, else in cents', () => {
  expect(smallerHalf(1_500n, 500n)).toBe(500n);
  expect(smallerHalf(1_501n, 500n)).toBe(750n);
});

it('of an odd number of places over two cloths one is the banker’s', () => {
  const { cloths } = { cloths: [{}, {}] } as unknown as Parameters<typeof seatsOfCloth>[0];
  expect(seatsOfCloth({ cloths }, terms({ seats: 17 }))).toBe(8);
  expect(seatsOfCloth({ cloths: cloths.slice(0, 1) }, terms({ seats: 17 }))).toBeUndefined();
  expect(seatsOfCloth({ cloths }, terms())).toBeUndefined();
});

it('finds an amount above the most, and none at it or where there is no most', () => {
  const found = (most: bigint | undefined, amount: bigint) =>
    atMost(most, amount, { rule: RULE, code: 'over-limit', currency: 'EUR' }).map(({ code }) => code);
  expect(found(1_000n, 1_001n)).toEqual(['over-limit']);
  expect(found(1_000n, 1_000n)).toEqual([]);
  expect(found(undefined, 1_001n)).toEqual([]);
});
