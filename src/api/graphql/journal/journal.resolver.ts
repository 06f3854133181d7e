import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import type { EntityManager } from 'typeorm';
import { CurrentPrincipal } from '../../../access/current-principal.decorator';
import { Opens } from '../../../access/door.decorator';
import type { Principal } from '../../../access/principal';
import { JournalLineEntity } from '../../../projections/journal/journal-line.entity';
import {
  type Connection,
  PageArguments,
  pageOf,
  type PageRequest,
  pageRequest,
} from '../connection/connection.type';
import type { PagedList } from '../connection/cursor';
import { GamingDayType } from '../scalars/gaming-day.scalar';
import { positionFor } from '../snapshot/casino-scope';
import { Snapshot } from '../snapshot/operation-context';
import type { OperationSnapshot } from '../snapshot/operation-snapshot';
import { type JournalLine, JournalLineConnection, journalLineOf } from './journal-line.type';

const JOURNAL: PagedList = { name: 'journal', key: ['record', 'line'] };

@ArgsType()
class JournalArguments extends PageArguments {
  @Field({ nullable: true, description: 'Only lines of this account.' })
  account?: string;

  @Field(() => GamingDayType, {
    nullable: true,
    description: 'Only lines that count in the books of this day.',
  })
  bookingDay?: string;
}

@Resolver()
@Opens('ledger:read')
export class JournalResolver {
  @Query(() => JournalLineConnection, {
    description: 'The journal (libro diario), in the order of the records.',
  })
  async journal(
    @Args() args: JournalArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<JournalLine>> {
    const { position } = await positionFor(principal, args.casino, snapshot);
    const page = pageRequest(JOURNAL, args, position);
    return pageOf(await snapshot.read((manager) => linesOf(manager, args, page)), page, {
      node: journalLineOf,
      key: ({ recordNumber, line }) => [recordNumber.toString(), line.toString()],
    });
  }
}

async function linesOf(
  manager: EntityManager,
  { casino, account, bookingDay }: JournalArguments,
  { position, after, first }: PageRequest,
): Promise<JournalLineEntity[]> {
  const query = manager
    .createQueryBuilder(JournalLineEntity, 'entry')
    .where('entry.casino = :casino AND entry.recordNumber <= :position', {
      casino,
      position: position.toString(),
    })
    .orderBy('entry.recordNumber')
    .addOrderBy('entry.line')
    .limit(first + 1);
  if (account !== undefined) query.andWhere('entry.account = :account', { account });
  if (bookingDay !== undefined) query.andWhere('entry.bookingDay = :bookingDay', { bookingDay });
  if (after) {
    query.andWhere('(entry.recordNumber, entry.line) > (:record, :line)', {
      record: after[0],
      line: after[1],
    });
  }
  return query.getMany();
}
