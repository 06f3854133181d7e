import { Field, ObjectType } from '@nestjs/graphql';
import { NOT_FOUND, type NotFoundCode } from './not-found';

@ObjectType({ description: 'What was asked for was not there, as it was known at the position asked for.' })
export class NotFound {
  @Field(() => String, { description: 'Stable, e.g. `ACCOUNT.UNKNOWN`.' })
  code!: NotFoundCode;

  @Field()
  message!: string;

  @Field({ description: 'In Spanish.' })
  messageEs!: string;

  @Field({ description: 'Where it stands what should have been there.' })
  citation!: string;

  @Field({ description: 'In Spanish.' })
  citationEs!: string;
}

export const notFound = (code: NotFoundCode): NotFound => ({ code, ...NOT_FOUND[code] });

export const isNotFound = (answer: object): answer is NotFound => 'messageEs' in answer;
