import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { PeopleRegister } from '../../people/people-register';
import { staffNames } from '../../people/staff-names';
import { Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot, Question } from '../../api/snapshot/operation-snapshot';
import {
  BoxCount,
  boxCountsOf,
  FloatCount,
  floatCountsOf,
  LimitsChange,
  interruptionsOf,
  limitsChangesOf,
  openingOf,
  sessionClose,
  SessionClose,
  SessionOpening,
  SlipMovement,
  TableInterruption,
  slipMovementsOf,
} from './session-parts.type';
import { SessionBooks, SessionResult, TableSessionType } from './table-session.resolver';
import type { SessionAt } from '../_core/store/statement-parts';
import type { SessionFact, SessionPostings } from './session.queries';
import { readSessionFacts, readSessionPostings, sessionMoney } from './session.queries';
import { resultFromBooks, resultFromCounts, resultPartsOf } from './table-result';
import { inMoney } from '../../api/scalars';

export const SESSION_FACTS: Question<SessionAt, readonly SessionFact[]> = {
  name: 'session-facts',
  read: readSessionFacts,
};

const SESSION_POSTINGS: Question<SessionAt, SessionPostings> = {
  name: 'session-postings',
  read: readSessionPostings,
};

@Resolver(() => TableSessionType)
@RequirePermission('tables:read')
export class SessionPartsResolver {
  constructor(private readonly people: PeopleRegister) {}

  @ResolveField(() => SessionOpening, { nullable: true, description: 'Null until declared by the table.' })
  async opening(
    @Parent() { at }: TableSessionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<SessionOpening | null> {
    return openingOf(await snapshot.load(SESSION_FACTS, at), await staffNames(this.people, at.casino));
  }

  @ResolveField(() => [SlipMovement], { description: 'Fills (reposiciones): chips from the cage.' })
  async fills(
    @Parent() { at }: TableSessionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<SlipMovement[]> {
    return slipMovementsOf(await snapshot.load(SESSION_FACTS, at), 'cagnotte.table.filled.v1');
  }

  @ResolveField(() => [SlipMovement], { description: 'Credits (devoluciones): chips back to the cage.' })
  async credits(
    @Parent() { at }: TableSessionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<SlipMovement[]> {
    return slipMovementsOf(await snapshot.load(SESSION_FACTS, at), 'cagnotte.table.credited.v1');
  }

  @ResolveField(() => [BoxCount], { description: 'The drop: counted boxes.' })
  async drop(
    @Parent() { at }: TableSessionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<BoxCount[]> {
    return boxCountsOf(await snapshot.load(SESSION_FACTS, at));
  }

  @ResolveField(() => [FloatCount], { description: 'Counts of the float.' })
  async counts(
    @Parent() { at }: TableSessionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<FloatCount[]> {
    return floatCountsOf(await snapshot.load(SESSION_FACTS, at), await staffNames(this.people, at.casino));
  }

  @ResolveField(() => [LimitsChange])
  async limitsChanges(
    @Parent() { at }: TableSessionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<LimitsChange[]> {
    return limitsChangesOf(await snapshot.load(SESSION_FACTS, at));
  }

  @ResolveField(() => [TableInterruption], {
    description: 'Interruptions of play (interrupciones), in their order.',
  })
  async interruptions(
    @Parent() { at }: TableSessionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<TableInterruption[]> {
    return interruptionsOf(await snapshot.load(SESSION_FACTS, at));
  }

  @ResolveField(() => SessionClose, { nullable: true, description: 'Null while it is open.' })
  async close(
    @Parent() { at }: TableSessionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<SessionClose | null> {
    return sessionClose(await snapshot.load(SESSION_FACTS, at), await staffNames(this.people, at.casino));
  }

  @ResolveField(() => SessionBooks, { nullable: true, description: 'Null without postings.' })
  async books(
    @Parent() { at }: TableSessionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<SessionBooks | null> {
    return booksOf(await snapshot.load(SESSION_POSTINGS, at));
  }

  @ResolveField(() => SessionResult, {
    nullable: true,
    description: 'Null until its float is counted, and for a non-banked table, which has only its cagnotte.',
  })
  async result(
    @Parent() { at }: TableSessionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<SessionResult | null> {
    const [facts, postings] = await Promise.all([
      snapshot.load(SESSION_FACTS, at),
      snapshot.load(SESSION_POSTINGS, at),
    ]);
    return resultOf(facts, postings);
  }
}

function booksOf({ posted, currency }: SessionPostings): SessionBooks | null {
  if (currency === undefined) return null;
  const { win, commission, varianceTable: tableVariance, varianceDrop: dropVariance } = posted;
  return inMoney(currency, { win, commission, tableVariance, dropVariance });
}

/** The result of a house-banked table; null while its float is not counted, and for a non-banked table, which has none. */
function resultOf(
  facts: readonly SessionFact[],
  { posted, currency }: SessionPostings,
): SessionResult | null {
  if (currency === undefined) return null;
  const session = sessionMoney(facts, { posted, currency });
  const parts = resultPartsOf(session);
  if (parts === undefined) return null;
  const [fromCounts, fromBooks] = [resultFromCounts(parts), resultFromBooks(session)];
  const { inventory, boxes: drop, credits, prizes, toSlot, openingFloat, fills, stakesSwept } = parts;
  const given = { inventory, drop, credits, prizes, toSlot };
  const had = { openingFloat, fills, stakesSwept };
  return {
    ...inMoney(currency, { ...given, ...had, fromCounts, fromBooks }),
    ties: fromCounts === fromBooks,
  };
}
