import { Args, ArgsType, Field, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal, RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { type PoolSums, readPools } from './pools.queries';
import { type Connection, connectionOf, PageArguments, pageOf, pageRequest } from '../../api/connection.type';
import type { PagedList } from '../../api/cursor';
import { notFound, NotFound, foundOrNot } from '../../api/not-found.type';
import { CasinoArguments, positionFor } from '../../api/snapshot/casino-scope';
import { Answer, Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import type { PoolAt, PoolMovement } from './meters.queries';
import { eventName, GamingDayType, Money, moneyOf, Position } from '../../api/scalars';
import type { DeclaredFact } from '../table-session/session-parts.type';

const JACKPOTS: PagedList = { name: 'jackpots', key: ['text'] };

@ArgsType()
class JackpotArguments extends CasinoArguments {
  @Field()
  pool!: string;
}

@ObjectType({
  description:
    'A pool (bolsa, carrusel). Identity A4: meter = contributed + funded - prizes, plus the amount of the cut-over.',
})
export class Jackpot {
  @Field()
  pool!: string;

  @Field(() => Position, { description: 'The record that first mentions it.' })
  firstRecord!: bigint;

  @Field(() => Money, { description: 'What the house owes to the pool.' })
  meter!: Money;

  @Field(() => Money, { description: 'Stakes that went to the meter, net of void ones.' })
  contributed!: Money;

  @Field(() => Money, { description: "The house's share of the stakes, less prizes it paid itself." })
  houseShare!: Money;

  @Field(() => Money, {
    description: 'Seeds, reseeds, shortfalls and adjustments paid by the house, less what it took back.',
  })
  funded!: Money;

  @Field(() => Money, { description: 'Prizes paid out of the meter.' })
  prizes!: Money;

  at!: PoolAt;
}

const JackpotConnection = connectionOf(Jackpot, 'Jackpot');

@ObjectType()
class JackpotFound extends Answer {
  @Field(() => Jackpot)
  jackpot!: Jackpot;
}

const JackpotAnswer = foundOrNot('JackpotAnswer', JackpotFound);

const jackpotOf = (
  { pool, currency, firstRecord, ...sums }: PoolSums,
  known: { readonly casino: string; readonly position: bigint },
): Jackpot => ({
  pool,
  firstRecord,
  meter: moneyOf(sums.meter, currency),
  contributed: moneyOf(sums.contributed, currency),
  houseShare: moneyOf(sums.houseShare, currency),
  funded: moneyOf(sums.funded, currency),
  prizes: moneyOf(sums.prizes, currency),
  at: { ...known, pool },
});

@Resolver()
@RequirePermission('tables:read')
export class JackpotResolver {
  @Query(() => JackpotConnection, {
    description: 'The pools of a casino, by their names.',
  })
  async jackpots(
    @Args() args: PageArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<Jackpot>> {
    const page = pageRequest(JACKPOTS, args, await positionFor(principal, args, snapshot));
    const pools = await snapshot.read((manager) => readPools(manager, { ...page, limit: page.first + 1 }));
    const { casino, position } = page;
    return pageOf(pools, page, {
      node: (pool) => jackpotOf(pool, { casino, position }),
      key: ({ pool }) => [pool],
    });
  }

  @Query(() => JackpotAnswer, { description: 'One pool.' })
  async jackpot(
    @Args() args: JackpotArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<JackpotFound | NotFound> {
    const { casino, pool } = args;
    const position = await positionFor(principal, args, snapshot);
    const [found] = await snapshot.read((manager) =>
      readPools(manager, { casino, position, pool, limit: 1 }),
    );
    if (found === undefined) return notFound('JACKPOT.UNKNOWN');
    const jackpot = jackpotOf(found, { casino, position });
    return { position, asOf: null, complete: true, about: { pool }, jackpot };
  }
}

@ObjectType({ isAbstract: true })
export abstract class MeterMoved {
  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field({
    description: 'The type of event: round.settled, jackpot.won, jackpot.reseeded, …',
  })
  what!: string;

  @Field(() => String, { nullable: true })
  table!: string | null;

  @Field(() => Money, { description: 'Into the meter.' })
  toMeter!: Money;

  @Field(() => Money, { description: 'Out of the meter.' })
  fromMeter!: Money;

  @Field(() => Money, {
    description: 'The meter after it according to the ledger: what the house owes to the pool.',
  })
  meter!: Money;
}

@ObjectType({ description: 'The effect of an event on a pool, and its meter after it.' })
export class JackpotMovement extends MeterMoved implements DeclaredFact {
  @Field(() => Position, { description: 'The record that declared it.' })
  recordNumber!: bigint;

  @Field({ description: 'The reported time of the fact.' })
  happenedAt!: string;

  @Field(() => Money, { description: "The house's share of the stakes, less prizes it paid itself." })
  houseShare!: Money;

  @Field(() => Money, { nullable: true, description: 'Reading of the meter before it; null: not reported.' })
  shownBefore!: Money | null;

  @Field(() => Money, { nullable: true, description: 'Reading of the meter after it; null: not reported.' })
  shownAfter!: Money | null;
}

export const jackpotMovementOf = (moved: PoolMovement): JackpotMovement => {
  const money = (amount: bigint): Money => moneyOf(amount, moved.currency);
  const shown = (amount: bigint | null): Money | null => (amount === null ? null : money(amount));
  const { recordNumber, happenedAt, gamingDay, table } = moved;
  return {
    ...{ recordNumber, happenedAt, gamingDay, table, what: eventName(moved.eventType) },
    toMeter: money(moved.toMeter),
    fromMeter: money(moved.fromMeter),
    houseShare: money(moved.houseShare),
    meter: money(moved.meter),
    shownBefore: shown(moved.shownBefore),
    shownAfter: shown(moved.shownAfter),
  };
};
