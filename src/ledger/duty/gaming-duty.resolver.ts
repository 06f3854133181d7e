import { dueIn, dutyProvenance, type Quarter } from './duty-return';
import { type Money, moneyOf } from '../../api/scalars';
import { GamingDutyReturn } from './gaming-duty.type';
import { accountInChart } from '../casino/chart-mapping';
import { type FoundReturn, lastDayOf, readReturn } from './duty.queries';
import { Args, ArgsType, Field, Int, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { type NotFound, notFound, foundOrNot } from '../../api/not-found.type';
import { assertMayCasino, positionFor } from '../../api/snapshot/casino-scope';
import { Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { CasinoArguments } from '../../api/snapshot/report-arguments';
import { badInput } from '../../api/coded-error';

export function gamingDutyReturnOf(found: FoundReturn, position: bigint): GamingDutyReturn {
  const { rules, readings, figures, casinos, year, quarter, accrued } = found;
  const { currency, citation, jurisdiction } = rules.tariff!;
  const money = (amount: bigint): Money => moneyOf(amount, currency);
  return {
    ...{ position, asOf: null, complete: true, year, quarter, casinos, jurisdiction, citation },
    ...dueIn(year, quarter),
    parts: figures.parts.map((part) => ({
      ...{ ...part, amount: money(part.amount) },
      inChart: accountInChart(part.account, lastDayOf(year, quarter), found.charts.get(part.casino)),
    })),
    baseOfQuarter: money(figures.baseOfQuarter),
    baseToDate: money(figures.baseToDate),
    brackets: figures.brackets.map(({ from, to, rate, base, exact }) => ({
      from: money(from),
      to: to === undefined ? null : money(to),
      rate: `${rate.numerator}/${rate.denominator}`,
      base: money(base),
      exact: `${exact.numerator}/${exact.denominator}`,
    })),
    quotaToDate: money(figures.dueToDate),
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

@ArgsType()
class GamingDutyArguments extends CasinoArguments {
  @Field(() => Int)
  year!: number;

  @Field(() => Int, { description: '1 to 4.' })
  quarter!: number;
}

export const GamingDutyAnswer = foundOrNot('GamingDutyAnswer', GamingDutyReturn);

@Resolver()
@RequirePermission('ledger:read')
export class GamingDutyResolver {
  @Query(() => GamingDutyAnswer, {
    description: 'The gaming duty return of a quarter, by the days of the facts, down to the tables.',
  })
  async gamingDutyReturn(
    @Args() args: GamingDutyArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<GamingDutyReturn | NotFound> {
    const { casino, year, quarter } = args;
    if (![1, 2, 3, 4].includes(quarter) || year < 1 || year > 9999) {
      throw badInput({
        en: `Give a year from 1 to 9999 and a quarter from 1 to 4; these are ${year} and ${quarter}.`,
        es: `Indique un año de 1 a 9999 y un trimestre de 1 a 4; estos son ${year} y ${quarter}.`,
      });
    }
    const position = await positionFor(principal, args, snapshot);
    const found = await snapshot.read((manager) =>
      readReturn(manager, { casino, position, year, quarter: quarter as Quarter }),
    );
    if (found === undefined) return notFound('GAMING_DUTY.NO_TARIFF');
    for (const each of found.casinos) assertMayCasino(principal, each);
    return gamingDutyReturnOf(found, position);
  }
}
