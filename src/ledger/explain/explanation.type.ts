import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { CountedThing } from '../_core/explain/count-explanation';
import type { Term } from '../_core/explain/explanation';
import { JournalLine } from '../journal/journal-line.type';
import { isNotFound, NotFound } from '../../api/graphql/refusals/not-found.type';
import { Money } from '../../api/graphql/scalars/money.type';
import { Position } from '../../api/graphql/scalars/position.scalar';
import { Answer } from '../../api/graphql/snapshot/answer.type';

export const TermKindName: Record<string, Term['kind']> = {
  LINE: 'line',
  FACT: 'fact',
  FIGURE: 'figure',
  COMPUTED: 'computed',
};
registerEnumType(TermKindName, {
  name: 'TermKind',
  description: 'Where a part of an amount comes from.',
  valuesMap: {
    LINE: { description: 'A line of the journal.' },
    FACT: { description: 'What a report changed of what was declared.' },
    FIGURE: { description: 'Another figure, which can be explained in its turn.' },
    COMPUTED: { description: 'Worked out, and rounded once.' },
  },
});

@ObjectType({ description: 'The rule that gives an amount.' })
export class CitedRule {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: 'Null of a rule of the ledger itself.' })
  citation!: string | null;

  @Field(() => String, { nullable: true })
  says!: string | null;
}

@ObjectType({ description: 'A report behind an amount: see the query events.' })
export class ExplainedFact {
  @Field(() => Position)
  recordNumber!: bigint;

  @Field(() => ID)
  eventId!: string;

  @Field()
  eventType!: string;

  @Field(() => String, { nullable: true, description: 'The slip or the box it names.' })
  document!: string | null;
}

@ObjectType({ description: 'A part of an amount.' })
export class ExplainedTerm {
  @Field(() => TermKindName)
  kind!: Term['kind'];

  @Field(() => Money, { description: 'What it adds to the amount.' })
  amount!: Money;

  @Field(() => ID, { nullable: true, description: 'The address of the figure it is, to be explained next.' })
  figure!: string | null;

  @Field(() => JournalLine, { nullable: true })
  line!: JournalLine | null;

  @Field(() => ExplainedFact, { nullable: true })
  fact!: ExplainedFact | null;

  @Field(() => CitedRule, { nullable: true })
  rule!: CitedRule | null;

  @Field(() => String, { nullable: true, description: 'What was worked out.' })
  says!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it was before it was rounded: an exact fraction of minor units.',
  })
  exact!: string | null;

  @Field(() => String, { nullable: true, description: 'The rounding step.' })
  rounding!: string | null;
}

@ObjectType('Explanation', { description: 'What an amount is made of.' })
export class ExplanationType extends Answer {
  @Field(() => ID, { description: 'Its address.' })
  figure!: string;

  @Field()
  en!: string;

  @Field()
  es!: string;

  @Field()
  formula!: string;

  @Field(() => Money, { description: 'As books and reports show it.' })
  amount!: Money;

  @Field(() => Money, { description: 'What all its parts add up to.' })
  explained!: Money;

  @Field({ description: 'Whether the two are equal; where not, the software is at fault.' })
  ties!: boolean;

  @Field(() => Int, { description: 'How many parts there are on all pages.' })
  termCount!: number;

  @Field(() => [ExplainedTerm])
  terms!: ExplainedTerm[];
}

export const CountedKindName: Record<string, CountedThing['kind']> = { EVENT: 'event', FINDING: 'finding' };
registerEnumType(CountedKindName, { name: 'CountedKind', description: 'What was counted.' });

@ObjectType('CountedThing', { description: 'An event or a finding that was counted.' })
export class CountedThingType {
  @Field(() => CountedKindName)
  kind!: CountedThing['kind'];

  @Field(() => ID, { description: 'Of the event, or of the finding.' })
  id!: string;

  @Field({ description: 'The type of the event, or the code of the finding.' })
  what!: string;

  @Field(() => Position, { description: 'The record that holds the event, or that opened the finding.' })
  recordNumber!: bigint;

  @Field(() => [ID], { description: 'The event, or those that the finding is about.' })
  eventIds!: readonly string[];
}

@ObjectType('CountExplanation', {
  description: 'What words were counted from, where no amounts are compared.',
})
export class CountExplanationType extends Answer {
  @Field(() => ID, { description: 'Its address.' })
  figure!: string;

  @Field()
  en!: string;

  @Field()
  es!: string;

  @Field()
  formula!: string;

  @Field()
  expected!: string;

  @Field()
  found!: string;

  @Field({ description: 'Whether the two are the same.' })
  ties!: boolean;

  @Field(() => Int, { description: 'How many things were counted, on all pages.' })
  count!: number;

  @Field(() => [CountedThingType], { description: 'None where nobody has reported any.' })
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
