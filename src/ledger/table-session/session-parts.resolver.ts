import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import {
  boxCountsOf,
  closeOf,
  floatCountsOf,
  limitsChangesOf,
  openingOf,
  slipMovementsOf,
} from './declared-parts.answer';
import {
  BoxCount,
  FloatCount,
  LimitsChange,
  SessionClose,
  SessionOpening,
  SlipMovement,
} from './session-parts.type';
import { SESSION_FACTS, SESSION_POSTINGS } from './session-questions.answer';
import { booksOf, resultOf } from './session-result.answer';
import { SessionBooks, SessionResult, TableSession } from './table-session.type';

@Resolver(() => TableSession)
@RequirePermission('tables:read')
export class SessionPartsResolver {
  @ResolveField(() => SessionOpening, { nullable: true, description: 'Null until declared by the table.' })
  async opening(
    @Parent() { at }: TableSession,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<SessionOpening | null> {
    return openingOf(await snapshot.load(SESSION_FACTS, at));
  }

  @ResolveField(() => [SlipMovement], { description: 'Fills (reposiciones): chips from the cage.' })
  async fills(
    @Parent() { at }: TableSession,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<SlipMovement[]> {
    return slipMovementsOf(await snapshot.load(SESSION_FACTS, at), 'cagnotte.table.filled.v1');
  }

  @ResolveField(() => [SlipMovement], { description: 'Credits (devoluciones): chips back to the cage.' })
  async credits(
    @Parent() { at }: TableSession,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<SlipMovement[]> {
    return slipMovementsOf(await snapshot.load(SESSION_FACTS, at), 'cagnotte.table.credited.v1');
  }

  @ResolveField(() => [BoxCount], { description: 'The drop: counted boxes.' })
  async drop(@Parent() { at }: TableSession, @Snapshot() snapshot: OperationSnapshot): Promise<BoxCount[]> {
    return boxCountsOf(await snapshot.load(SESSION_FACTS, at));
  }

  @ResolveField(() => [FloatCount], { description: 'Counts of the float.' })
  async counts(
    @Parent() { at }: TableSession,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<FloatCount[]> {
    return floatCountsOf(await snapshot.load(SESSION_FACTS, at));
  }

  @ResolveField(() => [LimitsChange])
  async limitsChanges(
    @Parent() { at }: TableSession,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<LimitsChange[]> {
    return limitsChangesOf(await snapshot.load(SESSION_FACTS, at));
  }

  @ResolveField(() => SessionClose, { nullable: true, description: 'Null while it is open.' })
  async close(
    @Parent() { at }: TableSession,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<SessionClose | null> {
    return closeOf(await snapshot.load(SESSION_FACTS, at));
  }

  @ResolveField(() => SessionBooks, { nullable: true, description: 'Null without postings.' })
  async books(
    @Parent() { at }: TableSession,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<SessionBooks | null> {
    return booksOf(await snapshot.load(SESSION_POSTINGS, at));
  }

  @ResolveField(() => SessionResult, {
    nullable: true,
    description: 'Null until its float is counted, and for a non-banked table, which has only its cagnotte.',
  })
  async result(
    @Parent() { at }: TableSession,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<SessionResult | null> {
    const [facts, postings] = await Promise.all([
      snapshot.load(SESSION_FACTS, at),
      snapshot.load(SESSION_POSTINGS, at),
    ]);
    return resultOf(facts, postings);
  }
}
