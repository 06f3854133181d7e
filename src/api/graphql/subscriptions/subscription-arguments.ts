import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ArgsType, Field, ID, ObjectType } from '@nestjs/graphql';
import { authorizationOf, carrierOf, principalOf } from '../../../access/credentials';
import { Position } from '../scalars/position.scalar';
import type { Subscriber } from './feed-reader';

@ArgsType()
export class SubscriptionArguments {
  @Field(() => ID, { description: 'The casino.' })
  casino!: string;

  @Field(() => Position, {
    nullable: true,
    description:
      'Delivers the records after this one first, then new ones: pass the position of the last answer to miss nothing. Default: new records only.',
  })
  after?: bigint;
}

@ObjectType({ isAbstract: true })
export abstract class Delivered {
  @Field(() => Position, {
    description: 'The record it comes from; pass it as `after` to continue from here.',
  })
  position!: bigint;
}

export const CurrentSubscriber = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Subscriber => {
    const carrier = carrierOf(context);
    return { principal: principalOf(carrier), authorization: authorizationOf(carrier) };
  },
);
