import { Args, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { TABLE_SESSION, type TableSessionRow } from './table-session.read-model';
import { type Connection, connectionOf, onePage, pageOf, pageRequest } from '../../api/connection.type';
import { type PagedList, plainRows } from '../../api/cursor';
import { notFound, NotFound, foundOrNot } from '../../api/not-found.type';
import { positionFor } from '../../api/snapshot/casino-scope';
import { Answer, Asked, type Asking } from '../../api/snapshot/operation-context';
import { sessionsIn } from '../../api/snapshot/operation-snapshot';
import type { SessionAt } from '../_core/store/statement-parts';
import { InSession, OfTablesArguments, SessionArguments, ofTables } from '../../api/shared-fields.type';
import { g } from '../../api/schema-fields';

const SESSIONS: PagedList = { name: 'table-sessions', key: ['record'] };

@ObjectType({ description: 'A session of a table: its declarations and its result.' })
export class TableSession extends g.object(InSession, {
  firstRecord: g.position('The record that first mentions it.'),
}) {
  at!: SessionAt;
}

const TableSessionConnection = connectionOf(TableSession, 'TableSession');

@ObjectType()
class TableSessionFound extends g.object(Answer, {
  session: g.of(() => TableSession),
}) {}

const TableSessionAnswer = foundOrNot('TableSessionAnswer', TableSessionFound);

const tableSessionOf = (row: TableSessionRow, position: bigint): TableSession => {
  const { casino, tableId: table, gamingDay, sessionNo, firstRecord } = row;
  const session = { table, gamingDay, sessionNo };
  return { ...session, firstRecord, at: { casino, position, ...session } };
};

@Resolver()
@RequirePermission('tables:read')
export class TableSessionResolver {
  @Query(() => TableSessionConnection, {
    description: 'Sessions of tables (anticipos y recuentos), in the order of their first record.',
  })
  async tableSessions(
    @Args() args: OfTablesArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<Connection<TableSession>> {
    const asked = { ...args, about: sessionsIn(args) };
    const page = pageRequest(SESSIONS, asked, await positionFor(principal, args, snapshot));
    const sessions = await snapshot.read((manager) => {
      const query = manager.createQueryBuilder(TABLE_SESSION, 'session').where(ofTables(args));
      return plainRows(onePage(query, 'session.firstRecord', page));
    });
    return pageOf(sessions, page, {
      node: (session) => tableSessionOf(session, page.position),
      key: ({ firstRecord }) => [firstRecord.toString()],
    });
  }

  @Query(() => TableSessionAnswer, { description: 'One session of a table.' })
  async tableSession(
    @Args() args: SessionArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<TableSessionFound | NotFound> {
    const { casino, table, gamingDay, sessionNo } = args;
    const position = await positionFor(principal, args, snapshot);
    const found = await snapshot.read((manager) =>
      manager.findOneBy(TABLE_SESSION, { casino, gamingDay, tableId: table, sessionNo }),
    );
    if (found === null || found.firstRecord > position) return notFound('TABLE_SESSION.UNKNOWN');
    const session = tableSessionOf(found, position);
    return { position, asOf: null, complete: true, about: sessionsIn(args), session };
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
