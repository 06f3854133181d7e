import { accountOf, isAt } from '../_core/account';
import type { AccountName } from '../_core/chart-of-accounts';
import type {
  DepositComparison,
  BookBalance,
  DayFigures,
  CountedBanker,
  CagnotteOfDay,
  ClearedDifference,
  CountedDifferences,
} from './day-figures';
import {
  rowOfFinding,
  amounts,
  fact,
  ofRecords,
  type TieOutRow,
  NOTHING,
  ofAccount,
  ofSubLedger,
  type TieOutSide,
  tieOutInWords,
  written,
} from './tie-out';
import { listed, type Part } from '../../words/message';
import { type Said, said } from '../../finding-catalogue/finding';
import { stated, ofLines, type SourcedPart } from '../_core/books/cell-part';
import { varianceOf } from '../_core/account-paths';
import { droppedIn, leftBefore, REMOVED } from '../table-session/session-figures';
import type { Minor } from '../../kernel/money';
import { COUNTS_OF_SEVERAL, isCountOfSeveral } from '../_core/counts';
import { varianceCleared } from '../corrections/corrections.events';

/** Each of these accounts must be empty at the close. */
const emptied = (
  { balances, day }: Pick<DayFigures, 'balances' | 'day'>,
  ...names: readonly AccountName[]
): TieOutRow[] =>
  balances
    .filter(({ account }) => isAt(account, ...names))
    .map((held) => mustBeEmpty(held.account, held, ofAccount(held, { day })));

const mustBeEmpty = (at: Part, { currency }: BookBalance, found: TieOutSide): TieOutRow =>
  amounts(at, { expected: NOTHING, found, currency });

/** K4: no slip is in transit or was used twice, at one table or two, and no two halves differ. */
export const slipRows = ({ subLedgers, slipFindings, slipsUsedAgain, day }: DayFigures): TieOutRow[] => [
  ...subLedgers
    .filter(({ account }) => account === 'chips:transit')
    .map((held) =>
      mustBeEmpty(
        said('slip', { slip: held.subLedger || said('without-number') }),
        held,
        ofSubLedger(held, { day }),
      ),
    ),
  ...slipFindings.map(rowOfFinding),
  ...slipsUsedAgain.map(({ slip, end, uses }) =>
    fact(
      said('slip-again', { slip }),
      said('reported-once-by', { end: said(end) }),
      said('reported-times', {
        count: uses.length,
        uses: listed(uses.map(({ table }) => table ?? said('cage'))),
      }),
      ofRecords(uses.map(({ recordNumber }) => recordNumber)),
    ),
  ),
];

/** K6: the croupier's custody holds no chips of players. */
export const custodyRows = (figures: DayFigures): TieOutRow[] =>
  emptied(figures, 'chips:custody', 'player-bank', 'garage:voluntary', 'garage:improper', 'pot');

/** K7: every cagnotte was counted, and the chips dropped in it have left the slot. */
export const cagnotteRows = (figures: DayFigures): TieOutRow[] => emptied(figures, 'chips:cagnotte');

/** K8: meters agree with their readings, and slots, cambistas and tip boxes are empty. */
export const meterAndImprestRows = (figures: DayFigures): TieOutRow[] => [
  ...figures.meterFindings.map(rowOfFinding),
  ...emptied(figures, 'chips:jackpot', 'chips:cambista', 'cash:cambista', 'chips:tips'),
];

/** Names the holder in both languages; the English name (`chips`, `cash EUR`, `cheque CH-1 EUR`) identifies the row. */
const heldAs = (holder: string): Said => ({
  en: holder,
  es: holder.replace(/^chips\b/, 'fichas').replace(/^cash\b/, 'efectivo'),
});

/** K9: the last count of the cage against the book, holder by holder, and each banker's deposit against the list. */
export const cageRows = ({ cage, deposits, day }: DayFigures): TieOutRow[] => [
  ...(cage === undefined
    ? [fact(said('cage'), said('counted-at-end-of-day'), said('not-counted'))]
    : cage.map(({ holder, currency, counted, countedIn, booked, bookedOn }) => {
        const held = { ...bookedOn, currency, balance: booked };
        const inBooks = held.subLedger === undefined ? ofAccount : ofSubLedger;
        const expected = { amount: counted, parts: countedIn };
        return amounts(heldAs(holder), { expected, found: inBooks(held, { day }), currency });
      })),
  ...deposits.map((deposit) =>
    amounts(
      said('bank-deposit', { banker: deposit.banker || said('of-nobody'), currency: deposit.currency }),
      {
        expected: asListed(deposit, day),
        found: asBooked(deposit, day),
        currency: deposit.currency,
      },
    ),
  ),
];

const asListed = ({ banker, currency, listed }: DepositComparison, until: string): TieOutSide => ({
  amount: listed,
  parts: [{ from: 'deposits', banker, currency, measure: 'amount', sign: 1, isBalance: true, until }],
});

const asBooked = ({ banker: subLedger, currency, booked }: DepositComparison, day: string): TieOutSide =>
  ofSubLedger({ account: 'bank-deposit', subLedger, currency, balance: -booked }, { day, sign: -1 });

/**
 * K7 by banker. If all differences of a slot have one sign, the variance of its table is their sum, and K12 shows it.
 * If one banker's shortage meets another's surplus, that variance holds only the remainder; each of them is then listed
 * here, because bankers' differences are never set off.
 */
