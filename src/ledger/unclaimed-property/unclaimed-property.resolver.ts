import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { readUnclaimedProperty } from './found-money.queries';
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
import {
  type UnclaimedProperty,
  UnclaimedPropertyConnection,
  unclaimedPropertyOf,
} from './unclaimed-property.type';

const FOUND_MONEY: PagedList = { name: 'lost-money', key: ['day', 'text', 'text'] };

@ArgsType()
class UnclaimedPropertyArguments extends PageArguments {
  @Field({ defaultValue: false, description: 'Only entries with an amount owed.' })
  openOnly!: boolean;
}

@Resolver()
@RequirePermission('ledger:read')
export class UnclaimedPropertyResolver {
  @Query(() => UnclaimedPropertyConnection, {
    description: 'The register of unclaimed property, by day found and entry number.',
  })
  async lostMoney(
    @Args() args: UnclaimedPropertyArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<UnclaimedProperty>> {
    const page = pageRequest(FOUND_MONEY, args, await positionFor(principal, args, snapshot));
    const entries = await snapshot.read((manager) =>
      readUnclaimedProperty(manager, { ...page, openOnly: args.openOnly, limit: page.first + 1 }),
    );
    return pageOf(entries, page, {
      node: unclaimedPropertyOf,
      key: ({ foundOn, entry, currency }) => [foundOn, entry, currency],
    });
  }
}
