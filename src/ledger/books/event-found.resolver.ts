import { Args, ArgsType, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { EntityManager } from 'typeorm';
import { RequirePermission } from '../../access/require-permission.decorator';
import { badInput } from '../../api/coded-error';
import { foundOrNot, type NotFound, notFound } from '../../api/not-found.type';
import { CasinoArguments, positionFor } from '../../api/snapshot/casino-scope';
import { Answer, Asked, type Asking } from '../../api/snapshot/operation-context';
import type { KnownBooks } from '../../api/snapshot/operation-snapshot';
import { correctionOf, CorrectionType } from '../corrections/correction.resolver';
import { readCorrections } from '../corrections/corrections.queries';
import { findingAt, FindingType } from '../findings/finding.type';
import { readFindingDecisions, readFindingsOfRecord } from '../findings/findings.queries';
import { readCharts } from '../gaming-day/known-days.queries';
import { JournalLine } from '../journal/journal-line.type';
import { readLinesOfFact } from '../journal/journal.queries';
import { eventOf, EventType } from '../register/event.resolver';
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

/** What one event leads to is shown so far; a casino of any size has less. */
const MOST_OF_ONE = 500;

@ObjectType({ description: 'An event, and what became of it.' })
class EventFound extends g.object(Answer, {
  event: g.of(() => EventType),
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
  @Query(() => EventAnswer, {
    description:
      'One event, by its record number or its identity, with its lines, findings, corrections and slips.',
  })
  async event(
    @Args() args: EventArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<EventFound | NotFound> {
    const named = nameIn(args);
    const { casino } = args;
    const position = await positionFor(principal, args, snapshot);
    return snapshot.read(async (manager) => {
      const record = await readNamedRecord(manager, { casino, position, named });
      return record === undefined
        ? notFound('EVENT.UNKNOWN')
        : foundIn(manager, record, { casino, position });
    });
  }
}

async function foundIn(
  manager: EntityManager,
  record: RegisteredRecord,
  at: KnownBooks,
): Promise<EventFound> {
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
    position,
    asOf: null,
    complete: true,
    event: eventOf(record, at),
    lines: lines.map((line) => lineShown(line, charts)),
    findings: findings.map((row) =>
      findingAt(
        row,
        position,
        said.filter(({ finding }) => finding === row.findingId),
      ),
    ),
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
