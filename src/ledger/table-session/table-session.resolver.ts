import { Args, ArgsType, Field, Int, Query, Resolver } from '@nestjs/graphql';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { TABLE_SESSION, type TableSessionRow } from './table-session.read-model';
import {
  type Connection,
  PageArguments,
  pageOf,
  pageRequest,
} from '../../api/graphql/connection/connection.type';
import type { PagedList } from '../../api/graphql/connection/cursor';
import { onePage } from '../../api/graphql/connection/read-by-record';
import { plainRows } from '../../api/graphql/connection/plain-rows';
import { type NotFound, notFound } from '../../api/graphql/refusals/not-found.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { sessionsIn } from '../../api/graphql/snapshot/part-of-books';
import { CasinoArguments } from '../../api/graphql/snapshot/report-arguments';
import {
  type TableSession,
  TableSessionAnswer,
  TableSessionConnection,
  type TableSessionFound,
  tableSessionOf,
} from './table-session.type';

const SESSIONS: PagedList = { name: 'table-sessions', key: ['record'] };

@ArgsType()
class TableSessionsArguments extends PageArguments {
  @Field({ nullable: true, description: 'Only sessions of this table.' })
  table?: string;

  @Field(() => GamingDayType, { nullable: true, description: 'Only sessions of this gaming day.' })
  gamingDay?: string;
}

@ArgsType()
class TableSessionArguments extends CasinoArguments {
  @Field()
  table!: string;

  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => Int, { defaultValue: 1 })
  sessionNo!: number;
}

@Resolver()
@RequirePermission('tables:read')
export class TableSessionResolver {
  @Query(() => TableSessionConnection, {
    description: 'Sessions of tables (anticipos y recuentos), in the order of their first record.',
  })
  async tableSessions(
    @Args() args: TableSessionsArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<TableSession>> {
    const { casino } = args;
    const asked = { ...args, about: sessionsIn(args) };
    const page = pageRequest(SESSIONS, asked, await positionFor(principal, args, snapshot));
    const sessions = await snapshot.read((manager) =>
      plainRows(onePage(chosenSessions(manager, args), 'session.firstRecord', page)),
    );
    return pageOf(sessions, page, {
      node: ({ tableId, ...session }) =>
        tableSessionOf({ ...session, table: tableId }, { casino, position: page.position }),
      key: ({ firstRecord }) => [firstRecord.toString()],
    });
  }

  @Query(() => TableSessionAnswer, { description: 'One session of a table.' })
  async tableSession(
    @Args() args: TableSessionArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<TableSessionFound | NotFound> {
    const { casino, table, gamingDay, sessionNo } = args;
    const position = await positionFor(principal, args, snapshot);
    const found = await snapshot.read((manager) =>
      manager.findOneBy(TABLE_SESSION, { casino, gamingDay, tableId: table, sessionNo }),
    );
    if (found === null || found.firstRecord > position) return notFound('TABLE_SESSION.UNKNOWN');
    const session = tableSessionOf({ ...found, table }, { casino, position });
    return { position, asOf: null, complete: true, about: sessionsIn(args), session };
  }
}

function chosenSessions(
  manager: EntityManager,
  { casino, table, gamingDay }: TableSessionsArguments,
): SelectQueryBuilder<TableSessionRow> {
  const query = manager
    .createQueryBuilder(TABLE_SESSION, 'session')
    .where('session.casino = :casino', { casino });
  if (table !== undefined) query.andWhere('session.tableId = :table', { table });
  if (gamingDay !== undefined) query.andWhere('session.gamingDay = :gamingDay', { gamingDay });
  return query;
}
