import { Args, ArgsType, Field, ID, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLError } from 'graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { readRestatement, RESTATEMENT_KEY } from '../journal/restatement.queries';
import {
  After,
  type Connection,
  First,
  pageOf,
  pageRequest,
} from '../../api/graphql/connection/connection.type';
import type { PagedList } from '../../api/graphql/connection/cursor';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { KnownAt } from '../../api/graphql/snapshot/report-arguments';
import { type RestatedAmount, RestatedAmountConnection, restatedAmountOf } from './restated-amount.type';
import { badInput } from '../../api/graphql/refusals/coded-error';

const RESTATEMENT: PagedList = { name: 'restatement', key: ['text', 'text', 'text', 'text', 'record'] };

@ArgsType()
class RestatementArguments {
  @Field(() => ID, { description: 'The casino.' })
  casino!: string;

  @Field(() => [KnownAt], {
    description: 'Two times: records after the first, up to and including the second.',
  })
  between!: KnownAt[];

  @Field({
    nullable: true,
    description: 'A receipt of an ingest answer: waits until the figures contain it.',
  })
  waitFor?: string;

  @First()
  first!: number;

  @After()
  after?: string;
}

@Resolver()
@RequirePermission('ledger:read')
export class RestatementResolver {
  @Query(() => RestatedAmountConnection, {
    description:
      'Differences between the books of closed days and their facts, per day, account and causing event.',
  })
  async restatement(
    @Args() args: RestatementArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
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
    return pageOf(rows, page, {
      node: restatedAmountOf,
      key: (row) => RESTATEMENT_KEY.map((column) => row[column].toString()),
    });
  }
}

const notTwoMoments = (given: number): GraphQLError =>
  badInput({
    en: `between takes two moments, the earlier first; ${given} were given.`,
    es: `between requiere dos momentos, primero el anterior; se han indicado ${given}.`,
  });
