import { ObjectType } from '@nestjs/graphql';
import { PageInfo } from '../../api/connection.type';
import { moneyOf, schemaEnum } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import { Answer } from '../../api/snapshot/operation-context';
import { CasinoPosition } from '../../api/snapshot/several-casinos';
import { addressOfFigure } from '../_core/books/figure';
import type { DayOfBoard } from './day-board.queries';
import { type DayTask, TASKS, tasksOf } from './day-tasks';
import { decidersOf } from './decisions.queries';
import { GamingDayStatusName } from './gaming-day.resolver';

const DayTaskName: Readonly<Record<string, DayTask>> = Object.fromEntries(
  TASKS.map((task) => [task.replaceAll('-', '_').toUpperCase(), task]),
);
schemaEnum(DayTaskName, 'DayTask', 'What a gaming day waits for.', {
  CLOSE_TABLES: 'Tables are open: those who lead them close them (events:record).',
  COUNT: 'Boxes, floats or the cage are to be counted (events:record, counts:submit).',
  IDENTIFY_CUSTOMERS: 'A customer of 2,000 EUR or more was not identified (customers:identify).',
  CLOSE: 'Its books can be closed (days:close); gamingDay says what needs an explanation.',
  CERTIFY: 'Its closed books can be certified (days:certify).',
  APPROVE_REOPENING: 'A reopening was proposed; another person decides (days:reopen).',
  LOOK_AT_VIOLATIONS: 'Findings of violations are open (findings:decide).',
});

@ObjectType({ description: 'Open findings of a gaming day by severity.' })
class OpenFindings extends g.object({
  violations: g.int(),
  advisories: g.int(),
  information: g.int(),
}) {}

@ObjectType({ description: 'A gaming day in the list of days.' })
export class DayOfBoardType extends g.object({
  casino: g.id(),
  casinoName: g.nullable(g.text('By its letterhead; null if no authorisation states it.')),
  day: g.gamingDay(),
  status: g.of(() => GamingDayStatusName),
  checkedThrough: g.position('The record up to which its figures are read; for a closed day, its close.'),
  closedBy: g.nullable(g.text('Who closed it last; null while it is not closed.')),
  closedAt: g.nullable(g.text('The stated time.')),
  certifiedBy: g.nullable(g.text('Null while it is not certified.')),
  certifiedAt: g.nullable(g.text('The stated time.')),
  win: g.money('The total of the control book: income of the sessions that have one.'),
  withoutResult: g.int('House-banked sessions that are not counted, so that win has nothing of them.'),
  drop: g.money('Counted in boxes.'),
  commission: g.money('Commissions of its sessions; of non-banked tables they are part of win.'),
  duty: g.nullable(
    g.money('Accrued by its close, with earlier years; null while not closed, and without a schedule.'),
  ),
  openTables: g.list(g.text('Tables that are still open.')),
  uncounted: g.list(g.text('What is still to be counted.')),
  openFindings: g.of(() => OpenFindings, 'As known at the position of the answer.'),
  waitsFor: g.list(g.of(() => DayTaskName, 'What is to be done next.')),
  figure: g.text('The address of win: see the query explain.'),
}) {}

@ObjectType()
class DayOfBoardEdge extends g.object({ node: g.of(() => DayOfBoardType), cursor: g.text() }) {}

@ObjectType({ description: 'A page of the list of days of one or several casinos.' })
export class DayOfBoardConnection extends g.object(Answer, {
  positions: g.listOf(() => CasinoPosition, 'By casino; `position` is the highest of them.'),
  edges: g.listOf(() => DayOfBoardEdge),
  pageInfo: g.of(() => PageInfo),
}) {}

export function dayOfBoard(of: DayOfBoard): DayOfBoardType {
  const { casino, casinoName, day, status, checkedThrough, currency } = of;
  const { openTables, uncounted, withoutResult, openFindings } = of;
  const closed = status === 'closed' || status === 'certified' ? decidedBy(of, 'closed') : UNDECIDED;
  const certified = status === 'certified' ? decidedBy(of, 'certified') : UNDECIDED;
  return {
    casino,
    casinoName: casinoName ?? null,
    day,
    status,
    checkedThrough,
    closedBy: closed.by,
    closedAt: closed.at,
    certifiedBy: certified.by,
    certifiedAt: certified.at,
    win: moneyOf(of.win, currency),
    withoutResult,
    drop: moneyOf(of.drop, currency),
    commission: moneyOf(of.commission, currency),
    duty: of.duty === undefined ? null : moneyOf(of.duty, currency),
    openTables: [...openTables],
    uncounted: [...uncounted],
    openFindings: {
      violations: openFindings.violation,
      advisories: openFindings.advisory,
      information: openFindings.information,
    },
    waitsFor: tasksOf(of),
    figure: addressOfFigure({ kind: 'control-book', day }),
  };
}

const UNDECIDED = { by: null, at: null };

function decidedBy(
  { decisions }: DayOfBoard,
  act: 'closed' | 'certified',
): { readonly by: string | null; readonly at: string | null } {
  const last = decisions.findLast(({ type }) => type === `cagnotte.gaming-day.${act}.v1`);
  if (last === undefined) return UNDECIDED;
  return {
    by: decidersOf(last)
      .map(({ id, name }) => name ?? id)
      .join(', '),
    at: last.happenedAt,
  };
}
