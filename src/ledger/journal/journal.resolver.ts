import { Args, ArgsType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { PagedPeriodArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { periodOf } from '../../api/snapshot/casino-scope';
import { JournalLine, journalLineOf, LedgerLine, ledgerLineOf } from './journal-line.type';
import { readCharts } from '../casino/known-days.queries';
import { FILTERS, filterOf } from './journal-filter.type';
import { readJournalLines, readLedgerLines } from './journal-lines.queries';
import { g } from '../../api/schema-fields';

@ArgsType()
class JournalArguments extends g.args(PagedPeriodArguments, {
  account: g.optional(g.text('Only lines of this account; with subtree also of those below it.')),
  bookingDay: g.optional(g.gamingDay('Only lines that count in the books of this day.')),
  ...FILTERS,
}) {}

@ArgsType()
class GeneralLedgerArguments extends g.args(PagedPeriodArguments, {
  account: g.text('Path, e.g. cash:cage; with subtree the beginning of paths, e.g. cash.'),
  ...FILTERS,
}) {}

@Resolver()
@RequirePermission('ledger:read')
export class JournalResolver {
  @ListField(JournalLine, 'The journal (libro diario), in the order of the records.')
  journal(@Args() args: JournalArguments) {
    const filter = filterOf(args);
    return list({
      name: 'journal',
      key: { recordNumber: 'record', line: 'line' },
      read: (db, page) =>
        readJournalLines(db, page, periodOf(args, page.position), { filter, bookingDay: args.bookingDay }),
      beside: readCharts,
      node: (line, _page, charts) => journalLineOf(line, charts),
    });
  }

  @ListField(
    LedgerLine,
    'The general ledger (libro mayor): the lines of an account, or of all accounts below it, with the balance after each. Filters leave lines out and change no balance.',
  )
  generalLedger(@Args() args: GeneralLedgerArguments) {
    const { account, subtree } = args;
    const filter = { ...filterOf(args), branch: { account, subtree } };
    return list({
      name: 'general-ledger',
      key: { recordNumber: 'record', line: 'line' },
      read: (db, page) => readLedgerLines(db, page, periodOf(args, page.position), filter),
      beside: readCharts,
      node: (line, _page, charts) => ledgerLineOf(line, charts),
    });
  }
}
