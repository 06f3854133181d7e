import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { PageArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { moneyOf } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import { minorFromWire, type WireAmount } from '../../kernel/money';
import { type ReadingRow, readReadings } from './readings.queries';

@ObjectType({
  description: 'What somebody saw at an open table. Its amounts are estimates, and change no account.',
})
class TableReading extends g.object({
  gamingDay: g.gamingDay(),
  table: g.text(),
  sessionNo: g.int(),
  heads: g.nullable(g.int('Players at the table.')),
  places: g.nullable(g.int('Places as stated, else the seats of the opening.')),
  floatEstimate: g.nullable(g.money('Estimate of the chips of the float.')),
  boxEstimate: g.nullable(g.money('Estimate of the content of the boxes.')),
  minimum: g.nullable(g.money('The minimum that the table displays.')),
  by: g.text('Who read it.'),
  at: g.text('The stated time.'),
  recordNumber: g.position(),
}) {}

@ArgsType()
class TableReadingsArguments extends g.args(PageArguments, {
  day: g.optional(g.gamingDay('Of this gaming day alone.')),
  table: g.optional(g.text('Of this table.')),
  sessionNo: g.optional(g.int('Of this session of each day.')),
  onlyLast: g.byDefault(false, g.bool('The last reading of each session alone.')),
}) {}

@Resolver()
@RequirePermission('tables:read')
export class ReadingResolver {
  @ListField(
    TableReading,
    'Readings of tables, in the order of the facts. They are estimates, and no counts.',
  )
  tableReadings(@Args() { day, table, sessionNo, onlyLast }: TableReadingsArguments) {
    return list({
      name: 'table-readings',
      key: { recordNumber: 'record' },
      read: (db, page) => readReadings(db, page, { gamingDay: day, table, sessionNo, onlyLast }),
      node: readingOf,
    });
  }
}

function readingOf({ data, happenedAt, eventId: _id, ...row }: ReadingRow): TableReading {
  const inMoney = (amount: WireAmount | undefined) =>
    amount === undefined ? null : moneyOf(minorFromWire(amount), data.currency);
  return {
    ...row,
    heads: data.heads ?? null,
    floatEstimate: inMoney(data.floatEstimate),
    boxEstimate: inMoney(data.boxEstimate),
    minimum: inMoney(data.minimum),
    by: data.by.name ?? data.by.id,
    at: happenedAt,
  };
}