export const bankerRows = ({ bankers, currency, day }: DayFigures): TieOutRow[] =>
  bankers
    .filter((banker) => isSetOff(banker, bankers))
    .map(({ bank, banker, table, sessionNo, expected, counted, countedIn }) =>
      amounts(said('at-banker', { banker, bank, table }), {
        expected: {
          amount: expected,
          parts: [
            { from: 'coups', bank: { day, table, sessionNo, bank }, measure: 'commission', sign: 1 } as const,
          ],
        },
        found: { amount: counted, parts: countedIn.map(({ record, at }) => stated(record, at)) },
        currency,
      }),
    );

const isSetOff = (own: CountedBanker, all: readonly CountedBanker[]): boolean =>
  all.some(
    (other) =>
      other.table === own.table &&
      other.sessionNo === own.sessionNo &&
      (other.counted - other.expected) * (own.counted - own.expected) < 0n,
  );

const CLEARED = varianceCleared.type;

/**
 * K7 by table: the declared count of a cagnotte equals what it held plus what was dropped in it, with the posted
 * difference. A difference calculated from another balance than that of the count does not tie.
 */
export const countedCagnotteRows = ({ cagnottes, currency, day }: DayFigures): TieOutRow[] =>
  cagnottes.map((cagnotte) => {
    const { table, sessionNo, counted, before, dropped, difference, onlyCounted } = cagnotte;
    return amounts(
      said('cagnotte-of', {
        table,
        session: sessionNo === 1 ? '' : said('then-session', { session: sessionNo }),
      }),
      {
        expected: {
          amount: before + dropped + difference + onlyCounted,
          parts: partsOf(cagnotte, day),
        },
        found: counted,
        currency,
      },
    );
  });

function partsOf({ table, sessionNo }: CagnotteOfDay, day: string): SourcedPart[] {
  const session = { table, sessionNo, day };
  const own = { table, sessionNo, ofDays: [day, day] } as const;
  return [
    ...leftBefore(session),
    droppedIn(session),
    ofLines({ ...own, under: [varianceOf('cagnotte')], otherTypes: [CLEARED] }, -1),
    ofLines({ ...own, under: ['commission'], types: REMOVED }, -1),
  ];
}

interface Found {
  readonly at: Part;
  readonly account: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly parts: readonly SourcedPart[];
}

/**
 * K12: differences between counts and books on the day, by point and table, and by holder where one count covers
 * several, because surplus chips do not make up for missing cash. A difference that two persons cleared needs no other
 * explanation; one that was posted and reversed is none.
 */
export function varianceRows(figures: CountedDifferences): TieOutRow[] {
  const cleared = [...figures.cleared];
  const differing = [...atPoints(figures), ...atHolders(figures)].filter(({ amount }) => amount !== 0n);
  return differing.map((found) => {
    const tolerance = figures.tolerances[accountOf(found.account).of!] ?? 0n;
    const own = takeCleared(cleared, found);
    return rowOf(found, { tolerance, own });
  });
}

function atPoints({ moves, day }: CountedDifferences): Found[] {
  const sums = new Map<string, { account: string; currency: string; amount: bigint }>();
  for (const { account, eventType, currency, debit, credit } of moves) {
    if (!isAt(account, 'variance') || eventType === CLEARED) continue;
    if (isCountOfSeveral(eventType)) continue;
    const key = `${account} ${currency}`;
    const sum = sums.get(key) ?? { account, currency, amount: 0n };
    sum.amount += credit - debit;
    sums.set(key, sum);
  }
  return [...sums.values()].map(({ account, currency, amount }) => {
    const otherTypes = [CLEARED, ...COUNTS_OF_SEVERAL];
    const parts = [ofLines({ account, currency, bookedOn: [day, day], otherTypes }, -1)];
    return { at: account, account, currency, amount, parts };
  });
}

const atHolders = ({ holders, day }: CountedDifferences): Found[] =>
  holders.map(({ holder, currency, found: amount }) => {
    const account = varianceOf('cage');
    const of = { account: holder, currency, bookedOn: [day, day], types: COUNTS_OF_SEVERAL } as const;
    const parts = [ofLines({ ...of, basis: 'count' })];
    // A holder within a count of several; its name alone is enough for people.
    const at = { en: `${account} ${holder}`, es: `${holder}, según el arqueo` };
    return { at, account, currency, amount, parts };
  });

function takeCleared(left: ClearedDifference[], { account, currency, amount }: Found): ClearedDifference[] {
  const own: ClearedDifference[] = [];
  let rest = amount;
  for (const each of [...left]) {
    if (each.account !== account || each.currency !== currency) continue;
    const isPart =
      rest < 0n ? rest + each.amount <= 0n && each.amount > 0n : rest + each.amount >= 0n && each.amount < 0n;
    if (!isPart) continue;
    own.push(each);
    left.splice(left.indexOf(each), 1);
    rest += each.amount;
  }
  return own;
}

function rowOf(
  { at, currency, amount, parts }: Found,
  { tolerance, own }: { readonly tolerance: Minor; readonly own: readonly ClearedDifference[] },
): TieOutRow {
  const pending = own.reduce((sum, each) => sum + each.amount, amount);
  const documents = own.map(({ document }) => document).join(', ');
  const allowed =
    tolerance === 0n ? written(0n, currency) : said('within', { amount: written(tolerance, currency) });
  return {
    ...tieOutInWords(
      at,
      own.length === 0
        ? allowed
        : said('cleared-by-two-persons', { allowed, amount: written(amount - pending, currency), documents }),
      written(amount, currency),
    ),
    ties: (pending < 0n ? -pending : pending) <= tolerance,
    sides: { expected: NOTHING, found: { amount, parts }, currency },
  };
}
