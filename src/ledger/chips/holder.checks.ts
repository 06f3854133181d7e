import { accountOf, isAt, isOf } from '../_core/account';
import type { AccountName } from '../_core/chart-of-accounts';
import { type EventFinding, raise, said } from '../../finding-catalogue/finding';
import type { GamingDay } from '../../kernel/gaming-day';
import type { Minor } from '../../kernel/money';
import { money } from '../../games/wording';
import type { EntryLine } from '../_core/journal-entry';

/**
 * Chips of holders, and the cash of the cage and of the cambistas. Chips in transit may be ahead of their slip, and custody
 * has its own variance.
 */
const HOLDERS: readonly AccountName[] = [
  'chips:cage',
  'chips:table',
  'chips:cambista',
  'chips:cagnotte',
  'chips:jackpot',
  'chips:tips',
  'cash:cage',
  'cash:cambista',
];

export const isHolder = (account: string): boolean => isAt(account, ...HOLDERS);

export interface HolderChange {
  readonly account: string;
  readonly currency: string;
  readonly opening: Minor;
  readonly days: readonly { readonly day: GamingDay; readonly was: Minor; readonly is: Minor }[];
}

/**
 * Identity A2: a holder of chips, or of the cash of the cage, gave more than he had. It is a finding of each gaming
 * day that he ends below zero and did not begin below zero; facts of a later day do not end it.
 */
export function checkHolders(changes: readonly HolderChange[]): {
  readonly findings: readonly EventFinding[];
  readonly settles: readonly string[];
} {
  const findings: EventFinding[] = [];
  const settles: string[] = [];
  for (const change of changes) {
    let before = { was: change.opening, is: change.opening };
    for (const after of change.days) {
      const [fellBefore, falls] = [falling(before.was, after.was), falling(before.is, after.is)];
      if (falls && !fellBefore) findings.push(belowZero(change, after.day));
      if (fellBefore && !falls) settles.push(standingOf(change, after.day));
      before = after;
    }
  }
  return { findings, settles };
}

const falling = (before: Minor, after: Minor): boolean => before >= 0n && after < 0n;

type Holder = Pick<HolderChange, 'account' | 'currency'>;

const standingOf = ({ account, currency }: Holder, day: GamingDay): string =>
  `${codeOf(account)} ${account} ${currency} ${day}`;

const codeOf = (account: string): 'chips-below-zero' | 'cash-below-zero' =>
  isOf(account, 'cash') ? 'cash-below-zero' : 'chips-below-zero';

function belowZero(holder: Holder, gamingDay: GamingDay): EventFinding {
  const { account, currency } = holder;
  const { name, table } = accountOf(account);
  return {
    ...raise({
      code: codeOf(account),
      expected: said('at-least-at-at-end-of', { amount: money(0n, currency), account, day: gamingDay }),
      found: said('less-than-nothing-by-books'),
      of: { gamingDay, ...(name !== 'chips:jackpot' && table !== undefined && { table }) },
      standing: standingOf(holder, gamingDay),
    }),
    eventIds: [],
  };
}

export interface HolderMove {
  readonly account: string;
  readonly currency: string;
  readonly byDay: ReadonlyMap<GamingDay, Minor>;
}

export const holderKey = ({ account, currency }: { account: string; currency: string }): string =>
  `${account} ${currency}`;

export class HolderMoves {
  private readonly moves = new Map<string, HolderMove & { readonly byDay: Map<GamingDay, Minor> }>();

  add(day: GamingDay, line: EntryLine<string>): void {
    const { account, currency, debit, credit } = line;
    const key = holderKey(line);
    const known = this.moves.get(key) ?? { account, currency, byDay: new Map<GamingDay, Minor>() };
    this.moves.set(key, known);
    known.byDay.set(day, (known.byDay.get(day) ?? 0n) + debit - credit);
  }

  get all(): readonly HolderMove[] {
    return [...this.moves.values()];
  }

  clear(): void {
    this.moves.clear();
  }
}
