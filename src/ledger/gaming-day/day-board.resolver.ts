import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { badInput } from '../../api/coded-error';
import { ListArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { moneyOf, schemaEnum } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import { addressOfFigure } from '../_core/books/figure';
import { type DayOfBoard, readDayBoard, readDaysOfBoard } from './day-board.queries';
import { decidersOf } from './decisions.queries';
import { GamingDayStatusName } from './gaming-day.resolver';
import { type DayTask, TASKS, tasksOf } from './day-tasks';

const DayTaskName: Readonly<Record<string, DayTask>> = Object.fromEntries(
  TASKS.map((task) => [task.replaceAll('-', '_').toUpperCase(), task]),
);
schemaEnum(DayTaskName, 'DayTask', 'What a gaming day waits for.', {
  CLOSE_TABLES: 'Tables are open: those who lead them close them (events:record).',
  COUNT: 'Boxes, floats or the cage are to be counted (events:record, counts:submit).',
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
class DayOfBoardType extends g.object({
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

@ArgsType()
class DayBoardArguments extends g.args(ListArguments, {
  from: g.gamingDay('The first day.'),
  to: g.gamingDay('The last day, inclusive.'),
}) {}

@Resolver()
@RequirePermission('days:read')
export class DayBoardResolver {
  @ListField(
    DayOfBoardType,
    'Gaming days with their figures, the latest first: status, win, drop, duty, open findings, and what each waits for. Figures of a closed day are those of its close.',
    'DayOfBoard',
  )
  dayBoard(@Args() { from, to }: DayBoardArguments) {
    if (to < from)
      throw badInput({
        en: `to is ${to}, before from, which is ${from}: give a last day that is not before the first.`,
        es: `to es ${to}, anterior a from, que es ${from}: indique un último día que no sea anterior al primero.`,
      });
    return list({
      name: 'day-board',
      key: { day: 'text' },
      read: (db, page) => readDaysOfBoard(db, page, { from, to }),
      beside: async (db, page, rows) => {
        const board = await readDayBoard(
          db,
          page,
          rows.map(({ day }) => day),
        );
        return new Map(board.map((each) => [each.day, each]));
      },
      node: ({ day }, _page, board) => dayOfBoard(board.get(day)!),
    });
  }
}

function dayOfBoard(of: DayOfBoard): DayOfBoardType {
  const { day, status, checkedThrough, currency, openTables, uncounted, withoutResult, openFindings } = of;
  const closed = status === 'closed' || status === 'certified' ? decidedBy(of, 'closed') : UNDECIDED;
  const certified = status === 'certified' ? decidedBy(of, 'certified') : UNDECIDED;
  return {
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
