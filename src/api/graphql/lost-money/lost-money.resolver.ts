import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../../access/current-principal.decorator';
import { Opens } from '../../../access/door.decorator';
import type { Principal } from '../../../access/principal';
import { readLostMoney } from '../../../projections/journal/lost-money';
import { type Connection, PageArguments, pageOf, pageRequest } from '../connection/connection.type';
import type { PagedList } from '../connection/cursor';
import { positionFor } from '../snapshot/casino-scope';
import { Snapshot } from '../snapshot/operation-context';
import type { OperationSnapshot } from '../snapshot/operation-snapshot';
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
