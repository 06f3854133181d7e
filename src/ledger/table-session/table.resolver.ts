import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { readTables } from './tables.queries';
import {
  type Connection,
  PageArguments,
  pageOf,
  pageRequest,
} from '../../api/graphql/connection/connection.type';
import type { PagedList } from '../../api/graphql/connection/cursor';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { TableConnection, tableOf, type TableType } from './table.type';

const TABLES: PagedList = { name: 'tables', key: ['text'] };

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
