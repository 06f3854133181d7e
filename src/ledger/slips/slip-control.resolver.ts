import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { controlSlips, type SlipProblem, type SlipUse } from './slip-control';
import { readSlipFigures } from './slips.queries';
import { moneyOf, enumOfValues } from '../../api/scalars';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { CasinoArguments } from '../../api/snapshot/casino-scope';
import { Answer } from '../../api/snapshot/operation-context';
import type { SlipKind } from '../_core/named-slip';
import type { SlipSeries as Series } from './slip-report';
import { g } from '../../api/schema-fields';

@ArgsType()
class SlipControlArguments extends g.args(CasinoArguments, {
  from: g.gamingDay('The first gaming day.'),
  asOf: g.optional(g.gamingDay('The last gaming day; default: the first.')),
  onlyProblems: g.byDefault(false, g.bool('Only slips with a problem; series are complete.')),
}) {}

export const SlipKindName = enumOfValues<SlipKind>('SlipKind', 'The movement a slip (vale) documents.', {
  float: 'An opening float (anticipo).',
  fill: 'A fill (reposición).',
  credit: 'A credit (devolución).',
  closing: 'Chips returned to the cage at the close of a table; the close posts them.',
  'cambista-order': 'The imprest of a cambista, issued or returned.',
  'bank-order': "Chips of a player's bank, put in play or withdrawn.",
  'buy-in': 'An exchange at a table.',
  sale: 'A sale of chips at the cage.',
  box: 'A drop box: placed on a table, and counted.',
});

const SlipProblemName = enumOfValues<SlipProblem>('SlipProblem', 'The problem of a slip.', {
  'half-missing': 'Only one of its two ends has reported it.',
  'used-twice': 'One end has reported it more than once.',
  'halves-differ': 'Table and cage state different amounts.',
  'under-way': 'The ledger still holds an amount in transit.',
});

@ObjectType('SlipUse', { description: 'A slip: table, cage and ledger side by side.' })
class SlipUseType extends g.object({
  slip: g.id('The number of the slip or of the box.'),
  kind: g.of(() => SlipKindName),
  table: g.nullable(g.text()),
  gamingDay: g.gamingDay(),
  atTable: g.nullable(g.money('As reported by the table.')),
  atCage: g.nullable(g.money('As reported by the cage.')),
  inTransit: g.money('The amount in transit under it; empty once it ties.'),
  isVoid: g.bool('Every event that named it was cancelled.'),
  ties: g.bool('Whether it has no problem.'),
  problems: g.listOf(() => SlipProblemName),
  eventIds: g.list(g.id()),
}) {}

@ObjectType('SlipGap', { description: 'Consecutive unused numbers.' })
class SlipGapType extends g.object({
  first: g.id(),
  last: g.id(),
  count: g.text('Their number, as decimal text.'),
}) {}

@ObjectType('SlipSeries', { description: 'The slips of one kind from one pad (talonario).' })
class SlipSeriesType extends g.object({
  kind: g.of(() => SlipKindName),
  pad: g.text('The text before the number.'),
  first: g.id('The lowest number used in the period.'),
  last: g.id('The highest number used in the period.'),
  used: g.int(),
  unused: g.listOf(
    () => SlipGapType,
    'Between the last number before the period and the last one in it; at most a thousand gaps.',
  ),
  duplicates: g.list(g.id('Used more than once.')),
  voids: g.list(g.id('Their events were cancelled.')),
}) {}

@ObjectType('SlipControl', { description: 'The control of slips (control de vales) of a period.' })
class SlipControlType extends g.object(Answer, {
  series: g.listOf(() => SlipSeriesType),
  slips: g.listOf(() => SlipUseType),
}) {}

const seriesOf = ({ unused, ...series }: Series): SlipSeriesType => ({
  ...series,
  unused: unused.map(({ count, ...gap }) => ({ ...gap, count: count.toString() })),
});

const slipOf = ({ atTable, atCage, inTransit, currency, ...slip }: SlipUse): SlipUseType => ({
  ...slip,
  ties: slip.problems.length === 0,
  atTable: atTable === undefined ? null : moneyOf(atTable, currency),
  atCage: atCage === undefined ? null : moneyOf(atCage, currency),
  inTransit: moneyOf(inTransit, currency),
});

@Resolver()
@RequirePermission('ledger:read')
export class SlipControlResolver {
  @AnswerField(
    () => SlipControlType,
    'Slips (vales) of a period at the table, at the cage and in the ledger, and the numbers of each pad.',
  )
  slipControl(
    @Args() { from, asOf: until = from, onlyProblems }: SlipControlArguments,
  ): AnswerOf<SlipControlType> {
    return async ({ manager, casino, position }) => {
      const { slips, series } = controlSlips(
        await readSlipFigures(manager, { casino, position, from, until }),
      );
      const listed = onlyProblems ? slips.filter(({ problems }) => problems.length > 0) : slips;
      return { asOf: until, series: series.map(seriesOf), slips: listed.map(slipOf) };
    };
  }
}
