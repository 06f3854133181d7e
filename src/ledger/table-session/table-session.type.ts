import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { SessionAt } from '../_core/store/session-key.queries';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { isNotFound, NotFound } from '../../api/graphql/refusals/not-found.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Money } from '../../api/graphql/scalars/money.type';
import { Position } from '../../api/graphql/scalars/position.scalar';
import { Answer } from '../../api/graphql/snapshot/answer.type';

@ObjectType({
  description:
    'The result of a house-banked table in the register of floats: R = (I + D + C + JP + SL) - (O + F + JS).',
})
export class SessionResult {
  @Field(() => Money, { description: 'I: closing inventory, cloth empty.' })
  inventory!: Money;

  @Field(() => Money, { description: 'D: cash counted in the boxes (drop).' })
  drop!: Money;

  @Field(() => Money, { description: 'C: credits to the cage (devoluciones).' })
  credits!: Money;

  @Field(() => Money, { description: 'JP: pool prizes paid from the float.' })
  prizes!: Money;

  @Field(() => Money, { description: 'SL: deductions moved from the float to a slot.' })
  toSlot!: Money;

  @Field(() => Money, { description: 'O: opening float, including the locked float found.' })
  openingFloat!: Money;

  @Field(() => Money, { description: 'F: fills (reposiciones).' })
  fills!: Money;

  @Field(() => Money, { description: 'JS: pool stakes swept into the float.' })
  stakesSwept!: Money;

  @Field(() => Money, { description: 'R, from the counts.' })
  fromCounts!: Money;

  @Field(() => Money, { description: 'R, from the books: win + commission + variances of table and drop.' })
  fromBooks!: Money;

  @Field({ description: 'Whether the two agree to the cent.' })
  ties!: boolean;
}

@ObjectType({
  description: 'The postings of a session at its table; a gain of the house is positive.',
})
export class SessionBooks {
  @Field(() => Money, { description: 'Won from players before deductions; non-banked games have none.' })
  win!: Money;

  @Field(() => Money, { description: 'Commissions, rakes, session charges and deductions.' })
  commission!: Money;

  @Field(() => Money, { description: 'Counted float less ledger: a shortage is negative.' })
  tableVariance!: Money;

  @Field(() => Money, { description: 'Counted boxes less exchanges: a shortage is negative.' })
  dropVariance!: Money;
}

@ObjectType({ description: 'A session of a table: its declarations and its result.' })
export class TableSession {
  @Field()
  table!: string;

  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => Int, { description: 'Session of the table on that day.' })
  sessionNo!: number;

  @Field(() => Position, { description: 'The record that first mentions it.' })
  firstRecord!: bigint;

  at!: SessionAt;
}

export const TableSessionConnection = connectionOf(TableSession, 'TableSession');

@ObjectType()
export class TableSessionFound extends Answer {
  @Field(() => TableSession)
  session!: TableSession;
}

export const TableSessionAnswer = createUnionType({
  name: 'TableSessionAnswer',
  types: () => [TableSessionFound, NotFound] as const,
  resolveType: (answer: TableSessionFound | NotFound) => (isNotFound(answer) ? NotFound : TableSessionFound),
});

export interface SessionRow {
  readonly gamingDay: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly firstRecord: bigint;
}

export const tableSessionOf = (
  row: SessionRow,
  known: { readonly casino: string; readonly position: bigint },
): TableSession => {
  const { table, gamingDay, sessionNo, firstRecord } = row;
  return { table, gamingDay, sessionNo, firstRecord, at: { ...known, table, gamingDay, sessionNo } };
};
