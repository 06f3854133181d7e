import { accountOf } from '../_core/account';
import { type Minor, sumMinor } from '../../kernel/money';
import {
  baseAsRead,
  type BracketShare,
  bracketShares,
  dutyDue,
  type DutyTariff,
  isInBase,
  type ReadDutyLine,
} from './duty-rules';

export type Quarter = 1 | 2 | 3 | 4;

export interface DutyLineOfQuarter extends ReadDutyLine {
  readonly casino: string;
  readonly quarter: Quarter;
}

interface ReturnFigures {
  readonly tariff: DutyTariff;
  readonly quarter: Quarter;
  readonly lines: readonly DutyLineOfQuarter[];
  readonly paid: readonly { readonly quarter: Quarter; readonly amount: Minor }[];
  /** What the returns that were presented came to, in the order of their records; the last one of a quarter counts. */
  readonly presented?: readonly { readonly quarter: Quarter; readonly toPay: Minor }[];
}

export type DutyPartKind =
  | 'win'
  | 'commission'
  | 'table-variance'
  | 'drop-variance'
  | 'cagnotte-variance'
  | 'slot-variance'
  | 'pool';

interface DutyPart {
  readonly casino: string;
  readonly kind: DutyPartKind;
  readonly account: string;
  readonly amount: Minor;
}

interface EarlierQuarter {
  readonly quarter: Quarter;
  readonly base: Minor;
  readonly due: Minor;
  readonly paid: Minor | undefined;
  readonly presented: Minor | undefined;
  /** What was paid; else what was presented, since that is what was charged; else what is due. */
  readonly deducted: Minor;
  readonly correction: Minor;
}

/** A quarterly return, from the accounts to what is to be paid. Amounts in minor units. */
export interface DutyReturn {
  readonly parts: readonly DutyPart[];
  readonly baseOfQuarter: Minor;
  readonly baseToDate: Minor;
  readonly brackets: readonly BracketShare[];
  readonly dueToDate: Minor;
  /** What the quarter adds to the duty of the year. */
  readonly dueOfQuarter: Minor;
  readonly earlier: readonly EarlierQuarter[];
  /** Negative if it is to be set off or refunded, as the authority decides; it is not cut off at zero. */
  readonly toPay: Minor;
}

/** The first 20 natural days of the month after the quarter (Real Decreto 2221/1984, article 7.1). */
export function dueIn(year: number, quarter: Quarter): { dueFrom: string; dueUntil: string } {
  const month = { 1: '04', 2: '07', 3: '10', 4: '01' }[quarter];
  const of = `${quarter === 4 ? year + 1 : year}`.padStart(4, '0');
  return { dueFrom: `${of}-${month}-01`, dueUntil: `${of}-${month}-20` };
}

/**
 * Calculates the return of a quarter: the tariff on the income of the year so far, less the charges of earlier
 * quarters.
 */
export function dutyReturn({ tariff, quarter, lines, paid, presented = [] }: ReturnFigures): DutyReturn {
  const baseThrough = (last: number): Minor => baseAsRead(lines.filter((line) => line.quarter <= last));
  const earlier = earlierQuarters({ tariff, quarter, paid, presented }, baseThrough);
  const baseToDate = baseThrough(quarter);
  const dueToDate = dutyDue(tariff, baseToDate);
  return {
    parts: partsOf(lines.filter((line) => line.quarter === quarter)),
    baseOfQuarter: baseToDate - baseThrough(quarter - 1),
    baseToDate,
    brackets: bracketShares(tariff, baseToDate),
    dueToDate,
    dueOfQuarter: dueToDate - dutyDue(tariff, baseThrough(quarter - 1)),
    earlier,
    toPay: dueToDate - sumMinor(earlier.map(({ deducted }) => deducted)),
  };
}

function earlierQuarters(
  { tariff, quarter, paid, presented = [] }: Omit<ReturnFigures, 'lines'>,
  baseThrough: (last: number) => Minor,
): EarlierQuarter[] {
  return ([1, 2, 3] as const)
    .filter((each) => each < quarter)
    .map((each) => {
      const [before, after] = [baseThrough(each - 1), baseThrough(each)];
      const due = dutyDue(tariff, after) - dutyDue(tariff, before);
      const payments = paid.filter((payment) => payment.quarter === each);
      const sum = payments.length === 0 ? undefined : sumMinor(payments.map(({ amount }) => amount));
      const toPay = presented.findLast((of) => of.quarter === each)?.toPay;
      const deducted = sum ?? toPay ?? due;
      return {
        quarter: each,
        base: after - before,
        due,
        paid: sum,
        presented: toPay,
        deducted,
        correction: due - deducted,
      };
    });
}

/** Lists the base by account, ordered by casino and path; accounts with zero are omitted. */
function partsOf(lines: readonly DutyLineOfQuarter[]): DutyPart[] {
  const parts = new Map<string, { casino: string; account: string; amount: Minor }>();
  for (const line of lines) {
    if (!isInBase(line, line.options)) continue;
    const { casino, account } = line;
    const part = parts.get(`${casino} ${account}`) ?? { casino, account, amount: 0n };
    part.amount += line.credit - line.debit;
    parts.set(`${casino} ${account}`, part);
  }
  return [...parts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .filter(([, { amount }]) => amount !== 0n)
    .map(([, part]) => ({ ...part, kind: kindOf(part.account) }));
}

function kindOf(account: string): DutyPartKind {
  const { name, of: point } = accountOf(account);
  if (name === 'win' || name === 'commission') return name;
  if (name !== 'variance') return 'pool';
  return point === 'jackpot'
    ? 'slot-variance'
    : (`${point as 'table' | 'drop' | 'cagnotte'}-variance` as const);
}
