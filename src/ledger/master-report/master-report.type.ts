import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { AlertMeasure } from './master-report';
import type { GameFamily } from '../../games/game-codes';
import { GamingDayType, Money, schemaEnum } from '../../api/scalars';
import { Answer } from '../../api/snapshot/operation-context';

export const GameFamilyName: Record<string, GameFamily> = {
  HOUSE: 'house',
  PLAYER_BANK: 'player-bank',
  POT: 'pot',
};
schemaEnum(GameFamilyName, 'GameFamily', 'The party that pays and collects.', {
  HOUSE: 'The house.',
  PLAYER_BANK: 'A player with the bank; the house takes a share of its gains.',
  POT: 'Nobody: the players play for a pot, of which the house takes a share.',
});

export const AlertMeasureName: Record<string, AlertMeasure> = {
  HOLD: 'hold',
  SHARE_OF_MEAN: 'share-of-mean',
  DEVIATIONS: 'deviations',
};
schemaEnum(AlertMeasureName, 'AlertMeasure', 'The measure of an alert band of the casino.', {
  HOLD: 'The win as a share of the drop, between fixed limits.',
  SHARE_OF_MEAN: 'The win as a share of the drop, around that of the last thirty days.',
  DEVIATIONS: 'The distance in standard deviations of the game.',
});

@ObjectType({ description: 'The figures of one column of the report.' })
export class MasterFiguresType {
  @Field(() => Int)
  sessions!: number;

  @Field(() => Int, {
    description: 'Sessions with a win: house-banked ones once their float is counted, and non-banked ones.',
  })
  counted!: number;

  @Field(() => Money, {
    nullable: true,
    description: 'Boxes of the counted sessions; null for non-banked games.',
  })
  drop!: Money | null;

  @Field(() => Money, {
    description: 'R of house-banked tables; for non-banked tables the counted share of the house.',
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

  @Field(() => Int, { description: 'Reported rounds, coups or hands that are not void.' })
  rounds!: number;

  @Field(() => Money, {
    nullable: true,
    description: 'Stakes of captured rounds; a bet that stays counts once; null if none was captured.',
  })
  handle!: Money | null;

  @Field(() => Money, {
    nullable: true,
    description: 'The result of the captured rounds for the house, including deductions.',
  })
  captured!: Money | null;

  @Field(() => Money, {
    nullable: true,
    description:
      'The expected win of the handle by the edges of the bets, rounded once to the nearest minor unit, ties away ' +
      'from zero; null if no rounds were captured.',
  })
  theoretical!: Money | null;

  @Field(() => String, {
    nullable: true,
    description: 'The same in minor units before rounding, as an exact fraction.',
  })
  theoreticalExact!: string | null;

  @Field(() => Money, {
    nullable: true,
    description:
      'Standard deviation of the win: the square root of the sum over all bets of stake² times variance per unit, ' +
      'with bets treated as independent, to the nearest minor unit. Null if a bet has no edge.',
  })
  deviation!: Money | null;

  @Field(() => String, {
    nullable: true,
    description: '(captured - theoretical) / deviation, two places, rounded once. Null if a bet has no edge.',
  })
  zScore!: string | null;

  @Field(() => [String], {
    description: 'Bets whose edge depends on unreported choices of players; the lowest edge is used.',
  })
  byChoice!: readonly string[];

  @Field(() => [String], { description: 'Bets whose edge has a known error; see the command edge.' })
  approximate!: readonly string[];

  @Field(() => [String], { description: 'Bets without an edge; they count only in the handle.' })
  withoutEdge!: readonly string[];
}

@ObjectType({ description: 'A figure of the day outside the alert bands of the casino.' })
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
  @Field(() => GameFamilyName, { nullable: true, description: 'Null for a game that is not in the list.' })
  family!: GameFamily | null;

  @Field(() => String, { nullable: true, description: 'Empty if nobody stated one; null for a total.' })
  game!: string | null;

  @Field(() => String, { nullable: true, description: 'Null for all tables together.' })
  table!: string | null;

  @Field(() => MasterFiguresType)
  day!: MasterFiguresType;

  @Field(() => MasterFiguresType)
  monthToDate!: MasterFiguresType;

  @Field(() => MasterFiguresType)
  yearToDate!: MasterFiguresType;

  @Field(() => MasterFiguresType, { description: 'The last thirty days, including the day.' })
  thirtyDays!: MasterFiguresType;

  @Field(() => [MasterAlert], { description: 'Figures of the day outside the configured bands.' })
  alerts!: MasterAlert[];
}

@ObjectType({ description: 'What each game won, and what it was expected to win.' })
export class MasterGameReport extends Answer {
  @Field(() => GamingDayType)
  day!: string;

  @Field(() => [MasterRowType], { description: 'By game, and by table if requested.' })
  rows!: MasterRowType[];

  @Field(() => [MasterRowType], { description: 'By family, without netting.' })
  totals!: MasterRowType[];
}
