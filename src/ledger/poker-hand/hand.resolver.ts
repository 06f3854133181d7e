import { Args, ArgsType, Field, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { HAND, type HandRow } from './hand.read-model';
import {
  type Connection,
  PageArguments,
  pageOf,
  pageRequest,
} from '../../api/graphql/connection/connection.type';
import type { PagedList } from '../../api/graphql/connection/cursor';
import { onePageOfFacts } from '../../api/graphql/connection/read-by-record';
import { plainRows } from '../../api/graphql/connection/plain-rows';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Position } from '../../api/graphql/scalars/position.scalar';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { sessionsIn } from '../../api/graphql/snapshot/part-of-books';
import { ROUND_VOIDS } from '../house-round/round-voids.answer';
import { Hand, HandConnection, handOf } from './hand.type';

const HANDS: PagedList = { name: 'hands', key: ['record'] };

@ArgsType()
class HandsArguments extends PageArguments {
  @Field({ nullable: true, description: 'Only hands of this table.' })
  table?: string;

  @Field(() => GamingDayType, { nullable: true, description: 'Only hands of this gaming day.' })
  gamingDay?: string;

  @Field({
    nullable: true,
    description: 'True: only hands whose money ties; false: only the others.',
  })
  ties?: boolean;
}

@Resolver(() => Hand)
@RequirePermission('tables:read')
export class HandResolver {
  @Query(() => HandConnection, { description: 'Hands of the non-banked games, in the order of the records.' })
  async hands(
    @Args() args: HandsArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<Hand>> {
    const position = await positionFor(principal, args, snapshot);
    const page = pageRequest(HANDS, { ...args, about: sessionsIn(args) }, position);
    const hands = await snapshot.read((manager) =>
      plainRows(onePageOfFacts(chosenHands(manager, args), page)),
    );
    return pageOf(hands, page, {
      node: (hand) => handOf(hand, page.position),
      key: ({ recordNumber }) => [recordNumber.toString()],
    });
  }

  @ResolveField(() => Position, { nullable: true, description: 'The record that reversed it; null: none.' })
  voidedBy(@Parent() { at }: Hand, @Snapshot() snapshot: OperationSnapshot): Promise<bigint | null> {
    return snapshot.load(ROUND_VOIDS, at);
  }
}

function chosenHands(manager: EntityManager, args: HandsArguments): SelectQueryBuilder<HandRow> {
  const { casino, table, gamingDay, ties } = args;
  const query = manager.createQueryBuilder(HAND, 'hand').where('hand.casino = :casino', { casino });
  if (table !== undefined) query.andWhere('hand.tableId = :table', { table });
  if (gamingDay !== undefined) query.andWhere('hand.gamingDay = :gamingDay', { gamingDay });
  if (ties !== undefined) query.andWhere('hand.ties = :ties', { ties });
  return query;
}
