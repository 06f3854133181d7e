import type { BookBalance, DayFigures } from './day-figures';
import { amounts, fact, type TieOutRow } from './tie-out';

const isUnder = (account: string, path: string): boolean =>
  account === path || account.startsWith(`${path}:`);

/** Each account under one of these paths must be empty at the close. */
const emptied = (balances: readonly BookBalance[], paths: readonly string[]): TieOutRow[] =>
  balances
    .filter(({ account }) => paths.some((path) => isUnder(account, path)))
    .map(({ account, currency, balance }) => amounts(account, { expected: 0n, found: balance, currency }));

/** K4: no slip is under way, none was used twice, and no two halves differ. */
export const slipRows = ({ subLedgers, slipFindings }: DayFigures): TieOutRow[] => [
  ...subLedgers
    .filter(({ account }) => account === 'chips:transit')
    .map(({ subLedger = 'without number', currency, balance }) =>
      amounts(`slip ${subLedger}`, { expected: 0n, found: balance, currency }),
    ),
  ...slipFindings.map(({ about, expected, found }) => fact(about, expected, found)),
];

/** K6: nothing of players is left in the croupier's custody. */
export const custodyRows = ({ balances }: DayFigures): TieOutRow[] =>
  emptied(balances, ['chips:custody', 'player-bank', 'garage', 'pot']);

/** K7: every cagnotte was counted: what was dropped left its slot. */
export const cagnotteRows = ({ balances }: DayFigures): TieOutRow[] => emptied(balances, ['chips:cagnotte']);

/** K8: meters as read, and the slots, cambistas and tip boxes empty. */
export const meterAndImprestRows = ({ balances, meterFindings }: DayFigures): TieOutRow[] => [
  ...meterFindings.map(({ about, expected, found }) => fact(about, expected, found)),
  ...emptied(balances, ['chips:jackpot', 'chips:cambista', 'cash:cambista', 'chips:tips']),
];

/** K9: the last count of the cage against the book, holder by holder, and each banker's deposit against the list. */
export const cageRows = ({ cage, deposits }: DayFigures): TieOutRow[] => [
  ...(cage === undefined
    ? [fact('cage', 'counted at the end of the day', 'not counted')]
    : cage.map(({ holder, currency, counted, booked }) =>
        amounts(holder, { expected: counted, found: booked, currency }),
      )),
  ...deposits.map(({ banker, currency, listed, booked }) =>
    amounts(`bank deposit ${banker || 'of nobody'} ${currency}`, {
      expected: listed,
      found: booked,
      currency,
    }),
  ),
];
