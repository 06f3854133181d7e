import { createUnionType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { CountedThing, Term } from '../_core/books/cell-part';
import { JournalLine } from '../journal/journal-line.type';
import { isNotFound, NotFound } from '../../api/not-found.type';
import { Money, Position, schemaEnum } from '../../api/scalars';
import { Answer } from '../../api/snapshot/operation-context';

export const TermKindName: Record<string, Term['kind']> = {
  LINE: 'line',
  FACT: 'fact',
  FIGURE: 'figure',
  COMPUTED: 'computed',
};
schemaEnum(TermKindName, 'TermKind', 'The source of a part of an amount.', {
  LINE: 'A line of the journal.',
  FACT: 'The effect of a report on the declarations.',
  FIGURE: 'Another figure, which can be explained in turn.',
  COMPUTED: 'Calculated, and rounded once.',
});

@ObjectType({ description: 'The rule an amount follows from.' })
export class CitedRule {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: 'Null for a rule of the ledger itself.' })
  citation!: string | null;

  @Field(() => String, { nullable: true })
  says!: string | null;
}

@ObjectType({ description: 'A report behind an amount; see the query events.' })
export class ExplainedFact {
  @Field(() => Position)
  recordNumber!: bigint;

  @Field(() => ID)
  eventId!: string;

  @Field()
  eventType!: string;

  @Field(() => String, { nullable: true, description: 'The slip or box it names.' })
  document!: string | null;
}

@ObjectType({ description: 'A part of an amount.' })
export class ExplainedTerm {
  @Field(() => TermKindName)
  kind!: Term['kind'];

  @Field(() => Money, { description: 'Its contribution to the amount.' })
  amount!: Money;

  @Field(() => ID, { nullable: true, description: 'The address of this figure, to explain it in turn.' })
  figure!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of this figure.' })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'In Spanish.' })
  titleEs!: string | null;

  @Field(() => JournalLine, { nullable: true })
  line!: JournalLine | null;

  @Field(() => ExplainedFact, { nullable: true })
  fact!: ExplainedFact | null;

  @Field(() => CitedRule, { nullable: true })
  rule!: CitedRule | null;

  @Field(() => String, { nullable: true, description: 'The calculation.' })
  says!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its value before rounding: an exact fraction of minor units.',
  })
  exact!: string | null;

  @Field(() => String, { nullable: true, description: 'The rounding step.' })
  rounding!: string | null;
}

@ObjectType({ isAbstract: true })
abstract class Explained extends Answer {
  @Field(() => ID, { description: 'Its address.' })
  figure!: string;

  @Field()
  en!: string;

  @Field()
  es!: string;

  @Field()
  formula!: string;

  @Field({ description: 'In Spanish.' })
  formulaEs!: string;
}

@ObjectType('Explanation', { description: 'The explanation of an amount.' })
export class ExplanationType extends Explained {
  @Field(() => Money, { description: 'The value in books and reports.' })
  amount!: Money;

  @Field(() => Money, { description: 'The sum of all parts.' })
  explained!: Money;

  @Field({ description: 'Whether the two are equal; a difference is a bug.' })
  ties!: boolean;

  @Field(() => Int, { description: 'Number of parts on all pages.' })
  termCount!: number;

  @Field(() => [ExplainedTerm])
  terms!: ExplainedTerm[];
}

export const CountedKindName: Record<string, CountedThing['kind']> = { EVENT: 'event', FINDING: 'finding' };
schemaEnum(CountedKindName, 'CountedKind', 'A counted thing.');

@ObjectType('CountedThing', { description: 'A counted event or finding.' })
export class CountedThingType {
  @Field(() => CountedKindName)
  kind!: CountedThing['kind'];

  @Field(() => ID, { description: 'Id of the event or of the finding.' })
  id!: string;

  @Field({ description: 'The type of the event, or the code of the finding.' })
  what!: string;

  @Field(() => Position, { description: 'The record of the event, or the one that opened the finding.' })
  recordNumber!: bigint;

  @Field(() => [ID], { description: 'The event, or the events of the finding.' })
  eventIds!: readonly string[];
}

@ObjectType('CountExplanation', {
  description: 'The counted things behind a comparison of words.',
})
export class CountExplanationType extends Explained {
  @Field()
  expected!: string;

  @Field()
  found!: string;

  @Field({ description: 'Whether the two are equal.' })
  ties!: boolean;

  @Field(() => Int, { description: 'Number of counted things on all pages.' })
  count!: number;

  @Field(() => [CountedThingType], { description: 'Empty if nobody has reported any.' })
  counted!: readonly CountedThingType[];
}

export const ExplanationAnswer = createUnionType({
  name: 'ExplanationAnswer',
  types: () => [ExplanationType, CountExplanationType, NotFound] as const,
  resolveType: (answer: ExplanationType | CountExplanationType | NotFound) => {
    if (isNotFound(answer)) return NotFound;
    return 'counted' in answer ? CountExplanationType : ExplanationType;
  },
});
