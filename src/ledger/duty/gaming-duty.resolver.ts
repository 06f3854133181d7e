import { dueIn, type DutyPartKind, type Quarter } from './duty-return';
import { dutyProvenance, textWarning } from './duty-provenance';
import { Money, moneyOf, schemaEnum } from '../../api/scalars';
import { accountInChart } from '../casino/chart-mapping';
import { type FoundReturn, lastDayOf, readReturn } from './duty.queries';
import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { foundOrNot, type NotFound, notFound } from '../../api/not-found.type';
import { assertMayCasino, CasinoArguments } from '../../api/snapshot/casino-scope';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { Answer } from '../../api/snapshot/operation-context';
import { badInput } from '../../api/coded-error';
import { AccountInChartType } from '../journal/journal-line.type';
import { g } from '../../api/schema-fields';

export const DutySource = { LAW_AS_READ: 'law-as-read', CONFIGURATION: 'configuration' } as const;
schemaEnum(DutySource, 'DutySource', undefined, {
  LAW_AS_READ: 'Read in the cited text.',
  CONFIGURATION: 'A choice of the casino; no text that decides it was read.',
});

@ObjectType({ description: 'The source of a part of the duty: law as read, or configuration.' })
export class DutyProvenanceType extends g.object({
  what: g.text(),
  whatEs: g.text('In Spanish.'),
  source: g.of(() => DutySource),
  says: g.text(),
  saysEs: g.text('In Spanish.'),
  citation: g.text(),
  citationEs: g.text('In Spanish.'),
  readUntil: g.nullable(
    g.gamingDay('The last day of which the wording was checked; null where none was noted, and of a choice.'),
  ),
  beyondText: g.bool('Whether the period ends after readUntil.'),
}) {}

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
export class DutyPartType extends g.object({
  casino: g.id(),
  kind: g.of(() => DutyPartKindName),
  account: g.text('Account path including the table; see the query generalLedger.'),
  inChart: g.of(() => AccountInChartType, 'On the last day of the quarter.'),
  amount: g.money(),
}) {}

@ObjectType({ description: 'The part of the base to date in a bracket of the rate schedule.' })
export class DutyBracketType extends g.object({
  from: g.money(),
  to: g.nullable(g.money('The start of the next bracket.')),
  rate: g.text('As an exact fraction: 15/100.'),
  base: g.money(),
  added: g.money(
    'What the printed column of quotas adds to the rates of the bracket below; zero unless the casino reads 2022 by it.',
  ),
  exact: g.text('Exact, in minor units, with added, before rounding: 27000000/1.'),
}) {}

@ObjectType({ description: 'An earlier quarter of the year.' })
export class EarlierQuarterType extends g.object({
  quarter: g.int(),
  base: g.money(),
  due: g.money('What the facts known now make due for it.'),
  paid: g.nullable(g.money('Null where no payment was reported.')),
  presented: g.nullable(g.money('What the last return presented for it came to; null where none was.')),
  deducted: g.money('What is deducted: what was paid, else what was presented, else what is due.'),
  correction: g.money('Due less deducted: a correction of a presented or paid quarter, listed separately.'),
}) {}

@ObjectType({
  description: 'The quarterly return of the gaming duty (tasa fiscal sobre el juego), every line explained.',
})
export class GamingDutyReturn extends g.object(Answer, {
  year: g.int(),
  quarter: g.int(),
  casinos: g.list(g.id('The casino or company whose income it covers.')),
  jurisdiction: g.text('ISO 3166, e.g. ES-AN.'),
  citation: g.text('Of the rate schedule.'),
  readUntil: g.gamingDay('The last day of which the wording of the rate schedule was checked.'),
  warning: g.nullable(g.text('Where the quarter ends after readUntil: what to check before filing.')),
  warningEs: g.nullable(g.text('In Spanish.')),
  dueFrom: g.gamingDay('First day for filing and paying.'),
  dueUntil: g.gamingDay('Last day for filing and paying.'),
  parts: g.listOf(() => DutyPartType),
  baseOfQuarter: g.money(),
  baseToDate: g.money('Since 1 January.'),
  brackets: g.listOf(() => DutyBracketType),
  quotaToDate: g.money('Rounded once, half up.'),
  earlier: g.listOf(() => EarlierQuarterType),
  toPay: g.money('Negative: to be offset or refunded (a compensar/devolver).'),
  accrued: g.nullable(
    g.money(
      'The accruals of closes; for the fourth quarter including those of later years; null for a company.',
    ),
  ),
  provenance: g.listOf(() => DutyProvenanceType, 'Which parts are law as read, and which are configuration.'),
}) {}

