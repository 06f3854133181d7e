import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { readUnclaimedProperty, type UnclaimedPropertyEntry } from './unclaimed-property.queries';
import { PageArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { inMoney } from '../../api/scalars';
import { g } from '../../api/schema-fields';

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
  @ListField(UnclaimedProperty, 'The register of unclaimed property, by day found and entry number.')
  lostMoney(@Args() { openOnly }: UnclaimedPropertyArguments) {
    return list({
      name: 'lost-money',
      key: { foundOn: 'day', entry: 'text', currency: 'text' },
      read: (db, page) => readUnclaimedProperty(db, { ...page, openOnly }),
      node: unclaimedPropertyOf,
    });
  }
}
