import { Field, ObjectType } from '@nestjs/graphql';
import { NOT_FOUND, type NotFoundCode } from './not-found';

@ObjectType({ description: 'The requested thing did not exist at the requested position.' })
export class NotFound {
  @Field(() => String, { description: 'Stable, e.g. `ACCOUNT.UNKNOWN`.' })
  code!: NotFoundCode;

  @Field()
  message!: string;

  @Field({ description: 'In Spanish.' })
  messageEs!: string;

  @Field({ description: 'Where the expected thing is documented.' })
  citation!: string;

  @Field({ description: 'In Spanish.' })
  citationEs!: string;
}

export const notFound = (code: NotFoundCode): NotFound => ({ code, ...NOT_FOUND[code] });

export const isNotFound = (answer: object): answer is NotFound => 'messageEs' in answer;
