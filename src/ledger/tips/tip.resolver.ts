import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { readTipMovements } from './tip-movements.queries';
import {
  type Connection,
  PageArguments,
  pageOf,
  pageRequest,
} from '../../api/graphql/connection/connection.type';
import type { PagedList } from '../../api/graphql/connection/cursor';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { type Tip, TipConnection, tipOf } from './tip.type';

const TIPS: PagedList = { name: 'tips', key: ['record', 'text'] };

@ArgsType()
class TipsArguments extends PageArguments {
  @Field({ nullable: true, description: 'Only those of this table.' })
  table?: string;
}

@Resolver()
@RequirePermission('ledger:read')
export class TipResolver {
  @Query(() => TipConnection, {
    description:
      'Tips counted and distributed, in the order of the facts; the account tips states what is owed.',
  })
  async tips(
    @Args() args: TipsArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<Tip>> {
    const page = pageRequest(TIPS, args, await positionFor(principal, args, snapshot));
    const moves = await snapshot.read((manager) =>
      readTipMovements(manager, { ...page, table: args.table, limit: page.first + 1 }),
    );
    return pageOf(moves, page, {
      node: tipOf,
      key: ({ recordNumber, currency }) => [recordNumber.toString(), currency],
    });
  }
}
