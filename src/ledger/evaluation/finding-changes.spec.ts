import type { EventFinding } from '../../finding-catalogue/finding';
import { findingChanges } from './standing';

const finding = (changes: Partial<EventFinding> = {}): EventFinding => ({
  code: 'paid-differs',
  severity: 'violation',
  ruleId: 'R-1',
  eventIds: ['e1'],
  citation: 'Order',
  citationEs: 'Orden',
  expectedEs: '35,00 EUR',
  foundEs: '34,00 EUR',
  expected: '35.00 EUR',
  found: '34.00 EUR',
  ...changes,
});

const A = finding();
const B = finding({ found: '33.00 EUR' });

describe('findings of a fact that is evaluated again', () => {
  it('do not change if they are equal, in any order', () =>
    expect(findingChanges([A, B], [finding({ found: '33.00 EUR' }), finding()])).toEqual({
      closes: [],
      opens: [],
    }));

  it('are closed if they no longer hold, and opened if they hold only now', () =>
    expect(findingChanges([A], [B])).toEqual({ closes: [A], opens: [B] }));

  it.each<[string, Partial<EventFinding>]>([
    ['code', { code: 'over-limit' }],
    ['rule', { ruleId: 'R-2' }],
    ['expectation', { expected: '36.00 EUR' }],
    ['finding', { found: '0.00 EUR' }],
    ['events', { eventIds: ['e1', 'e2'] }],
    ['bets', { betIds: ['b1'] }],
  ])('are closed and opened again with another %s', (_what, change) =>
    expect(findingChanges([A], [finding(change)])).toEqual({ closes: [A], opens: [finding(change)] }),
  );

  it('are equal with an empty list of bets and without one', () =>
    expect(findingChanges([finding({ betIds: [] })], [A])).toEqual({ closes: [], opens: [] }));

  it('found in another number than before are closed once and opened as often as they are found', () => {
    expect(findingChanges([A], [A, A])).toEqual({ closes: [A], opens: [A, A] });
    expect(findingChanges([A, A], [A])).toEqual({ closes: [A], opens: [A] });
    expect(findingChanges([A, A], [])).toEqual({ closes: [A], opens: [] });
    expect(findingChanges([A, A], [A, A])).toEqual({ closes: [], opens: [] });
  });
});
