import { ArgsType, Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
import { GamingDayType, InstantType, Position } from '../scalars';
import type { Period } from '../../ledger/journal/account-sums.queries';

export type Basis = 'booked' | 'own-day';

export const BasisName: Record<'BOOKED' | 'OWN_DAY', Basis> = { BOOKED: 'booked', OWN_DAY: 'own-day' };
registerEnumType(BasisName, {
  name: 'Basis',
  description: 'The day an amount counts on if its fact came after the close of its day.',
  valuesMap: {
    BOOKED: { description: 'The booking day: the official books.' },
    OWN_DAY: { description: 'The gaming day of the fact: the restated books.' },
  },
});

/** Known facts, not rules: today's rules over the facts recorded until then. Exactly one of the two. */
@InputType({
  description: "Everything recorded until then, evaluated by today's rules. Give one of the two.",
})
export class KnownAt {
  @Field(() => Position, { nullable: true, description: 'The last record number included.' })
  position?: bigint;

  @Field(() => InstantType, { nullable: true, description: 'Everything recorded until this time.' })
  instant?: string;
}

@ArgsType()
export class OfCasinoArguments {
  @Field(() => ID, { description: 'The casino.' })
  casino!: string;
}

@ArgsType()
export class CasinoArguments extends OfCasinoArguments {
  @Field(() => KnownAt, { nullable: true, description: 'As known then; default: now.' })
  knownAt?: KnownAt;

  @Field({
    nullable: true,
    description: 'A receipt of an ingest answer: waits until the figures contain it.',
  })
  waitFor?: string;
}

@ArgsType()
export class ReportArguments extends CasinoArguments {
  @Field(() => GamingDayType, {
    nullable: true,
    description: 'Books up to this gaming day, inclusive; default: all.',
  })
  asOf?: string;

  @Field(() => BasisName, {
    defaultValue: BasisName.BOOKED,
    description: 'The day that asOf and from refer to.',
  })
  basis!: Basis;
}

@ArgsType()
export class PeriodArguments extends ReportArguments {
  @Field(() => GamingDayType, {
    nullable: true,
    description: 'Books from this gaming day on, inclusive; default: from the beginning.',
  })
  from?: string;
}

export const periodOf = (
  { casino, asOf, basis, from }: ReportArguments & Pick<PeriodArguments, 'from'>,
  position: bigint,
): Period => ({ casino, position, from, asOf, day: basis === 'booked' ? 'booking_day' : 'gaming_day' });
