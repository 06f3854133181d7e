import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { readTipMovements, type TipMovement } from './tips.queries';
import { PageArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { eventName, inMoney } from '../../api/scalars';
import { g } from '../../api/schema-fields';

@ArgsType()
class TipsArguments extends g.args(PageArguments, {
  table: g.optional(g.text('Only those of this table.')),
}) {}

@ObjectType({
  description: 'Tips (tronco de propinas) counted or distributed. Not income of the house.',
})
class Tip extends g.object({
  recordNumber: g.position(),
  what: g.text('The type of event: tips.counted or tips.shared.'),
  gamingDay: g.gamingDay(),
  table: g.nullable(g.text('The table of the box; null: cage, reception, or all.')),
  amount: g.money('Change of what is owed to the staff; negative: a decrease.'),
  cash: g.money('Counted cash, which went to the cage.'),
  chips: g.money('Counted chips.'),
  paid: g.money('Distributed to the staff.'),
  houseShare: g.money('Distributed to the house.'),
}) {}

@Resolver()
@RequirePermission('ledger:read')
export class TipResolver {
  @ListField(
    Tip,
    'Tips counted and distributed, in the order of the facts; the account tips states what is owed.',
  )
  tips(@Args() { table }: TipsArguments) {
    return list({
      name: 'tips',
      key: { recordNumber: 'record', currency: 'text' },
      read: (db, page) => readTipMovements(db, { ...page, table }),
      node: tipOf,
    });
  }
}

function tipOf({ eventType, currency, table, recordNumber, gamingDay, ...amounts }: TipMovement): Tip {
  const { amount, cash, houseShare, paid } = amounts;
  const isCount = amount > 0n;
  const parts = isCount ? { cash, chips: amount - cash, paid: 0n } : { cash: 0n, chips: 0n, paid };
  return {
    recordNumber,
    gamingDay,
    table,
    what: eventName(eventType),
    ...inMoney(currency, { amount, houseShare, ...parts }),
  };
}
