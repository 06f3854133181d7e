import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { Opens } from '../../access/door.decorator';
import type { Principal } from '../../access/principal';
import { readLostMoney } from './found-money.queries';
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
import { type LostMoney, LostMoneyConnection, lostMoneyOf } from './lost-money.type';

const LOST_MONEY: PagedList = { name: 'lost-money', key: ['day', 'text', 'text'] };

@ArgsType()
class LostMoneyArguments extends PageArguments {
  @Field({ defaultValue: false, description: 'Only entries of which something is still owed.' })
  openOnly!: boolean;
}

@Resolver()
@Opens('ledger:read')
export class LostMoneyResolver {
  @Query(() => LostMoneyConnection, {
    description:
      'The register of lost money, by the days on which it was found and the numbers of its entries.',
  })
  async lostMoney(
    @Args() args: LostMoneyArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<LostMoney>> {
    const page = pageRequest(LOST_MONEY, args, await positionFor(principal, args, snapshot));
    const entries = await snapshot.read((manager) =>
      readLostMoney(manager, { ...page, openOnly: args.openOnly, limit: page.first + 1 }),
    );
    return pageOf(entries, page, {
      node: lostMoneyOf,
      key: ({ foundOn, entry, currency }) => [foundOn, entry, currency],
    });
  }
}
