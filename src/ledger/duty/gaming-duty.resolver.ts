import { dueIn, type DutyPartKind, dutyProvenance, type Quarter } from './duty-return';
import { GamingDayType, Money, moneyOf, schemaEnum } from '../../api/scalars';
import { accountInChart } from '../casino/chart-mapping';
import { type FoundReturn, lastDayOf, readReturn } from './duty.queries';
import { Args, ArgsType, Field, ID, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal, RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { foundOrNot, type NotFound, notFound } from '../../api/not-found.type';
import { assertMayCasino, CasinoArguments, positionFor } from '../../api/snapshot/casino-scope';
import { Answer, Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { badInput } from '../../api/coded-error';
import { AccountInChartType } from '../journal/journal-line.type';

export const DutySource = { LAW_AS_READ: 'law-as-read', CONFIGURATION: 'configuration' } as const;
schemaEnum(DutySource, 'DutySource', undefined, {
  LAW_AS_READ: 'Read in the cited text.',
  CONFIGURATION: 'A choice of the casino; no text that decides it was read.',
});

@ObjectType({ description: 'The source of a part of the duty: law as read, or configuration.' })
export class DutyProvenanceType {
  @Field()
  what!: string;

  @Field({ description: 'In Spanish.' })
  whatEs!: string;

  @Field(() => DutySource)
  source!: 'law-as-read' | 'configuration';

  @Field()
  says!: string;

  @Field()
  citation!: string;
}

export const DutyPartKindName: Record<string, DutyPartKind> = {
  WIN: 'win',
  COMMISSION: 'commission',
  TABLE_VARIANCE: 'table-variance',
  DROP_VARIANCE: 'drop-variance',
  CAGNOTTE_VARIANCE: 'cagnotte-variance',
  SLOT_VARIANCE: 'slot-variance',
  POOL: 'pool',
};
schemaEnum(DutyPartKindName, 'DutyPartKind', 'The kind of a part of the base.');

@ObjectType({ description: 'The part of one account in the base of the quarter.' })
export class DutyPartType {
  @Field(() => ID)
  casino!: string;

  @Field(() => DutyPartKindName)
  kind!: DutyPartKind;

  @Field({ description: 'Account path including the table; see the query generalLedger.' })
  account!: string;

  @Field(() => AccountInChartType, { description: 'On the last day of the quarter.' })
  inChart!: AccountInChartType;

  @Field(() => Money)
  amount!: Money;
}

@ObjectType({ description: 'The part of the base to date in a bracket of the rate schedule.' })
export class DutyBracketType {
  @Field(() => Money)
  from!: Money;

  @Field(() => Money, { nullable: true, description: 'The start of the next bracket.' })
  to!: Money | null;

  @Field({ description: 'As an exact fraction: 15/100.' })
  rate!: string;

  @Field(() => Money)
  base!: Money;

  @Field({ description: 'Exact, in minor units, before rounding: 27000000/1.' })
  exact!: string;
}

@ObjectType({ description: 'An earlier quarter of the year.' })
export class EarlierQuarterType {
  @Field(() => Int)
  quarter!: number;

  @Field(() => Money)
  base!: Money;

  @Field(() => Money, { description: 'What the facts known now make due for it.' })
  due!: Money;

  @Field(() => Money, { nullable: true, description: 'Null where no payment was reported.' })
  paid!: Money | null;

  @Field(() => Money, { description: 'What is deducted: what was paid, else what was due.' })
  deducted!: Money;

  @Field(() => Money, { description: 'Due less paid: a correction of a filed quarter, listed separately.' })
  correction!: Money;
}

@ObjectType({
  description: 'The quarterly return of the gaming duty (tasa fiscal sobre el juego), every line explained.',
})
export class GamingDutyReturn extends Answer {
  @Field(() => Int)
  year!: number;

  @Field(() => Int)
  quarter!: number;

  @Field(() => [ID], { description: 'The casino or company whose income it covers.' })
  casinos!: readonly string[];

  @Field({ description: 'ISO 3166, e.g. ES-AN.' })
  jurisdiction!: string;

  @Field({ description: 'Of the rate schedule.' })
  citation!: string;

  @Field(() => GamingDayType, { description: 'First day for filing and paying.' })
  dueFrom!: string;

  @Field(() => GamingDayType, { description: 'Last day for filing and paying.' })
  dueUntil!: string;

  @Field(() => [DutyPartType])
  parts!: DutyPartType[];

  @Field(() => Money)
  baseOfQuarter!: Money;

  @Field(() => Money, { description: 'Since 1 January.' })
  baseToDate!: Money;

  @Field(() => [DutyBracketType])
  brackets!: DutyBracketType[];

  @Field(() => Money, { description: 'Rounded once, half up.' })
  quotaToDate!: Money;

  @Field(() => [EarlierQuarterType])
  earlier!: EarlierQuarterType[];

  @Field(() => Money, { description: 'Negative: to be offset or refunded (a compensar/devolver).' })
  toPay!: Money;

  @Field(() => Money, {
    nullable: true,
    description:
      'The accruals of closes; for the fourth quarter including those of later years; null for a company.',
  })
  accrued!: Money | null;

  @Field(() => [DutyProvenanceType], {
    description: 'Which parts are law as read, and which are configuration.',
  })
  provenance!: DutyProvenanceType[];
}

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
    if (![1, 2, 3, 4].includes(quarter) || year < 1 || year > 9999)
      throw badInput({
        en: `Give a year from 1 to 9999 and a quarter from 1 to 4; these are ${year} and ${quarter}.`,
        es: `Indique un año de 1 a 9999 y un trimestre de 1 a 4; estos son ${year} y ${quarter}.`,
      });
    const position = await positionFor(principal, args, snapshot);
    const found = await snapshot.read((manager) =>
      readReturn(manager, { casino, position, year, quarter: quarter as Quarter }),
    );
    if (found === undefined) return notFound('GAMING_DUTY.NO_TARIFF');
    for (const each of found.casinos) assertMayCasino(principal, each);
    return gamingDutyReturnOf(found, position);
  }
}
