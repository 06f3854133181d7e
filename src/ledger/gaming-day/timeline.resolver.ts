import { Args, ArgsType, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { badInput } from '../../api/coded-error';
import { schemaEnum } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import { KnownAt, OfCasinoArguments, recordOfKnownAt } from '../../api/snapshot/casino-scope';
import { Answer, Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import {
  type MarkKind,
  MARKS,
  readMomentOfRecord,
  readNeighbours,
  readTimelineMarks,
} from './timeline.queries';

const MarkKindName: Readonly<Record<string, MarkKind>> = Object.fromEntries(
  MARKS.map((kind) => [kind.toUpperCase(), kind]),
);
schemaEnum(MarkKindName, 'TimelineMarkKind', 'What stands out among the records of a casino.', {
  CLOSED: 'The books of a gaming day were closed.',
  CERTIFIED: 'A closed gaming day was certified.',
  REOPENED: 'A closed gaming day was reopened.',
  CORRECTED: 'A recorded fact was corrected.',
  LATE: 'A fact came after the close of its gaming day, and was booked on a later one.',
});

@ObjectType({ description: 'A record at which the books of closed days were decided about or changed.' })
class TimelineMark extends g.object({
  kind: g.of(() => MarkKindName),
  recordNumber: g.position(),
  recordedAt: g.instant('When the service recorded it.'),
  gamingDay: g.gamingDay('Of several days, the first.'),
  count: g.int('Marks of this kind in its part of the timeline, of which it is the last.'),
}) {}

@ObjectType({ description: 'A moment among the records of a casino, for queries with knownAt.' })
class TimelinePoint extends g.object({
  recordNumber: g.position('The last record that it includes; 0 before the first one.'),
  recordedAt: g.nullable(g.instant('When that record was recorded; null before the first one.')),
  previous: g.nullable(g.of(() => TimelineMark, 'The last mark before it.')),
  next: g.nullable(g.of(() => TimelineMark, 'The first mark after it.')),
}) {}

@ObjectType({ description: 'The records of a casino, with what stands out among them.' })
class Timeline extends g.object(Answer, {
  marks: g.listOf(() => TimelineMark, 'In the order of the records.'),
}) {
  casino!: string;
}

const MOST_BUCKETS = 500;

@ArgsType()
class TimelineArguments extends g.args(OfCasinoArguments, {
  from: g.byDefault(1n, g.position('Marks from this record on.')),
  to: g.optional(g.position('Marks up to this record, inclusive; default: the last one.')),
  buckets: g.byDefault(
    100,
    g.int(
      `In how many equal parts the records are divided, at most ${MOST_BUCKETS}; each has one mark of each kind.`,
    ),
  ),
}) {}

@Resolver(() => Timeline)
@RequirePermission('days:read')
export class TimelineResolver {
  @AnswerField(
    () => Timeline,
    'When the books of closed days were decided about or changed, for choosing a knownAt: closes, certifications, reopenings, corrections, late facts.',
  )
  timeline(@Args() { from, to: asked, buckets }: TimelineArguments): AnswerOf<Timeline> {
    if (buckets < 1 || buckets > MOST_BUCKETS) throw notSoManyBuckets(buckets);
    if (asked !== undefined && from > asked) throw endsBeforeItBegins(from, asked);
    return async ({ manager, casino, position }) => {
      const to = asked === undefined || asked > position ? position : asked;
      const marks =
        from > to ? [] : await readTimelineMarks(manager, { casino, position, from, to, buckets });
      return { casino, marks };
    };
  }

  @ResolveField(() => TimelinePoint, { description: 'A record or a moment, with the marks beside it.' })
  async at(
    @Parent() { casino, position }: Timeline,
    @Snapshot() snapshot: OperationSnapshot,
    @Args('moment', { type: () => KnownAt, nullable: true, description: 'Default: the last record.' })
    moment?: KnownAt,
  ): Promise<TimelinePoint> {
    const recordNumber = !moment
      ? position
      : await recordOfKnownAt(moment, { casino, last: position }, snapshot);
    return snapshot.read(async (manager) => {
      const recordedAt = await readMomentOfRecord(manager, { casino, record: recordNumber });
      const { previous, next } = await readNeighbours(manager, { casino, position, at: recordNumber });
      return {
        recordNumber,
        recordedAt: recordedAt ?? null,
        previous: previous ?? null,
        next: next ?? null,
      };
    });
  }
}

const endsBeforeItBegins = (from: bigint, to: bigint) =>
  badInput({
    en: `to is ${to}, before from, which is ${from}: give a last record that is not before the first.`,
    es: `to es ${to}, anterior a from, que es ${from}: indique un último registro que no sea anterior al primero.`,
  });

const notSoManyBuckets = (given: number) =>
  badInput({
    en: `buckets is ${given}: give a number from 1 to ${MOST_BUCKETS}.`,
    es: `buckets es ${given}: indique un número de 1 a ${MOST_BUCKETS}.`,
  });
