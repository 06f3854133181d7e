import { ArgsType, Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
import { GamingDayType } from '../scalars/gaming-day.scalar';
import { InstantType } from '../scalars/instant.scalar';
import { Position } from '../scalars/position.scalar';

/** The day by which an amount is counted. */
export type Basis = 'booked' | 'own-day';

export const BasisName: Record<'BOOKED' | 'OWN_DAY', Basis> = { BOOKED: 'booked', OWN_DAY: 'own-day' };
registerEnumType(BasisName, {
  name: 'Basis',
  description: 'By which day an amount is counted, where a fact came after its day was closed.',
  valuesMap: {
    BOOKED: { description: 'By the day in whose books it counts: the official books.' },
    OWN_DAY: { description: 'By the gaming day of the fact: the books as restated.' },
  },
});

/** Knowledge of facts, not of rules: today's rules over the facts recorded until then. Exactly one of the two. */
@InputType({
  description: 'What was recorded until then, judged by the rules of today. Give one of the two.',
})
export class KnownAt {
  @Field(() => Position, { nullable: true, description: 'The last record number taken in.' })
  position?: bigint;

  @Field(() => InstantType, { nullable: true, description: 'What was recorded until this moment.' })
  instant?: string;
}

/** Arguments of every query about the books of one casino. */
@ArgsType()
export class CasinoArguments {
  @Field(() => ID, { description: 'The casino.' })
  casino!: string;

  @Field(() => KnownAt, { nullable: true, description: 'As it was known then; default: now.' })
  knownAt?: KnownAt;

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

  @Field(() => BasisName, { defaultValue: BasisName.BOOKED, description: 'The day that asOf and from mean.' })
  basis!: Basis;
}

/** Arguments of a report over a period. */
@ArgsType()
export class PeriodArguments extends ReportArguments {
  @Field(() => GamingDayType, {
    nullable: true,
    description: 'Books from this gaming day on, inclusive; default: from the beginning.',
  })
  from?: string;
}
