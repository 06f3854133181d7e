import { Args, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { Delivered, feedResolver, pageOfRecords, SubscriptionArguments } from '../../api/feed-reader';
import { foundOrNot, type NotFound, notFound } from '../../api/not-found.type';
import { eventName } from '../../api/scalars';
import { Answer } from '../../api/snapshot/operation-context';
import type { DaySession } from './day-figures';
import { readGamingDayStatus } from './gaming-day.queries';
import { readDayDecisions } from './decisions.queries';
import { GamingDayArguments, GamingDayStatusName } from './gaming-day.resolver';
import { g } from '../../api/schema-fields';

@ObjectType({ description: 'The progress of a session of a table towards the close of its day.' })
class SessionProgress extends g.object({
  table: g.text(),
  sessionNo: g.int('Table session of the day.'),
  houseBanked: g.bool('Whether its game is banked by the house, so that its float is counted.'),
  closed: g.bool('Whether the table was closed.'),
  signed: g.bool('Whether somebody certified the close.'),
  counted: g.nullable(
    g.bool('Whether its result is known from counts; null of a game that the house does not bank.'),
  ),
  boxesPlaced: g.int('Boxes put on the table.'),
  boxesCounted: g.int('Of these, counted.'),
}) {}

@ObjectType({ description: 'The progress of a gaming day towards its close, without amounts and checks.' })
class DayProgressFound extends g.object(Answer, {
  day: g.gamingDay(),
  status: g.of(() => GamingDayStatusName),
  cageCounted: g.bool('Whether the cage was counted for the close of the day.'),
  sessions: g.listOf(() => SessionProgress, 'In the order of opening; then those without an opening.'),
}) {}

const DayProgressAnswer = foundOrNot('DayProgressAnswer', DayProgressFound);

@Resolver()
@RequirePermission('days:read')
export class DayProgressResolver {
  @AnswerField(
    () => DayProgressAnswer,
    'What is closed and counted of a gaming day, table by table; gamingDay has its checks as well.',
  )
  dayProgress(@Args() { day }: GamingDayArguments): AnswerOf<DayProgressFound | NotFound> {
    return async ({ manager, casino, position }) => {
      const found = await readGamingDayStatus(manager, { casino, day, position });
      if (!found.known) return notFound('GAMING_DAY.UNKNOWN');
      const { status, isCageCounted: cageCounted, sessions } = found;
      return { asOf: day, day, status, cageCounted, sessions: sessions.map(sessionProgressOf) };
    };
  }
}

function sessionProgressOf({
  table,
  sessionNo,
  isHouseBanked,
  closed,
  signed,
  result,
  boxes,
}: DaySession): SessionProgress {
  const placed = boxes.filter(({ isPlaced }) => isPlaced);
  return {
    table,
    sessionNo,
    houseBanked: isHouseBanked,
    closed,
    signed,
    counted: isHouseBanked ? result !== undefined : null,
    boxesPlaced: placed.length,
    boxesCounted: placed.filter(({ counts }) => counts > 0).length,
  };
}

@ObjectType({ description: 'A decision about a gaming day: gamingDay has its words and the persons.' })
class GamingDayChanged extends g.object(Delivered, {
  day: g.gamingDay(),
  what: g.text('The type of event: gaming-day.closed.'),
}) {}

export const GamingDayChangedResolver = feedResolver({
  field: 'gamingDayChanged',
  description:
    'Gaming days as they are opened, closed, certified, proposed to be reopened and reopened, and explanations as they are saved, in the order of the records.',
  permission: 'days:read',
  item: () => GamingDayChanged,
  wanted: SubscriptionArguments,
  read: async (snapshot, span, { casino }) => {
    const rows = await snapshot.read((manager) => readDayDecisions(manager, { casino, ...span }));
    return pageOfRecords(rows, span, (position, [decision]) => ({
      position,
      day: decision!.gamingDay,
      what: eventName(decision!.type),
    }));
  },
});
