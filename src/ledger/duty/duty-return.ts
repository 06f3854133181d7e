import { type Minor, sumMinor } from '../../kernel/money';
import { baseAsRead, isInBase, type ReadDutyLine } from './dutiable-income';
import { type BracketShare, bracketShares, dutyDue, type DutyTariff } from './duty-tariff';

export type Quarter = 1 | 2 | 3 | 4;

export interface DutyLineOfQuarter extends ReadDutyLine {
  readonly casino: string;
  readonly quarter: Quarter;
}

export interface ReturnFigures {
  readonly tariff: DutyTariff;
  readonly quarter: Quarter;
  readonly lines: readonly DutyLineOfQuarter[];
  readonly paid: readonly { readonly quarter: Quarter; readonly amount: Minor }[];
}

export type DutyPartKind =
  | 'win'
  | 'commission'
  | 'table-variance'
  | 'drop-variance'
  | 'cagnotte-variance'
  | 'slot-variance'
  | 'pool';

export interface DutyPart {
  readonly casino: string;
  readonly kind: DutyPartKind;
  readonly account: string;
  readonly amount: Minor;
}

export interface EarlierQuarter {
  readonly quarter: Quarter;
  readonly base: Minor;
  readonly due: Minor;
  /** Undefined if no payment was reported. */
  readonly paid: Minor | undefined;
  /** What the return deducts: what was paid, else what was due. */
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
  readonly earlier: readonly EarlierQuarter[];
  /** Negative: to be set off or refunded, as the authority decides; never cut off at nothing. */
  readonly toPay: Minor;
}

/** The return of a quarter: the tariff on the income of the year so far, less what earlier quarters were charged. */
export function dutyReturn({ tariff, quarter, lines, paid }: ReturnFigures): DutyReturn {
  const baseThrough = (last: number): Minor => baseAsRead(lines.filter((line) => line.quarter <= last));
  const earlier = earlierQuarters({ tariff, quarter, paid }, baseThrough);
  const baseToDate = baseThrough(quarter);
  const dueToDate = dutyDue(tariff, baseToDate);
  return {
    parts: partsOf(lines.filter((line) => line.quarter === quarter)),
    baseOfQuarter: baseToDate - baseThrough(quarter - 1),
    baseToDate,
    brackets: bracketShares(tariff, baseToDate),
    dueToDate,
    earlier,
    toPay: dueToDate - sumMinor(earlier.map(({ deducted }) => deducted)),
  };
}

function earlierQuarters(
  { tariff, quarter, paid }: Pick<ReturnFigures, 'tariff' | 'quarter' | 'paid'>,
  baseThrough: (last: number) => Minor,
): EarlierQuarter[] {
  return ([1, 2, 3] as const)
    .filter((each) => each < quarter)
    .map((each) => {
      const [before, after] = [baseThrough(each - 1), baseThrough(each)];
      const due = dutyDue(tariff, after) - dutyDue(tariff, before);
      const payments = paid.filter((payment) => payment.quarter === each);
      const sum = payments.length === 0 ? undefined : sumMinor(payments.map(({ amount }) => amount));
      return {
        ...{ quarter: each, base: after - before, due, paid: sum },
        deducted: sum ?? due,
        correction: sum === undefined ? 0n : due - sum,
      };
    });
}

/** The base account by account, in the order of casino and path; accounts that come to nothing are omitted. */
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
  if (account.startsWith('win:')) return 'win';
  if (account.startsWith('commission:')) return 'commission';
  if (account.startsWith('variance:table')) return 'table-variance';
  if (account.startsWith('variance:drop')) return 'drop-variance';
  if (account.startsWith('variance:cagnotte')) return 'cagnotte-variance';
  return account.startsWith('variance:jackpot') ? 'slot-variance' : 'pool';
}
