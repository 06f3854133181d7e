import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { roundMentioned } from '../table-session/round-reference.state';
import type { HandRow } from './hand.read-model';
import type { RoundAt } from '../house-round/voids.queries';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Money, moneyOf } from '../../api/graphql/scalars/money.type';
import { Position } from '../../api/graphql/scalars/position.scalar';

@ObjectType({
  description: 'A hand of a non-banked game and its money, as declared by the table.',
})
export class Hand {
  @Field(() => Position)
  recordNumber!: bigint;

  @Field(() => ID, { description: 'Id of the event, within its source.' })
  eventId!: string;

  @Field({ description: 'Number of the hand in its session.' })
  handNo!: string;

  @Field()
  table!: string;

  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => Int)
  sessionNo!: number;

  @Field({ description: 'The reported time of the fact.' })
  happenedAt!: string;

  @Field({ description: 'Game code.' })
  game!: string;

  @Field(() => Int, { description: 'Seats dealt in.' })
  players!: number;

  @Field(() => Money, { description: 'Put in by all seats, less uncalled returns.' })
  contributed!: Money;

  @Field(() => Money, { description: 'Carried over from the previous hand.' })
  carriedIn!: Money;

  @Field(() => Money, { description: 'All pots, before the rake.' })
  pot!: Money;

  @Field(() => Money, { description: 'Awarded to all seats.' })
  collected!: Money;

  @Field(() => Money, { description: 'Dropped for the house (pozo).' })
  rake!: Money;

  @Field(() => Money, { description: 'Carried over to the next hand.' })
  carriedOut!: Money;

  @Field(() => Money, {
    nullable: true,
    description: 'Due to all seats by cards and contributions; null if these do not determine it.',
  })
  derived!: Money | null;

  @Field({
    description:
      'Whether contributed + carried in = pot = collected + rake + carried out (A5), and each seat took what it was due.',
  })
  ties!: boolean;

  at!: RoundAt;
}

export const HandConnection = connectionOf(Hand, 'Hand');

const referenceOf = ({ tableId, gamingDay, sessionNo, handNo }: HandRow): string =>
  roundMentioned(`table/${tableId}/${gamingDay}/${sessionNo}`, handNo);

export const handOf = (hand: HandRow, position: bigint): Hand => ({
  ...hand,
  at: { casino: hand.casino, reference: referenceOf(hand), position },
  table: hand.tableId,
  contributed: moneyOf(hand.contributed, hand.currency),
  carriedIn: moneyOf(hand.carriedIn, hand.currency),
  pot: moneyOf(hand.pot, hand.currency),
  collected: moneyOf(hand.collected, hand.currency),
  rake: moneyOf(hand.rake, hand.currency),
  carriedOut: moneyOf(hand.carriedOut, hand.currency),
  derived: hand.derived === null ? null : moneyOf(hand.derived, hand.currency),
});
