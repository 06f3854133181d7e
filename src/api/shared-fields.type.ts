import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { PageArguments } from './connection.type';
import { GamingDayType } from './scalars';
import { CasinoArguments } from './snapshot/casino-scope';

@ObjectType({ isAbstract: true })
export abstract class InSession {
  @Field()
  table!: string;

  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => Int, { description: 'Session of the table on that day.' })
  sessionNo!: number;
}

@ArgsType()
export class SessionArguments extends CasinoArguments {
  @Field()
  table!: string;

  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => Int, { defaultValue: 1 })
  sessionNo!: number;
}

@ArgsType()
export class OfTablesArguments extends PageArguments {
  @Field({ nullable: true, description: 'Only of this table.' })
  table?: string;

  @Field(() => GamingDayType, { nullable: true, description: 'Only of this gaming day.' })
  gamingDay?: string;
}

@ObjectType({ isAbstract: true })
export class Cited {
  @Field({ description: 'The source of the rule.' })
  citation!: string;

  @Field({ description: 'In Spanish.' })
  citationEs!: string;
}

@ObjectType({ isAbstract: true })
export class CitedWithRemedy extends Cited {
  @Field({ description: 'How it is put right.' })
  remedy!: string;

  @Field({ description: 'In Spanish.' })
  remedyEs!: string;
}

@ObjectType({ isAbstract: true })
export class ExpectedAndFound {
  @Field()
  expected!: string;

  @Field({ description: 'In Spanish.' })
  expectedEs!: string;

  @Field()
  found!: string;

  @Field({ description: 'In Spanish.' })
  foundEs!: string;
}
