import { Args, ArgsType, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLError } from 'graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { accountInChart, type ChartMapping } from '../casino/chart-mapping';
import { AccountInChartType } from '../journal/journal-line.type';
import { readCharts } from './known-days.queries';
import { readRestatement, type RestatedAmount as Row, RESTATEMENT_KEY } from '../journal/journal.queries';
import { type Connection, connectionOf, PAGE, pageOf, pageRequest } from '../../api/connection.type';
import type { PagedList } from '../../api/cursor';
import { KnownAt, OfCasinoArguments, positionFor } from '../../api/snapshot/casino-scope';
import { Asked, type Asking } from '../../api/snapshot/operation-context';
import { badInput } from '../../api/coded-error';
import { moneyOf } from '../../api/scalars';
import { g } from '../../api/schema-fields';

const RESTATEMENT: PagedList = { name: 'restatement', key: ['text', 'text', 'text', 'text', 'record'] };

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

const RestatedAmountConnection = connectionOf(RestatedAmount, 'RestatedAmount');

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
  @Query(() => RestatedAmountConnection, {
    description:
      'Differences between the books of closed days and their facts, per day, account and causing event.',
  })
  async restatement(
    @Args() args: RestatementArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<Connection<RestatedAmount>> {
    const { casino, between } = args;
    const [from, until] = between;
    if (from === undefined || until === undefined || between.length !== 2)
      throw notTwoMoments(between.length);
    const start = await positionFor(principal, { casino, knownAt: from }, snapshot);
    const page = pageRequest(
      RESTATEMENT,
      args,
      await positionFor(principal, { casino, knownAt: until }, snapshot),
    );
    const { position, after, first } = page;
    const rows = await snapshot.read((manager) =>
      readRestatement(manager, { casino, from: start, until: position, after, limit: first + 1 }),
    );
    const charts = await snapshot.read((manager) => readCharts(manager, { casino, position }));
    return pageOf(rows, page, {
      node: (row) => restatedAmountOf(row, charts),
      key: (row) => RESTATEMENT_KEY.map((column) => row[column].toString()),
    });
  }
}
