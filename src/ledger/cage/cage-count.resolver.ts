import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { CAGE_COUNT } from './cage-count.read-model';
import {
  type CageVariance as VarianceOfBook,
  type RecordAt,
  readCageVariances,
} from './cage-variances.queries';
import {
  type Connection,
  PageArguments,
  pageOf,
  pageRequest,
} from '../../api/graphql/connection/connection.type';
import type { PagedList } from '../../api/graphql/connection/cursor';
import { onePageOfFacts } from '../../api/graphql/connection/read-by-record';
import { plainRows } from '../../api/graphql/connection/plain-rows';
import { moneyOf } from '../../api/graphql/scalars/money.type';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot, Question } from '../../api/graphql/snapshot/operation-snapshot';
import { CageCount, CageCountConnection, cageCountOf, CageVariance } from './cage-count.type';

const CAGE_COUNTS: PagedList = { name: 'cage-counts', key: ['record'] };

const VARIANCES: Question<RecordAt, readonly VarianceOfBook[]> = {
  name: 'cage-variances',
  read: readCageVariances,
};

@Resolver(() => CageCount)
@RequirePermission('ledger:read')
export class CageCountResolver {
  @Query(() => CageCountConnection, { description: 'Counts of the cage, in the order of the records.' })
  async cageCounts(
    @Args() args: PageArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<CageCount>> {
    const page = pageRequest(CAGE_COUNTS, args, await positionFor(principal, args, snapshot));
    const counts = await snapshot.read((manager) => {
      const query = manager
        .createQueryBuilder(CAGE_COUNT, 'count')
        .where('count.casino = :casino', { casino: args.casino });
      return plainRows(onePageOfFacts(query, page));
    });
    return pageOf(counts, page, {
      node: (count) => cageCountOf(count, page.position),
      key: ({ recordNumber }) => [recordNumber.toString()],
    });
  }

  @ResolveField(() => [CageVariance], {
    description: 'Where the count differs from the ledger; open until cleared.',
  })
  async variances(
    @Parent() { at }: CageCount,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<CageVariance[]> {
    const found = await snapshot.load(VARIANCES, at);
    return found.map(({ account, amount, currency }) => ({ account, amount: moneyOf(amount, currency) }));
  }
}
