import { ObjectType } from '@nestjs/graphql';
import { type AccountInChart, accountInChart, type ChartMapping } from '../casino/chart-mapping';
import type { JournalLineRow } from './journal.read-model';
import { moneyOf } from '../../api/scalars';
import type { LedgerRow } from './journal-lines.queries';
import { conceptOf, definitionOf } from '../event-contract/catalogue';
import { addressOfFigure } from '../_core/books/figure';
import { g } from '../../api/schema-fields';

@ObjectType('AccountInChart', {
  description: "What an account is called: in the casino's own chart, where its authorisation states one.",
})
export class AccountInChartType
  extends g.object({
    code: g.text(
      "The casino's code of it on the day; else the proposed code of the Spanish general chart (PGC); or empty.",
    ),
    name: g.text("The casino's own name of that code, else ours; with its game, pool and table."),
    nameEs: g.text('In Spanish.'),
  })
  implements AccountInChart {}

@ObjectType({ isAbstract: true })
export abstract class AccountSums extends g.object({
  account: g.text('Account path, e.g. commission:rake:lampland.'),
  inChart: g.of(() => AccountInChartType),
  debits: g.money('Sum of all debits.'),
  credits: g.money('Sum of all credits.'),
}) {}

@ObjectType({
  description: 'One line (apunte) of the journal. An entry (asiento) is the lines of one record number.',
})
export class JournalLine extends g.object({
  recordNumber: g.position('The record that caused the entry.'),
  line: g.int('1, 2, 3, … within the entry.'),
  entryKind: g.text('original, reversal or replacement.'),
  ofRecord: g.position('The record of the fact that the entry posts.'),
  eventId: g.id('Id of that event within its source.'),
  source: g.text('The source.'),
  eventType: g.text('Its type, with version.'),
  title: g.text('The title of its type in English.'),
  titleEs: g.text('The concept of the entry in the Spanish journal.'),
  gamingDay: g.gamingDay('The gaming day of the fact.'),
  bookingDay: g.gamingDay('The booking day.'),
  account: g.text(),
  inChart: g.of(() => AccountInChartType),
  subLedger: g.nullable(g.text('Slip, banker, bank, member or pool of a control account.')),
  table: g.nullable(g.text()),
  game: g.nullable(g.text('Game code.')),
  sessionNo: g.int('Table session of the day.'),
  debit: g.money(),
  credit: g.money(),
  basis: g.text('The source of the amount: declared, derived or count.'),
  ruleId: g.nullable(g.text('The rule the amount follows from.')),
  rulesRelease: g.text('The release whose rules posted it.'),
  slip: g.nullable(g.text()),
  figure: g.id(
    'The address of the movement of the account on the booking day, for `explain`: the line is one of its terms.',
  ),
}) {}

/** What a line shows of its type of event and of its place in the books. */
export const shownOfLine = ({
  eventType,
  account,
  bookingDay,
  currency,
}: Pick<JournalLineRow, 'eventType' | 'account' | 'bookingDay' | 'currency'>): Pick<
  JournalLine,
  'title' | 'titleEs' | 'figure'
> => ({
  title: definitionOf(eventType)?.title.en ?? eventType,
  titleEs: conceptOf(eventType),
  figure: addressOfFigure({ kind: 'movement', account, day: bookingDay, currency }),
});

/** Written field by field, because a page has hundreds of lines and spreading objects is slow. */
export const journalLineOf = (line: JournalLineRow, charts: readonly ChartMapping[]): JournalLine => ({
  recordNumber: line.recordNumber,
  line: line.line,
  entryKind: line.entryKind,
  ofRecord: line.ofRecord,
  eventId: line.eventId,
  source: line.source,
  eventType: line.eventType,
  gamingDay: line.gamingDay,
  bookingDay: line.bookingDay,
  account: line.account,
  inChart: accountInChart(line.account, line.bookingDay, charts),
  subLedger: line.subLedger,
  table: line.tableId,
  game: line.game,
  sessionNo: line.sessionNo,
  debit: moneyOf(line.debit, line.currency),
  credit: moneyOf(line.credit, line.currency),
  basis: line.basis,
  ruleId: line.ruleId,
  rulesRelease: line.rulesRelease,
  slip: line.slip,
  ...shownOfLine(line),
});

@ObjectType({ description: 'A line of an account in the general ledger (libro mayor).' })
export class LedgerLine extends g.object({
  line: g.of(() => JournalLine),
  before: g.money(
    'Balance before the line, with those that a filter leaves out: of the first line of a page what it carries forward (suma anterior).',
  ),
  balance: g.money(
    'Balance of the account, or of the accounts below it, in this currency after the line, including the opening balance: debits less credits.',
  ),
}) {}

export const ledgerLineOf = (row: LedgerRow, charts: readonly ChartMapping[]): LedgerLine => ({
  line: journalLineOf(row, charts),
  before: moneyOf(row.balance - row.debit + row.credit, row.currency),
  balance: moneyOf(row.balance, row.currency),
});
