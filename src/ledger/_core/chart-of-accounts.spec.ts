import { parseAccount } from './account';
import { CHART_OF_ACCOUNTS } from './chart-of-accounts';

/** The chart, row by row: example path, kind, code. Several of a row share them. */
const CHART: readonly [paths: readonly string[], kind: string, code: string][] = [
  [['cash:cage', 'cash:drop:RF1', 'cash:cambista:PK1', 'cheques:cage'], 'asset', '570'],
  [['bank'], 'asset', '572'],
  [['chips:cage', 'chips:table:RF1', 'chips:cambista:PK1', 'chips:cagnotte:PK1'], 'asset', '521'],
  [['chips:jackpot:CS1', 'chips:tips:RF1', 'chips:transit', 'chips:custody:CF1'], 'asset', '521'],
  [['chips:issued', 'player-bank', 'garage:voluntary', 'garage:improper', 'pot:PK1'], 'liability', '521'],
  [['bank-deposit', 'jackpot:royal', 'prizes-payable'], 'liability', '561'],
  [['tips'], 'liability', '465'],
  [['lost-money'], 'liability', '555'],
  [['gaming-duty-payable'], 'liability', '475'],
  [['win:roulette', 'win:roulette:RF1'], 'revenue', '701'],
  [['commission:rake:PK1', 'commission:banker-6'], 'revenue', '701'],
  [['jackpot-share:royal', 'jackpot-share:royal:CS1'], 'revenue', '701'],
  [['jackpot-funding:royal'], 'expense', '701'],
  [['variance:table:RF1', 'variance:cage', 'variance:custody'], 'position', '555'],
  [['gaming-duty', 'gaming-duty-of-earlier-year:2026'], 'expense', '631'],
  [['loss'], 'expense', '678'],
  [['receivable'], 'asset', '440'],
  [['other-income'], 'revenue', '759'],
  [['players-winnings:boule', 'players-winnings:boule:B1'], 'expense', '702'],
  [['tips-income'], 'revenue', '759'],
  [['tips-shared'], 'expense', '640'],
  [['fx', 'opening'], 'position', ''],
];

describe('the chart of accounts', () => {
  test.each(CHART.flatMap(([paths, kind, code]) => paths.map((path) => [path, kind, code] as const)))(
    'knows %s as %s %s',
    (path, kind, code) => expect(parseAccount(path)).toMatchObject({ kind, code }),
  );

  it('has an example above for every line, and no line twice', () => {
    const shown = new Set(CHART.flatMap(([paths]) => paths.map((path) => parseAccount(path)?.declared)));
    expect([...shown].sort()).toEqual(CHART_OF_ACCOUNTS.map(({ declared }) => declared).sort());
  });

  test.each([
    'cash:cage',
    'cheques:cage',
    'bank',
    'chips:cage',
    'chips:issued',
    'tips',
    'opening',
    'jackpot:royal',
  ])('knows %s for the whole casino only, never for one table', (path) => {
    expect(parseAccount(path)).toBeDefined();
    expect(parseAccount(`${path}:RF1`)).toBeUndefined();
  });

  test.each([
    ['an unknown path', 'cash:till'],
    ['no path', ''],
    ['the start of one', 'chips'],
    ['a name that the chart leaves open but not empty', 'win:'],
    ['an empty table', 'chips:table:'],
    ['one segment too many', 'win:roulette:RF1:evening'],
    ['capital letters', 'CASH:CAGE'],
    ['a space before', ' cash:cage'],
    ['the placeholder of another line', 'garage:other'],
    ['a name that objects inherit', 'constructor'],
  ])('knows no account for %s', (_why, path) => expect(parseAccount(path)).toBeUndefined());
});
