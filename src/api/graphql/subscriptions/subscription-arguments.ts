import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ArgsType, Field, ID, ObjectType } from '@nestjs/graphql';
import { authorizationOf, carrierOf, principalOf } from '../../../access/credentials';
import { Position } from '../scalars/position.scalar';
import type { Subscriber } from './feed-reader';

/** Arguments of every subscription. */
@ArgsType()
export class SubscriptionArguments {
  @Field(() => ID, { description: 'The casino.' })
  casino!: string;

  @Field(() => Position, {
    nullable: true,
    description:
      'What was recorded after this record comes first, then what is new: give the position of the last answer, and nothing is missed. Default: what is new.',
  })
  after?: bigint;
}

/** What everything that is delivered says of itself. */
@ObjectType({ isAbstract: true })
export abstract class Delivered {
  @Field(() => Position, {
    description: 'The record it comes from: as `after` of a later subscription it goes on from here.',
  })
  position!: bigint;
}

/** Gives a subscription whoever was let in, and what was shown. */
export const CurrentSubscriber = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Subscriber => {
    const carrier = carrierOf(context);
    return { principal: principalOf(carrier), authorization: authorizationOf(carrier) };
  },
);
