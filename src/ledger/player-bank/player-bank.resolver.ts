import { Args, ArgsType, Field, Int, Query, Resolver } from '@nestjs/graphql';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { PLAYER_BANK, type PlayerBankRow } from './player-bank.read-model';
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
  type PlayerBank,
  PlayerBankAnswer,
  PlayerBankConnection,
  type PlayerBankFound,
} from './player-bank.type';

const BANKS: PagedList = { name: 'player-banks', key: ['record'] };

@ArgsType()
class PlayerBanksArguments extends PageArguments {
  @Field({ nullable: true, description: 'Only banks of this table.' })
  table?: string;

  @Field(() => GamingDayType, { nullable: true, description: 'Only banks of this gaming day.' })
  gamingDay?: string;
}

@ArgsType()
class PlayerBankArguments extends CasinoArguments {
  @Field()
  table!: string;

  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => Int, { defaultValue: 1 })
  sessionNo!: number;

  @Field()
  bank!: string;
}

@Resolver()
@RequirePermission('tables:read')
export class PlayerBankResolver {
  @Query(() => PlayerBankConnection, {
    description: "Players' banks (bancas), in the order of their first record.",
  })
  async playerBanks(
    @Args() args: PlayerBanksArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<PlayerBank>> {
    const asked = { ...args, about: sessionsIn(args) };
    const page = pageRequest(BANKS, asked, await positionFor(principal, args, snapshot));
    const banks = await snapshot.read((manager) =>
      plainRows(onePage(chosenBanks(manager, args), 'bank.firstRecord', page)),
    );
    return pageOf(banks, page, {
      node: (bank) => playerBankOf(bank, page.position),
      key: ({ firstRecord }) => [firstRecord.toString()],
    });
  }

  @Query(() => PlayerBankAnswer, { description: "One player's bank." })
  async playerBank(
    @Args() args: PlayerBankArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<PlayerBankFound | NotFound> {
    const { casino, table, gamingDay, sessionNo, bank } = args;
    const position = await positionFor(principal, args, snapshot);
    const found = await snapshot.read((manager) =>
      manager.findOneBy(PLAYER_BANK, { casino, gamingDay, tableId: table, sessionNo, bank }),
    );
    if (found === null || found.firstRecord > position) return notFound('PLAYER_BANK.UNKNOWN');
    const about = sessionsIn(args);
    return { position, asOf: null, complete: true, about, bank: playerBankOf(found, position) };
  }
}

function chosenBanks(
  manager: EntityManager,
  { casino, table, gamingDay }: PlayerBanksArguments,
): SelectQueryBuilder<PlayerBankRow> {
  const query = manager.createQueryBuilder(PLAYER_BANK, 'bank').where('bank.casino = :casino', { casino });
  if (table !== undefined) query.andWhere('bank.tableId = :table', { table });
  if (gamingDay !== undefined) query.andWhere('bank.gamingDay = :gamingDay', { gamingDay });
  return query;
}

function playerBankOf(
  { casino, gamingDay, tableId: table, sessionNo, bank, firstRecord }: PlayerBankRow,
  position: bigint,
): PlayerBank {
  const named = { gamingDay, table, sessionNo, bank };
  return { ...named, firstRecord, at: { casino, position, ...named } };
}
