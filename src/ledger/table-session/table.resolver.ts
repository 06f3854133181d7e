import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { readTables, type TableKnown } from './session.queries';
import { isGameCode } from '../../games/game-codes';
import type { Authorisation } from '../casino/authorisation.state';
import { areaTypeOf, AreaType } from '../casino/authorisation.type';
import { Game, gameTypeOf } from '../casino/games.resolver';
import { readCasinoBooks } from '../casino/known-days.queries';
import { areasOn } from '../casino/shifts-and-areas.state';
import { PageArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { eventName } from '../../api/scalars';
import { readTableRecords, type TableRecord } from '../register/records';
import { Delivered, feedResolver, pageOfRecords, SubscriptionArguments } from '../../api/feed-reader';
import { g } from '../../api/schema-fields';

@ObjectType('Table', { description: 'A table with at least one report.' })
class TableType extends g.object({
  table: g.text('Its name, as in the source of its events.'),
  game: g.nullable(g.text('Code of the game of its last opening; null: not stated.')),
  firstRecord: g.position('The record that first mentions it.'),
  firstGamingDay: g.gamingDay(),
  lastGamingDay: g.gamingDay(),
  sessions: g.int('Number of its sessions.'),
  ofGame: g.nullable(
    g.of(() => Game, 'That game with its names; null if it is not stated, or none of the regulation.'),
  ),
  area: g.nullable(
    g.of(
      () => AreaType,
      'The area (pit) that has the table, by the authorisation in force on its last gaming day; null if none has it.',
    ),
  ),
}) {}

const tableOf = (
  { sessions, ...table }: TableKnown,
  authorisations: readonly Authorisation[] | undefined,
): TableType => {
  const { game, lastGamingDay } = table;
  const area = areasOn(authorisations, lastGamingDay).find(({ tables }) => tables.includes(table.table));
  return {
    ...table,
    sessions: Number(sessions),
    ofGame: game !== null && isGameCode(game) ? gameTypeOf(game) : null,
    area: area === undefined ? null : areaTypeOf(area),
  };
};

@Resolver()
@RequirePermission('tables:read')
export class TableResolver {
  @ListField(TableType, 'The tables of a casino, by their names.')
  tables(@Args() _page: PageArguments) {
    return list({
      name: 'tables',
      key: { table: 'text' },
      read: readTables,
      beside: (db, at) => readCasinoBooks(db, at),
      node: (table, _page, { authorisations }) => tableOf(table, authorisations),
    });
  }
}

@ArgsType()
class TableActivityArguments extends g.args(SubscriptionArguments, {
  table: g.optional(g.text('Only of this table.')),
}) {}

@ObjectType({ description: 'A report of a table, once booked.' })
class TableActivity extends g.object(Delivered, {
  table: g.text(),
  gamingDay: g.gamingDay(),
  sessionNo: g.int('Table session of the day.'),
  what: g.text('The type of event: table.opened, round.settled, hand.played, …'),
  eventId: g.id('Id of the event, within its source.'),
  source: g.text('The source.'),
  recordedAt: g.instant('Time of recording.'),
}) {}

export const TableActivityResolver = feedResolver({
  field: 'tableActivity',
  description: 'Reports of the tables, in the order of the records, as soon as they are booked.',
  permission: 'tables:read',
  item: () => TableActivity,
  wanted: TableActivityArguments,
  read: async (snapshot, span, wanted) => {
    const records = await snapshot.read((manager) => readTableRecords(manager, { ...wanted, ...span }));
    return pageOfRecords(records, span, (_position, [record]) => activityOf(record!));
  },
});

const activityOf = ({ eventType, ...record }: TableRecord): TableActivity => ({
  ...record,
  what: eventName(eventType),
});
