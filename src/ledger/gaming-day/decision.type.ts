import { ArgsType, createUnionType, Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import type { GamingDayRefusalCode } from './why-not-decided';
import { GAMING_DAY_REFUSALS } from './gaming-day.refusals';
import type { Decided, DecisionRefused } from './gaming-day.decisions';
import { DecisionRefused as DecisionRefusedType } from '../../api/graphql/refusals/decision-refused';
import { eventName } from '../../api/graphql/scalars/event-name';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { tieOutOf, TieOutType } from './tie-out.type';

@ArgsType()
export class DecisionArguments {
  @Field(() => ID, { description: 'The casino.' })
  casino!: string;

  @Field(() => GamingDayType)
  day!: string;
}

@InputType({ description: 'The explanation of a failed soft check by the person who closes the day.' })
export class ExplanationInput {
  @Field({ description: 'The check, e.g. K12.' })
  check!: string;

  @Field({ nullable: true, description: 'The explained row; without it, the whole check.' })
  at?: string;

  @Field({ description: '1 to 1000 characters.' })
  explanation!: string;
}

@ArgsType()
export class CloseArguments extends DecisionArguments {
  @Field(() => [ExplanationInput], { defaultValue: [] })
  explanations!: ExplanationInput[];
}

@ArgsType()
export class CertifyArguments extends DecisionArguments {
  @Field({ nullable: true, description: 'The text of the certificate.' })
  statement?: string;
}

@ArgsType()
export class ReopeningArguments extends DecisionArguments {
  @Field({ description: 'The reason, 1 to 1000 characters.' })
  reason!: string;
}

@ObjectType({ description: 'The decision is recorded.' })
export class GamingDayDecided {
  @Field({ description: 'The type of event: gaming-day.closed.' })
  what!: string;

  @Field({ description: 'Of the event that records it.' })
  eventId!: string;

  @Field({ description: 'Pass it as waitFor to query the decision.' })
  receipt!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Warnings that do not block, as configured by the casino.',
  })
  warning!: string | null;

  @Field(() => String, { nullable: true, description: 'In Spanish.' })
  warningEs!: string | null;
}

@ObjectType({ description: 'Nothing was decided.' })
export class GamingDayRefused extends DecisionRefusedType<GamingDayRefusalCode> {
  @Field(() => [String], { description: 'Open tables, or the days to be closed first.' })
  about!: readonly string[];

  @Field(() => [TieOutType], {
    description: 'The failed checks without explanation, with their failed rows only.',
  })
  tieOuts!: TieOutType[];
}

export const GamingDayDecisionResult = createUnionType({
  name: 'GamingDayDecisionResult',
  types: () => [GamingDayDecided, GamingDayRefused] as const,
  resolveType: (answer: GamingDayDecided | GamingDayRefused) =>
    'code' in answer ? GamingDayRefused : GamingDayDecided,
});

export const decidedAnswer = ({ type, eventId, receipt, warning }: Decided): GamingDayDecided => ({
  ...{ what: eventName(type), eventId, receipt },
  warning: warning === undefined ? null : GAMING_DAY_REFUSALS[warning].message,
  warningEs: warning === undefined ? null : GAMING_DAY_REFUSALS[warning].messageEs,
});

export const refusedAnswer = ({ code, about, tieOuts }: DecisionRefused): GamingDayRefused => ({
  code,
  ...GAMING_DAY_REFUSALS[code],
  about,
  tieOuts: tieOuts.map((tieOut) => tieOutOf(tieOut)),
});
