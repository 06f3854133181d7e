import { rational } from '../../kernel/rational';
import { decimalOf, limitsIn, type PerformanceWanted, refusalOfWanted } from './performance-wanted';

const WANTED: PerformanceWanted = { casinos: ['granada'], from: '2026-01-01', to: '2026-01-31', by: ['day'] };

describe('what is asked of figures', () => {
  it('is not refused if it fits together', () =>
    expect(refusalOfWanted({ ...WANTED, games: ['blackjack'], compare: 'previous-period' })).toBeUndefined());

  it.each<[string, Partial<PerformanceWanted>, RegExp]>([
    ['no casino', { casinos: [] }, /^casinos must name 1 to 50 casinos/],
    ['a casino twice', { casinos: ['a', 'a'] }, /each once/],
    ['a period that ends before it begins', { to: '2025-12-31' }, /ends before it begins/],
    ['too many days', { to: '2030-01-01' }, /at most 1100 days/],
    ['too many days by hour', { by: ['hour'], to: '2027-02-01' }, /at most 370 days/],
    ['two comparisons', { compare: 'previous-period', compareFrom: '2025-01-01' }, /not both/],
    ['four groups', { by: ['day', 'game', 'table', 'casino'] }, /up to 3 groups/],
    ['a group twice', { by: ['day', 'day'] }, /each once/],
    ['hours of bets', { by: ['hour', 'bet'] }, /one of BET, CROUPIER, SHIFT and HOUR/],
    ['a game that there is not', { games: ['tute'] }, /no game tute; the query games/],
    ['an order by what an hour cannot have', order('win', ['hour']), /group by hour has the figure win/],
    ['a limit of what a bet cannot have', { by: ['bet'], having: [{ figure: 'rounds' }] }, /by bet/],
    [
      'an order of tables by what the cage has',
      order('redeemed', ['table']),
      /Only the cage has .* redeemed/,
    ],
    ['a limit that is no number', { having: [{ figure: 'win', atLeast: '1e3' }] }, /decimal numbers/],
  ])('is refused for %s', (_, more, words) => {
    const refusal = refusalOfWanted({ ...WANTED, ...more });
    expect(refusal?.en).toMatch(words);
    expect(refusal?.es).not.toBe(refusal?.en);
  });

  function order(figure: 'win' | 'redeemed', by: PerformanceWanted['by']): Partial<PerformanceWanted> {
    return { by, orderBy: { figure, change: false, descending: true } };
  }
});

describe('limits', () => {
  it('are exact decimals, amounts in the currency of the row', () => {
    expect(decimalOf('-12.345')).toEqual(rational(-12_345n, 1_000n));
    expect(decimalOf('12,3')).toBeUndefined();
    const having = [
      { figure: 'win', atLeast: '-12.34' },
      { figure: 'hold', atMost: '0.25' },
    ] as const;
    expect(limitsIn('EUR', having)).toEqual([
      { figure: 'win', atLeast: rational(-1_234n) },
      { figure: 'hold', atMost: rational(1n, 4n) },
    ]);
    expect(limitsIn('JPY', having.slice(0, 1))).toEqual([
      { figure: 'win', atLeast: rational(-1_234n, 100n) },
    ]);
  });
});
