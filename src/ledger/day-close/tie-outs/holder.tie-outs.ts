import type { BankerDeposit, BookBalance, DayFigures } from './day-figures';
import { rowOfFinding } from './row-of-finding';
import { amounts, fact, ofRecords, type TieOutRow } from './tie-out';
import { NOTHING, ofAccount, ofSubLedger, type TieOutSide } from './tie-out-side';

const isUnder = (account: string, path: string): boolean =>
  account === path || account.startsWith(`${path}:`);

/** Each account under one of these paths must be empty at the close. */
const emptied = (
  { balances, day }: Pick<DayFigures, 'balances' | 'day'>,
  paths: readonly string[],
): TieOutRow[] =>
  balances
    .filter(({ account }) => paths.some((path) => isUnder(account, path)))
    .map((held) => mustBeEmpty(held.account, held, ofAccount(held, { day })));

const mustBeEmpty = (at: string, { currency }: BookBalance, found: TieOutSide): TieOutRow =>
  amounts(at, { expected: NOTHING, found, currency });

/** K4: no slip is under way, none was used twice, at one table or at two, and no two halves differ. */
export const slipRows = ({ subLedgers, slipFindings, slipsUsedAgain, day }: DayFigures): TieOutRow[] => [
  ...subLedgers
    .filter(({ account }) => account === 'chips:transit')
    .map((held) =>
      mustBeEmpty(`slip ${held.subLedger ?? 'without number'}`, held, ofSubLedger(held, { day })),
    ),
  ...slipFindings.map(rowOfFinding),
  ...slipsUsedAgain.map(({ slip, end, uses }) =>
    fact(
      `slip ${slip}, again`,
      `reported once by the ${end}`,
      `reported ${uses.length} times: ${uses.map(({ table }) => table ?? 'cage').join(', ')}`,
      ofRecords(uses.map(({ recordNumber }) => recordNumber)),
    ),
  ),
];

/** K6: nothing of players is left in the croupier's custody. */
export const custodyRows = (figures: DayFigures): TieOutRow[] =>
  emptied(figures, ['chips:custody', 'player-bank', 'garage', 'pot']);

/** K7: every cagnotte was counted: what was dropped left its slot. */
export const cagnotteRows = (figures: DayFigures): TieOutRow[] => emptied(figures, ['chips:cagnotte']);

/** K8: meters as read, and the slots, cambistas and tip boxes empty. */
export const meterAndImprestRows = (figures: DayFigures): TieOutRow[] => [
  ...figures.meterFindings.map(rowOfFinding),
  ...emptied(figures, ['chips:jackpot', 'chips:cambista', 'cash:cambista', 'chips:tips']),
];

/** K9: the last count of the cage against the book, holder by holder, and each banker's deposit against the list. */
export const cageRows = ({ cage, deposits, day }: DayFigures): TieOutRow[] => [
  ...(cage === undefined
    ? [fact('cage', 'counted at the end of the day', 'not counted')]
    : cage.map(({ holder, currency, counted, countedIn, booked, bookedOn }) => {
        const held = { ...bookedOn, currency, balance: booked };
        const inBooks = held.subLedger === undefined ? ofAccount : ofSubLedger;
        const expected = { amount: counted, parts: countedIn };
        return amounts(holder, { expected, found: inBooks(held, { day }), currency });
      })),
  ...deposits.map((deposit) =>
    amounts(`bank deposit ${deposit.banker || 'of nobody'} ${deposit.currency}`, {
      expected: asListed(deposit, day),
      found: asBooked(deposit, day),
      currency: deposit.currency,
    }),
  ),
];

const asListed = ({ banker, currency, listed }: BankerDeposit, until: string): TieOutSide => ({
  amount: listed,
  parts: [
    {
      ...{ from: 'deposits', banker, currency, measure: 'amount', sign: 1 },
      ...{ isBalance: true, until },
    },
  ],
});

const asBooked = ({ banker: subLedger, currency, booked }: BankerDeposit, day: string): TieOutSide =>
  ofSubLedger({ account: 'bank-deposit', subLedger, currency, balance: -booked }, { day, sign: -1 });
