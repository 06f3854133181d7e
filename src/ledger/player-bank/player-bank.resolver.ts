import { Args, ArgsType, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { PLAYER_BANK, type PlayerBankRow } from './player-bank.read-model';
import { type Connection, onePage, pageOf, pageRequest } from '../../api/connection.type';
import { type PagedList, plainRows } from '../../api/cursor';
import { notFound, type NotFound } from '../../api/not-found.type';
import { positionFor } from '../../api/snapshot/casino-scope';
import { Snapshot, Asked, type Asking } from '../../api/snapshot/operation-context';
import { type OperationSnapshot, sessionsIn } from '../../api/snapshot/operation-snapshot';
import {
  BankCoup,
  BankEnd,
  BankMember,
  BankTotals,
  type GarageKind,
  GarageKindName,
  GarageMovement,
  PlayerBank,
  PlayerBankAnswer,
  PlayerBankConnection,
  type PlayerBankFound,
} from './player-bank.type';
import { bankerOf } from './bank.queries';
import {
  BANK_FACTS,
  BANK_MEMBERS,
  coupsOf,
  endOf,
  GARAGE_MOVES,
  garageMovementOf,
  memberOf,
  totalsOf,
} from './player-bank.type';
import { OfTablesArguments, SessionArguments, ofTables } from '../../api/shared-fields.type';
import { g } from '../../api/schema-fields';

const BANKS: PagedList = { name: 'player-banks', key: ['record'] };

@ArgsType()
class PlayerBankArguments extends g.args(SessionArguments, {
  bank: g.text(),
}) {}

@Resolver()
@RequirePermission('tables:read')
export class PlayerBankResolver {
  @Query(() => PlayerBankConnection, {
    description: "Players' banks (bancas), in the order of their first record.",
  })
  async playerBanks(
    @Args() args: OfTablesArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<Connection<PlayerBank>> {
    const asked = { ...args, about: sessionsIn(args) };
    const page = pageRequest(BANKS, asked, await positionFor(principal, args, snapshot));
    const banks = await snapshot.read((manager) => {
      const query = manager.createQueryBuilder(PLAYER_BANK, 'bank').where(ofTables(args));
      return plainRows(onePage(query, 'bank.firstRecord', page));
    });
    return pageOf(banks, page, {
      node: (bank) => playerBankOf(bank, page.position),
      key: ({ firstRecord }) => [firstRecord.toString()],
    });
  }

  @Query(() => PlayerBankAnswer, { description: "One player's bank." })
  async playerBank(
    @Args() args: PlayerBankArguments,
    @Asked() { principal, snapshot }: Asking,
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

function playerBankOf(
  { casino, gamingDay, tableId: table, sessionNo, bank, firstRecord }: PlayerBankRow,
  position: bigint,
): PlayerBank {
  const named = { gamingDay, table, sessionNo, bank };
  return { ...named, firstRecord, at: { casino, position, ...named } };
}

@Resolver(() => PlayerBank)
@RequirePermission('tables:read')
export class BankPartsResolver {
  @ResolveField(() => String, { nullable: true, description: 'The player who holds it; null: not reported.' })
  async banker(
    @Parent() { at }: PlayerBank,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<string | null> {
    return bankerOf(await snapshot.load(BANK_FACTS, at)).banker;
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'limited, free or unlimited; null: not reported.',
  })
  async mode(@Parent() { at }: PlayerBank, @Snapshot() snapshot: OperationSnapshot): Promise<string | null> {
    return bankerOf(await snapshot.load(BANK_FACTS, at)).mode;
  }

  @ResolveField(() => [BankMember], { description: 'In the order of joining.' })
  async members(
    @Parent() { at }: PlayerBank,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<BankMember[]> {
    return (await snapshot.load(BANK_MEMBERS, at)).map(memberOf);
  }

  @ResolveField(() => [BankCoup], { description: 'In the order of play.' })
  async coups(@Parent() { at }: PlayerBank, @Snapshot() snapshot: OperationSnapshot): Promise<BankCoup[]> {
    return coupsOf(await snapshot.load(BANK_FACTS, at));
  }

  @ResolveField(() => [GarageMovement], {
    description: 'Movements of coups that are not void, as posted; including what "todo va" returns to play.',
  })
  async garageMovements(
    @Parent() { at }: PlayerBank,
    @Snapshot() snapshot: OperationSnapshot,
    @Args('kind', { type: () => GarageKindName, nullable: true, description: 'Only of this kind.' })
    kind?: GarageKind,
  ): Promise<GarageMovement[]> {
    const moves = await snapshot.load(GARAGE_MOVES, at);
    const wanted = kind ?? undefined;
    return moves.filter((move) => wanted === undefined || move.kind === wanted).map(garageMovementOf);
  }

  @ResolveField(() => BankTotals, { nullable: true, description: 'Null before its first coup.' })
  async totals(
    @Parent() { at }: PlayerBank,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<BankTotals | null> {
    return totalsOf(await snapshot.load(BANK_FACTS, at));
  }

  @ResolveField(() => BankEnd, { nullable: true, description: 'Null while it continues.' })
  async end(@Parent() { at }: PlayerBank, @Snapshot() snapshot: OperationSnapshot): Promise<BankEnd | null> {
    return endOf(await snapshot.load(BANK_FACTS, at));
  }
}
