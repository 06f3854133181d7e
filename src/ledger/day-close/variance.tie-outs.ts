import { type Part, said } from '../../finding-catalogue/said';
import type { Minor } from '../../kernel/money';
import { ofLines, type SourcedPart } from '../_core/books/cell-part';
import { varianceOf } from '../_core/account-paths';
import { COUNTS_OF_SEVERAL } from '../_core/counts';
import type { ClearedDifference, DayFigures } from './day-figures';
import { inWords, type TieOutRow, written, NOTHING } from './tie-out';

const CLEARING = 'cagnotte.variance.cleared.v1';

interface Found {
  readonly at: Part;
  readonly account: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly parts: readonly SourcedPart[];
}

/**
 * K12: what was counted above or below the book on the day, per point and table, and where one count is of several
 * holders, per holder: a surplus of chips does not make up for missing cash. What two persons have cleared of a
 * difference of the day needs no other explanation. What was posted and taken back again is no difference.
 */
export function varianceRows(figures: DayFigures): TieOutRow[] {
  const cleared = [...figures.cleared];
  const differing = [...atPoints(figures), ...atHolders(figures)].filter(({ amount }) => amount !== 0n);
  return differing.map((found) => {
    const tolerance = figures.tolerances[found.account.split(':')[1]!] ?? 0n;
    const own = takeCleared(cleared, found);
    return rowOf(found, { tolerance, own });
  });
}

function atPoints({ moves, day }: DayFigures): Found[] {
  const sums = new Map<string, { account: string; currency: string; amount: bigint }>();
  for (const { account, eventType, currency, debit, credit } of moves) {
    if (!account.startsWith('variance:') || eventType === CLEARING) continue;
    if (COUNTS_OF_SEVERAL.includes(eventType)) continue;
    const key = `${account} ${currency}`;
    const sum = sums.get(key) ?? { account, currency, amount: 0n };
    sum.amount += credit - debit;
    sums.set(key, sum);
  }
  return [...sums.values()].map(({ account, currency, amount }) => {
    const otherTypes = [CLEARING, ...COUNTS_OF_SEVERAL];
    const parts = [ofLines({ account, currency, bookedOn: [day, day], otherTypes }, -1)];
    return { at: account, account, currency, amount, parts };
  });
}

const atHolders = ({ holders, day }: DayFigures): Found[] =>
  holders.map(({ holder, currency, found: amount }) => {
    const account = varianceOf('cage');
    const of = { account: holder, currency, bookedOn: [day, day], types: COUNTS_OF_SEVERAL } as const;
    const parts = [ofLines({ ...of, basis: 'count' })];
    // One holder of several that were counted together: its own name is enough for a person.
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
  const allowed = tolerance === 0n ? written(0n, currency) : said`within ${written(tolerance, currency)}`;
  return {
    ...inWords(
      at,
      own.length === 0
        ? allowed
        : said`${allowed}; ${written(amount - pending, currency)} cleared by two persons (${documents})`,
      written(amount, currency),
    ),
    ties: (pending < 0n ? -pending : pending) <= tolerance,
    sides: { expected: NOTHING, found: { amount, parts }, currency },
  };
}
