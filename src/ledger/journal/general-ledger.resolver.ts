import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import {
  type Connection,
  PagedPeriodArguments,
  pageOf,
  pageRequest,
} from '../../api/graphql/connection/connection.type';
import type { PagedList } from '../../api/graphql/connection/cursor';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { periodOf } from '../../api/graphql/snapshot/period';
import { type LedgerLine, LedgerLineConnection, ledgerLineOf } from './ledger-line.type';
import { readLedgerPage } from './read-ledger-page.answer';

const LEDGER: PagedList = { name: 'general-ledger', key: ['record', 'line'] };

@ArgsType()
class GeneralLedgerArguments extends PagedPeriodArguments {
  @Field({ description: 'Path, e.g. cash:cage.' })
  account!: string;
}

@Resolver()
@RequirePermission('ledger:read')
export class GeneralLedgerResolver {
  @Query(() => LedgerLineConnection, {
    description: 'The general ledger (libro mayor): the lines of one account with the balance after each.',
  })
  async generalLedger(
    @Args() args: GeneralLedgerArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<LedgerLine>> {
    const page = pageRequest(LEDGER, args, await positionFor(principal, args, snapshot));
    const period = periodOf(args, page.position);
    const rows = await snapshot.read((manager) => readLedgerPage(manager, args, { page, period }));
    return pageOf(rows, page, {
      node: ledgerLineOf,
      key: ({ line }) => [line.recordNumber.toString(), line.line.toString()],
    });
  }
}
