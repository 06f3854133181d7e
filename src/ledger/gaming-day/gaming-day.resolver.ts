import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { isClosed } from '../casino/authorisation.state';
import type { ChartMapping } from '../casino/chart-mapping';
import { readFindingDecisions, type RecordedFindingDecision } from '../findings/findings.queries';
import type { RecordedDecision, SavedExplanation } from './decisions.queries';
import { decidersOf, readDecisions, readSavedExplanations } from './decisions.queries';
import { readCasinoBooks, readCharts, readKnownDays } from '../casino/known-days.queries';
import { type GamingDayBooks, readGamingDay } from './gaming-day.queries';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { ListArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { notFound, NotFound, foundOrNot } from '../../api/not-found.type';
import { eventName, schemaEnum } from '../../api/scalars';
import { CasinoArguments } from '../../api/snapshot/casino-scope';
import { Answer } from '../../api/snapshot/operation-context';
import type { GamingDayClosed } from './gaming-day.events';
import type { GamingDayStatus } from './gaming-day.state';
import { findingDecisionOf, FindingDecisionType } from '../findings/finding.type';
import { DecisionSignatureType, imported, signatureOf } from '../register/event.resolver';
import { savedExplanationOf, SavedExplanationType } from './explanation.resolver';
import { tieOutOf, TieOutType } from './tie-out.type';
import { g } from '../../api/schema-fields';

@ArgsType()
export class GamingDayArguments extends g.args(CasinoArguments, {
  day: g.gamingDay(),
}) {}

@ObjectType({ description: 'A decision about a gaming day.' })
class GamingDayDecision extends g.object({
  what: g.text('The type of event: gaming-day.closed.'),
  by: g.list(g.text('The persons; two for a reopening.')),
  at: g.text('The stated time.'),
  recordNumber: g.position(),
  words: g.nullable(g.text('The reason of a reopening; the text of a certification.')),
  signature: g.of(() => DecisionSignatureType),
  imported,
}) {}

@ObjectType()
class GamingDayListed extends g.object({
  day: g.gamingDay(),
  closed: g.bool('Whether its books are closed.'),
  certified: g.bool('Whether its closed books are certified.'),
  decisions: g.listOf(() => GamingDayDecision),
}) {}

export const GamingDayStatusName: Record<Uppercase<GamingDayStatus>, GamingDayStatus> = {
  OPEN: 'open',
  COUNTING: 'counting',
  PRELIMINARY: 'preliminary',
  CLOSED: 'closed',
  CERTIFIED: 'certified',
  REOPENED: 'reopened',
};

@ObjectType('GamingDayFound', {
  description: 'A gaming day: status, decisions, and whether its books tie.',
})
class GamingDayFound extends g.object(Answer, {
  day: g.gamingDay(),
  status: g.of(() => GamingDayStatusName),
  openTables: g.list(g.text('Tables that are still open.')),
  uncounted: g.list(g.text('What is still to be counted.')),
  checkedThrough: g.position('The record up to which the books were checked; for a closed day, its close.'),
  tieOuts: g.listOf(() => TieOutType, 'K1 to K13.'),
  decisions: g.listOf(() => GamingDayDecision, 'In the order of the records.'),
  savedExplanations: g.listOf(
    () => SavedExplanationType,
    'What was saved of explanations and counts only once the day is closed with it; of a closed day none.',
  ),
  findingDecisions: g.listOf(
    () => FindingDecisionType,
    'Decisions of persons about findings of the day, in the order of the records.',
  ),
}) {}

const GamingDayAnswer = foundOrNot('GamingDayAnswer', GamingDayFound);

const decisionOf = (decision: RecordedDecision): GamingDayDecision => {
  const { reason, statement } = decision.data as { reason?: string; statement?: string };
  return {
    what: eventName(decision.type),
    by: decidersOf(decision).map(({ id, name }) => name ?? id),
    at: decision.happenedAt,
    recordNumber: decision.recordNumber,
    words: reason ?? statement ?? null,
    imported: decision.imported ?? null,
    signature: signatureOf(decision.signedWith, decision),
  };
};

@Resolver()
@RequirePermission('days:read')
export class GamingDayResolver {
  @AnswerField(
    () => GamingDayAnswer,
    'A gaming day (jornada) with its tie-outs; for a closed day, those of its close.',
  )
  gamingDay(@Args() { day }: GamingDayArguments): AnswerOf<GamingDayFound | NotFound> {
    return async ({ manager, casino, position }) => {
      const asked = { casino, day, position };
      const books = await readGamingDay(manager, asked);
      if (!books.known) return notFound('GAMING_DAY.UNKNOWN');
      return gamingDayFound(books, {
        said: await readFindingDecisions(manager, asked),
        saved: await readSavedExplanations(manager, asked),
        charts: await readCharts(manager, asked),
      });
    };
  }

  @ListField(GamingDayListed, 'Gaming days, the latest first.', 'GamingDay')
  gamingDays(@Args() _page: ListArguments) {
    return list({
      name: 'gaming-days',
      key: { day: 'text' },
      read: async (db, { after, ...page }) =>
        (await readKnownDays(db, { ...page, before: after?.[0] })).map((day) => ({ day })),
      beside: async (db, { casino, position }, rows) => ({
        decisions: await readDecisions(db, { casino, position, days: rows.map(({ day }) => day) }),
        books: await readCasinoBooks(db, { casino, position }),
      }),
      node: ({ day }, _page, { decisions, books }) => ({
        day,
        closed: isClosed(books.closedDays ?? [], day),
        certified: isClosed(books.certifiedDays ?? [], day),
        decisions: decisions.filter(({ gamingDay }) => gamingDay === day).map(decisionOf),
      }),
    });
  }
}

schemaEnum(GamingDayStatusName, 'GamingDayStatus', 'The status of a gaming day (jornada).', {
  OPEN: 'Tables are open.',
  COUNTING: 'No table is open; boxes, floats or the cage are not counted yet.',
  PRELIMINARY: 'Everything is counted; the books are ready to close.',
  CLOSED: 'Closed by an accountant; later facts count in later books.',
  CERTIFIED: 'Certified by a named person.',
  REOPENED: 'Reopened by two persons, until it is closed again.',
});

interface KnownBeside {
  readonly said: readonly RecordedFindingDecision[];
  readonly saved: readonly SavedExplanation[];
  readonly charts: readonly ChartMapping[];
}

function gamingDayFound(books: GamingDayBooks, { said, saved, charts }: KnownBeside) {
  const { day, status, progress, checkedThrough, tieOuts, decisions } = books;
  const closed = decisions.findLast(({ type }) => type === 'cagnotte.gaming-day.closed.v1');
  const explained = status === 'closed' || status === 'certified' ? closed : undefined;
  return {
    asOf: day,
    day,
    status,
    checkedThrough,
    ...progress,
    tieOuts: tieOuts.map((tieOut) =>
      tieOutOf(tieOut, {
        explained: (explained?.data as GamingDayClosed | undefined)?.explained,
        charts,
      }),
    ),
    decisions: decisions.map(decisionOf),
    savedExplanations: explained === undefined ? saved.map(savedExplanationOf) : [],
    findingDecisions: said.map(findingDecisionOf),
  };
}
