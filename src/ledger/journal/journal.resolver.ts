import { Args, ArgsType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { PagedPeriodArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { periodOf } from '../../api/snapshot/casino-scope';
import { JournalLine, journalLineOf, LedgerLine, ledgerLineOf } from './journal-line.type';
import { readCharts } from '../casino/known-days.queries';
import { readJournalLines, readLedgerLines } from './journal-lines.queries';
import { g } from '../../api/schema-fields';

@ArgsType()
class JournalArguments extends g.args(PagedPeriodArguments, {
  account: g.optional(g.text('Only lines of this account.')),
  bookingDay: g.optional(g.gamingDay('Only lines that count in the books of this day.')),
}) {}

@ArgsType()
class GeneralLedgerArguments extends g.args(PagedPeriodArguments, {
  account: g.text('Path, e.g. cash:cage.'),
}) {}

@Resolver()
@RequirePermission('ledger:read')
export class JournalResolver {
  @ListField(JournalLine, 'The journal (libro diario), in the order of the records.')
  journal(@Args() args: JournalArguments) {
    return list({
      name: 'journal',
      key: { recordNumber: 'record', line: 'line' },
      read: (db, page) => readJournalLines(db, page, periodOf(args, page.position), args),
      beside: readCharts,
      node: (line, _page, charts) => journalLineOf(line, charts),
    });
  }

  @ListField(
    LedgerLine,
    'The general ledger (libro mayor): the lines of one account with the balance after each.',
  )
  generalLedger(@Args() args: GeneralLedgerArguments) {
    return list({
      name: 'general-ledger',
      key: { recordNumber: 'record', line: 'line' },
      read: (db, page) => readLedgerLines(db, page, periodOf(args, page.position), args.account),
      beside: readCharts,
      node: (line, _page, charts) => ledgerLineOf(line, charts),
    });
  }
}
