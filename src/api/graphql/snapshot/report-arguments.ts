import { ArgsType, Field, ID } from '@nestjs/graphql';
import { GamingDayType } from '../scalars/gaming-day.scalar';

/** Arguments of every query about the books of one casino. */
@ArgsType()
export class CasinoArguments {
  @Field(() => ID, { description: 'The casino.' })
  casino!: string;

  @Field({ nullable: true, description: 'A receipt of an ingest answer: wait until the figures contain it.' })
  waitFor?: string;
}

@ArgsType()
export class ReportArguments extends CasinoArguments {
  @Field(() => GamingDayType, {
    nullable: true,
    description: 'Books up to this gaming day, inclusive; default: all.',
  })
  asOf?: string;
}
