import { ObjectType } from '@nestjs/graphql';
import { type AccountInChart, accountInChart, type ChartMapping } from '../casino/chart-mapping';
import type { JournalLineRow } from './journal.read-model';
import { moneyOf } from '../../api/scalars';
import type { LedgerRow } from './journal-lines.queries';
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
}) {}

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
});

@ObjectType({ description: 'A line of an account in the general ledger (libro mayor).' })
export class LedgerLine extends g.object({
  line: g.of(() => JournalLine),
  balance: g.money(
    'Balance of the account in this currency after the line, including its opening balance: debits less credits.',
  ),
}) {}

export const ledgerLineOf = (row: LedgerRow, charts: readonly ChartMapping[]): LedgerLine => ({
  line: journalLineOf(row, charts),
  balance: moneyOf(row.balance, row.currency),
});
