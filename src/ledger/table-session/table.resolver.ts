import { Args, ArgsType, Field, ID, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal, RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { readTables, type TableKnown } from './session.queries';
import { type Connection, connectionOf, PageArguments, pageOf, pageRequest } from '../../api/connection.type';
import type { PagedList } from '../../api/cursor';
import { positionFor } from '../../api/snapshot/casino-scope';
import { Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { eventName, GamingDayType, InstantType, Position } from '../../api/scalars';
import { readTableRecords, type TableRecord } from '../register/records';
import { Delivered, feedResolver, pageOfRecords, SubscriptionArguments } from '../../api/feed-reader';

const TABLES: PagedList = { name: 'tables', key: ['text'] };

@ObjectType('Table', { description: 'A table with at least one report.' })
class TableType {
  @Field({ description: 'Its name, as in the source of its events.' })
  table!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the game of its last opening; null: not stated.',
  })
  game!: string | null;

  @Field(() => Position, { description: 'The record that first mentions it.' })
  firstRecord!: bigint;

  @Field(() => GamingDayType)
  firstGamingDay!: string;

  @Field(() => GamingDayType)
  lastGamingDay!: string;

  @Field(() => Int, { description: 'Number of its sessions.' })
  sessions!: number;
}

const TableConnection = connectionOf(TableType, 'Table');

const tableOf = ({ sessions, ...table }: TableKnown): TableType => ({
  ...table,
  sessions: Number(sessions),
});

@Resolver()
@RequirePermission('tables:read')
export class TableResolver {
  @Query(() => TableConnection, { description: 'The tables of a casino, by their names.' })
  async tables(
    @Args() args: PageArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<TableType>> {
    const page = pageRequest(TABLES, args, await positionFor(principal, args, snapshot));
    const { casino, position, asOf, first } = page;
    const wanted = { casino, position, asOf, after: page.after?.[0], limit: first + 1 };
    const tables = await snapshot.read((manager) => readTables(manager, wanted));
    return pageOf(tables, page, { node: tableOf, key: ({ table }) => [table] });
  }
}

@ArgsType()
class TableActivityArguments extends SubscriptionArguments {
  @Field({ nullable: true, description: 'Only of this table.' })
  table?: string;
}

@ObjectType({ description: 'A report of a table, once booked.' })
class TableActivity extends Delivered {
  @Field()
  table!: string;

  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => Int, { description: 'Table session of the day.' })
  sessionNo!: number;

  @Field({ description: 'The type of event: table.opened, round.settled, hand.played, …' })
  what!: string;

  @Field(() => ID, { description: 'Id of the event, within its source.' })
  eventId!: string;

  @Field({ description: 'The source.' })
  source!: string;

  @Field(() => InstantType, { description: 'Time of recording.' })
  recordedAt!: string;
}

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
