import { Args, ArgsType, Int, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { MeterChange, PoolAt, PoolMovement } from './meters.queries';
import { readMeterChanges, readMeters, readPoolHistory } from './meters.queries';
import { MOST_PER_PAGE } from '../../api/connection.type';
import { inMoney, Money, moneyOf, Position } from '../../api/scalars';
import { KnownAt, recordOfKnownAt } from '../../api/snapshot/casino-scope';
import { Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot, Question } from '../../api/snapshot/operation-snapshot';
import { Jackpot, JackpotMovement, jackpotMovementOf, MeterMoved, movedBy } from './jackpot.resolver';
import { outOfRange } from '../../api/coded-error';
import { Delivered, feedResolver, pageOfRecords, SubscriptionArguments } from '../../api/feed-reader';
import { g } from '../../api/schema-fields';

const METERS: Question<PoolAt, bigint> = { name: 'meters', read: readMeters };

const historyOf = (last: number): Question<PoolAt, readonly PoolMovement[]> => ({
  name: `pool-history ${last}`,
  read: (manager, pools) => readPoolHistory(manager, pools, last),
});

/** Reads the meters of all pools of one answer together, with one statement per kind. */
@Resolver(() => Jackpot)
@RequirePermission('tables:read')
export class MeterResolver {
  @ResolveField(() => Money, {
    description: 'The meter according to the ledger after a record, or at a time.',
  })
  async meterAt(
    @Parent() { at, meter }: Jackpot,
    @Args('at', { type: () => KnownAt, description: 'Not later than the position of the answer.' })
    then: KnownAt,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Money> {
    const position = await recordOfKnownAt(then, { casino: at.casino, last: at.position }, snapshot);
    return moneyOf(await snapshot.load(METERS, { ...at, position }), meter.currency);
  }

  @ResolveField(() => [JackpotMovement], { description: 'Movements of the meter, oldest first.' })
  async history(
    @Parent() { at }: Jackpot,
    @Args('last', {
      type: () => Int,
      defaultValue: 50,
      description: `Number of latest movements, at most ${MOST_PER_PAGE}.`,
    })
    last: number,
    @Snapshot() snapshot: OperationSnapshot,
    @Args('before', { type: () => Position, nullable: true, description: 'Only those before this record.' })
    before?: bigint,
  ): Promise<JackpotMovement[]> {
    if (!(last >= 1 && last <= MOST_PER_PAGE)) {
      throw outOfRange('last', last, { from: 1, to: MOST_PER_PAGE });
    }
    const end = (before ?? undefined) === undefined ? at.position : before! - 1n;
    const position = end < at.position ? end : at.position;
    const moved = await snapshot.load(historyOf(last), { ...at, position });
    return moved.map(jackpotMovementOf);
  }
}

@ArgsType()
class JackpotMeterArguments extends g.args(SubscriptionArguments, {
  pool: g.optional(g.text('Only this pool.')),
}) {}

@ObjectType({ description: 'The effect of a record on the meter of a pool, and the meter after it.' })
class JackpotMeter extends g.object(MeterMoved, {
  pool: g.text(),
}) {}

@ObjectType({ description: 'The effect of one record on the meters of pools.' })
class JackpotMeters extends g.object(Delivered, {
  meters: g.listOf(() => JackpotMeter, 'One per pool, by name.'),
}) {}

export const JackpotMeterResolver = feedResolver({
  field: 'jackpotMeter',
  description: 'Every movement of the meters of pools, in the order of the records.',
  permission: 'tables:read',
  item: () => JackpotMeters,
  wanted: JackpotMeterArguments,
  read: async (snapshot, span, wanted) => {
    const changes = await snapshot.read((manager) => readMeterChanges(manager, { ...wanted, ...span }));
    return pageOfRecords(changes, span, (position, ofRecord) => ({
      position,
      meters: ofRecord.map(meterOf),
    }));
  },
});

const meterOf = ({
  currency,
  eventType,
  toMeter,
  fromMeter,
  meter,
  ...change
}: MeterChange): JackpotMeter => ({
  ...change,
  ...movedBy(eventType),
  ...inMoney(currency, { toMeter, fromMeter, meter }),
});
