import { Field, ObjectType } from '@nestjs/graphql';
import type { JournalLineRow } from './journal.read-model';
import type { Minor } from '../../kernel/money';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { JournalLine, journalLineOf } from './journal-line.type';
import { Money, moneyOf } from '../../api/graphql/scalars/money.type';

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

export const ledgerLineOf = ({ line, balance }: LedgerRow): LedgerLine => ({
  line: journalLineOf(line),
  balance: moneyOf(balance, line.currency),
});
