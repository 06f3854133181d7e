import { Args, ArgsType, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { badInput } from '../../api/coded-error';
import { inMoney, moneyOf, Position } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import { Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot, Question } from '../../api/snapshot/operation-snapshot';
import { conceptOf, definitionOf } from '../event-contract/catalogue';
import { dayNumberOf } from '../../kernel/gaming-day';
import { formatRational } from '../../kernel/rational';
import { returnOfMonth } from './return-of-month';
import { Jackpot, PrizeOfPool, prizeOfPool } from './jackpot.resolver';
import type { PoolAt } from './meters.queries';
import type { PoolInBook, PoolMonth, PoolMoveInBook } from './pool-figures';
import { type PoolLife, readPoolLives, readPoolsOfDays } from './pools.queries';

const MOST_DAYS = 370;

@ArgsType()
class PeriodOfPoolArguments extends g.args({
  from: g.gamingDay('The first day.'),
  until: g.gamingDay(`The last day, inclusive; at most ${MOST_DAYS} days.`),
}) {}

@ObjectType({
  description:
    'What moved a meter or read it, as the book of jackpots lists it: one fact, or the stakes of a table on a day together.',
})
class PoolMove extends g.object({
  gamingDay: g.gamingDay(),
  happenedAt: g.nullable(g.text('The reported time of the fact; null: stakes together.')),
  eventType: g.text('Its type, with version.'),
  concept: g.text('What it was, in the Spanish words of the books.'),
  conceptEn: g.text('The same in English.'),
  table: g.nullable(g.text()),
  recordNumber: g.position('The record that declared it; of stakes together the first.'),
  facts: g.int('How many facts it is.'),
  toMeter: g.money('Into the meter.'),
  fromMeter: g.money('Out of the meter.'),
  houseShare: g.money("The house's share of the stakes, less prizes it paid itself."),
  meter: g.money('The meter after it according to the ledger.'),
  read: g.nullable(g.money('Reading of the meter after it; null: not reported.')),
  difference: g.nullable(g.money('The reading less the meter according to the ledger; null: no reading.')),
  prizes: g.listOf(() => PrizeOfPool),
  approvedBy: g.list(g.text('Names of those who authorised it, else their ids.')),
  document: g.nullable(g.text()),
}) {}

@ObjectType('PoolMonth', { description: 'What a pool returned of the stakes of a month.' })
class PoolMonthType extends g.object({
  month: g.text('2026-01.'),
  staked: g.money('With the share of the house.'),
  prizes: g.money('With those that the house paid itself.'),
  growth: g.money('Of the meter, without payments by the house: it is owed to players.'),
  returned: g.nullable(g.text('(prizes + growth) / staked, to four digits; null: nothing staked.')),
  least: g.nullable(g.text('What the rules of its game require; null: nothing.')),
  missing: g.nullable(g.money('To the least return; null: the rules require none.')),
}) {}

@ObjectType({ description: 'A pool on some gaming days, as in the book of jackpots.' })
class PoolPeriod extends g.object({
  opening: g.money('The meter before the first day.'),
  moves: g.listOf(() => PoolMove, 'In the order of the facts.'),
  months: g.listOf(() => PoolMonthType, 'From the first of the month of the first day on.'),
}) {}

interface PeriodAsked {
  readonly from: string;
  readonly until: string;
}

const periodOf = ({ from: day, until }: PeriodAsked): Question<PoolAt, PoolInBook | undefined> => ({
  name: `pool-period ${day} ${until}`,
  read: async (manager, [first, ...others]) => {
    if (first === undefined) return [];
    const { casino, position } = first;
    const pools = await readPoolsOfDays(manager, { casino, position, day, until });
    return [first, ...others].map(({ pool }) => pools.find((each) => each.pool === pool));
  },
});

const LIFE: Question<PoolAt, PoolLife> = { name: 'pool-life', read: readPoolLives };

/** Reads the pools of one answer together: what moved them on some days, their game, and whether they are closed. */
@Resolver(() => Jackpot)
@RequirePermission('tables:read')
export class PoolPeriodResolver {
  @ResolveField(() => PoolPeriod, {
    nullable: true,
    description: 'Its movements, readings and returns on some gaming days; null: the pool is younger.',
  })
  async period(
    @Parent() { at }: Jackpot,
    @Args() { from, until }: PeriodOfPoolArguments,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<PoolPeriod | null> {
    const days = dayNumberOf(until) - dayNumberOf(from) + 1;
    if (days < 1 || days > MOST_DAYS)
      throw badInput({
        en: `from ${from} until ${until} is no period of 1 to ${MOST_DAYS} days: change from or until.`,
        es: `Del ${from} (from) al ${until} (until) no hay un período de 1 a ${MOST_DAYS} jornadas: cambie from o until.`,
      });
    const found = await snapshot.load(periodOf({ from, until }), at);
    return found === undefined ? null : periodShown(found);
  }

  @ResolveField(() => String, { nullable: true, description: 'Game code; null: not reported.' })
  async game(@Parent() { at }: Jackpot, @Snapshot() snapshot: OperationSnapshot): Promise<string | null> {
    return (await snapshot.load(LIFE, at)).game;
  }

  @ResolveField(() => Position, {
    nullable: true,
    description: 'The record that closed it; null: it is open.',
  })
  async closedBy(@Parent() { at }: Jackpot, @Snapshot() snapshot: OperationSnapshot): Promise<bigint | null> {
    return (await snapshot.load(LIFE, at)).closedBy;
  }
}

const periodShown = (pool: PoolInBook): PoolPeriod => ({
  opening: moneyOf(pool.opening, pool.currency),
  moves: pool.moves.map((move) => moveShown(move, pool.currency)),
  months: pool.months.map((month) => monthShown(pool, month)),
});

function moveShown(move: PoolMoveInBook, currency: string): PoolMove {
  const { day, at, eventType, table, entries, toMeter, fromMeter, houseShare, meter, shown } = move;
  return {
    gamingDay: day,
    happenedAt: at ?? null,
    eventType,
    concept: conceptOf(eventType),
    conceptEn: definitionOf(eventType)?.title.en ?? eventType,
    table: table ?? null,
    recordNumber: entries.saidBy,
    facts: entries.ofRecords.length,
    ...inMoney(currency, { toMeter, fromMeter, houseShare, meter }),
    ...inMoney(currency, { read: shown ?? null, difference: shown === undefined ? null : shown - meter }),
    prizes: move.prizes.map((prize) => prizeOfPool(prize, currency)),
    approvedBy: [...move.approvedBy],
    document: move.document ?? null,
  };
}

function monthShown({ game, currency }: PoolInBook, of: PoolMonth): PoolMonthType {
  const { month, staked, prizes, growth } = of;
  const { ratio, least, missing } = returnOfMonth(game, of);
  return {
    month,
    ...inMoney(currency, { staked, prizes, growth, missing: missing ?? null }),
    returned: ratio === undefined ? null : formatRational(ratio, 4),
    least: least === undefined ? null : formatRational(least, 4),
  };
}
