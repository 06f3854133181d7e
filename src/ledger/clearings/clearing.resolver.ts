import { Inject } from '@nestjs/common';
import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import { readClearings } from './clearings.queries';
import { clearingIdOf } from './clearing.decisions';
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
import { CasinoArguments } from '../../api/graphql/snapshot/report-arguments';
import { ClearingConnection, clearingOf, type ClearingType } from './clearing.type';

const CLEARINGS: PagedList = { name: 'clearings', key: ['record'] };

@ArgsType()
class ClearingsArguments extends CasinoArguments {
  @First()
  first!: number;

  @After()
  after?: string;
}

@Resolver()
@RequirePermission('corrections:read')
export class ClearingResolver {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStorePort) {}

  @Query(() => ClearingConnection, {
    description: 'Proposals to clear open variances (imputaciones), in the order of the proposals.',
  })
  async clearings(
    @Args() args: ClearingsArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<ClearingType>> {
    const { casino } = args;
    const page = pageRequest(CLEARINGS, args, await positionFor(principal, args, snapshot));
    const { position, after, first } = page;
    const wanted = {
      casino,
      position,
      after: after?.[0],
      limit: first + 1,
      recordedId: clearingIdOf(casino),
    };
    const clearings = await snapshot.read((manager) => readClearings(manager, this.store, wanted));
    return pageOf(clearings, page, {
      node: clearingOf,
      key: ({ recordNumber }) => [recordNumber.toString()],
    });
  }
}
