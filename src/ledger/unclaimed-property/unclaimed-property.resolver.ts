import { Args, ArgsType, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { readUnclaimedProperty, type UnclaimedPropertyEntry } from './unclaimed-property.queries';
import { type Connection, connectionOf, PageArguments, pageOf, pageRequest } from '../../api/connection.type';
import type { PagedList } from '../../api/cursor';
import { positionFor } from '../../api/snapshot/casino-scope';
import { Asked, type Asking } from '../../api/snapshot/operation-context';
import { inMoney } from '../../api/scalars';
import { g } from '../../api/schema-fields';

const FOUND_MONEY: PagedList = { name: 'lost-money', key: ['day', 'text', 'text'] };

@ArgsType()
class UnclaimedPropertyArguments extends g.args(PageArguments, {
  openOnly: g.byDefault(false, g.bool('Only entries with an amount owed.')),
}) {}

@ObjectType({
  description:
    'An entry of the register of unclaimed property (dinero perdido o abandonado). Not income of the house.',
})
class UnclaimedProperty extends g.object({
  entry: g.nullable(
    g.text('Number in the register; null: forgotten bets, which have no number and are one entry.'),
  ),
  firstRecord: g.position('Its first record.'),
  foundOn: g.gamingDay('The day it was found, or first found.'),
  table: g.nullable(g.text('The table where it was found.')),
  found: g.money(),
  returned: g.money('Returned to its owner.'),
  paidOver: g.money('Remitted according to law.'),
  owed: g.money('Still owed.'),
}) {}

const UnclaimedPropertyConnection = connectionOf(UnclaimedProperty, 'UnclaimedProperty');

const unclaimedPropertyOf = ({
  currency,
  entry,
  firstRecord,
  foundOn,
  table,
  ...amounts
}: UnclaimedPropertyEntry): UnclaimedProperty => ({
  entry: entry || null,
  firstRecord,
  foundOn,
  table,
  ...inMoney(currency, amounts),
});

@Resolver()
@RequirePermission('ledger:read')
export class UnclaimedPropertyResolver {
  @Query(() => UnclaimedPropertyConnection, {
    description: 'The register of unclaimed property, by day found and entry number.',
  })
  async lostMoney(
    @Args() args: UnclaimedPropertyArguments,
    @Asked() { principal, snapshot }: Asking,
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
