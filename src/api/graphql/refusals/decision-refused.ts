import { Field, ObjectType } from '@nestjs/graphql';
import type { DecisionRefusalText } from '../../decisions/refusal-text';

@ObjectType({ isAbstract: true })
export abstract class DecisionRefused<Code extends string> implements DecisionRefusalText {
  @Field(() => String, { description: 'Stable; docs/errors.md lists them all.' })
  code!: Code;

  @Field()
  message!: string;

  @Field({ description: 'In Spanish.' })
  messageEs!: string;

  @Field({ description: 'The source of the rule.' })
  citation!: string;

  @Field({ description: 'In Spanish.' })
  citationEs!: string;
}
