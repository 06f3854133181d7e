import { Args, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { TableSessionRow } from './table-session.read-model';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { list, ListField } from '../../api/list-field';
import { notFound, NotFound, foundOrNot } from '../../api/not-found.type';
import { Answer } from '../../api/snapshot/operation-context';
import { partOfSessions } from '../../api/snapshot/operation-snapshot';
import type { SessionAt } from '../_core/store/statement-parts';
import { InSession, OfTablesArguments, SessionArguments } from '../../api/shared-fields.type';
import { readTableSessions } from './session.queries';
import { g } from '../../api/schema-fields';

@ObjectType('TableSession', { description: 'A session of a table: its declarations and its result.' })
export class TableSessionType extends g.object(InSession, {
  firstRecord: g.position('The record that first mentions it.'),
}) {
  at!: SessionAt;
}

@ObjectType()
class TableSessionFound extends g.object(Answer, {
  session: g.of(() => TableSessionType),
}) {}

const TableSessionAnswer = foundOrNot('TableSessionAnswer', TableSessionFound);

const tableSessionOf = (row: TableSessionRow, position: bigint): TableSessionType => {
  const { casino, tableId: table, gamingDay, sessionNo, firstRecord } = row;
  const session = { table, gamingDay, sessionNo };
  return { ...session, firstRecord, at: { casino, position, ...session } };
};

@Resolver()
@RequirePermission('tables:read')
export class TableSessionResolver {
  @ListField(
    TableSessionType,
    'Sessions of tables (anticipos y recuentos), in the order of their first record.',
  )
  tableSessions(@Args() args: OfTablesArguments) {
    return list({
      name: 'table-sessions',
      key: { firstRecord: 'record' },
      about: partOfSessions(args),
      read: (db, page) => readTableSessions(db, page, args),
      node: (session, { position }) => tableSessionOf(session, position),
    });
  }

  @AnswerField(() => TableSessionAnswer, 'One session of a table.')
  tableSession(@Args() args: SessionArguments): AnswerOf<TableSessionFound | NotFound> {
    return async ({ manager, casino, position }) => {
      const [found] = await readTableSessions(manager, { casino, position, limit: 1 }, args);
      if (found === undefined) return notFound('TABLE_SESSION.UNKNOWN');
      return { about: partOfSessions(args), session: tableSessionOf(found, position) };
    };
  }
}

@ObjectType({
  description:
    'The result of a house-banked table in the register of floats: R = (I + D + C + JP + SL) - (O + F + JS).',
})
export class SessionResult extends g.object({
  inventory: g.money('I: closing inventory, cloth empty.'),
  drop: g.money('D: cash counted in the boxes (drop).'),
  credits: g.money('C: credits to the cage (devoluciones).'),
  prizes: g.money('JP: pool prizes paid from the float.'),
  toSlot: g.money('SL: deductions moved from the float to a slot.'),
  openingFloat: g.money('O: opening float, including the locked float found.'),
  fills: g.money('F: fills (reposiciones).'),
  stakesSwept: g.money('JS: pool stakes swept into the float.'),
  fromCounts: g.money('R, from the counts.'),
  fromBooks: g.money('R, from the books: win + commission + variances of table and drop.'),
  ties: g.bool('Whether the two agree to the cent.'),
}) {}

@ObjectType({
  description: 'The postings of a session at its table; a gain of the house is positive.',
})
export class SessionBooks extends g.object({
  win: g.money('Won from players before deductions; non-banked games have none.'),
  commission: g.money('Commissions, rakes, session charges and deductions.'),
  tableVariance: g.money('Counted float less ledger: a shortage is negative.'),
  dropVariance: g.money('Counted boxes less exchanges: a shortage is negative.'),
}) {}
