import { Args, ArgsType, Field, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { otherOfMeter, type PoolSums, readPools } from './pool-sums.queries';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { PageArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { notFound, NotFound, foundOrNot } from '../../api/not-found.type';
import { CasinoArguments } from '../../api/snapshot/casino-scope';
import { Answer } from '../../api/snapshot/operation-context';
import type { PoolAt, PoolMovement } from './meters.queries';
import { enumOfValues, eventName, inMoney, moneyOf } from '../../api/scalars';
import type { FactInRecord } from '../table-session/session-parts.type';
import { conceptOf, definitionOf } from '../event-contract/catalogue';
import { g, type ValueOf } from '../../api/schema-fields';
import { addressOfFigure } from '../_core/books/figure';
import type { PoolTerm } from '../_core/books/pool-figure';
import type { PrizeOfMove } from './prizes-told';

@ArgsType()
class JackpotArguments extends g.args(CasinoArguments, {
  pool: g.text(),
}) {}

const MeterPart = enumOfValues<Exclude<PoolTerm, 'house-share'>>('MeterPart', 'A term of a meter.', {
  contributed: 'Stakes that went to the meter, net of void ones.',
  funded: 'What the house put in, less what it took back.',
  prizes: 'Prizes paid out of the meter.',
  other: 'Brought over at the cut-over, or moved from or to another pool.',
});

@ObjectType({ description: 'A term of a meter, with the sign that it has in the sum.' })
class MeterTerm extends g.object({
  part: g.of(() => MeterPart),
  amount: g.money('Negative: it lowers the meter.'),
  figure: g.id('The address of the amount without its sign, for the query explain.'),
}) {}

@ObjectType({
  description:
    'A pool (bolsa, carrusel). Identity A4: meter = contributed + funded - prizes, plus the amount of the cut-over.',
})
export class Jackpot extends g.object({
  pool: g.text(),
  firstRecord: g.position('The record that first mentions it.'),
  meter: g.money('What the house owes to the pool.'),
  contributed: g.money('Stakes that went to the meter, net of void ones.'),
  houseShare: g.money("The house's share of the stakes, less prizes it paid itself."),
  funded: g.money('Seeds, reseeds, shortfalls and adjustments paid by the house, less what it took back.'),
  prizes: g.money('Prizes paid out of the meter.'),
  figure: g.id('The address of the meter, for the query explain.'),
  terms: g.listOf(() => MeterTerm, 'The terms whose sum is the meter.'),
  houseShareFigure: g.id("The address of the house's share."),
}) {
  at!: PoolAt;
}

@ObjectType()
class JackpotFound extends g.object(Answer, {
  jackpot: g.of(() => Jackpot),
}) {}

const JackpotAnswer = foundOrNot('JackpotAnswer', JackpotFound);

function jackpotOf(
  { pool, currency, firstRecord, ...sums }: PoolSums,
  { casino, position }: { readonly casino: string; readonly position: bigint },
): Jackpot {
  const term = (part: ValueOf<typeof MeterPart>, amount: bigint): MeterTerm => ({
    part,
    amount: moneyOf(amount, currency),
    figure: addressOfFigure({ kind: 'pool', pool, part }),
  });
  const { contributed, funded, prizes } = sums;
  return {
    pool,
    firstRecord,
    ...inMoney(currency, sums),
    figure: addressOfFigure({ kind: 'meter', pool }),
    terms: [
      term('contributed', contributed),
      term('funded', funded),
      term('prizes', -prizes),
      term('other', otherOfMeter({ ...sums, currency })),
    ],
    houseShareFigure: addressOfFigure({ kind: 'pool', pool, part: 'house-share' }),
    at: { casino, position, pool },
  };
}

@Resolver()
@RequirePermission('tables:read')
export class JackpotResolver {
  @ListField(Jackpot, 'The pools of a casino, by their names.')
  jackpots(@Args() _page: PageArguments) {
    return list({ name: 'jackpots', key: { pool: 'text' }, read: readPools, node: jackpotOf });
  }

  @AnswerField(() => JackpotAnswer, 'One pool.')
  jackpot(@Args() { pool }: JackpotArguments): AnswerOf<JackpotFound | NotFound> {
    return async ({ manager, casino, position }) => {
      const [found] = await readPools(manager, { casino, position, pool, limit: 1 });
      if (found === undefined) return notFound('JACKPOT.UNKNOWN');
      return { about: { pool }, jackpot: jackpotOf(found, { casino, position }) };
    };
  }
}

@ObjectType({ isAbstract: true })
export abstract class MeterMoved extends g.object({
  gamingDay: g.gamingDay(),
  eventType: g.text('Its type, with version.'),
  concept: g.text('What it was, in the Spanish words of the books: Jugada, Premio de bolsa, …'),
  conceptEn: g.text('The same in English: Round, Jackpot won, …'),
  table: g.nullable(g.text()),
  toMeter: g.money('Into the meter.'),
  fromMeter: g.money('Out of the meter.'),
  meter: g.money('The meter after it according to the ledger: what the house owes to the pool.'),
}) {
  @Field({
    description: 'The type of event: round.settled, jackpot.won, jackpot.reseeded, …',
    deprecationReason: 'Use eventType, or concept for words.',
  })
  what!: string;
}

/**
 * What moved a meter: the type of its event for programs, the concept for books, and the text of earlier releases.
 */
export const movedBy = (
  eventType: string,
): Pick<MeterMoved, 'eventType' | 'concept' | 'conceptEn' | 'what'> => ({
  eventType,
  concept: conceptOf(eventType),
  conceptEn: definitionOf(eventType)?.title.en ?? eventName(eventType),
  what: eventName(eventType),
});

@ObjectType({ description: 'A prize of a pool: who won it, and with what.' })
export class PrizeOfPool extends g.object({
  recordNumber: g.position('The record of the win.'),
  amount: g.money('As won.'),
  table: g.nullable(g.text()),
  sessionNo: g.nullable(g.int()),
  roundNo: g.nullable(g.int()),
  seat: g.nullable(g.int()),
  player: g.nullable(g.text('The opaque id of the winner; null: not reported.')),
  combination: g.nullable(g.text('E.g. royal-flush.')),
}) {}

@ObjectType({ description: 'The effect of an event on a pool, and its meter after it.' })
export class JackpotMovement
  extends g.object(MeterMoved, {
    recordNumber: g.position('The record that declared it.'),
    happenedAt: g.text('The reported time of the fact.'),
    houseShare: g.money("The house's share of the stakes, less prizes it paid itself."),
    shownBefore: g.nullable(g.money('Reading of the meter before it; null: not reported.')),
    shownAfter: g.nullable(g.money('Reading of the meter after it; null: not reported.')),
    prizes: g.listOf(
      () => PrizeOfPool,
      'What it reports as won; of a payment the prize that it pays, empty where that is not known.',
    ),
  })
  implements FactInRecord {}

export const jackpotMovementOf = (moved: PoolMovement): JackpotMovement => {
  const { recordNumber, happenedAt, gamingDay, table, eventType, currency } = moved;
  const { toMeter, fromMeter, houseShare, meter, shownBefore, shownAfter } = moved;
  return {
    recordNumber,
    happenedAt,
    gamingDay,
    table,
    ...movedBy(eventType),
    ...inMoney(currency, { toMeter, fromMeter, houseShare, meter, shownBefore, shownAfter }),
    prizes: moved.prizes.map((prize) => prizeOfPool(prize, currency)),
  };
};

export const prizeOfPool = (prize: PrizeOfMove, currency: string): PrizeOfPool => ({
  recordNumber: prize.recordNumber,
  amount: moneyOf(prize.amount, currency),
  table: prize.table ?? null,
  sessionNo: prize.sessionNo ?? null,
  roundNo: prize.roundNo ?? null,
  seat: prize.seat ?? null,
  player: prize.player ?? null,
  combination: prize.combination ?? null,
});
