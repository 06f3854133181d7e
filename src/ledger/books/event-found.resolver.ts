import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import type { EntityManager } from 'typeorm';
import { RequirePermission } from '../../access/require-permission.decorator';
import { badInput } from '../../api/coded-error';
import { foundOrNot, type NotFound, notFound } from '../../api/not-found.type';
import { CasinoArguments } from '../../api/snapshot/casino-scope';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { Answer } from '../../api/snapshot/operation-context';
import type { KnownBooks } from '../../api/snapshot/operation-snapshot';
import { correctionOf, CorrectionType } from '../corrections/correction.resolver';
import { readCorrections } from '../corrections/corrections.queries';
import { findingAt, FindingType } from '../findings/finding.type';
import { readFindingDecisions, readFindingsOfRecord } from '../findings/findings.queries';
import { readCharts } from '../casino/known-days.queries';
import { JournalLine } from '../journal/journal-line.type';
import { readLinesOfFact } from '../journal/journal.queries';
import { eventOf, RecordedEventType } from '../register/event.resolver';
import { readNamedRecord, type RecordNamed, type RegisteredRecord } from '../register/records';
import { lineShown } from './explain.resolver';
import { readSlipsOfRecord } from '../slips/slips.queries';
import { g } from '../../api/schema-fields';

@ArgsType()
class EventArguments extends g.args(CasinoArguments, {
  recordNumber: g.optional(g.position('Its record number; or give source and eventId.')),
  source: g.optional(g.text('The source.')),
  eventId: g.optional(g.id('Id of the event within its source.')),
}) {}

/** Limits each list of the answer. */
const MOST_OF_ONE = 500;

@ObjectType({ description: 'An event, and what became of it.' })
class EventFound extends g.object(Answer, {
  event: g.of(() => RecordedEventType),
  lines: g.listOf(
    () => JournalLine,
    `The lines of the journal about its fact, those that reverse and replace included; at most ${MOST_OF_ONE}.`,
  ),
  findings: g.listOf(() => FindingType, `Findings about its fact, open or closed; at most ${MOST_OF_ONE}.`),
  corrections: g.listOf(
    () => CorrectionType,
    `Corrections of this event, proposed or recorded; at most ${MOST_OF_ONE}.`,
  ),
  slips: g.list(g.id('The slips it names; see the query slip.')),
}) {}

const EventAnswer = foundOrNot('EventAnswer', EventFound);

/** Readers of events may also read the journal, findings, corrections and slips (`permission-matrix.spec.ts`). */
@Resolver()
@RequirePermission('events:read')
export class EventFoundResolver {
  @AnswerField(
    () => EventAnswer,
    'One event, by its record number or its identity, with its lines, findings, corrections and slips.',
  )
  event(@Args() args: EventArguments): AnswerOf<EventFound | NotFound> {
    const named = nameIn(args);
    return async ({ manager, casino, position }) => {
      const record = await readNamedRecord(manager, { casino, position, named });
      return record === undefined
        ? notFound('EVENT.UNKNOWN')
        : foundIn(manager, record, { casino, position });
    };
  }
}

async function foundIn(
  manager: EntityManager,
  record: RegisteredRecord,
  at: KnownBooks,
): Promise<Omit<EventFound, keyof Answer>> {
  const { position } = at;
  const wanted = { ...at, record: record.recordNumber, limit: MOST_OF_ONE };
  const corrects = { source: record.source, id: record.eventId };
  const findings = await readFindingsOfRecord(manager, wanted);
  const said = await readFindingDecisions(manager, {
    ...at,
    findings: findings.map(({ findingId }) => findingId),
  });
  const charts = await readCharts(manager, at);
  const lines = await readLinesOfFact(manager, wanted);
  const corrections = await readCorrections(manager, { ...at, corrects, limit: MOST_OF_ONE });
  return {
    event: eventOf(record, at),
    lines: lines.map((line) => lineShown(line, charts)),
    findings: findings.map((row) => findingAt(row, position, said)),
    corrections: corrections.map((known) => correctionOf(known, at)),
    slips: await readSlipsOfRecord(manager, wanted),
  };
}

/** @throws GraphQLError BAD_USER_INPUT unless it is the number alone, or the source and the id */
function nameIn({ recordNumber, source, eventId }: EventArguments): RecordNamed['named'] {
  if (recordNumber === undefined && source !== undefined && eventId !== undefined) return { source, eventId };
  if (recordNumber !== undefined && source === undefined && eventId === undefined) return { recordNumber };
  throw badInput({
    en: 'event: give recordNumber alone, or source and eventId.',
    es: 'event: indique solo recordNumber, o bien source y eventId.',
  });
}
