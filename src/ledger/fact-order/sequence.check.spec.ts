import type { CasinoEvent } from '../../kernel/envelope';
import { openedBook, tell } from '../../../test/support/book/told';

const SOURCE = '/casinos/granada/cage';
const numbered = (sequence: string, at = 'cage'): CasinoEvent =>
  tell('cage.chips-sold', { amount: 100, meansOfPayment: 'cash' }, { at, sequence });
const setAside = (sequence: string): CasinoEvent =>
  tell(
    'intake.quarantined',
    {
      delivery: 'a'.repeat(64),
      bytes: 'e30=',
      hash: 'a'.repeat(64),
      reason: 'unknown-type',
      source: SOURCE,
      sequence,
    } as never,
    { at: 'intake' },
  );

/** Each arrival in a book: the codes about numbers that it opens, and the ongoing findings that it ends. */
function arrivals(...events: readonly CasinoEvent[]): [readonly string[], readonly string[]][] {
  return openedBook(...events)
    .entries.slice(1)
    .map(({ evaluation }) => [
      evaluation.findings.filter(({ ruleId }) => ruleId === 'G3-sequence').map(({ code }) => code),
      evaluation.settles ?? [],
    ]);
}
const gap = (from: number, to = from): string => `sequence-gap ${SOURCE} ${from}-${to}`;

describe('the numbers that a source gives its reports', () => {
  it('give a finding of a gap if some are missing, which narrows and ends as they arrive late', () => {
    expect(arrivals(numbered('1'), numbered('4'), numbered('3'), numbered('2'))).toEqual([
      [[], []],
      [['sequence-gap'], []],
      [['sequence-gap', 'late-arrival'], [gap(2, 3)]],
      [['late-arrival'], [gap(2)]],
    ]);
  });

  it('have one open finding for each gap, named by the missing numbers', () => {
    const { entries } = openedBook(numbered('1'), numbered('4'), numbered('3'), numbered('2'), numbered('9'));
    const stands = entries.flatMap(({ evaluation }) => evaluation.findings.map(({ standing }) => standing));
    expect(stands.filter((name) => name !== undefined)).toEqual([gap(2, 3), gap(2), gap(5, 8)]);
  });

  it('count as arrived with a delivery in quarantine', () => {
    expect(arrivals(numbered('1'), setAside('2'), numbered('3'))).toEqual([
      [[], []],
      [[], []],
      [[], []],
    ]);
    expect(arrivals(numbered('1'), numbered('3'), setAside('2')).at(-1)).toEqual([
      ['late-arrival'],
      [gap(2)],
    ]);
  });

  it('give a finding if one is used twice, and none if the same delivery is quarantined twice', () => {
    expect(arrivals(numbered('1'), numbered('1')).at(-1)).toEqual([['sequence-repeated'], []]);
    expect(arrivals(setAside('1'), setAside('1')).at(-1)).toEqual([[], []]);
  });

  it('are counted for each source, and reports without numbers leave no gaps', () => {
    expect(arrivals(numbered('1'), numbered('5', 'second-cage'), numbered('2')).flat(2)).toEqual([]);
    const unnumbered = tell('cage.chips-sold', { amount: 100, meansOfPayment: 'cash' }, { at: 'cage' });
    expect(arrivals(numbered('1'), unnumbered, numbered('2')).flat(2)).toEqual([]);
  });
});