export function gamingDutyReturnOf(found: FoundReturn, position: bigint): GamingDutyReturn {
  const { rules, readings, figures, casinos, year, quarter, accrued } = found;
  const { currency, citation, jurisdiction, readUntil } = rules.tariff!;
  const warning = textWarning(rules.tariff!, lastDayOf(year, quarter));
  const money = (amount: bigint): Money => moneyOf(amount, currency);
  return {
    position,
    asOf: null,
    complete: true,
    year,
    quarter,
    casinos,
    jurisdiction,
    citation,
    readUntil,
    warning: warning?.en ?? null,
    warningEs: warning?.es ?? null,
    ...dueIn(year, quarter),
    parts: figures.parts.map((part) => ({
      ...part,
      amount: money(part.amount),
      inChart: accountInChart(part.account, lastDayOf(year, quarter), found.charts.get(part.casino)),
    })),
    baseOfQuarter: money(figures.baseOfQuarter),
    baseToDate: money(figures.baseToDate),
    brackets: figures.brackets.map(({ from, to, rate, base, added, exact }) => ({
      from: money(from),
      to: to === undefined ? null : money(to),
      rate: `${rate.numerator}/${rate.denominator}`,
      base: money(base),
      added: money(added),
      exact: `${exact.numerator}/${exact.denominator}`,
    })),
    quotaToDate: money(figures.dueToDate),
    earlier: figures.earlier.map((each) => ({
      quarter: each.quarter,
      base: money(each.base),
      due: money(each.due),
      paid: each.paid === undefined ? null : money(each.paid),
      presented: each.presented === undefined ? null : money(each.presented),
      deducted: money(each.deducted),
      correction: money(each.correction),
    })),
    toPay: money(figures.toPay),
    accrued: accrued === undefined ? null : money(accrued),
    provenance: dutyProvenance(rules, readings).map(
      ({ readUntil: ofText = null, isBeyondText, ...part }) => ({
        ...part,
        readUntil: ofText,
        beyondText: isBeyondText,
      }),
    ),
  };
}

@ArgsType()
class GamingDutyArguments extends g.args(CasinoArguments, {
  year: g.int(),
  quarter: g.int('1 to 4.'),
}) {}

export const GamingDutyAnswer = foundOrNot('GamingDutyAnswer', GamingDutyReturn);

@Resolver()
@RequirePermission('ledger:read')
export class GamingDutyResolver {
  @AnswerField(
    () => GamingDutyAnswer,
    'The gaming duty return of a quarter, by the days of the facts, down to the tables.',
  )
  gamingDutyReturn(@Args() { year, quarter }: GamingDutyArguments): AnswerOf<GamingDutyReturn | NotFound> {
    assertQuarter(year, quarter);
    return async ({ manager, casino, position }, principal) => {
      const found = await readReturn(manager, { casino, position, year, quarter: quarter as Quarter });
      if (found === undefined) return notFound('GAMING_DUTY.NO_TARIFF');
      for (const each of found.casinos) assertMayCasino(principal, each);
      return gamingDutyReturnOf(found, position);
    };
  }
}

/** @throws GraphQLError BAD_USER_INPUT for a year without four digits at most, and for another quarter than 1 to 4 */
export function assertQuarter(year: number, quarter: number): void {
  if (![1, 2, 3, 4].includes(quarter) || year < 1 || year > 9999)
    throw badInput({
      en: `Give a year from 1 to 9999 and a quarter from 1 to 4; these are ${year} and ${quarter}.`,
      es: `Indique un año de 1 a 9999 y un trimestre de 1 a 4; estos son ${year} y ${quarter}.`,
    });
}
