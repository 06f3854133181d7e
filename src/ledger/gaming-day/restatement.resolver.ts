import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import type { GraphQLError } from 'graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { accountInChart, type ChartMapping } from '../casino/chart-mapping';
import { AccountInChartType } from '../journal/journal-line.type';
import { readCharts } from '../casino/known-days.queries';
import { readRestatement, type RestatedAmount as Row } from '../journal/journal.queries';
import { PAGE } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { KnownAt, OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { badInput } from '../../api/coded-error';
import { moneyOf } from '../../api/scalars';
import { g } from '../../api/schema-fields';

@ArgsType()
class RestatementArguments extends g.args(OfCasinoArguments, {
  between: g.listOf(() => KnownAt, 'Two times: records after the first, up to and including the second.'),
  waitFor: g.optional(g.text('A receipt of an ingest answer: waits until the figures contain it.')),
  ...PAGE,
}) {}

const notTwoMoments = (given: number): GraphQLError =>
  badInput({
    en: `between takes two moments, the earlier first; ${given} were given.`,
    es: `between requiere dos momentos, primero el anterior; se han indicado ${given}.`,
  });

@ObjectType({
  description: 'What an event posted to the books of a day other than its own, because that day was closed.',
})
class RestatedAmount extends g.object({
  ownDay: g.gamingDay('The gaming day of the fact: the day of the restated books.'),
  bookedIn: g.gamingDay('The booking day.'),
  account: g.text(),
  inChart: g.of(() => AccountInChartType, 'On the booking day.'),
  amount: g.money('Debits less credits: own-day less booked, for the own day.'),
  cause: g.position('The record that caused it: a late fact, a correction, the close of the day.'),
  causeId: g.id('Id of that event within its source.'),
  causeSource: g.text('The source.'),
  causeType: g.text('Its type, with version.'),
}) {}

const restatedAmountOf = (
  { amount, currency, ...row }: Row,
  charts: readonly ChartMapping[],
): RestatedAmount => ({
  ...row,
  inChart: accountInChart(row.account, row.bookedIn, charts),
  amount: moneyOf(amount, currency),
});

@Resolver()
@RequirePermission('ledger:read')
export class RestatementResolver {
  @ListField(
    RestatedAmount,
    'Differences between the books of closed days and their facts, per day, account and causing event.',
  )
  restatement(@Args() { between }: RestatementArguments) {
    const [from, until] = between;
    if (from === undefined || until === undefined || between.length !== 2)
      throw notTwoMoments(between.length);
    return list({
      name: 'restatement',
      key: { ownDay: 'text', bookedIn: 'text', account: 'text', currency: 'text', cause: 'record' },
      between: [from, until],
      read: readRestatement,
      beside: readCharts,
      node: (row, _page, charts) => restatedAmountOf(row, charts),
    });
  }
}
