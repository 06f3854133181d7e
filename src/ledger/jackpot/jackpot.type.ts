import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import type { PoolAt, PoolMovement } from './meters.queries';
import type { PoolSums } from './pools.queries';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { isNotFound, NotFound } from '../../api/graphql/refusals/not-found.type';
import { eventName } from '../../api/graphql/scalars/event-name';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Money, moneyOf } from '../../api/graphql/scalars/money.type';
import { Position } from '../../api/graphql/scalars/position.scalar';
import { Answer } from '../../api/graphql/snapshot/answer.type';
import type { DeclaredFact } from '../table-session/session-parts.type';

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

@ObjectType({
  description:
    'A pool (bote, carrusel). Identity A4: meter = contributed + funded - prizes, plus the amount of the cut-over.',
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

export const JackpotConnection = connectionOf(Jackpot, 'Jackpot');

@ObjectType()
export class JackpotFound extends Answer {
  @Field(() => Jackpot)
  jackpot!: Jackpot;
}

export const JackpotAnswer = createUnionType({
  name: 'JackpotAnswer',
  types: () => [JackpotFound, NotFound] as const,
  resolveType: (answer: JackpotFound | NotFound) => (isNotFound(answer) ? NotFound : JackpotFound),
});

export const jackpotOf = (
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
