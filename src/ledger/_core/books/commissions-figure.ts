import { isGamingDay } from '../../../kernel/gaming-day';

/** Commissions by their booking days: of one rule, table or game only. An empty table or game selects the commissions for which none is stated. */
export interface CommissionsFigure {
  readonly kind: 'commissions';
  readonly from: string;
  readonly until: string;
  readonly currency: string;
  readonly rule?: string;
  readonly table?: string;
  readonly game?: string;
}

const CHOICES = ['rule', 'table', 'game'] as const;

/** The parts of an address: `2026-03-01..2026-03-31`, `EUR`, `rule=bank`, `table=CF1`. */
export const partsOfCommissions = (figure: CommissionsFigure): string[] => [
  figure.from === figure.until ? figure.from : `${figure.from}..${figure.until}`,
  figure.currency,
  ...CHOICES.flatMap((name) => (figure[name] === undefined ? [] : [`${name}=${figure[name]}`])),
];

type Parts = readonly (string | undefined)[];

/** Undefined for choices that are given twice or in another order: an amount has one address. */
export function commissionsAt([days = '', currency = '', ...choices]: Parts): CommissionsFigure | undefined {
  const period = periodAt(days);
  const chosen = choices.map((choice = '') => /^(rule|table|game)=(.*)$/s.exec(choice)?.slice(1, 3));
  if (period === undefined || !/^[A-Z]{3}$/.test(currency) || chosen.includes(undefined)) return undefined;
  const named = Object.fromEntries(chosen as [string, string][]);
  const figure: CommissionsFigure = { kind: 'commissions', ...period, currency, ...named };
  const [, , ...inOrder] = partsOfCommissions(figure);
  return inOrder.length === choices.length && inOrder.every((each, at) => each === choices[at])
    ? figure
    : undefined;
}

function periodAt(days: string): Pick<CommissionsFigure, 'from' | 'until'> | undefined {
  const [from = '', until = from, ...more] = days.split('..');
  const isPeriod = isGamingDay(from) && isGamingDay(until) && from <= until && more.length === 0;
  return isPeriod ? { from, until } : undefined;
}
