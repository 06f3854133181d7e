import { asWords, unknownAccounts } from './chart-keys';
import { CHART_OF_ACCOUNTS } from './chart-of-accounts';

const unknown = (key: string) => unknownAccounts({ [key]: '57000000' });

describe("the keys of a casino's chart", () => {
  it.each([
    'cash',
    'cash:drop',
    'cash:drop:RF1',
    'garage',
    'win',
    'win:roulette-french',
    'win:roulette-french:RF1',
    'commission:rake',
    'variance:table:RF1',
    'gaming-duty-of-earlier-year',
    'opening',
  ])('may be %s, an account or the beginning of one', (key) => expect(unknown(key)).toEqual([]));

  it('may be every path of the chart', () =>
    expect(
      CHART_OF_ACCOUNTS.map(({ path }) => path.replace('{game}', 'boule')).flatMap((path) => unknown(path)),
    ).toEqual([]));

  it.each([
    ['cash:till', ['cash:cage', 'cash:drop', 'cash']],
    ['win:roulette-frnch', ['win:roulette-french']],
    ['Bank', ['bank']],
    ['chips:', ['chips']],
    ['cash:drop:RF1:evening', ['cash:drop']],
    ['', []],
    ['constructor', []],
  ])('are unknown as "%s", with the nearest ones named', (key, nearest) => {
    const [found] = unknown(key);
    expect(found?.key).toBe(key);
    expect(found!.nearest).toHaveLength(3);
    expect(found!.nearest.slice(0, nearest.length)).toEqual(nearest);
  });

  it('are named in a refusal with their field and similar keys of the chart', () =>
    expect(asWords(unknown('cash:till')[0]!)).toBe(
      'accounting.chart.codes "cash:till" (~ cash:cage, cash:drop, cash)',
    ));
});
