import { Args, ArgsType, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { badInput } from '../../api/coded-error';
import { inMoney } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import { assertMayCasino, KnownAt, positionFor } from '../../api/snapshot/casino-scope';
import { Answer, CurrentScope, type RequestScope } from '../../api/snapshot/operation-context';
import { ONE_QUESTION, STATEMENTS } from '../../api/snapshot/operation-cost';
import { CasinoPosition, highestOf } from '../../api/snapshot/several-casinos';
import { sumMinor } from '../../kernel/money';
import { casinosCharged, refusalOfCasinos } from '../casino/several-casinos';
import { type DutyTotal, dutyTotals, QUARTERS, type ReturnOfQuarter } from './duty-quarter';
import { type DutyQuarter, readQuarter } from './duty-quarters.queries';
import { dutyQuarterOf, DutyQuarterType } from './duty-quarters.type';
import { assertQuarter } from './gaming-duty.resolver';

@ObjectType({ description: 'The gaming duty of a casino in a year.' })
class DutyOfCasino extends g.object({
  casino: g.id(),
  currency: g.nullable(g.text('ISO 4217, of the rate schedule; null without one.')),
  covers: g.list(g.id('The casinos whose income its returns add: of a company, all of them.')),
  quarters: g.listOf(() => DutyQuarterType, 'All four.'),
}) {}

@ObjectType({ description: 'The returns of a quarter in one currency, added: that of a company once.' })
class DutyTotalType extends g.object({
  quarter: g.int(),
  currency: g.text('ISO 4217.'),
  returns: g.int('How many returns are added.'),
  base: g.money(),
  due: g.money(),
  toPay: g.money('Negative: to be offset or refunded.'),
  paid: g.nullable(g.money('Null where no payment was reported.')),
  outstanding: g.money(),
}) {}

@ObjectType({ description: 'The gaming duty of several casinos in a year.' })
class DutyOfCasinos extends g.object(Answer, {
  year: g.int(),
  positions: g.listOf(() => CasinoPosition, 'By casino; `position` is the highest of them.'),
  casinos: g.listOf(() => DutyOfCasino, 'As asked.'),
  totals: g.listOf(() => DutyTotalType, 'By quarter and currency; two currencies are never added.'),
  withoutSchedule: g.list(
    g.id('Casinos without a rate schedule for a quarter of the year, whose duty no total has.'),
  ),
}) {}

@ArgsType()
class DutyOfCasinosArguments extends g.args({
  casinos: g.list(g.id('The casinos, fifty at most.')),
  year: g.int(),
  knownAt: g.optional(
    g.of(() => KnownAt, 'As known then; default: now. A position is of one casino, an instant of all.'),
  ),
  waitFor: g.optional(g.text('A receipt of an ingest answer: waits until the figures contain it.')),
}) {}

@Resolver()
@RequirePermission('ledger:read')
export class DutyOfCasinosResolver {
  @Query(() => DutyOfCasinos, {
    description:
      'The quarters of the gaming duty of a year at several casinos, as dutyQuarters has each, with totals by currency.',
    complexity: ({ args, childComplexity }) => costOf(args, childComplexity),
  })
  async dutyOfCasinos(
    @Args() { casinos, year, knownAt }: DutyOfCasinosArguments,
    @CurrentScope() { principal, snapshot }: RequestScope,
  ): Promise<DutyOfCasinos> {
    assertQuarter(year, 1);
    const refusal = refusalOfCasinos(casinos);
    if (refusal !== undefined) throw badInput(refusal);
    const positions = new Map<string, bigint>();
    for (const casino of casinos)
      positions.set(casino, await positionFor(principal, { casino, knownAt }, snapshot));
    const read: OfCasino[] = [];
    for (const [casino, position] of positions) {
      const quarters: DutyQuarter[] = [];
      for (const quarter of QUARTERS)
        quarters.push(
          await snapshot.read((manager) =>
            readQuarter(manager, { casino, position, positions, year, quarter }),
          ),
        );
      const covers = [...new Set(quarters.flatMap(({ found }) => found?.casinos ?? []))].sort();
      for (const each of covers) assertMayCasino(principal, each);
      read.push({ casino, covers, quarters });
    }
    return answerOf(read, positions, year);
  }
}

interface OfCasino {
  readonly casino: string;
  readonly covers: string[];
  readonly quarters: readonly DutyQuarter[];
}

function answerOf(
  read: readonly OfCasino[],
  positions: ReadonlyMap<string, bigint>,
  year: number,
): DutyOfCasinos {
  const all = [...positions].map(([casino, position]) => ({ casino, position }));
  return {
    position: highestOf(all),
    asOf: null,
    complete: true,
    year,
    positions: all,
    casinos: read.map(({ quarters, ...of }) => ({
      ...of,
      currency: currencyOf(quarters) ?? null,
      quarters: quarters.map((each) => dutyQuarterOf(each, year)),
    })),
    totals: dutyTotals(read.flatMap(({ quarters }) => quarters.flatMap(returnOf))).map(totalOf),
    withoutSchedule: read
      .filter(({ quarters }) => quarters.some(({ found }) => found === undefined))
      .map(({ casino }) => casino),
  };
}

const currencyOf = (quarters: readonly DutyQuarter[]): string | undefined =>
  quarters.find(({ found }) => found !== undefined)?.found?.rules.tariff?.currency;

function returnOf({ found, quarter, due, outstanding, payments }: DutyQuarter): ReturnOfQuarter[] {
  const { tariff } = found?.rules ?? {};
  if (found === undefined || tariff === undefined) return [];
  const { baseOfQuarter: base, toPay } = found.figures;
  const paid = payments.length === 0 ? undefined : sumMinor(payments.map(({ amount }) => amount));
  return [
    { quarter, currency: tariff.currency, casinos: found.casinos, base, due, toPay, paid, outstanding },
  ];
}

const totalOf = ({ quarter, returns, currency, paid, ...amounts }: DutyTotal): DutyTotalType => ({
  quarter,
  returns,
  currency,
  ...inMoney(currency, { ...amounts, paid: paid ?? null }),
});

/** Each casino costs what `dutyQuarters` does; a list of the schema is assumed to have ten entries. */
function costOf({ casinos }: { readonly casinos?: unknown }, ofTen: number): number {
  const count = casinosCharged(casinos);
  return STATEMENTS['Query.dutyQuarters']! * count * ONE_QUESTION + Math.ceil(count / 10) * ofTen;
}
