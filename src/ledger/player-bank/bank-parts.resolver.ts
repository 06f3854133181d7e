import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { bankerOf } from './bank-holder.queries';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { coupsOf, endOf, garageMovementOf, memberOf, totalsOf } from './bank-parts.answer';
import { BANK_FACTS, BANK_MEMBERS, GARAGE_MOVES } from './bank-questions.answer';
import {
  BankCoup,
  BankEnd,
  BankMember,
  BankTotals,
  type GarageKind,
  GarageKindName,
  GarageMovement,
  PlayerBank,
} from './player-bank.type';

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
