import { schemaEnum } from '../../api/scalars';
import { ArgsType, ObjectType } from '@nestjs/graphql';
import { Delivered, feedResolver, pageOfRecords, SubscriptionArguments } from '../../api/feed-reader';
import { findingAt, FindingType, Severity } from './finding.type';
import type { FindingChangeRow } from './findings.queries';
import { readFindingChanges, readFindingDecisions, readFindingsRaised } from './findings.queries';
import { g } from '../../api/schema-fields';

@ArgsType()
class FindingRaisedArguments extends g.args(SubscriptionArguments, {
  severity: g.optional(g.of(() => Severity)),
  table: g.optional(g.text('Only findings about this table.')),
}) {}

@ObjectType({ description: 'The findings opened by one record.' })
class FindingsRaised extends g.object(Delivered, {
  findings: g.listOf(() => FindingType, 'Their state after that record.'),
}) {}

export const FindingRaisedResolver = feedResolver({
  field: 'findingRaised',
  description: 'Findings, in the order of the records that open them.',
  permission: 'findings:read',
  item: () => FindingsRaised,
  wanted: FindingRaisedArguments,
  read: async (snapshot, span, wanted) => {
    const raised = await snapshot.read((manager) => readFindingsRaised(manager, { ...wanted, ...span }));
    const rows = raised.map((finding) => ({ position: finding.openedBy, finding }));
    return pageOfRecords(rows, span, (position, ofRecord) => ({
      position,
      findings: ofRecord.map(({ finding }) => findingAt(finding, position)),
    }));
  },
});

const ChangeName: Record<FindingChangeRow['change'], FindingChangeRow['change']> = {
  RAISED: 'RAISED',
  SEEN: 'SEEN',
  ASSIGNED: 'ASSIGNED',
  NOTED: 'NOTED',
  ENDED: 'ENDED',
};
schemaEnum(
  ChangeName,
  'FindingChangeKind',
  'The effect of a record on a finding. ENDED: by the rules, or resolved by a person.',
);

@ObjectType({ description: 'One change of one finding.' })
class FindingChange extends g.object({
  change: g.of(() => ChangeName),
  finding: g.of(() => FindingType, 'Its state after the record.'),
}) {}

@ObjectType({ description: 'The effect of one record on findings.' })
class FindingsChanged extends g.object(Delivered, {
  changes: g.listOf(() => FindingChange),
}) {}

export const FindingChangedResolver = feedResolver({
  field: 'findingChanged',
  description:
    'Findings as they are raised, acknowledged, assigned, noted and ended, in the order of the records.',
  permission: 'findings:read',
  item: () => FindingsChanged,
  wanted: SubscriptionArguments,
  read: async (snapshot, span, { casino }) => {
    const { rows, said } = await snapshot.read(async (manager) => {
      const changed = await readFindingChanges(manager, { casino, ...span });
      const findings = [...new Set(changed.map(({ findingId }) => findingId))];
      const wanted = { casino, position: span.upTo, findings };
      return { rows: changed, said: await readFindingDecisions(manager, wanted) };
    });
    return pageOfRecords(rows, span, (position, ofRecord) => ({
      position,
      changes: ofRecord.map(({ change, position: _, ...finding }) => ({
        change,
        finding: findingAt(
          finding,
          position,
          said.filter(({ recordNumber }) => recordNumber <= position),
        ),
      })),
    }));
  },
});
