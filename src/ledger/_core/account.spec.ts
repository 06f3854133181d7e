import {
  accountOf,
  isAt,
  isDifferenceAt,
  isHouseResult,
  isOf,
  isOfPool,
  parseAccount,
  poolOfMeter,
} from './account';

describe('an account', () => {
  test.each([
    [
      'chips:table:RF1',
      { name: 'chips:table', family: 'chips', holder: 'table', of: undefined, table: 'RF1' },
    ],
    ['chips:transit', { name: 'chips:transit', family: 'chips', holder: 'transit', table: undefined }],
    ['win:roulette:RF1', { name: 'win', family: 'win', holder: undefined, of: 'roulette', table: 'RF1' }],
    ['jackpot:royal', { name: 'jackpot', family: 'jackpot', of: 'royal', table: undefined }],
    ['variance:cage', { name: 'variance', family: 'variance', of: 'cage', table: undefined }],
    ['garage:improper', { name: 'garage:improper', family: 'garage', holder: undefined, of: undefined }],
    ['gaming-duty-of-earlier-year:2026', { name: 'gaming-duty-of-earlier-year', of: '2026' }],
    ['pot', { name: 'pot', of: undefined, table: undefined }],
  ])('%s is read as a line of the chart with its family, holder, subject and table', (path, expected) =>
    expect(accountOf(path)).toMatchObject({ path, ...expected }),
  );

  it('is refused where the chart does not have it', () => {
    expect(parseAccount('cash:till')).toBeUndefined();
    expect(() => accountOf('cash:till')).toThrow('the chart of accounts has no account cash:till');
  });

  it('is of a line or family of the chart by its segments, not by the beginning of a text', () => {
    expect(isAt('chips:table:RF1', 'chips:cage', 'chips:table')).toBe(true);
    expect(isAt('chips:tables', 'chips:table')).toBe(false);
    expect(isOf('garage:voluntary', 'garage')).toBe(true);
    expect(isOf('garages', 'garage')).toBe(false);
  });
});

describe('the classification of accounts', () => {
  const PATHS = [
    'win:boule:BO1',
    'commission:rake',
    'variance:table:BO1',
    'variance:drop',
    'variance:cagnotte:CF1',
    'variance:jackpot',
    'jackpot:royal',
    'jackpot-share:royal:CS1',
    'jackpot-funding:royal',
    'chips:jackpot:CS1',
  ];
  const those = (is: (path: string) => boolean): string[] => PATHS.filter(is);

  it('counts wins, commissions and differences of floats and boxes as the result of the house', () =>
    expect(those(isHouseResult)).toEqual([
      'win:boule:BO1',
      'commission:rake',
      'variance:table:BO1',
      'variance:drop',
    ]));

  it('counts the meter of a pool, its house part and the difference of its slot to the pool, and not the chips in the slot', () =>
    expect(those(isOfPool)).toEqual(['variance:jackpot', 'jackpot:royal', 'jackpot-share:royal:CS1']));

  it('finds differences by the points that are asked for', () =>
    expect(those((path) => isDifferenceAt(path, 'cagnotte', 'drop'))).toEqual([
      'variance:drop',
      'variance:cagnotte:CF1',
    ]));

  it('names a pool for the account of a meter only', () =>
    expect(PATHS.flatMap((path) => poolOfMeter(path) ?? [])).toEqual(['royal']));
});
