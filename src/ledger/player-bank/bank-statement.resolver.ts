import { Args, ArgsType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { ListArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { g } from '../../api/schema-fields';
import { partOfSessions } from '../../api/snapshot/operation-snapshot';
import { readCasinoBooks } from '../casino/known-days.queries';
import { readBankStatements } from './bank-statement.queries';
import { BankStatementLine, statementLineOf } from './bank-statement.type';

@ArgsType()
class BankStatementArguments extends g.args(ListArguments, {
  table: g.text(),
  gamingDay: g.gamingDay(),
  sessionNo: g.byDefault(1, g.int()),
  bank: g.text('Its name, unique in its session.'),
}) {}

@Resolver()
@RequirePermission('tables:read')
export class BankStatementResolver {
  @ListField(
    BankStatementLine,
    "The statement of a players' bank (extracto de banca), line by line in the order of the facts; empty for an unknown bank.",
  )
  bankStatement(@Args() { table, gamingDay, sessionNo, bank }: BankStatementArguments) {
    const session = { table, gamingDay, sessionNo };
    return list({
      name: 'bank-statement',
      key: { recordNumber: 'record' },
      about: partOfSessions(session),
      read: async (db, { casino, position, after, limit }) => {
        const [lines = []] = await readBankStatements(db, [{ casino, position, ...session, bank }]);
        const [last] = after ?? [];
        const from =
          last === undefined ? 0 : lines.findIndex(({ recordNumber }) => `${recordNumber}` === `${last}`) + 1;
        return lines.slice(from, from + limit);
      },
      beside: async (db, { casino, position }) =>
        (await readCasinoBooks(db, { casino, position })).currency ?? 'EUR',
      node: (line, _page, currency) =>
        statementLineOf(line, { table, day: gamingDay, sessionNo, bank }, currency),
    });
  }
}
