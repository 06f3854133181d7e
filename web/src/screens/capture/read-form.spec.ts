import { describe, expect, it } from 'vitest';
import { exactJson } from '../../money/exact-json';
import { SHORT_KINDS } from './kinds';
import { filledOf, missingOf, totalOf, valuesOf, mayBeEmpty } from './read-form';

const DESK = { currency: 'EUR', decimals: 2, chipValues: ['500', '10000', '2500'] };
const READ = { language: 'es', decimals: 2 } as const;
const ABOUT = {
  ...{ desk: DESK, read: READ, table: 'RF1', game: 'roulette-french' },
  session: { person: '17', name: 'Ana Ruiz' },
};
const kind = (id: string) => SHORT_KINDS.find((each) => each.id === id)!;
const told = (id: string, typed: Record<string, string>): string =>
  exactJson(kind(id).data(filledOf(kind(id), typed, ABOUT)));

describe('a form of pieces', () => {
  it('adds up the pieces of the authorised chips, the largest first', () => {
    const values = valuesOf('chips', 'EUR', DESK.chipValues);
    expect(values).toEqual([10_000n, 2_500n, 500n]);
    expect(totalOf('chips', { 'chips:10000': '41', 'chips:500': '3' }, values, READ)).toBe(411_500n);
  });

  it('has its pieces, or only the amount if no pieces were typed', () => {
    expect(told('fill', { slip: 'A-1', 'chips:10000': '2' })).toBe(
      '{"currency":"EUR","amount":20000,"slip":"A-1","pieces":[{"denomination":10000,"pieces":2}],"by":[{"id":"17","name":"Ana Ruiz"}]}',
    );
    expect(told('fill', { slip: 'A-1', 'chips=': '1.234,50', with: '23, 41' })).toBe(
      '{"currency":"EUR","amount":123450,"slip":"A-1","by":[{"id":"17","name":"Ana Ruiz"},{"id":"23"},{"id":"41"}]}',
    );
  });

  it('opens the ledger with chips of the house, and with its assets against the opening account', () => {
    expect(told('openBooks', { 'chips=': '1.000', 'cash:5000': '4', inBank: '' })).toBe(
      '{"currency":"EUR","balances":[{"account":"chips:cage","amount":100000},{"account":"chips:issued","amount":-100000},' +
        '{"account":"cash:cage","amount":20000},{"account":"opening","amount":-20000}]}',
    );
  });

  it("closes a table with players' banks without a float", () => {
    const closed = (game: string): string =>
      exactJson(kind('close').data(filledOf(kind('close'), {}, { ...ABOUT, table: 'CF1', game })));
    expect(closed('chemin-de-fer')).toContain('"toCage":[]');
    expect(closed('roulette-french')).toContain('"toCage":[{"holder":"table","chips":0}]');
    expect(mayBeEmpty(kind('open'), 'chips', 'texas-holdem')).toBe(true);
    expect(mayBeEmpty(kind('open'), 'chips', 'roulette-french')).toBe(false);
    expect(mayBeEmpty(kind('fill'), 'chips', 'texas-holdem')).toBe(false);
  });

  it('is incomplete while it is empty: a count of nothing is entered as zero', () => {
    expect(missingOf(kind('closingCount'), {}, DESK, READ)).toEqual(['chips']);
    expect(missingOf(kind('closingCount'), { 'chips:500': '0' }, DESK, READ)).toEqual([]);
  });

  it.each(['1,234.50', '-5', 'x'])('refuses %s as an amount', (text) =>
    expect(missingOf(kind('fill'), { slip: 'A-1', 'chips=': text }, DESK, READ)).toEqual(['chips']),
  );
});
