import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { AlertMeasure } from './alert-bands';
import type { GameFamily } from '../../games/game-codes';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Money } from '../../api/graphql/scalars/money.type';
import { Answer } from '../../api/graphql/snapshot/answer.type';

export const GameFamilyName: Record<string, GameFamily> = {
  HOUSE: 'house',
  PLAYER_BANK: 'player-bank',
  POT: 'pot',
};
registerEnumType(GameFamilyName, {
  name: 'GameFamily',
  description: 'Who pays and collects.',
  valuesMap: {
    HOUSE: { description: 'The house.' },
    PLAYER_BANK: { description: "A player who holds the bank; the house has a share of the bank's gains." },
    POT: { description: 'Nobody: the players have a pot of their own, of which the house has a share.' },
  },
});

export const AlertMeasureName: Record<string, AlertMeasure> = {
  HOLD: 'hold',
  SHARE_OF_MEAN: 'share-of-mean',
  DEVIATIONS: 'deviations',
};
registerEnumType(AlertMeasureName, {
  name: 'AlertMeasure',
  description: 'By what the play of a day is held against what the casino wants to see.',
  valuesMap: {
    HOLD: { description: 'The win as a share of the drop, between two fixed shares.' },
    SHARE_OF_MEAN: { description: 'The same, around that of the last thirty days.' },
    DEVIATIONS: { description: "How many standard deviations of the game's own chances it is away." },
  },
});

@ObjectType({ description: 'What was played in one column of the report.' })
export class MasterFiguresType {
  @Field(() => Int)
  sessions!: number;

  @Field(() => Int, {
    description: 'Sessions that have a win: house-banked ones once their float is counted, and circle ones.',
  })
  counted!: number;

  @Field(() => Money, { nullable: true, description: 'Boxes of the counted sessions; null of circle games.' })
  drop!: Money | null;

  @Field(() => Money, {
    description: 'R of house-banked tables; of circle tables what the house kept, as it was counted.',
  })
  win!: Money;

  @Field(() => String, {
    nullable: true,
    description:
      'Win as a share of the drop, four places, nearest, ties away from zero; null without a drop.',
  })
  hold!: string | null;

  @Field(() => String, { nullable: true, description: 'The same as an exact fraction.' })
  holdExact!: string | null;

  @Field(() => Int, { description: 'Rounds, coups or hands that were reported and not declared void.' })
  rounds!: number;

  @Field(() => Money, {
    nullable: true,
    description: 'Stakes of captured rounds, a bet that stays counting once; null where none was captured.',
  })
  handle!: Money | null;

  @Field(() => Money, {
    nullable: true,
    description: 'What the captured rounds brought the house, deductions included.',
  })
  captured!: Money | null;

  @Field(() => Money, {
    nullable: true,
    description:
      'What the edges of the bets let expect of the handle, rounded once to the nearest minor unit, ties away ' +
      'from zero; null where no rounds were captured.',
  })
  theoretical!: Money | null;

  @Field(() => String, {
    nullable: true,
    description: 'The same in minor units before it was rounded, as an exact fraction.',
  })
  theoreticalExact!: string | null;

  @Field(() => Money, {
    nullable: true,
    description:
      'Standard deviation of the win: the square root of stake² times variance per unit, summed over the bets ' +
      'as independent of each other, to the nearest minor unit. Null where a bet has no edge.',
  })
  deviation!: Money | null;

  @Field(() => String, {
    nullable: true,
    description:
      '(captured - theoretical) / deviation, two places, rounded once. Null where a bet has no edge.',
  })
  zScore!: string | null;

  @Field(() => [String], {
    description:
      'Bets whose edge depends on choices of players that nobody reports: the lowest edge is taken.',
  })
  byChoice!: readonly string[];

  @Field(() => [String], { description: 'Bets whose edge is known within an error: see the command edge.' })
  approximate!: readonly string[];

  @Field(() => [String], { description: 'Bets without an edge; they are in the handle alone.' })
  withoutEdge!: readonly string[];
}

@ObjectType({ description: 'A figure of the day that is outside what the casino wants to see.' })
export class MasterAlert {
  @Field(() => AlertMeasureName)
  measure!: AlertMeasure;

  @Field({ description: 'Shares of the drop, or deviations: four places.' })
  figure!: string;

  @Field()
  from!: string;

  @Field()
  to!: string;
}

@ObjectType({ description: 'A game, a table of it, or a family of games.' })
export class MasterRowType {
  @Field(() => GameFamilyName, { nullable: true, description: 'Null of a game that is not in the list.' })
  family!: GameFamily | null;

  @Field(() => String, { nullable: true, description: 'Empty where nobody named one; null of a total.' })
  game!: string | null;

  @Field(() => String, { nullable: true, description: 'Null of all tables together.' })
  table!: string | null;

  @Field(() => MasterFiguresType)
  day!: MasterFiguresType;

  @Field(() => MasterFiguresType)
  monthToDate!: MasterFiguresType;

  @Field(() => MasterFiguresType)
  yearToDate!: MasterFiguresType;

  @Field(() => MasterFiguresType, { description: 'The last thirty days, the day being one of them.' })
  thirtyDays!: MasterFiguresType;

  @Field(() => [MasterAlert], { description: 'What of the day is outside the configured bands.' })
  alerts!: MasterAlert[];
}

@ObjectType({ description: 'What each game brought beside what it was expected to bring.' })
export class MasterGameReport extends Answer {
  @Field(() => GamingDayType)
  day!: string;

  @Field(() => [MasterRowType], { description: 'By game, and by table where that is asked for.' })
  rows!: MasterRowType[];

  @Field(() => [MasterRowType], { description: 'By family: they are not set off against each other.' })
  totals!: MasterRowType[];
}
