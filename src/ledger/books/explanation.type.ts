import { createUnionType, ObjectType } from '@nestjs/graphql';
import type { CountedThing, Term } from '../_core/books/cell-part';
import { JournalLine } from '../journal/journal-line.type';
import { isNotFound, NotFound } from '../../api/not-found.type';
import { schemaEnum } from '../../api/scalars';
import { Answer } from '../../api/snapshot/operation-context';
import { g } from '../../api/schema-fields';

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
export class CitedRule extends g.object({
  id: g.id(),
  citation: g.nullable(g.text('Null for a rule of the ledger itself.')),
  citationEs: g.nullable(g.text('In Spanish.')),
  says: g.nullable(g.text()),
}) {}

@ObjectType({ description: 'A report behind an amount; see the query events.' })
export class ExplainedFact extends g.object({
  recordNumber: g.position(),
  eventId: g.id(),
  eventType: g.text(),
  document: g.nullable(g.text('The slip or box it names.')),
}) {}

@ObjectType({ description: 'A part of an amount.' })
export class ExplainedTerm extends g.object({
  kind: g.of(() => TermKindName),
  amount: g.money('Its contribution to the amount.'),
  figure: g.nullable(g.id('The address of this figure, to explain it in turn.')),
  casino: g.nullable(g.id('The casino to explain it for, if it is another than the one that was asked.')),
  title: g.nullable(g.text('The name of this figure.')),
  titleEs: g.nullable(g.text('In Spanish.')),
  line: g.nullable(g.of(() => JournalLine)),
  fact: g.nullable(g.of(() => ExplainedFact)),
  rule: g.nullable(g.of(() => CitedRule)),
  says: g.nullable(g.text('The calculation.')),
  saysEs: g.nullable(g.text('In Spanish.')),
  exact: g.nullable(g.text('Its value before rounding: an exact fraction of minor units.')),
  rounding: g.nullable(g.text('The rounding step.')),
  roundingEs: g.nullable(g.text('In Spanish.')),
}) {}

@ObjectType({ isAbstract: true })
abstract class Explained extends g.object(Answer, {
  figure: g.id('Its address.'),
  en: g.text(),
  es: g.text(),
  formula: g.text(),
  formulaEs: g.text('In Spanish.'),
}) {}

@ObjectType('Explanation', { description: 'The explanation of an amount.' })
export class ExplanationType extends g.object(Explained, {
  amount: g.money('The value in books and reports.'),
  explained: g.money('The sum of all parts.'),
  ties: g.bool('Whether the two are equal; a difference is a bug.'),
  termCount: g.int('Number of parts on all pages.'),
  terms: g.listOf(() => ExplainedTerm),
}) {}

export const CountedKindName: Record<string, CountedThing['kind']> = { EVENT: 'event', FINDING: 'finding' };
schemaEnum(CountedKindName, 'CountedKind', 'A counted thing.');

@ObjectType('CountedThing', { description: 'A counted event or finding.' })
export class CountedThingType extends g.object({
  kind: g.of(() => CountedKindName),
  id: g.id('Id of the event or of the finding.'),
  what: g.text('The type of the event, or the code of the finding.'),
  recordNumber: g.position('The record of the event, or the one that opened the finding.'),
  eventIds: g.list(g.id('The event, or the events of the finding.')),
}) {}

@ObjectType('CountExplanation', {
  description: 'The counted things behind a comparison of words.',
})
export class CountExplanationType extends g.object(Explained, {
  expected: g.text(),
  found: g.text(),
  ties: g.bool('Whether the two are equal.'),
  count: g.int('Number of counted things on all pages.'),
  counted: g.listOf(() => CountedThingType, 'Empty if nobody has reported any.'),
}) {}

export const ExplanationAnswer = createUnionType({
  name: 'ExplanationAnswer',
  types: () => [ExplanationType, CountExplanationType, NotFound] as const,
  resolveType: (answer: ExplanationType | CountExplanationType | NotFound) => {
    if (isNotFound(answer)) return NotFound;
    return 'counted' in answer ? CountExplanationType : ExplanationType;
  },
});
