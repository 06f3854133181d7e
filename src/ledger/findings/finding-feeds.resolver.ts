import { schemaEnum } from '../../api/scalars';
import { ArgsType, Field, ObjectType } from '@nestjs/graphql';
import { Delivered, feedResolver, pageOfRecords, SubscriptionArguments } from '../../api/feed-reader';
import type { FindingSeverity } from '../../finding-catalogue/finding-kind';
import { findingAt, FindingType, Severity } from './finding.type';
import {
  type FindingChangeRow,
  readFindingChanges,
  readFindingDecisions,
  readFindingsRaised,
} from './findings.queries';

@ArgsType()
class FindingRaisedArguments extends SubscriptionArguments {
  @Field(() => Severity, { nullable: true })
  severity?: FindingSeverity;

  @Field({ nullable: true, description: 'Only findings about this table.' })
  table?: string;
}

@ObjectType({ description: 'The findings opened by one record.' })
class FindingsRaised extends Delivered {
  @Field(() => [FindingType], { description: 'Their state after that record.' })
  findings!: FindingType[];
}

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
class FindingChange {
  @Field(() => ChangeName)
  change!: FindingChangeRow['change'];

  @Field(() => FindingType, { description: 'Its state after the record.' })
  finding!: FindingType;
}

@ObjectType({ description: 'The effect of one record on findings.' })
class FindingsChanged extends Delivered {
  @Field(() => [FindingChange])
  changes!: FindingChange[];
}

export const FindingChangedResolver = feedResolver({
  field: 'findingChanged',
  description: 'Findings as they are raised, seen, assigned, noted and ended, in the order of the records.',
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
          said.filter((each) => each.finding === finding.findingId && each.recordNumber <= position),
        ),
      })),
    }));
  },
});
