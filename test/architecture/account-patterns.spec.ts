import { CHART_OF_ACCOUNTS } from '../../src/ledger/_core/chart-of-accounts';
import { accountPatterns } from '../house/account-patterns';
import { sourcesBelow } from '../house/source-tree';
import { readProjectFiles } from './project-files';

/** Files that may take a path apart, with the reason. */
const REASONS: Readonly<Record<string, string>> = {
  'src/ledger/_core/balances.ts': 'a tally is no account, and is told from one by its name',
  'src/ledger/_core/store/account-conditions.ts': 'selects branches of the chart in SQL, for everybody else',
  'src/ledger/casino/chart-mapping.ts': 'a casino maps beginnings of paths to its codes',
  'src/ledger/gaming-day/closing.decisions.ts':
    'adds up control totals by beginnings, where there are too many',
};

it('no path of an account is taken apart outside of the files that have a reason', () => {
  const kinds = [...new Set(CHART_OF_ACCOUNTS.map(({ path }) => path.split(':')[0]!))];
  const places = accountPatterns(kinds, sourcesBelow('src', readProjectFiles()));
  const files = new Set(places.map((place) => place.split(':')[0]!));
  expect([...files].sort()).toEqual(Object.keys(REASONS).sort());
});
