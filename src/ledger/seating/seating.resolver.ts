import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { SESSION_FACTS } from '../table-session/session-parts.resolver';
import { TableSessionType } from '../table-session/table-session.resolver';
import {
  invitedIn,
  LastHandsAnnounced,
  lastHandsIn,
  SeatDraw,
  seatDrawsOf,
  WaitingListEntry,
  waitingListOf,
} from './seating.type';

@Resolver(() => TableSessionType)
@RequirePermission('tables:read')
export class SeatingResolver {
  @ResolveField(() => [WaitingListEntry], { description: 'The list for vacant seats, in its order.' })
  async waitingList(
    @Parent() { at }: TableSessionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<WaitingListEntry[]> {
    return waitingListOf(await snapshot.load(SESSION_FACTS, at));
  }

  @ResolveField(() => [SeatDraw], { description: 'Draws of the seats by lot.' })
  async seatDraws(
    @Parent() { at }: TableSessionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<SeatDraw[]> {
    return seatDrawsOf(await snapshot.load(SESSION_FACTS, at));
  }

  @ResolveField(() => [String], {
    description: 'The players who were invited, where the game is by invitation; otherwise none.',
  })
  async invited(
    @Parent() { at }: TableSessionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<string[]> {
    return invitedIn(await snapshot.load(SESSION_FACTS, at));
  }

  @ResolveField(() => LastHandsAnnounced, {
    nullable: true,
    description: 'The last announcement of the last hands; null until there is one.',
  })
  async lastHands(
    @Parent() { at }: TableSessionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<LastHandsAnnounced | null> {
    return lastHandsIn(await snapshot.load(SESSION_FACTS, at));
  }
}
