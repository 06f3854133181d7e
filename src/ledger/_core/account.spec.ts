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
  ])('%s says of what and of which table it is', (path, expected) =>
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

describe('groups of accounts', () => {
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

  it('has in the result of the house wins, commissions, and differences of floats and boxes', () =>
    expect(those(isHouseResult)).toEqual([
      'win:boule:BO1',
      'commission:rake',
      'variance:table:BO1',
      'variance:drop',
    ]));

  it('has in a pool its meter, its house part and the difference of its slot, not the chips in the slot', () =>
    expect(those(isOfPool)).toEqual(['variance:jackpot', 'jackpot:royal', 'jackpot-share:royal:CS1']));

  it('has differences by their point', () =>
    expect(those((path) => isDifferenceAt(path, 'cagnotte', 'drop'))).toEqual([
      'variance:drop',
      'variance:cagnotte:CF1',
    ]));

  it('names the pool of a meter alone', () =>
    expect(PATHS.flatMap((path) => poolOfMeter(path) ?? [])).toEqual(['royal']));
});
