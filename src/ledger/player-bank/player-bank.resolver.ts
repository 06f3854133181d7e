import { Args, ArgsType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { PlayerBankRow } from './player-bank.read-model';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { list, ListField } from '../../api/list-field';
import { notFound, type NotFound } from '../../api/not-found.type';
import { Snapshot } from '../../api/snapshot/operation-context';
import { type OperationSnapshot, partOfSessions } from '../../api/snapshot/operation-snapshot';
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
  type PlayerBankFound,
} from './player-bank.type';
import { bankerOf, readPlayerBanks } from './bank.queries';
import {
  BANK_FACTS,
  BANK_MEMBERS,
  bankEnd,
  bankMember,
  bankTotals,
  coupsOf,
  GARAGE_MOVES,
  garageMovementOf,
  wholeWithdrawal,
} from './player-bank.type';
import { OfTablesArguments, SessionArguments } from '../../api/shared-fields.type';
import { g } from '../../api/schema-fields';

@ArgsType()
class PlayerBankArguments extends g.args(SessionArguments, {
  bank: g.text(),
}) {}

@ArgsType()
class PlayerBanksArguments extends g.args(OfTablesArguments, {
  from: g.optional(g.gamingDay('Only of this gaming day and later ones; `asOf` is the last.')),
  newestFirst: g.byDefault(
    false,
    g.bool('Whether the list begins with the bank that was mentioned last; later pages keep it.'),
  ),
}) {}

@Resolver()
@RequirePermission('tables:read')
export class PlayerBankResolver {
  @ListField(PlayerBank, "Players' banks (bancas), in the order of their first record, or the newest first.")
  playerBanks(@Args() args: PlayerBanksArguments) {
    return list({
      name: args.newestFirst ? 'player-banks, newest first' : 'player-banks',
      key: { firstRecord: 'record' },
      about: partOfSessions(args),
      read: (db, page) => readPlayerBanks(db, { ...page, isNewestFirst: args.newestFirst }, args),
      node: (bank, { position }) => playerBankOf(bank, position),
    });
  }

  @AnswerField(() => PlayerBankAnswer, "One player's bank.")
  playerBank(@Args() args: PlayerBankArguments): AnswerOf<PlayerBankFound | NotFound> {
    return async ({ manager, casino, position }) => {
      const [found] = await readPlayerBanks(manager, { casino, position, limit: 1 }, args);
      if (found === undefined) return notFound('PLAYER_BANK.UNKNOWN');
      return { about: partOfSessions(args), bank: playerBankOf(found, position) };
    };
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
    return (await snapshot.load(BANK_MEMBERS, at)).map(bankMember);
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
    return bankTotals(await snapshot.load(BANK_FACTS, at));
  }

  @ResolveField(() => BankEnd, { nullable: true, description: 'Null while it continues.' })
  async end(@Parent() { at }: PlayerBank, @Snapshot() snapshot: OperationSnapshot): Promise<BankEnd | null> {
    const facts = await snapshot.load(BANK_FACTS, at);
    return bankEnd(facts) ?? wholeWithdrawal(facts, await snapshot.load(BANK_MEMBERS, at));
  }
}
