import { schemaEnum } from '../../api/scalars';
import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { readFindingDecisions } from './findings.queries';
import { countFindings, type FindingsCountedBy, readFindings } from './findings-list.queries';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { PAGE } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { Answer } from '../../api/snapshot/operation-context';
import { findingKind } from '../../finding-catalogue/catalogue';
import { findingAt, FindingFilters, FindingType, findingsWanted } from './finding.type';
import { g } from '../../api/schema-fields';

const FindingOrder = { OLDEST: 'OLDEST', NEWEST: 'NEWEST' } as const;
schemaEnum(FindingOrder, 'FindingOrder', 'By the records that opened them.');

@ArgsType()
class FindingsArguments extends g.args(FindingFilters, {
  ...PAGE,
  order: g.byDefault(
    'OLDEST',
    g.of(() => FindingOrder),
  ),
}) {}

const CountedBy: Readonly<Record<FindingsCountedBy, FindingsCountedBy>> = {
  SEVERITY: 'SEVERITY',
  CODE: 'CODE',
  TABLE: 'TABLE',
  GAMING_DAY: 'GAMING_DAY',
  ASSIGNEE: 'ASSIGNEE',
};
schemaEnum(CountedBy, 'FindingsCountedBy', 'The property by which findings are counted.');

@ArgsType()
class FindingCountsArguments extends g.args(FindingFilters, {
  by: g.byDefault(
    'CODE',
    g.of(() => CountedBy),
  ),
}) {}

@ObjectType({ description: 'The number of findings with a common property.' })
class FindingCount extends g.object({
  key: g.text('The severity, code, table, day or person; empty: none.'),
  title: g.text('In words: of a code its title; else the key.'),
  titleEs: g.text('In Spanish.'),
  count: g.int(),
}) {}

@ObjectType({ description: 'Numbers of findings, the largest first.' })
class FindingCounts extends g.object(Answer, {
  counts: g.listOf(() => FindingCount, 'At most 200.'),
}) {}

const MOST_COUNTS = 200;

@Resolver()
@RequirePermission('findings:read')
export class FindingResolver {
  @ListField(FindingType, 'Findings in the order of the records that opened them; by default the open ones.')
  findings(@Args() args: FindingsArguments) {
    const { order } = args;
    return list({
      name: order === 'NEWEST' ? 'findings-newest' : 'findings',
      key: { openedBy: 'record', findingId: 'id' },
      read: (db, page) => readFindings(db, page, { ...findingsWanted(args), order }),
      beside: (db, page, rows) =>
        readFindingDecisions(db, { ...page, findings: rows.map(({ findingId }) => findingId) }),
      node: (row, { position }, said) => findingAt(row, position, said),
    });
  }

  @AnswerField(
    () => FindingCounts,
    'How many findings there are by severity, code, table, gaming day or person; by default the open ones.',
  )
  findingCounts(@Args() args: FindingCountsArguments): AnswerOf<FindingCounts> {
    const { by } = args;
    return async ({ manager, position }) => {
      const rows = await countFindings(manager, position, { ...findingsWanted(args), by }, MOST_COUNTS);
      return { counts: rows.map(countOf(by)) };
    };
  }
}

const countOf =
  (by: FindingsCountedBy) =>
  ({ key, count }: { readonly key: string; readonly count: string | bigint }): FindingCount => {
    const title = by === 'CODE' ? findingKind(key)?.title : undefined;
    return { key, title: title?.en ?? key, titleEs: title?.es ?? key, count: Number(count) };
  };
