import { schemaEnum } from '../../api/scalars';
import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { readFindingDecisions } from './findings.queries';
import {
  countFindings,
  type FindingsCounted,
  type FindingsCountedBy,
  readFindings,
} from './findings-list.queries';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { PAGE } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { Answer } from '../../api/snapshot/operation-context';
import { badInput } from '../../api/coded-error';
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
  thenBy: g.optional(
    g.listOf(
      () => CountedBy,
      'Further properties, each other than `by`: every combination of values that findings have is counted.',
    ),
  ),
}) {}

const KEY = {
  key: g.text('The severity, code, table, day or person; empty: none.'),
  title: g.text('In words: of a code its title; else the key.'),
  titleEs: g.text('In Spanish.'),
};

@ObjectType({ description: 'The value of one property of findings that are counted together.' })
class FindingCountKey extends g.object({ property: g.of(() => CountedBy), ...KEY }) {}

@ObjectType({ description: 'The number of findings with common properties.' })
class FindingCount extends g.object({
  ...KEY,
  keys: g.listOf(
    () => FindingCountKey,
    'The values of `by` and of each property of `thenBy`, in that order.',
  ),
  count: g.int(),
}) {}

@ObjectType({ description: 'Numbers of findings, the largest first.' })
class FindingCounts extends g.object(Answer, {
  counts: g.listOf(() => FindingCount, 'At most 200; at most 1000 with `thenBy`.'),
  isCut: g.bool('Whether there are smaller numbers that are left out.'),
}) {}

const MOST_COUNTS = 200;
const MOST_COMBINED = 1_000;

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
    'How many findings there are by severity, code, table, gaming day or person, or by several of these at once; by default the open ones.',
  )
  findingCounts(@Args() args: FindingCountsArguments): AnswerOf<FindingCounts> {
    const { by: first, thenBy = [], ...filters } = args;
    const by = propertiesOf(first, thenBy);
    const most = by.length === 1 ? MOST_COUNTS : MOST_COMBINED;
    return async ({ manager, position }) => {
      const rows = await countFindings(manager, position, { ...findingsWanted(filters), by }, most + 1);
      return { counts: rows.slice(0, most).map(countOf(by)), isCut: rows.length > most };
    };
  }
}

/** @throws GraphQLError BAD_USER_INPUT for a property that is named twice */
function propertiesOf(
  first: FindingsCountedBy,
  others: readonly FindingsCountedBy[],
): readonly FindingsCountedBy[] {
  const by = [first, ...others];
  const twice = by.find((each, at) => by.indexOf(each) !== at);
  if (twice === undefined) return by;
  throw badInput({
    en: `thenBy: ${twice} is named twice, with by. Name each property once.`,
    es: `thenBy: ${twice} figura dos veces, contando by. Indique cada propiedad una sola vez.`,
  });
}

const countOf =
  (by: readonly FindingsCountedBy[]) =>
  ({ keys: values, count }: FindingsCounted): FindingCount => {
    const keys = by.map((property, at) => ({ property, ...keyOf(property, values[at]!) }));
    return { ...keyOf(by[0]!, values[0]!), keys, count };
  };

function keyOf(property: FindingsCountedBy, key: string): Pick<FindingCount, 'key' | 'title' | 'titleEs'> {
  const title = property === 'CODE' ? findingKind(key)?.title : undefined;
  return { key, title: title?.en ?? key, titleEs: title?.es ?? key };
}
