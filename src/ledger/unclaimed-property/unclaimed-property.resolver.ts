import { Args, ArgsType, Field, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal, RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { readUnclaimedProperty, type UnclaimedPropertyEntry } from './unclaimed-property.queries';
import { type Connection, connectionOf, PageArguments, pageOf, pageRequest } from '../../api/connection.type';
import type { PagedList } from '../../api/cursor';
import { positionFor } from '../../api/snapshot/casino-scope';
import { Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { GamingDayType, Money, moneyOf, Position } from '../../api/scalars';

const FOUND_MONEY: PagedList = { name: 'lost-money', key: ['day', 'text', 'text'] };

@ArgsType()
class UnclaimedPropertyArguments extends PageArguments {
  @Field({ defaultValue: false, description: 'Only entries with an amount owed.' })
  openOnly!: boolean;
}

@ObjectType({
  description:
    'An entry of the register of unclaimed property (dinero perdido o abandonado). Not income of the house.',
})
class UnclaimedProperty {
  @Field(() => String, {
    nullable: true,
    description: 'Number in the register; null: forgotten bets, which have no number and are one entry.',
  })
  entry!: string | null;

  @Field(() => Position, { description: 'Its first record.' })
  firstRecord!: bigint;

  @Field(() => GamingDayType, { description: 'The day it was found, or first found.' })
  foundOn!: string;

  @Field(() => String, { nullable: true, description: 'The table where it was found.' })
  table!: string | null;

  @Field(() => Money)
  found!: Money;

  @Field(() => Money, { description: 'Returned to its owner.' })
  returned!: Money;

  @Field(() => Money, { description: 'Remitted according to law.' })
  paidOver!: Money;

  @Field(() => Money, { description: 'Still owed.' })
  owed!: Money;
}

const UnclaimedPropertyConnection = connectionOf(UnclaimedProperty, 'UnclaimedProperty');

const unclaimedPropertyOf = ({
  currency,
  entry,
  firstRecord,
  foundOn,
  table,
  ...amounts
}: UnclaimedPropertyEntry): UnclaimedProperty => ({
  ...{ entry: entry || null, firstRecord, foundOn, table },
  found: moneyOf(amounts.found, currency),
  returned: moneyOf(amounts.returned, currency),
  paidOver: moneyOf(amounts.paidOver, currency),
  owed: moneyOf(amounts.owed, currency),
});

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
