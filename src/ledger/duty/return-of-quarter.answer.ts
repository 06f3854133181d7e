import { dutyProvenance } from './duty-provenance';
import type { Quarter } from './duty-return';
import { type Money, moneyOf } from '../../api/graphql/scalars/money.type';
import type { GamingDutyReturn } from './gaming-duty.type';
import type { FoundReturn } from './read-return.queries';

/** The first 20 natural days of the month after the quarter (Real Decreto 2221/1984, article 7.1). */
function dueIn(year: number, quarter: Quarter): { dueFrom: string; dueUntil: string } {
  const month = { 1: '04', 2: '07', 3: '10', 4: '01' }[quarter];
  const of = `${quarter === 4 ? year + 1 : year}`.padStart(4, '0');
  return { dueFrom: `${of}-${month}-01`, dueUntil: `${of}-${month}-20` };
}

export function gamingDutyReturnOf(found: FoundReturn, position: bigint): GamingDutyReturn {
  const { rules, readings, figures, casinos, year, quarter, accrued } = found;
  const { currency, citation, jurisdiction } = rules.tariff!;
  const money = (amount: bigint): Money => moneyOf(amount, currency);
  return {
    ...{ position, asOf: null, complete: true, year, quarter, casinos, jurisdiction, citation },
    ...dueIn(year, quarter),
    parts: figures.parts.map((part) => ({ ...part, amount: money(part.amount) })),
    baseOfQuarter: money(figures.baseOfQuarter),
    baseToDate: money(figures.baseToDate),
    brackets: figures.brackets.map(({ from, to, rate, base, exact }) => ({
      from: money(from),
      to: to === undefined ? null : money(to),
      rate: `${rate.numerator}/${rate.denominator}`,
      base: money(base),
      exact: `${exact.numerator}/${exact.denominator}`,
    })),
    quotaToDate: money(figures.quotaToDate),
    earlier: figures.earlier.map((each) => ({
      quarter: each.quarter,
      base: money(each.base),
      due: money(each.due),
      paid: each.paid === undefined ? null : money(each.paid),
      deducted: money(each.deducted),
      correction: money(each.correction),
    })),
    toPay: money(figures.toPay),
    accrued: accrued === undefined ? null : money(accrued),
    provenance: dutyProvenance(rules, readings),
  };
}
