import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { type AccountInChart, accountInChart, type ChartMapping } from '../casino/chart-mapping';
import type { JournalLineRow } from './journal.read-model';
import { connectionOf } from '../../api/connection.type';
import { GamingDayType, Money, moneyOf, Position } from '../../api/scalars';
import type { Minor } from '../../kernel/money';

@ObjectType('AccountInChart', {
  description: "What an account is called: in the casino's own chart, where its authorisation states one.",
})
export class AccountInChartType implements AccountInChart {
  @Field({
    description:
      "The casino's code of it on the day; else the proposed code of the Spanish general chart (PGC); or empty.",
  })
  code!: string;

  @Field({ description: "The casino's own name of that code, else ours; with its game, pool and table." })
  name!: string;

  @Field({ description: 'In Spanish.' })
  nameEs!: string;
}

@ObjectType({ isAbstract: true })
export abstract class AccountSums {
  @Field({ description: 'Account path, e.g. commission:rake:lampland.' })
  account!: string;

  @Field(() => AccountInChartType)
  inChart!: AccountInChartType;

  @Field(() => Money, { description: 'Sum of all debits.' })
  debits!: Money;

  @Field(() => Money, { description: 'Sum of all credits.' })
  credits!: Money;
}

@ObjectType({
  description: 'One line (apunte) of the journal. An entry (asiento) is the lines of one record number.',
})
export class JournalLine {
  @Field(() => Position, { description: 'The record that caused the entry.' })
  recordNumber!: bigint;

  @Field(() => Int, { description: '1, 2, 3, … within the entry.' })
  line!: number;

  @Field({ description: 'original, reversal or replacement.' })
  entryKind!: string;

  @Field(() => Position, { description: 'The record of the fact that the entry posts.' })
  ofRecord!: bigint;

  @Field(() => ID, { description: 'Id of that event within its source.' })
  eventId!: string;

  @Field({ description: 'The source.' })
  source!: string;

  @Field({ description: 'Its type, with version.' })
  eventType!: string;

  @Field(() => GamingDayType, { description: 'The gaming day of the fact.' })
  gamingDay!: string;

  @Field(() => GamingDayType, { description: 'The booking day.' })
  bookingDay!: string;

  @Field()
  account!: string;

  @Field(() => AccountInChartType)
  inChart!: AccountInChartType;

  @Field(() => String, {
    nullable: true,
    description: 'Slip, banker, bank, member or pool of a control account.',
  })
  subLedger!: string | null;

  @Field(() => String, { nullable: true })
  table!: string | null;

  @Field(() => String, { nullable: true, description: 'Game code.' })
  game!: string | null;

  @Field(() => Int, { description: 'Table session of the day.' })
  sessionNo!: number;

  @Field(() => Money)
  debit!: Money;

  @Field(() => Money)
  credit!: Money;

  @Field({ description: 'The source of the amount: declared, derived or count.' })
  basis!: string;

  @Field(() => String, { nullable: true, description: 'The rule the amount follows from.' })
  ruleId!: string | null;

  @Field({ description: 'The release whose rules posted it.' })
  rulesRelease!: string;

  @Field(() => String, { nullable: true })
  slip!: string | null;
}

export const JournalLineConnection = connectionOf(JournalLine, 'JournalLine');

/** Field by field: a page has hundreds of these, and objects assembled from parts are slow to make and to read. */
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
export class LedgerLine {
  @Field(() => JournalLine)
  line!: JournalLine;

  @Field(() => Money, {
    description:
      'Balance of the account in this currency after the line, including its opening balance: debits less credits.',
  })
  balance!: Money;
}

export const LedgerLineConnection = connectionOf(LedgerLine, 'LedgerLine');

export interface LedgerRow {
  readonly line: JournalLineRow;
  readonly balance: Minor;
}

export const ledgerLineOf = ({ line, balance }: LedgerRow, charts: readonly ChartMapping[]): LedgerLine => ({
  line: journalLineOf(line, charts),
  balance: moneyOf(balance, line.currency),
});
