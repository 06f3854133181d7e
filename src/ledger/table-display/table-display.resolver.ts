import { Args, ArgsType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { notFound, type NotFound } from '../../api/not-found.type';
import { g } from '../../api/schema-fields';
import { CasinoArguments } from '../../api/snapshot/casino-scope';
import { readTableDisplay } from './table-display.queries';
import { displayOf, type TableDisplay, TableDisplayAnswer } from './table-display.type';

@ArgsType()
class TableDisplayArguments extends g.args(CasinoArguments, {
  table: g.text(),
}) {}

@Resolver()
@RequirePermission('tables:read')
export class TableDisplayResolver {
  @AnswerField(
    () => TableDisplayAnswer,
    'What a screen at a table shows to everybody: limits, pay table, meters, scales of prizes, what was announced.',
  )
  tableDisplay(@Args() { table }: TableDisplayArguments): AnswerOf<TableDisplay | NotFound> {
    return async ({ manager, casino, position }) => {
      const found = await readTableDisplay(manager, { casino, position }, table);
      return found === undefined ? notFound('TABLE.NOT_AUTHORISED') : displayOf(found);
    };
  }
}
