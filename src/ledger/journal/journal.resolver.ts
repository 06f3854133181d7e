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
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { type JournalLine, JournalLineConnection, journalLineOf } from './journal-line.type';
import { readJournalLines } from './read-journal-lines.answer';

const JOURNAL: PagedList = { name: 'journal', key: ['record', 'line'] };

@ArgsType()
class JournalArguments extends PagedPeriodArguments {
  @Field({ nullable: true, description: 'Only lines of this account.' })
  account?: string;

  @Field(() => GamingDayType, {
    nullable: true,
    description: 'Only lines that count in the books of this day.',
  })
  bookingDay?: string;
}

@Resolver()
@RequirePermission('ledger:read')
export class JournalResolver {
  @Query(() => JournalLineConnection, {
    description: 'The journal (libro diario), in the order of the records.',
  })
  async journal(
    @Args() args: JournalArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<JournalLine>> {
    const position = await positionFor(principal, args, snapshot);
    const page = pageRequest(JOURNAL, args, position);
    return pageOf(await snapshot.read((manager) => readJournalLines(manager, args, page)), page, {
      node: journalLineOf,
      key: ({ recordNumber, line }) => [recordNumber.toString(), line.toString()],
    });
  }
}
