import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import {
  readTipGroups,
  readTipMovements,
  type TipGroup,
  type TipGrouping,
  type TipMovement,
} from './tips.queries';
import { PagedPeriodArguments, PageArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { periodOf } from '../../api/snapshot/casino-scope';
import { enumOfValues, eventName, inMoney } from '../../api/scalars';
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

const TipGroupingName = enumOfValues<TipGrouping>('TipGrouping', 'The grouping of tips.', {
  day: 'The day, according to the requested basis.',
  month: 'Its month.',
  table: 'The table of the box.',
  game: 'The game of that table.',
});

@ArgsType()
class TipTotalsArguments extends g.args(PagedPeriodArguments, {
  by: g.byDefault(
    ['month' as const],
    g.listOf(() => TipGroupingName, 'Any combination; none gives the total.'),
  ),
}) {}

@ObjectType({
  description: 'Tips of one group; null if not grouped by this field, or if it is of no table.',
})
class TipTotal extends g.object({
  day: g.nullable(g.gamingDay()),
  month: g.nullable(g.text('YYYY-MM.')),
  table: g.nullable(g.text('The table of the box; null also for the cage, the reception and sharing out.')),
  game: g.nullable(g.text('Game code.')),
  counted: g.money('Counted, in chips and cash.'),
  cash: g.money('Counted cash, which went to the cage.'),
  chips: g.money('Counted chips.'),
  paid: g.money('Distributed to the staff.'),
  houseShare: g.money('Distributed to the house, which is its income.'),
  amount: g.money('Change of what is owed to the staff, by whatever; negative: a decrease.'),
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

  @ListField(
    TipTotal,
    'Tips counted and distributed over a period, grouped by day, month, table and game; the sum over groups is that of the account of tips.',
  )
  tipTotals(@Args() args: TipTotalsArguments) {
    return list({
      name: 'tip-totals',
      key: { day: 'text', month: 'text', table: 'text', game: 'text', currency: 'text' },
      read: (db, page) => readTipGroups(db, periodOf(args, page.position), { ...page, by: args.by }),
      node: tipTotalOf,
    });
  }
}

const tipTotalOf = ({ day, month, table, game, currency, ...amounts }: TipGroup): TipTotal => ({
  day: day || null,
  month: month || null,
  table: table || null,
  game: game || null,
  ...inMoney(currency, { ...amounts, chips: amounts.counted - amounts.cash }),
});

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
